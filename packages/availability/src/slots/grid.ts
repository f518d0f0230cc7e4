import { DAY, MINUTE } from '../units.ts'
import { firstInstantFrom, zoneSpan } from '../zones/zone-span.ts'
import type { AvailabilityContext, Candidate } from './availability-context.ts'
import { hasWholeDays } from './whole-days.ts'

/**
 * The starts of one open window: `anchor + k × step`, `first <= start <= last`, all epoch milliseconds. Runs of one
 * resource may overlap if its windows do, but no two contain the same start.
 */
export interface GridRun {
  readonly anchor: number
  readonly first: number
  readonly last: number
}

/**
 * Returns the grid of one resource between two instants, both inclusive. It restarts at the opening of each window; if
 * a resource is always open, at each local midnight. A grid begins on a whole minute.
 */
export function gridRuns(
  candidate: Candidate,
  availabilityContext: AvailabilityContext,
  from: number,
  until: number,
): GridRun[] {
  const { windows } = candidate
  if (!windows) return midnightRuns(availabilityContext, from, until)
  const runs: GridRun[] = []
  let latest = Number.NEGATIVE_INFINITY
  for (let i = 0; i < windows.starts.length; i++) {
    const anchor = wholeMinute(windows.starts[i] as number)
    const last = Math.min((windows.ends[i] as number) - availabilityContext.duration, until)
    const earliest = Math.max(anchor, from)
    const first = earliest > latest ? earliest : firstNewStart(runs, anchor, earliest, availabilityContext.step)
    if (first > last) continue
    runs.push({ anchor, first, last })
    latest = Math.max(latest, last)
  }
  return runs
}

/** If windows overlap on the same grid, the later run begins after the earlier one's last start. */
function firstNewStart(runs: readonly GridRun[], anchor: number, earliest: number, step: number): number {
  let first = earliest
  for (const run of runs) {
    if ((anchor - run.anchor) % step === 0) first = Math.max(first, run.last + 1)
  }
  return first
}

/**
 * Returns the first start of a run at or after an instant that is not before its anchor. May be after the run's last.
 */
export function gridStartFrom(anchor: number, step: number, instant: number): number {
  return anchor + Math.ceil((instant - anchor) / step) * step
}

/** Returns true if a window that fits a slot at `start` has it on its grid. */
export function isOnGrid(candidate: Candidate, availabilityContext: AvailabilityContext, start: number): boolean {
  if (availabilityContext.input.rules.days !== undefined) return hasWholeDays(availabilityContext, start)
  return gridRuns(candidate, availabilityContext, start, start).some(
    (run) => (start - run.anchor) % availabilityContext.step === 0,
  )
}

function midnightRuns(availabilityContext: AvailabilityContext, from: number, until: number): GridRun[] {
  const span = zoneSpan(availabilityContext.zone, from, until)
  const runs: GridRun[] = []
  let midnight = firstInstantFrom((Math.floor(from / DAY) - 1) * DAY, span)
  for (let day = Math.floor(from / DAY); midnight <= until; day++) {
    const next = firstInstantFrom(day * DAY, span)
    const anchor = wholeMinute(midnight)
    const first = Math.max(anchor, from)
    const last = Math.min(wholeMinute(next) - 1, until)
    if (first <= last) runs.push({ anchor, first, last })
    midnight = next
  }
  return runs
}

function wholeMinute(instant: number): number {
  return Math.ceil(instant / MINUTE) * MINUTE
}
