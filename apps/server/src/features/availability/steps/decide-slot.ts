import { decideSlot as decide, MINUTE, type RefusalRule } from '@kalends/availability'
import type { Db } from '../../../db/database.ts'
import { isIgnored, type Occupancy, type Span } from '../../schedules/index.ts'
import { countedMinutes, isAllowedDuration, listDurations } from '../../services/index.ts'
import type { SlotLocation } from '../rules/offered-locations.ts'
import {
  collectViolations,
  isPolicyRule,
  refusalCode,
  type SlotRefusalCode,
  type SlotViolations,
} from '../rules/refusal-code.ts'
import { assigned } from '../rules/staff-order.ts'
import { type Calendar, loadCalendars, readCalendars } from '../store/calendars.ts'
import type { Facts } from '../store/facts.ts'
import { buildAvailabilityContext, calendarsWanted, spanAround } from './availability-contexts.ts'
import { type FoundCandidates, findOffer, type OfferRequest } from './find-candidates.ts'
import type { Offer } from './offers.ts'

/** A requested time in epoch milliseconds, and what to ignore. */
export type WantedSlot = OfferRequest & {
  startAt: number
  endAt: number
  now: number
  ignoreHoldIds?: readonly string[]
  ignoreSessionIds?: readonly string[]
  /** A manager is not bound by policy, grid and the past; hours and taken time bind everyone. */
  mode: 'customer' | 'manager'
}

export type FreeSlotDecision = {
  ok: true
  location: SlotLocation
  /** One of each kind, the primary one first: what to take. */
  resourceIds: string[]
  /** Other free resources, by type. */
  freeIds: string[][]
}

export type SlotRefusal = {
  ok: false
  code: SlotRefusalCode
  /** Reason of the engine; null if the service does not offer the location or resource. */
  rule: RefusalRule | null
  violations: SlotViolations
  /** True if only occupied time prevents it. */
  taken: boolean
}

/**
 * Decides whether a slot is available now, by the rules that list slots, over rows read in this transaction. Call it
 * after `lockResources` on the candidates: then the decision holds until the transaction ends. Two statements, one if
 * candidates are given.
 */
export async function decideSlot(db: Db, wanted: WantedSlot): Promise<FreeSlotDecision | SlotRefusal> {
  const found = await findOffer(db, wanted)
  if (!found.ok) return { ok: false, code: found.code, rule: null, violations: collectViolations(0), taken: false }
  const { offer, facts, span } = prepare(found, wanted)
  const ignored = { holdIds: wanted.ignoreHoldIds ?? [], sessionIds: wanted.ignoreSessionIds ?? [] }
  const skip = (row: Occupancy) => isIgnored(row, ignored)
  const calendars = await readCalendars(db, wanted.siteId, calendarsWanted([offer], facts), span, skip)
  return decideFrom({ offer, facts }, calendars, wanted)
}

/**
 * Decides the same from calendars in memory. `versions` are those of the resources' calendars: the decision holds as
 * long as they are current. At most one statement.
 */
export async function decideSlotFromMemory(
  db: Db,
  wanted: WantedSlot & { candidates: FoundCandidates },
): Promise<{ decision: FreeSlotDecision | SlotRefusal; versions: ReadonlyMap<string, number> }> {
  const { offer, facts, span } = prepare(wanted.candidates.basis, wanted)
  const calendars = await loadCalendars(db, wanted.siteId, calendarsWanted([offer], facts), span)
  const versions = new Map([...calendars].map(([id, { version }]) => [id, version]))
  return { decision: decideFrom({ offer, facts }, calendars, wanted), versions }
}

type Offered = { offer: Offer; facts: Facts }

/** Sets the offer's duration, and returns the time to read: the end is as sent, the duration bounds it. */
function prepare({ offer: found, facts }: Offered, wanted: WantedSlot): Offered & { span: Span } {
  const offer = { ...found, minutes: slotMinutes(wanted) }
  const { startAt: start } = wanted
  return { offer, facts, span: spanAround([offer], { start, end: start + MINUTE }) }
}

function decideFrom(
  { offer, facts }: Offered,
  calendars: ReadonlyMap<string, Calendar>,
  { startAt: start, endAt: end, now, mode }: WantedSlot,
): FreeSlotDecision | SlotRefusal {
  const { input } = buildAvailabilityContext(offer, facts, calendars, { now, mode })
  const freely = { offGrid: 'allow', past: 'allow' } as const
  const decision = decide(input, { start, end }, mode === 'manager' ? freely : {})
  // Only policy and service could object: a manager decides about that.
  const isAllowed = mode === 'manager' && isPolicyRule(decision.rule)
  if (decision.rule === null || isAllowed) {
    const [first = [], ...others] = decision.freeIds
    const freeIds = [offer.primary[0]?.isStaff ? assigned(offer.service, first, start) : [...first], ...others]
    const resourceIds = freeIds.flatMap(([id]) => id ?? [])
    return { ok: true, location: offer.location, resourceIds, freeIds: freeIds.map((ids) => [...ids]) }
  }
  return {
    ok: false,
    code: refusalCode(decision.rule),
    rule: decision.rule,
    violations: collectViolations(decision.flags),
    taken: ['HELD', 'BUFFER_TAKEN', 'TAKEN'].includes(decision.rule),
  }
}

/**
 * Returns the chosen duration; otherwise that between start and end if durations can be chosen, or the service's first.
 */
function slotMinutes({ service, startAt, endAt, durationMinutes }: WantedSlot): number {
  if (durationMinutes !== undefined) return countedMinutes(service, durationMinutes)
  const minutes = countedMinutes(service, (endAt - startAt) / MINUTE)
  return isAllowedDuration(service, minutes) ? minutes : (listDurations(service)[0] ?? 60)
}
