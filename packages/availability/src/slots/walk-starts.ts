import { firstEndingAfter } from '../intervals/search.ts'
import type { AvailabilityContext, Candidate } from './availability-context.ts'

/** Receives one run of starts, `first <= start <= last`: all of them free, or all of them blocked. */
export type StretchVisitor = (first: number, last: number, free: boolean) => void

/**
 * Splits the starts `first … last` into runs for which the slot with its buffers is free of blocked time, on days
 * that are not full, and runs for which it is not, in order. Hours and grid are up to the caller. Listing, deciding and
 * explaining all use this function to know whether a time is free. Linear in the blocked intervals it passes.
 */
export function walkStarts(
  candidate: Candidate,
  availabilityContext: AvailabilityContext,
  first: number,
  last: number,
  visit: StretchVisitor,
): void {
  const { starts, ends } = candidate.fullDays
  let at = first
  for (let i = firstEndingAfter(candidate.fullDays, first); i < starts.length; i++) {
    const full = starts[i] as number
    if (full > last) break
    if (full > at) walkUntaken(candidate, availabilityContext, at, full - 1, visit)
    const after = ends[i] as number
    visit(Math.max(at, full), Math.min(after - 1, last), false)
    at = after
  }
  if (at <= last) walkUntaken(candidate, availabilityContext, at, last, visit)
}

function walkUntaken(
  candidate: Candidate,
  availabilityContext: AvailabilityContext,
  first: number,
  last: number,
  visit: StretchVisitor,
): void {
  const { starts, ends } = candidate.blocked
  let at = first
  for (let i = firstEndingAfter(candidate.blocked, first - availabilityContext.before); i < starts.length; i++) {
    const lastFree = (starts[i] as number) - availabilityContext.tail
    if (lastFree >= last) break
    if (lastFree >= at) visit(at, lastFree, true)
    const nextFree = (ends[i] as number) + availabilityContext.before
    const blockedFrom = Math.max(at, lastFree + 1)
    const blockedUntil = Math.min(nextFree - 1, last)
    if (blockedFrom <= blockedUntil) visit(blockedFrom, blockedUntil, false)
    at = Math.max(at, nextFree)
    if (at > last) return
  }
  visit(at, last, true)
}

/** Returns true if the slot at `start`, buffers included, overlaps no busy or held time. Ignores full days. */
export function isUntakenAt(candidate: Candidate, availabilityContext: AvailabilityContext, start: number): boolean {
  let answer = false
  walkUntaken(candidate, availabilityContext, start, start, (_first, _last, free) => {
    answer = free
  })
  return answer
}
