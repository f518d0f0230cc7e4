import { insideOne, overlaps } from '../intervals/search.ts'
import type { AvailabilityContext, Candidate } from './availability-context.ts'
import { isOnGrid } from './grid.ts'
import { REFUSAL_RULES, type RefusalRule } from './refusal-rules.ts'
import type { DecideOptions } from './types.ts'
import { isUntakenAt } from './walk-starts.ts'

/** Rank of a rule in the order "closest to bookable first". */
export function ruleRank(rule: RefusalRule): number {
  return REFUSAL_RULES.indexOf(rule)
}

/**
 * Returns the rule that forbids a start that `walkStarts` reported as blocked; of several, the one furthest from free.
 */
export function blockingRule(
  candidate: Candidate,
  availabilityContext: AvailabilityContext,
  start: number,
): RefusalRule {
  if (!isDayFull(candidate, start)) return takenRule(candidate, availabilityContext, start)
  // The slot without buffers: a conflict of its buffers is closer to free than a full day.
  return overlaps(candidate.resource.busy.taken, start, start + availabilityContext.duration) ? 'TAKEN' : 'DAY_FULL'
}

/**
 * Returns the rule that forbids a start that overlaps busy or held time: `TAKEN` if the slot itself overlaps busy time,
 * `BUFFER_TAKEN` if only its buffers do, `HELD` if it overlaps only live holds.
 */
function takenRule(candidate: Candidate, availabilityContext: AvailabilityContext, start: number): RefusalRule {
  const { taken } = candidate.resource.busy
  if (overlaps(taken, start, start + availabilityContext.duration)) return 'TAKEN'
  return overlaps(taken, start - availabilityContext.before, start + availabilityContext.tail) ? 'BUFFER_TAKEN' : 'HELD'
}

/**
 * Returns every rule by which one resource refuses the slot at `start`; none if it is free. Primary resources are
 * checked against their grid and the location's hours, those of pools (`isPrimary` false) are not.
 */
export function candidateRules(
  candidate: Candidate,
  availabilityContext: AvailabilityContext,
  start: number,
  options: DecideOptions,
  isPrimary: boolean,
): RefusalRule[] {
  const rules: RefusalRule[] = []
  if (!isUntakenAt(candidate, availabilityContext, start)) rules.push(takenRule(candidate, availabilityContext, start))
  if (isDayFull(candidate, start)) rules.push('DAY_FULL')
  const closed = closedRules(candidate, availabilityContext, start, isPrimary)
  if (closed.length > 0) return [...rules, ...closed]
  if (isPrimary && options.offGrid !== 'allow' && !isOnGrid(candidate, availabilityContext, start))
    rules.push('OFF_GRID')
  return rules
}

function isDayFull({ fullDays }: Candidate, start: number): boolean {
  return overlaps(fullDays, start, start + 1)
}

function closedRules(
  candidate: Candidate,
  availabilityContext: AvailabilityContext,
  start: number,
  isPrimary: boolean,
): RefusalRule[] {
  const end = start + availabilityContext.duration
  const own = candidate.resource.windows
  const location = isPrimary ? availabilityContext.input.location : null
  const rules: RefusalRule[] = []
  if (location && !insideOne(location.windows, start, end)) rules.push('LOCATION_CLOSED')
  if (own && !insideOne(own, start, end)) rules.push('OUTSIDE_HOURS')
  return rules
}
