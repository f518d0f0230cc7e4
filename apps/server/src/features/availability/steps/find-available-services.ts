import { DAY, nextFree } from '@kalends/availability'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import { refuseFields } from '../../../refusal.ts'
import {
  type AvailabilityFilter,
  type BookableService,
  chosenDuration,
  listDurations,
  type ServicesPorts,
} from '../../services/index.ts'
import { fault } from '../rules/fault.ts'
import { type ClassSession, findCourses, findSessions } from '../store/class-sessions.ts'
import type { Facts } from '../store/facts.ts'
import { findSessionLocation, isSlotBookable } from '../view/event-slot.ts'
import { type AvailabilityRequest, farthest, isListed, loadAvailabilityContexts } from './availability-contexts.ts'
import { isClosed, judgeClassSession, judgeCourse, refusingRule } from './judge-seats.ts'
import { answerZone, localInstant, maxDays } from './local-range.ts'
import { listOffers, loadFacts } from './offers.ts'
import { toOwnerKey } from './owner-key.ts'

/** The time in which something must be free. Instants are epoch milliseconds. */
type VisitSpan = {
  start: number
  /** Null: up to the booking horizon. */
  end: number | null
  /** Start and end are those of the visit itself. */
  exact: boolean
  /** No start was requested: from now on. */
  open: boolean
}

type Requested = { start: number | null; end: number | null; exact: boolean; now: number }
type Fault =
  | { missing: 'localStartDate' | 'localEndDate'; why: string }
  /** The end is before the start, or too far after it. */
  | { wrong: 'MIN' | 'MAX' }

/** A year and a day, and the hour that the longest of days has more. */
const longest = 366 * DAY + DAY / 24

/** Returns the span of the requested ends, or the violation. */
function visitSpan({ start, end, exact, now }: Requested): VisitSpan | Fault {
  if (exact && start === null) return { missing: 'localStartDate', why: 'must be given for an exact match' }
  if (exact && end === null) return { missing: 'localEndDate', why: 'must be given for an exact match' }
  if (start !== null && end !== null && end <= start) return { wrong: 'MIN' }
  if (start !== null && end !== null && end - start > longest) return { wrong: 'MAX' }
  // An end in the past leaves a span in which nothing fits.
  return { start: start ?? now, end, exact, open: start === null }
}

/** Returns true if a session is the requested one, or lies entirely within the span. */
function isWithin({ start, end }: { start: number; end: number }, span: VisitSpan): boolean {
  if (span.exact) return start === span.start && end === span.end
  return (span.open || start >= span.start) && (span.end === null || end <= span.end)
}

/** First search range; only services without availability in it are searched up to the horizon. */
const near = 63 * DAY
/** Maximum sessions per call, so that one request does not delay the others. */
const mostSessions = 20_000

/** Search parameters shared by all services. */
type Search = {
  db: Db
  siteId: string
  facts: Facts
  requesting: AvailabilityRequest
  /** Lower case; absent: anywhere. */
  locationIds: readonly string[] | undefined
}

/** Returns which services have a free time, by the arithmetic that also lists slots and decides on bookings. */
export const findAvailableServices: ServicesPorts<Context>['findAvailable'] = async (
  { readDb: db, clock },
  { actor, services, filter },
) => {
  const { siteId } = actor
  const now = clock.now()
  const appointments = services.filter(isListed)
  const facts = await loadFacts(db, siteId, appointments, now)
  const span = toVisitSpan(filter, answerZone(filter.timeZone, facts.zone), now)
  const locationIds = filter.locationIds?.length ? filter.locationIds.map((id) => id.toLowerCase()) : undefined
  const requesting = { now, mode: 'customer', owner: toOwnerKey(actor) } as const
  const search = { db, siteId, facts, requesting, locationIds }
  const ofType = (type: BookableService['type']) => services.filter((one) => one.type === type && !one.deleted)
  return new Set([
    ...(await nearThenFar(appointments, span, now, (some, within) => withTimes(search, some, within))),
    ...(await nearThenFar(ofType('CLASS'), span, now, (some, within) => withSessions(search, some, within))),
    ...(await withEnrolment(search, ofType('COURSE'), span)),
  ])
}

function toVisitSpan(filter: AvailabilityFilter, zone: string, now: number): VisitSpan {
  const at = (name: 'localStartDate' | 'localEndDate') => {
    const text = filter[name]
    return text ? localInstant(`serviceFilters.${name}`, text, zone) : null
  }
  const span = visitSpan({
    start: at('localStartDate'),
    end: at('localEndDate'),
    exact: filter.exactMatch === true,
    now,
  })
  if ('missing' in span) return refuseFields([fault(`serviceFilters.${span.missing}`, 'REQUIRED_FIELD', span.why)])
  if ('wrong' in span) return refuseFields([fault('serviceFilters.localEndDate', span.wrong, whyWrong[span.wrong])])
  return span
}

