import { MINUTE } from '../units.ts'
import type { GridRun } from './grid.ts'

/**
 * The coarsest even ladder of instants that holds every start of every grid: rung `i` is `origin + i × unit`. Each
 * resource may have a grid of its own, yet all of them can write into one table.
 */
export interface Lattice {
  readonly origin: number
  readonly unit: number
  readonly size: number
}

/** The lattice of some grids with one step between two instants, both included; null when there is no grid. Whole minutes. */
export function latticeOf(
  grids: readonly (readonly GridRun[])[],
  step: number,
  from: number,
  until: number,
): Lattice | null {
  const anchor = grids.find((runs) => runs.length > 0)?.[0]?.anchor
  if (anchor === undefined) return null
  let unitMinutes = step / MINUTE
  for (const runs of grids) {
    for (const run of runs) unitMinutes = commonMeasure(unitMinutes, Math.abs(run.anchor - anchor) / MINUTE)
  }
  const unit = unitMinutes * MINUTE
  const origin = anchor + Math.ceil((from - anchor) / unit) * unit
  return { origin, unit, size: Math.max(0, Math.floor((until - origin) / unit) + 1) }
}

/** Greatest common divisor of two whole numbers that fit into 32 bits, where the remainder is cheap. */
function commonMeasure(a: number, b: number): number {
  let [larger, smaller] = [a | 0, ((b | 0) % (a | 0)) | 0]
  while (smaller !== 0) [larger, smaller] = [smaller, (larger % smaller) | 0]
  return larger
}
