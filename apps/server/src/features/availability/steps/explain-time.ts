import {
  DAY,
  decideSlot,
  endOfDays,
  explainSlot,
  localDayBounds,
  MINUTE,
  REFUSAL_RULES,
  type Refusal,
  toLocalDay,
} from '@kalends/availability'
import type { Db } from '../../../db/database.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { isIgnored } from '../../schedules/index.ts'
import { chosenDuration, isAllowedDuration, rentedDays } from '../../services/index.ts'
import { fault } from '../rules/fault.ts'
import type { PreferredGender } from '../rules/narrow-candidates.ts'
import { rulesChecked } from '../rules/rules-checked.ts'
import { type Calendar, readCalendars } from '../store/calendars.ts'
import type { ResourceFacts } from '../store/facts.ts'
import { findSessionLabels } from '../store/session-labels.ts'
import { refusalView, toIso } from '../view/explanation.ts'
import { type Laned, laneView } from '../view/lane.ts'
import {
  type AvailabilityContext,
  buildAvailabilityContext,
  calendarsWanted,
  spanAround,
} from './availability-contexts.ts'
import { preferredGender } from './customer-choices.ts'
import { explainClosing } from './explain-closing.ts'
import type { Explained, RequestedWhy } from './explanation.ts'
import { listOffers, type Offer } from './offers.ts'

/** How far around the requested start to look for the nearest bookable one. */
const search = 31 * DAY

/**
 * Why a time of an appointment is or is not offered: the same engine, the same rows, each refusal with its source. Of
 * several locations, the one that offers it, or else the first.
 */
export async function explainTime(db: Db, requested: RequestedWhy): Promise<Explained> {
  const { facts, input } = requested
  const gender = preferredGender(facts, { gender: input.requestedGender })
  const length = resolveLength(requested, Date.parse(input.startDate))
  let first: Explained | undefined
  for (const offer of readOffers(requested, length.minutes, gender)) {
    const explained = await explainAt(db, requested, { offer, gender, end: length.end })
    if (explained.offered) return explained
    first ??= explained
  }
  return first ?? fail('LOCATION_NOT_FOUND')
}

async function explainAt(
  db: Db,
  requested: RequestedWhy,
  { offer, gender, end }: { offer: Offer; gender: PreferredGender | undefined; end: number },
): Promise<Explained> {
  const { siteId, facts, zone, now, mode, input } = requested
  const start = Date.parse(input.startDate)
  const span = spanAround([offer], { start: start - search, end: start + search })
  const ignored = { sessionIds: input.exceptSessionId ? [input.exceptSessionId.toLowerCase()] : [] }
  const calendars = await readCalendars(db, siteId, calendarsWanted([offer], facts), span, (row) =>
    isIgnored(row, ignored),
  )
  const availabilityContext = buildAvailabilityContext(offer, facts, calendars, { now, mode })
  const freely = mode === 'manager' ? ({ offGrid: 'allow', past: 'allow' } as const) : {}
  const time = { start, end, resourceId: input.resourceId?.toLowerCase() ?? null }
  const explanation = explainClosing(
    {
      explanation: explainSlot(availabilityContext.input, time, freely),
      closings: facts.closings,
      location: offer.location,
      time,
    },
    (closings) =>
      explainSlot(
        buildAvailabilityContext(offer, { ...facts, closings }, calendars, { now, mode }).input,
        time,
        freely,
      ),
  )
  const { decision, nearestStart, isClosing } = explanation
  const day = localDayBounds(toLocalDay(start, zone), zone)
  const labels = await findSessionLabels(db, siteId, sessionsAround(calendars, day, explanation.refusals))
  const away = awayRefusals(requested, nearestStart, gender)
  return {
    timezone: zone,
    startDate: new Date(start).toISOString(),
    endDate: new Date(end).toISOString(),
    location: { id: offer.location.locationId, name: offer.location.name, timeZone: offer.location.zone },
    offered: decision.bookable,
    rule: decision.rule,
    resourceIds: [...decision.resourceIds],
    refusals: [...explanation.refusals, ...away].slice(0, 2000).map((refusal) => refusalView(refusal, labels)),
    nearestStartDate: toIso(nearestStart),
    nearestResourceId:
      nearestStart === null ? null : findFreeResource(availabilityContext, nearestStart, time.resourceId),
    lanes: buildLane(availabilityContext, explanation, time.resourceId).map((lane) =>
      laneView(lane, { day, now, labels }),
    ),
    checked: rulesChecked(explanation, {
      groups: listGroups(availabilityContext, time.resourceId),
      hasLocationHours: isClosing || Boolean(availabilityContext.input.location),
    }),
  }
}