const whyWrong = { MIN: 'must be later than localStartDate', MAX: `must lie within ${maxDays} days` }

type Finding = (services: readonly BookableService[], within: VisitSpan) => Promise<string[]>

/** A statement, or two where the end is open and some have nothing in the weeks to come. */
async function nearThenFar(services: readonly BookableService[], span: VisitSpan, now: number, find: Finding) {
  if (services.length === 0) return []
  if (span.end !== null) return find(services, span)
  const found = new Set(await find(services, { ...span, end: span.start + near }))
  const rest = services.filter(({ id }) => !found.has(id))
  if (rest.length > 0) for (const id of await find(rest, { ...span, end: now + farthest })) found.add(id)
  return [...found]
}

/** Returns appointments with a free time entirely within the span; of several durations the shortest counts. */
async function withTimes(search: Search, services: readonly BookableService[], span: VisitSpan): Promise<string[]> {
  const { db, siteId, facts, requesting, locationIds } = search
  const end = span.end ?? span.start
  const offers = services.flatMap((service) => {
    const minutes = span.exact ? exactLength(service, (end - span.start) / 60_000) : shortestLength(service)
    return minutes === undefined ? [] : listOffers(service, facts, { locationIds, minutes })
  })
  const availabilityContexts = await loadAvailabilityContexts(
    db,
    siteId,
    { offers, facts, range: { start: span.start, end } },
    requesting,
  )
  const found = new Set<string>()
  for (const { input, offer } of availabilityContexts) {
    if (found.has(offer.service.id)) continue
    const [first] = nextFree(input, { from: span.start, to: span.exact ? span.start + 1 : end })
    // The first to start is the first to end.
    if (first && first.end <= end) found.add(offer.service.id)
  }
  return [...found]
}

function shortestLength(service: BookableService): number {
  return service.rental?.minMinutes ?? Math.min(...listDurations(service))
}

/** The length itself, if it can be booked without add-ons. */
function exactLength(service: BookableService, minutes: number): number | undefined {
  return chosenDuration(service, { durationMinutes: minutes }).ok ? minutes : undefined
}

/** Returns classes with an open session in the span. */
async function withSessions(search: Search, services: readonly BookableService[], span: VisitSpan): Promise<string[]> {
  const { db, siteId, requesting } = search
  const byId = new Map(services.map((service) => [service.id, service]))
  // Which one has begun may still be open, and is not over then.
  const within = {
    start: span.open ? span.start - DAY : span.start,
    end: span.exact ? span.start + 1 : (span.end ?? 0),
  }
  const sessions = await findSessions(db, siteId, {
    span: within,
    serviceIds: [...byId.keys()],
    now: requesting.now,
    endsAfter: requesting.now,
    owner: requesting.owner,
    limit: mostSessions + 1,
  })
  if (sessions.length > mostSessions) {
    const field = 'serviceFilters.localEndDate'
    refuseFields([fault(field, 'MAX', 'matches too many sessions: shorten the range or request fewer services')])
  }
  const isFree = (session: ClassSession) => {
    const service = byId.get(session.serviceId)
    if (!service || isClosed(session) || !isAt(search, session, service)) return false
    const verdict = judgeClassSession(service, session, { ...requesting, participants: 1 })
    return isWithin(session, span) && isSlotBookable({ session, service, verdict })
  }
  return sessions.filter(isFree).map(({ serviceId }) => serviceId)
}

/** Returns true if a session is at one of the locations; a service without any is at the default one. */
function isAt({ locationIds, facts }: Search, session: ClassSession, service: BookableService): boolean {
  if (!locationIds) return true
  const isAnywhere = session.locationType === null && service.locations.length === 0
  const standard = isAnywhere ? facts.locations.find(({ isDefault }) => isDefault)?.id : undefined
  const id = standard ?? findSessionLocation(session, service).locationId
  return id !== null && locationIds.includes(id)
}

/** Returns courses open for booking that have a session in the span, by the locations of their services. */
async function withEnrolment(search: Search, services: readonly BookableService[], span: VisitSpan): Promise<string[]> {
  if (services.length === 0) return []
  const { db, siteId, requesting } = search
  const courses = await findCourses(
    db,
    siteId,
    services.map(({ scheduleId }) => scheduleId),
    requesting,
  )
  return services.flatMap((service) => {
    const course = courses.get(service.scheduleId)
    const meets = course?.sessions.some((session) => session.end > requesting.now && isWithin(session, span))
    if (!course || !meets) return []
    const verdict = judgeCourse(service, course, { ...requesting, participants: 1 })
    return refusingRule(verdict, 'customer') === null ? [service.id] : []
  })
}
