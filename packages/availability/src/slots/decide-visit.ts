import { MINUTE } from '../units.ts'
import { ruleRank } from './candidate-rules.ts'
import { decideSlot } from './decide-slot.ts'
import type { DecideOptions, Decision, SlotInput } from './types.ts'
import { type VisitDecision, type VisitSlot, visitParts } from './visits.ts'

/**
 * Returns the slots of a visit at `start`, each as its own request: pass them to `explainSlot` to learn why a visit
 * is not offered, or save them as its bookings.
 *
 * @throws RangeError if there are no parts
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
 * Decides whether a visit of several consecutive services can be booked now, and with which resources. Agrees with
 * exactly the bookable visits `listVisits` lists; `options` apply to its start, as in `decideSlot`.
 *
 * @throws RangeError like `decideSlot`, or without parts
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

/** All parts must be bookable, so the one furthest from bookable decides; of equals the first. */
function furthest(decisions: readonly Decision[]): number | null {
  let found: number | null = null
  let rank = -1
  for (const [i, { rule }] of decisions.entries()) {
    if (rule === null || ruleRank(rule) <= rank) continue
    found = i
    rank = ruleRank(rule)
  }
  return found
}
