import { type Decision, decideSlot, type SlotList, slotEnd } from '@kalends/availability'
import type { timeSlots } from '@kalends/contract'
import type { ResourceFacts } from '../store/facts.ts'
import type { SlotShown } from '../view/time-slot.ts'
import type { AvailabilityContext } from './availability-contexts.ts'

/** Which kinds of free resources are named, and how many of each. */
export type Naming = { typeIds: ReadonlySet<string>; most: number }

/** How many free resources of a kind a list names. */
export const mostNamed = 10

/** Builds a listed slot. Computes free resources only if requested. */
export function shownSlot(
  availabilityContext: AvailabilityContext,
  list: SlotList,
  i: number,
  naming: Naming,
): SlotShown {
  const start = list.starts[i] as number
  const end = slotEnd(list, i)
  const known = naming.typeIds.size > 0 ? decideSlot(availabilityContext.input, { start, end }) : undefined
  return {
    offer: availabilityContext.offer,
    start,
    end,
    flags: list.flags[i] as number,
    free: list.reasons[i] === 0,
    policy: availabilityContext.input.rules.policy,
    availableResources: known ? freeResources(availabilityContext, known, naming) : [],
  }
}

/** Everyone and everything free, by kind. */
export function freeResources(
  availabilityContext: AvailabilityContext,
  { freeIds }: Decision,
  naming: Naming,
): timeSlots.AvailableResources[] {
  const { primary, pools } = availabilityContext.offer
  const groups = [primary, ...pools.map(({ resources }) => resources)]
  return groups.flatMap((resources, i) => {
    const typeId = resources[0]?.typeId
    if (!typeId || !naming.typeIds.has(typeId)) return []
    const byId = new Map<string, ResourceFacts>(resources.map((resource) => [resource.id, resource]))
    const free = (freeIds[i] ?? []).flatMap((id) => byId.get(id) ?? [])
    return [
      {
        resourceTypeId: typeId,
        resources: free.slice(0, naming.most).map(({ id, name }) => ({ id, name })),
        numberOfResourcesRequired: 1,
        hasMoreAvailableResources: free.length > naming.most,
      },
    ]
  })
}

/** Every kind of resource the service uses. */
export function allTypes({ offer: { primary, pools } }: AvailabilityContext): Set<string> {
  const resources = [...primary, ...pools.flatMap((pool) => pool.resources)]
  return new Set(resources.flatMap(({ typeId }) => typeId ?? []))
}
