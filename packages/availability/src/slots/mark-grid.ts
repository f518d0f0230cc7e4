import type { AvailabilityContext, Candidate } from './availability-context.ts'
import { blockingRule, ruleRank } from './candidate-rules.ts'
import { type GridRun, gridStartFrom } from './grid.ts'
import type { Lattice } from './lattice.ts'
import type { SlotTable } from './slot-table.ts'
import { walkStarts } from './walk-starts.ts'

/** The table being filled, and the state all resources share. */
export interface Marking {
  readonly availabilityContext: AvailabilityContext
  readonly lattice: Lattice
  readonly table: SlotTable
  /** `poolTable`. */
  readonly pools: Uint8Array | null
  readonly includeUnavailable: boolean
}

const NO_RESOURCE = ruleRank('NO_RESOURCE') + 1

/** Marks the grid of one primary resource: where it is free, and why it is not if that is requested. */
export function markGrid(marking: Marking, candidate: Candidate, runs: readonly GridRun[]): void {
  const { availabilityContext } = marking
  for (const { anchor, first, last } of runs) {
    walkStarts(candidate, availabilityContext, first, last, (from, to, free) => {
      const start = gridStartFrom(anchor, availabilityContext.step, from)
      if (free) markFree(marking, candidate, start, to)
      else if (marking.includeUnavailable) markBlocked(marking, candidate, start, to)
    })
  }
}

function markFree(
  { availabilityContext, lattice, table, pools, includeUnavailable }: Marking,
  { index }: Candidate,
  start: number,
  last: number,
): void {
  const { first, counts, reasons } = table
  const stride = availabilityContext.step / lattice.unit
  const end = (last - lattice.origin) / lattice.unit
  for (let point = (start - lattice.origin) / lattice.unit; point <= end; point += stride) {
    if (pools !== null && pools[point] === 0) {
      if (includeUnavailable) keepNearest(table, point, NO_RESOURCE)
      continue
    }
    const count = counts[point] as number
    if (count === 0) {
      first[point] = index + 1
      if (reasons[point] === 0) table.length++
    }
    counts[point] = count + 1
  }
}

function markBlocked(
  { availabilityContext, lattice, table, pools }: Marking,
  candidate: Candidate,
  from: number,
  last: number,
): void {
  for (let start = from; start <= last; start += availabilityContext.step) {
    const point = (start - lattice.origin) / lattice.unit
    const own = ruleRank(blockingRule(candidate, availabilityContext, start)) + 1
    keepNearest(table, point, pools !== null && pools[point] === 0 ? Math.max(own, NO_RESOURCE) : own)
  }
}

/** Of the reasons of several resources, keeps the one closest to free. */
function keepNearest(table: SlotTable, point: number, reason: number): void {
  const known = table.reasons[point] as number
  if (known === 0 && table.counts[point] === 0) table.length++
  if (known === 0 || reason < known) table.reasons[point] = reason
}
