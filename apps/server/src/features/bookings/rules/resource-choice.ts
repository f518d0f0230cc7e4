import type { bookings } from '@kalends/contract'

export type ResourceChoice = {
  /** Who is wanted; null: whoever is free. */
  resourceId: string | null
  /** The customer asked for this very one: nobody else will do. */
  explicit: boolean
}

type Requested = {
  /** As it stands in the slot. */
  resourceId: string | null | undefined
  selections: readonly bookings.ResourceSelection[] | null | undefined
  /** Types beside the one that is chosen: what is said of them steers nothing here. */
  furtherTypeIds: readonly string[]
}

/** Who an appointment is with, or the fault of saying that somebody was chosen and not whom. */
export function resourceChoice({ resourceId, selections, furtherTypeIds }: Requested): ResourceChoice | 'UNNAMED' {
  const named = resourceId?.toLowerCase() || null
  const said = selections?.find(({ resourceTypeId }) => !resourceTypeId || !isFurther(resourceTypeId, furtherTypeIds))
  if (said?.selectionMethod === 'SPECIFIC_RESOURCE' && !named) return 'UNNAMED'
  const isOpen = said?.selectionMethod === 'ANY_RESOURCE' || said?.selectionMethod === 'NO_SELECTION'
  return { resourceId: named, explicit: named !== null && !isOpen }
}

/** The wish for a woman or a man among what was said of people and things. */
export function wishIn(selections: readonly bookings.ResourceSelection[] | null | undefined) {
  return selections?.find(({ requestedGender }) => requestedGender?.gender)?.requestedGender
}

/** What was said of people and things, as a booking keeps it: how each was chosen, and no wish without a gender. */
export function keptSelections(
  selections: readonly bookings.ResourceSelection[] | null | undefined,
  { explicit }: ResourceChoice,
): bookings.ResourceSelection[] {
  return (selections ?? []).map(({ requestedGender, ...selection }) => ({
    ...selection,
    selectionMethod: selection.selectionMethod ?? (explicit ? 'SPECIFIC_RESOURCE' : 'ANY_RESOURCE'),
    ...(requestedGender?.gender ? { requestedGender } : {}),
  }))
}

function isFurther(typeId: string, furtherTypeIds: readonly string[]): boolean {
  return furtherTypeIds.includes(typeId.toLowerCase())
}
