import type { Explanation, RefusalRule } from '@kalends/availability'

export type RuleChecked = { rule: string; passed: boolean }

const ofRequest: readonly RefusalRule[] = [
  'ONLINE_BOOKING_OFF',
  'WRONG_DURATION',
  'PAST',
  'BEYOND_HORIZON',
  'TOO_EARLY',
  'TOO_LATE',
]
const ofCandidates: readonly RefusalRule[] = [
  'LOCATION_CLOSED',
  'OUTSIDE_HOURS',
  'OFF_GRID',
  'DAY_FULL',
  'TAKEN',
  'BUFFER_TAKEN',
  'HELD',
  'NO_RESOURCE',
]

/** Candidates for the slot itself, then for each further resource type. */
type Requested = { groups: readonly (readonly string[])[]; hasLocationHours: boolean }

/**
 * Returns every rule that was checked. Refusals of single candidates count only where none of their type is left: one
 * may be occupied while another is free.
 */
export function rulesChecked({ refusals }: Explanation, { groups, hasLocationHours }: Requested): RuleChecked[] {
  const refused = new Set(refusals.flatMap(({ resourceId }) => resourceId ?? []))
  const stuck = new Set(groups.filter((group) => group.every((id) => refused.has(id))).flat())
  const failed = new Set(
    refusals.flatMap(({ rule, resourceId }) => (resourceId === null || stuck.has(resourceId) ? rule : [])),
  )
  const rules = [...ofRequest, ...ofCandidates.filter((rule) => rule !== 'LOCATION_CLOSED' || hasLocationHours)]
  return rules.map((rule) => ({ rule, passed: !failed.has(rule) }))
}
