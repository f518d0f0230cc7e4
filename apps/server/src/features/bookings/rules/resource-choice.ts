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

/** Resolves the resource of an appointment. `UNNAMED` if the selection claims a specific one without naming it. */
export function resourceChoice({ resourceId, selections, furtherTypeIds }: Requested): ResourceChoice | 'UNNAMED' {
  const named = resourceId?.toLowerCase() || null
  const said = selections?.find(({ resourceTypeId }) => !resourceTypeId || !isFurther(resourceTypeId, furtherTypeIds))
  if (said?.selectionMethod === 'SPECIFIC_RESOURCE' && !named) return 'UNNAMED'
  const isOpen = said?.selectionMethod === 'ANY_RESOURCE' || said?.selectionMethod === 'NO_SELECTION'
  return { resourceId: named, explicit: named !== null && !isOpen }
}

/** Finds the preferred gender among the resource selections. */
export function findGenderPreference(selections: readonly bookings.ResourceSelection[] | null | undefined) {
  return selections?.find(({ requestedGender }) => requestedGender?.gender)?.requestedGender
}

/** Returns the selections as a booking stores them: the method of each, and no preference without a gender. */
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
