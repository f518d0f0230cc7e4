import { insideOne, overlaps } from '../intervals/search.ts'
import { isOnGrid } from './grid.ts'
import { REFUSAL_RULES, type RefusalRule } from './refusal-rules.ts'
import type { Candidate, Scene } from './scene.ts'
import type { DecideOptions } from './types.ts'
import { isUntakenAt } from './walk-starts.ts'

/** Place of a rule in the order "nearest to bookable first". */
export function rankOf(rule: RefusalRule): number {
  return REFUSAL_RULES.indexOf(rule)
}

/** Which rule forbids a start that `walkStarts` called blocked; of several the one furthest from being free. */
export function blockingRule(candidate: Candidate, scene: Scene, start: number): RefusalRule {
  if (!isDayFull(candidate, start)) return takenRule(candidate, scene, start)
  // The slot alone: whatever its buffers meet is nearer to being free than a full day.
  return overlaps(candidate.resource.busy.taken, start, start + scene.duration) ? 'TAKEN' : 'DAY_FULL'
}

/**
 * Which rule forbids a start that is not free of taken or held time: `TAKEN` when the slot itself meets taken time,
 * `BUFFER_TAKEN` when only its buffers do, `HELD` when nothing but live holds stands in the way.
 */
function takenRule(candidate: Candidate, scene: Scene, start: number): RefusalRule {
  const { taken } = candidate.resource.busy
  if (overlaps(taken, start, start + scene.duration)) return 'TAKEN'
  return overlaps(taken, start - scene.before, start + scene.tail) ? 'BUFFER_TAKEN' : 'HELD'
}

/**
 * Every rule by which one resource refuses the slot at `start`; none when it is free for it. Primary resources are
 * asked for their grid and the place's hours, those of pools (`isPrimary` false) are not.
 */
export function candidateRules(
  candidate: Candidate,
  scene: Scene,
  start: number,
  options: DecideOptions,
  isPrimary: boolean,
): RefusalRule[] {
  const rules: RefusalRule[] = []
  if (!isUntakenAt(candidate, scene, start)) rules.push(takenRule(candidate, scene, start))
  if (isDayFull(candidate, start)) rules.push('DAY_FULL')
  const closed = closedRules(candidate, scene, start, isPrimary)
  if (closed.length > 0) return [...rules, ...closed]
  if (isPrimary && options.offGrid !== 'allow' && !isOnGrid(candidate, scene, start)) rules.push('OFF_GRID')
  return rules
}

function isDayFull({ fullDays }: Candidate, start: number): boolean {
  return overlaps(fullDays, start, start + 1)
}

function closedRules(candidate: Candidate, scene: Scene, start: number, isPrimary: boolean): RefusalRule[] {
  const end = start + scene.duration
  const own = candidate.resource.windows
  const place = isPrimary ? scene.input.place : null
  const rules: RefusalRule[] = []
  if (place && !insideOne(place.windows, start, end)) rules.push('LOCATION_CLOSED')
  if (own && !insideOne(own, start, end)) rules.push('OUTSIDE_HOURS')
  return rules
}
