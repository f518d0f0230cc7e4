import { firstEndingAfter, overlaps } from '../intervals/search.ts'
import type { Interval, IntervalSet } from '../intervals/types.ts'
import { findConflicts } from '../taken/find-conflicts.ts'
import { rowsOfDay } from '../taken/full-days.ts'
import type { BusyRow, DayCap, Source } from '../taken/types.ts'
import { DAY } from '../units.ts'
import { instantToWall, wallToInstant } from '../zones/wall-times.ts'
import type { AvailabilityContext, Candidate } from './availability-context.ts'
import { candidateRules } from './candidate-rules.ts'
import { gridRuns, gridStartFrom } from './grid.ts'
import type { RefusalRule } from './refusal-rules.ts'
import type { Change, DecideOptions, Refusal } from './types.ts'

type Finding = Omit<Refusal, 'resourceId' | 'nearestStart'>

/** Returns every rule by which one resource refuses the slot at `start`, with one refusal per busy row. */
export function candidateRefusals(
  candidate: Candidate,
  availabilityContext: AvailabilityContext,
  start: number,
  options: DecideOptions,
  isPrimary: boolean,
  nearestStart: number | null,
): Refusal[] {
  const rules = candidateRules(candidate, availabilityContext, start, options, isPrimary)
  const findings = rules.flatMap((rule) => listFindings(rule, candidate, availabilityContext, start))
  return findings.map((finding) => ({ ...finding, resourceId: candidate.resource.id, nearestStart }))
}

function listFindings(
  rule: RefusalRule,
  candidate: Candidate,
  availabilityContext: AvailabilityContext,
  start: number,
): Finding[] {
  const { resource } = candidate
  const core = { start, end: start + availabilityContext.duration }
  if (rule === 'OUTSIDE_HOURS')
    return [closedFinding(rule, hoursSource(candidate), resource.windows as IntervalSet, core)]
  if (rule === 'LOCATION_CLOSED') return [locationFinding(availabilityContext, core)]
  if (rule === 'DAY_FULL') return [dayFullFinding(candidate, resource.dayCap as DayCap, availabilityContext, start)]
  if (rule === 'OFF_GRID') return [offGridFinding(candidate, availabilityContext, start)]
  const whole = { start: start - availabilityContext.before, end: start + availabilityContext.tail }
  return findConflicts(resource.busy, whole, availabilityContext.now).map((row) => takenFinding(row, core, whole))
}

function takenFinding(row: BusyRow, core: Interval, whole: Interval): Finding {
  const interval = { start: row.start, end: row.end }
  if (row.heldUntil != null) {
    const source = row.source ?? { kind: 'HOLD', id: null }
    return { rule: 'HELD', source, interval, change: { kind: 'WAIT', until: row.heldUntil } }
  }
  const meetsCore = row.start < core.end && row.end > core.start
  const toFree = { start: Math.max(row.start, whole.start), end: Math.min(row.end, whole.end) }
  return {
    rule: meetsCore ? 'TAKEN' : 'BUFFER_TAKEN',
    source: row.source ?? { kind: 'BOOKING', id: null },
    interval,
    change: { kind: 'FREE', interval: toFree },
  }
}

function dayFullFinding(
  candidate: Candidate,
  cap: DayCap,
  availabilityContext: AvailabilityContext,
  start: number,
): Finding {
  const { resource, fullDays } = candidate
  const i = firstEndingAfter(fullDays, start)
  return {
    rule: 'DAY_FULL',
    source: cap.source ?? { kind: 'RESOURCE', id: resource.id },
    interval: { start: fullDays.starts[i] as number, end: fullDays.ends[i] as number },
    change: dayFullChange(candidate, cap, availabilityContext, start),
  }
}

/**
 * If expiring holds free the day, suggests waiting for them, otherwise the same time on the next day that is not full.
 */
function dayFullChange(
  { resource, fullDays }: Candidate,
  cap: DayCap,
  availabilityContext: AvailabilityContext,
  start: number,
): Change {
  const rows = rowsOfDay(resource.busy, cap, availabilityContext.now, start)
  const expiries = rows.flatMap((row) => row.heldUntil ?? []).sort((a, b) => a - b)
  const until = expiries[rows.length - cap.max]
  if (until !== undefined) return { kind: 'WAIT', until }
  let wall = instantToWall(start, cap.zone)
  let other = start
  while (overlaps(fullDays, other, other + 1)) {
    wall += DAY
    other = wallToInstant(wall, cap.zone)
  }
  return { kind: 'MOVE', start: other }
}

function locationFinding(availabilityContext: AvailabilityContext, core: Interval): Finding {
  const location = availabilityContext.input.location
  const source = location?.source ?? { kind: 'LOCATION_HOURS', id: null }
  return closedFinding('LOCATION_CLOSED', source, location?.windows as IntervalSet, core)
}

function closedFinding(rule: RefusalRule, source: Source, windows: IntervalSet, core: Interval): Finding {
  const interval = nearestWindow(windows, core)
  return { rule, source, interval, change: { kind: 'OPEN', interval: missingPart(core, interval) } }
}

/** Returns the window closest to the slot; of several that overlap it, the one that covers most of it. */
function nearestWindow(windows: IntervalSet, core: Interval): Interval | null {
  let nearest: Interval | null = null
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < windows.starts.length; i++) {
    const window = { start: windows.starts[i] as number, end: windows.ends[i] as number }
    const distance = Math.max(window.start, core.start) - Math.min(window.end, core.end)
    if (distance < least) [nearest, least] = [window, distance]
  }
  return nearest
}

/**
 * Returns what the window would have to cover in addition; the whole slot if the window does not overlap it or lies
 * inside it.
 */
function missingPart(core: Interval, window: Interval | null): Interval {
  if (!window || window.end <= core.start || window.start >= core.end) return core
  if (window.start <= core.start) return { start: window.end, end: core.end }
  return window.end >= core.end ? { start: core.start, end: window.start } : core
}

function offGridFinding(candidate: Candidate, availabilityContext: AvailabilityContext, start: number): Finding {
  const { windows } = candidate
  const interval = windows ? nearestWindow(windows, { start, end: start + availabilityContext.duration }) : null
  return {
    rule: 'OFF_GRID',
    source: hoursSource(candidate),
    interval,
    change: { kind: 'MOVE', start: nearestOnGrid(candidate, availabilityContext, start) },
  }
}

/**
 * Returns the grid start closest to one inside a window; the earlier of two. At most one step away, because the window
 * has a first start.
 */
function nearestOnGrid(candidate: Candidate, availabilityContext: AvailabilityContext, start: number): number {
  const { step } = availabilityContext
  let nearest = Number.POSITIVE_INFINITY
  for (const { anchor, first, last } of gridRuns(candidate, availabilityContext, start - step, start + step)) {
    const after = gridStartFrom(anchor, step, start)
    for (const each of [after - step, after]) {
      if (each >= first && each <= last && Math.abs(each - start) < Math.abs(nearest - start)) nearest = each
    }
  }
  return nearest
}

function hoursSource({ resource }: Candidate): Source {
  return resource.hoursSource ?? { kind: 'WORKING_HOURS', id: resource.id }
}
