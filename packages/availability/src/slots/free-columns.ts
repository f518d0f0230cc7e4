import type { IntervalSet } from '../intervals/types.ts'
import type { AvailabilityContext, Candidate } from './availability-context.ts'
import { walkStarts } from './walk-starts.ts'

/** Which resources are free for each of several starts. */
export interface FreeColumns {
  /** Index of the first free primary resource, −1 if none is. */
  readonly first: Int16Array
  /** How many primary resources are free. */
  readonly counts: Uint16Array
}

const ALWAYS: IntervalSet = {
  starts: Float64Array.of(Number.NEGATIVE_INFINITY),
  ends: Float64Array.of(Number.POSITIVE_INFINITY),
}

/**
 * Finds who is free for each start, on a grid or not, with one free resource in each further pool. `starts` ascend.
 * Linear in starts, windows and blocked intervals of each resource.
 */
export function freeColumns(availabilityContext: AvailabilityContext, starts: Float64Array): FreeColumns {
  const first = new Int16Array(starts.length).fill(-1)
  const counts = new Uint16Array(starts.length)
  const allowed = poolsFree(availabilityContext, starts)
  for (const candidate of availabilityContext.primary) {
    eachFreeStart(candidate, availabilityContext, starts, (i) => {
      if (allowed !== null && allowed[i] === 0) return
      if (counts[i] === 0) first[i] = candidate.index
      counts[i] = (counts[i] as number) + 1
    })
  }
  return { first, counts }
}

/**
 * Returns 1 for each start at which every further pool has a free resource, otherwise 0; null without further pools.
 */
function poolsFree(availabilityContext: AvailabilityContext, starts: Float64Array): Uint8Array | null {
  if (availabilityContext.pools.length === 0) return null
  const all = new Uint8Array(starts.length).fill(1)
  for (const pool of availabilityContext.pools) {
    const any = new Uint8Array(starts.length)
    for (const candidate of pool) {
      eachFreeStart(candidate, availabilityContext, starts, (i) => {
        any[i] = 1
      })
    }
    for (let i = 0; i < any.length; i++) all[i] = (all[i] as number) & (any[i] as number)
  }
  return all
}

/** Visits the index of each start for which one resource is open and free, once, ascending. */
function eachFreeStart(
  candidate: Candidate,
  availabilityContext: AvailabilityContext,
  starts: Float64Array,
  visit: (i: number) => void,
): void {
  const { starts: opens, ends: closes } = candidate.windows ?? ALWAYS
  const earliest = starts[0] ?? Number.POSITIVE_INFINITY
  const latest = starts[starts.length - 1] ?? Number.NEGATIVE_INFINITY
  let next = 0
  const visitThrough = (from: number, to: number, free: boolean) => {
    if (!free) return
    // Windows may overlap: starts of an earlier one are not visited again.
    next = Math.max(next, firstFrom(starts, from))
    for (; next < starts.length && (starts[next] as number) <= to; next++) visit(next)
  }
  for (let i = 0; i < opens.length; i++) {
    const from = Math.max(opens[i] as number, earliest)
    const to = Math.min((closes[i] as number) - availabilityContext.duration, latest)
    if (from <= to) walkStarts(candidate, availabilityContext, from, to, visitThrough)
  }
}

function firstFrom(starts: Float64Array, instant: number): number {
  let low = 0
  let high = starts.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((starts[middle] as number) < instant) low = middle + 1
    else high = middle
  }
  return low
}
