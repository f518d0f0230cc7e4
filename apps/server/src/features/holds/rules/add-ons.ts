import type { bookings } from '@kalends/contract'

/** An offered add-on: it takes minutes, or has a quantity. */
export type OfferedAddOn = { id: string; name: string; durationMinutes: number | null; maxQuantity: number | null }

/** Add-ons a service offers together. */
export type OfferedGroup = { id: string; maxAddOns: number | null; addOns: readonly OfferedAddOn[] }

/** An invalid entry and the reason. */
export type AddOnFault = { field: string; why: string }

type Requested = bookings.BookedAddOn

/**
 * Returns the chosen add-ons with their current names and durations, as a booking stores them, or the first fault.
 * `loose` are add-ons of the whole business, for actors whom groups and limits do not bind.
 */
export function chosenAddOns(
  requested: readonly Requested[],
  groups: readonly OfferedGroup[],
  loose?: readonly OfferedAddOn[],
): bookings.BookedAddOn[] | AddOnFault {
  const chosen: bookings.BookedAddOn[] = []
  for (const [index, entry] of requested.entries()) {
    const field = `bookedAddOns[${index}]`
    const addOn = loose ? known(entry, loose) : known(entry, findGroup(entry, groups)?.addOns ?? [])
    if (!addOn) return { field, why: 'must be an add-on of the service, in a group that offers it' }
    const why = wrongQuantity(entry, addOn, loose !== undefined)
    if (why) return { field: `${field}.quantity`, why }
    if (chosen.some(({ id, groupId }) => id === addOn.id && groupId === entry.groupId?.toLowerCase()))
      return { field, why: 'must not be chosen twice' }
    chosen.push(frozen(entry, addOn))
  }
  return (loose ? undefined : overfull(chosen, groups)) ?? chosen
}

/** Returns the minutes these add-ons add to an appointment. */
export function addOnMinutes(addOns: readonly bookings.BookedAddOn[]): number {
  return addOns.reduce((sum, { durationInMinutes }) => sum + (durationInMinutes ?? 0), 0)
}

function findGroup({ groupId }: Requested, groups: readonly OfferedGroup[]): OfferedGroup | undefined {
  return groups.find(({ id }) => id === groupId?.toLowerCase())
}

function known({ id }: Requested, addOns: readonly OfferedAddOn[]): OfferedAddOn | undefined {
  return addOns.find((addOn) => addOn.id === id?.toLowerCase())
}

function wrongQuantity({ quantity }: Requested, { maxQuantity }: OfferedAddOn, unlimited: boolean): string | undefined {
  if (maxQuantity === null) return (quantity ?? 1) === 1 ? undefined : 'must be left out where an add-on takes time'
  return unlimited || (quantity ?? 1) <= maxQuantity ? undefined : `must not be more than ${maxQuantity}`
}

/** Returns the stored add-on. Only counted add-ons have a quantity. */
function frozen({ groupId, quantity }: Requested, { id, name, durationMinutes }: OfferedAddOn): bookings.BookedAddOn {
  const what = durationMinutes === null ? { quantity: quantity ?? 1 } : { durationInMinutes: durationMinutes }
  return { id, groupId: groupId?.toLowerCase() ?? null, name: [...name].slice(0, 100).join(''), ...what }
}

function overfull(chosen: readonly bookings.BookedAddOn[], groups: readonly OfferedGroup[]): AddOnFault | undefined {
  for (const { id, maxAddOns } of groups) {
    const count = chosen.filter(({ groupId }) => groupId === id).length
    if (maxAddOns !== null && count > maxAddOns)
      return { field: 'bookedAddOns', why: `must not have more than ${maxAddOns} of one group` }
  }
  return undefined
}
