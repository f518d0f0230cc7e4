import { MINUTE } from '../units.ts'
import { rankOf } from './candidate-rules.ts'
import { decideSlot } from './decide-slot.ts'
import type { DecideOptions, Decision, SlotInput } from './types.ts'
import { type VisitDecision, type VisitSlot, visitParts } from './visits.ts'

/**
 * The slots a visit at `start` is made of, each a question of its own: hand them to `explainSlot` to hear why a visit
 * is not offered, or write them down as its bookings.
 *
 * @throws RangeError when there is no part
 */
export function visitSlots(parts: readonly SlotInput[], start: number): VisitSlot[] {
  let at = start
  return visitParts(parts).map((input, i) => {
    const requested = { start: at, end: at + input.rules.durationMinutes * MINUTE }
    at = requested.end
    return { input, requested, offGrid: i === 0 ? 'refuse' : 'allow' }
  })
}

/**
 * Whether a visit of several services one right after another can be booked now, and who does what. Says yes to exactly
 * the bookable visits `listVisits` lists; `options` are for its start, as in `decideSlot`.
 *
 * @throws RangeError like `decideSlot`, or without a part
 */
export function decideVisit(parts: readonly SlotInput[], start: number, options: DecideOptions = {}): VisitDecision {
  const decisions = visitSlots(parts, start).map(({ input, requested, offGrid }) =>
    decideSlot(input, requested, offGrid === 'allow' ? { ...options, offGrid } : options),
  )
  const part = furthest(decisions)
  return {
    bookable: part === null,
    rule: part === null ? null : (decisions[part]?.rule ?? null),
    part,
    free: decisions.every(({ free }) => free),
    flags: decisions.reduce((all, { flags }) => all | flags, 0),
    parts: decisions,
  }
}

/** All parts must agree, so the one furthest from yes decides; of equals the first. */
function furthest(decisions: readonly Decision[]): number | null {
  let found: number | null = null
  let rank = -1
  for (const [i, { rule }] of decisions.entries()) {
    if (rule === null || rankOf(rule) <= rank) continue
    found = i
    rank = rankOf(rule)
  }
  return found
}
