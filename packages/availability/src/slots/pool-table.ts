import type { IntervalSet } from '../intervals/types.ts'
import type { AvailabilityContext, Candidate } from './availability-context.ts'
import type { Lattice } from './lattice.ts'
import { walkStarts } from './walk-starts.ts'

const ALWAYS: IntervalSet = {
  starts: Float64Array.of(Number.NEGATIVE_INFINITY),
  ends: Float64Array.of(Number.POSITIVE_INFINITY),
}

/**
 * Returns 1 for each lattice point at which every further pool has a free resource, otherwise 0; null without further
 * pools.
 */
export function poolTable(availabilityContext: AvailabilityContext, lattice: Lattice): Uint8Array | null {
  if (availabilityContext.pools.length === 0) return null
  const all = new Uint8Array(lattice.size).fill(1)
  for (const pool of availabilityContext.pools) {
    const any = new Uint8Array(lattice.size)
    for (const candidate of pool) markFree(any, candidate, availabilityContext, lattice)
    for (let i = 0; i < any.length; i++) all[i] = (all[i] as number) & (any[i] as number)
  }
  return all
}

/** A pool's resource has no grid: any start inside one of its windows is possible. */
function markFree(
  table: Uint8Array,
  candidate: Candidate,
  availabilityContext: AvailabilityContext,
  lattice: Lattice,
): void {
  const { origin, unit, size } = lattice
  const last = origin + (size - 1) * unit
  const mark = (from: number, to: number, free: boolean) => {
    if (free) table.fill(1, Math.ceil((from - origin) / unit), Math.floor((to - origin) / unit) + 1)
  }
  const walk = (from: number, to: number) => {
    if (from <= to) walkStarts(candidate, availabilityContext, from, to, mark)
  }
  const { starts, ends } = candidate.windows ?? ALWAYS
  for (let i = 0; i < starts.length; i++) {
    walk(Math.max(starts[i] as number, origin), Math.min((ends[i] as number) - availabilityContext.duration, last))
  }
}
