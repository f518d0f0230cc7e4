import { MINUTE } from '../units.ts'
import type { GridRun } from './grid.ts'

/**
 * The coarsest evenly spaced sequence of instants that contains every start of every grid: point `i` is `origin + i ×
 * unit`. Each resource may have its own grid, yet all of them can write into one table.
 */
export interface Lattice {
  readonly origin: number
  readonly unit: number
  readonly size: number
}

/**
 * Returns the lattice of grids with the same step between two instants, both inclusive; null without grids. Whole
 * minutes.
 */
export function buildLattice(
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

/** Returns the greatest common divisor of two integers that fit into 32 bits, where the remainder is cheap. */
function commonMeasure(a: number, b: number): number {
  let [larger, smaller] = [a | 0, ((b | 0) % (a | 0)) | 0]
  while (smaller !== 0) [larger, smaller] = [smaller, (larger % smaller) | 0]
  return larger
}
