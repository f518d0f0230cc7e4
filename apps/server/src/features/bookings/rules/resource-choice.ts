import type { bookings } from '@kalends/contract'

export type ResourceChoice = {
  /** The requested resource; null for any free one. */
  resourceId: string | null
  /** The customer requested exactly this resource. */
  explicit: boolean
}

type Requested = {
  /** As sent in the slot. */
  resourceId: string | null | undefined
  selections: readonly bookings.ResourceSelection[] | null | undefined
  /** Further resource types, whose selections are ignored here. */
  furtherTypeIds: readonly string[]
}

/** Resolves the resource of an appointment. `UNNAMED` if one was said to be chosen but not named. */
export function resourceChoice({ resourceId, selections, furtherTypeIds }: Requested): ResourceChoice | 'UNNAMED' {
  const named = resourceId?.toLowerCase() || null
  const said = selections?.find(({ resourceTypeId }) => !resourceTypeId || !isFurther(resourceTypeId, furtherTypeIds))
  if (said?.selectionMethod === 'SPECIFIC_RESOURCE' && !named) return 'UNNAMED'
  const isOpen = said?.selectionMethod === 'ANY_RESOURCE' || said?.selectionMethod === 'NO_SELECTION'
  return { resourceId: named, explicit: named !== null && !isOpen }
}

/** The wish for a woman or a man among what was said of people and things. */
export function findGenderPreference(selections: readonly bookings.ResourceSelection[] | null | undefined) {
  return selections?.find(({ requestedGender }) => requestedGender?.gender)?.requestedGender
}

/** What was said of people and things, as a booking keeps it: how each was chosen, and no wish without a gender. */
export function storedSelections(
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