/** Returns the requested duration, otherwise that of the service with its add-ons. */
function resolveLength({ input, service, zone }: RequestedWhy, start: number): { minutes: number; end: number } {
  const chosen = chosenDuration(service, { addOnIds: input.addOnIds })
  if (!chosen.ok)
    return refuseFields([fault('addOnIds', 'OTHER', chosen.description, { ruleName: 'CHOICE_NOT_OFFERED' })])
  if (!input.endDate) {
    const days = rentedDays(service, chosen.minutes)
    const end = days === null ? start + chosen.minutes * MINUTE : endOfDays(start, days, zone)
    return { minutes: chosen.minutes, end }
  }
  const end = Date.parse(input.endDate)
  if (end <= start) return refuseFields([fault('endDate', 'MIN', 'must be later than startDate')])
  const minutes = (end - start) / MINUTE
  return { end, minutes: isAllowedDuration(service, minutes, input.addOnIds) ? minutes : chosen.minutes }
}

function readOffers(
  { input, service, facts }: RequestedWhy,
  minutes: number,
  gender: PreferredGender | undefined,
): Offer[] {
  const locationIds = input.locationId ? [input.locationId.toLowerCase()] : undefined
  const offers = listOffers(service, facts, { locationIds, minutes, gender })
  const wanted = input.resourceId?.toLowerCase()
  const isKnown = wanted === undefined || facts.resources.some(({ id }) => id === wanted)
  return isKnown ? offers : fail('RESOURCE_NOT_FOUND')
}

/** Returns the sessions to name in the answer: those of the day, and those in the way. */
function sessionsAround(
  calendars: ReadonlyMap<string, Calendar>,
  day: { start: number; end: number },
  refusals: readonly Refusal[],
): string[] {
  const rows = [...calendars.values()].flatMap(({ busy }) =>
    busy.rows.filter((it) => it.start < day.end && it.end > day.start),
  )
  const sources = [...rows.flatMap(({ source }) => source ?? []), ...refusals.map(({ source }) => source)]
  return [...new Set(sources.flatMap(({ kind, id }) => (kind === 'SESSION' && id ? id : [])))]
}

/** Explains staff who are no candidates: they take no bookings, or do not match the preference. */
function awayRefusals(
  { service, facts, input }: RequestedWhy,
  nearestStart: number | null,
  gender: PreferredGender | undefined,
): Refusal[] {
  const named = [...service.staffResourceIds, ...service.resourceTypes.flatMap(({ resourceIds }) => resourceIds)]
  const wanted = input.resourceId?.toLowerCase()
  return facts.resources.flatMap(({ id, name, offered, isStaff, gender: own }): Refusal[] => {
    const isOther = isStaff && gender !== undefined && own !== gender
    if ((offered && !isOther) || !named.includes(id) || (wanted && id !== wanted)) return []
    const source = { kind: offered ? 'WISH' : 'RESOURCE', id, label: name } as const
    const change = offered ? null : ({ kind: 'SETTING' } as const)
    return [{ rule: 'NO_RESOURCE', resourceId: id, source, interval: null, change, nearestStart }]
  })
}

function findFreeResource({ input }: AvailabilityContext, start: number, resourceId: string | null): string | null {
  const { days, durationMinutes, zone = 'UTC' } = input.rules
  const end = days === undefined ? start + durationMinutes * MINUTE : endOfDays(start, days, zone)
  return decideSlot(input, { start, end, resourceId }).resourceIds[0] ?? null
}

/** Candidates for the slot itself, then for each further kind. */
function listGroups({ names, input }: AvailabilityContext, resourceId: string | null): string[][] {
  const primary = names.map(({ id }) => id).filter((id) => resourceId === null || id === resourceId)
  return [primary, ...(input.pools ?? []).map(({ resources }) => resources.map(({ id }) => id))]
}

/** Everyone and everything that could do it, each with the rule nearest to letting it. */
function buildLane(
  { offer, names, input }: AvailabilityContext,
  { refusals, isClosing }: { refusals: readonly Refusal[]; isClosing: boolean },
  resourceId: string | null,
): Laned[] {
  const ready = new Map(
    [...input.primary, ...(input.pools ?? []).flatMap((pool) => pool.resources)].map((it) => [it.id, it]),
  )
  const rules = Map.groupBy(refusals, (refusal) => refusal.resourceId)
  const people = resourceId === null ? names : names.filter(({ id }) => id === resourceId)
  const all: ResourceFacts[] = [...people, ...offer.pools.flatMap(({ resources }) => resources)]
  return all.slice(0, 500).map((resource) => {
    const own = (rules.get(resource.id) ?? []).map(({ rule }) => rule)
    const ranks = [...own, ...(isClosing ? (['LOCATION_CLOSED'] as const) : [])].map((rule) =>
      REFUSAL_RULES.indexOf(rule),
    )
    // All rules must allow it, so the one furthest from allowing is reported.
    const rule = ranks.length === 0 ? null : (REFUSAL_RULES[Math.max(...ranks)] ?? null)
    return { resource, ready: ready.get(resource.id), rule }
  })
}
