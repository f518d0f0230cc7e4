import {
  DAY,
  explainSession,
  judgeSession,
  localDayBounds,
  SESSION_RULES,
  type SessionInput,
  toLocalDay,
} from '@kalends/availability'
import type { Db } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import { readCalendars } from '../store/calendars.ts'
import { type ClassSession, findCourse, findSessions } from '../store/class-sessions.ts'
import { findFacts } from '../store/facts.ts'
import { findExpired, findSessionLabels, type SessionLabel } from '../store/session-labels.ts'
import { refusalView, toIso } from '../view/explanation.ts'
import { laneView } from '../view/lane.ts'
import type { Explained, RequestedWhy } from './explanation.ts'
import { binds, courseInput, judgeClassSession, refusingRule, sessionInput } from './judge-seats.ts'

/** How far ahead to look for another session. */
const search = 92 * DAY

/** Subject of a seats request: a session, or a course as a whole. */
type Requested = { input: SessionInput; scopeId: string; label: SessionLabel; session: ClassSession | null }

/** Explains why seats in a class session or course are available or not, by the rules that list and book them. */
export async function explainSeats(db: Db, requested: RequestedWhy): Promise<Explained> {
  const { siteId, now, mode, zone } = requested
  const found =
    requested.service.type === 'COURSE' ? await requestedCourse(db, requested) : await requestedSession(db, requested)
  const { input, session, label } = found
  const expiries = await findExpired(db, siteId, found.scopeId, now)
  const refusals = explainSession(input, { ...describeSources(requested, label), expiries }).filter(({ rule }) =>
    binds(rule, mode),
  )
  const nearest = session && refusals.length > 0 ? await nearestSession(db, requested, session) : null
  const rule = refusingRule(judgeSession(input), mode)
  const labels = new Map([[label.id, label]])
  return {
    timezone: zone,
    startDate: new Date(label.start).toISOString(),
    endDate: new Date(label.end).toISOString(),
    location: null,
    offered: rule === null,
    rule,
    resourceIds: session?.resources.map(({ id }) => id).slice(0, 20) ?? [],
    refusals: refusals.map((refusal) => ({ ...refusalView(refusal, labels), nearestStartDate: toIso(nearest?.start) })),
    nearestStartDate: toIso(nearest?.start),
    nearestResourceId: nearest?.resources[0]?.id ?? null,
    lanes: session ? await loadLanes(db, requested, session) : [],
    checked: SESSION_RULES.map((one) => ({ rule: one, passed: !refusals.some((refusal) => refusal.rule === one) })),
  }
}

async function requestedSession(db: Db, { siteId, service, input, now, mode }: RequestedWhy): Promise<Requested> {
  const wanted = { sessionIds: [input.sessionId ?? ''], serviceIds: [service.id], now }
  const [session] = await findSessions(db, siteId, wanted)
  if (!session) return fail('SESSION_NOT_FOUND')
  const { id, start, end, title } = session
  const judged = sessionInput(service, session, { now, mode, participants: input.participants ?? 1 })
  return { input: judged, scopeId: id, label: { id, start, end, label: title || service.name }, session }
}

async function requestedCourse(db: Db, { siteId, service, input, now, mode }: RequestedWhy): Promise<Requested> {
  const { scheduleId: id, name: label } = service
  const course = await findCourse(db, siteId, id, { now })
  if (!course) return fail('SERVICE_NOT_FOUND')
  const judged = courseInput(service, course, { now, mode, participants: input.participants ?? 1 })
  const start = course.sessions[0]?.start ?? Date.parse(input.startDate)
  const end = course.sessions.at(-1)?.end ?? start
  return { input: judged, scopeId: id, label: { id, start, end, label }, session: null }
}

function describeSources({ service }: RequestedWhy, { id, label }: SessionLabel) {
  return {
    policySource: { kind: 'BOOKING_POLICY', id: service.policy.id ?? null, label: service.policy.name ?? '' },
    serviceSource: { kind: 'SERVICE', id: service.id, label: service.name },
    sessionSource: { kind: 'SESSION', id, label },
  } as const
}

/** Finds the nearest session of the same class with enough open seats. */
async function nearestSession(
  db: Db,
  requested: RequestedWhy,
  { id, start }: ClassSession,
): Promise<ClassSession | null> {
  const { siteId, service, now, mode, input } = requested
  const span = { start: now, end: Math.max(now, start) + search }
  const sessions = await findSessions(db, siteId, { span, serviceIds: [service.id], now, limit: 500 })
  const preference = { now, mode, participants: input.participants ?? 1 }
  const open = sessions.filter(
    (session) => session.id !== id && refusingRule(judgeClassSession(service, session, preference), mode) === null,
  )
  const distance = (session: ClassSession) => Math.abs(session.start - start)
  return open.sort((a, b) => distance(a) - distance(b) || a.start - b.start)[0] ?? null
}

/** Loads the leaders and other resources of the session on its day. */
async function loadLanes(
  db: Db,
  { siteId, zone, now }: RequestedWhy,
  session: ClassSession,
): Promise<Explained['lanes']> {
  const resourceIds = session.resources.map(({ id }) => id)
  if (resourceIds.length === 0) return []
  const day = localDayBounds(toLocalDay(session.start, zone), zone)
  const { resources } = await findFacts(db, siteId, { resourceIds, typeIds: [], locationIds: [] })
  const wanted = resources.map(({ id, version, hoursId }) => ({ id, version, hoursId, kind: 'resource' as const }))
  const calendars = await readCalendars(db, siteId, wanted, day)
  const rows = [...calendars.values()].flatMap(({ busy }) => busy.rows)
  const labels = await findSessionLabels(
    db,
    siteId,
    rows.flatMap(({ source }) => source?.id ?? []),
  )
  return resources.map((resource) => {
    const calendar = calendars.get(resource.id)
    // Hours do not affect a session that is in the calendar already.
    const ready = calendar && { id: resource.id, windows: null, busy: calendar.busy }
    return laneView({ resource, ready, rule: null }, { day, now, labels })
  })
}
