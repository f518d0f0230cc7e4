import type { bookings } from '@kalends/contract'
import { fail } from '../../../refusal.ts'
import type { BookableAddOnGroup, BookableService } from '../../services/index.ts'
import type { BookingRow } from '../store/rows.ts'

type BookedAddOns = bookings.BookedAddOn[]

/**
 * The add-ons after a move; those it has where nothing else is sent. Changing them must have been allowed when it was
 * made and now.
 */
export function readAddOns(
  booking: BookingRow,
  service: BookableService,
  sent: readonly bookings.BookedAddOn[] | null | undefined,
  mayChange: boolean,
): BookedAddOns {
  if (!sent || isSame(booking.booked_add_ons, sent)) return booking.booked_add_ons
  if (!mayChange || !booking.flow_flags.allowAddOnChanges) return fail('ADD_ON_CHANGES_NOT_ALLOWED')
  const chosen = sent.map((addOn) => freeze(service.addOnGroups, addOn))
  if (service.addOnGroups.some((group) => isOverfull(group, chosen))) return fail('VALIDATION_FAILURE')
  return chosen
}

/** Minutes they add to an appointment. */
export function addOnMinutes(addOns: readonly bookings.BookedAddOn[]): number {
  return addOns.reduce((sum, { durationInMinutes }) => sum + (durationInMinutes ?? 0), 0)
}

/** Its name and length as they are now, for good. */
function freeze(groups: readonly BookableAddOnGroup[], sent: bookings.BookedAddOn): bookings.BookedAddOn {
  const [id, groupId] = [sent.id?.toLowerCase(), sent.groupId?.toLowerCase()]
  const group = groupId
    ? groups.find((it) => it.id === groupId)
    : groups.find((it) => it.addOns.some((of) => of.id === id))
  if (groupId && !group) return fail('ADD_ON_GROUP_NOT_FOUND')
  const addOn = group?.addOns.find((it) => it.id === id)
  if (!group || !addOn) return fail('ADD_ON_NOT_FOUND')
  const { name, durationMinutes, maxQuantity } = addOn
  const quantity = sent.quantity ?? 1
  if (quantity > (maxQuantity ?? 1)) return fail('VALIDATION_FAILURE')
  return {
    ...{ id: addOn.id, groupId: group.id, name },
    ...(durationMinutes === null ? { quantity } : { durationInMinutes: durationMinutes }),
  }
}

function isOverfull({ id, maxAddOns }: BookableAddOnGroup, chosen: BookedAddOns): boolean {
  const ofGroup = chosen.filter(({ groupId }) => groupId === id)
  return ofGroup.length > (maxAddOns ?? 21) || new Set(ofGroup.map((it) => it.id)).size < ofGroup.length
}

function isSame(has: BookedAddOns, sent: readonly bookings.BookedAddOn[]): boolean {
  const words = (addOns: readonly bookings.BookedAddOn[]) =>
    addOns.map(({ id, quantity }) => `${id?.toLowerCase()} ${quantity ?? 1}`).sort()
  return words(has).join() === words(sent).join()
}
