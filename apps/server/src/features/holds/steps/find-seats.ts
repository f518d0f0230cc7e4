import { courseSpan } from '@kalends/availability'
import { type Actor, isForeignCalendar } from '../../../actor.ts'
import type { Tx } from '../../../db/database.ts'
import { toEnginePolicy } from '../../policies/index.ts'
import { type ClassSession, findSessions, shareSession } from '../../schedules/index.ts'
import { type BookableService, shareCourse } from '../../services/index.ts'
import type { RequestedCapacity } from '../rules/requested-capacity.ts'
import type { HoldRow } from '../store.ts'

/** Seats that can be booked: of one class session, or of a course from its first session to its last. */
export type Seats = {
  siteId: string
  service: BookableService
  /** Scope that counts the seats: the session of a class, the schedule of a course. */
  scopeId: string
  /** Null for a course. */
  sessionId: string | null
  title: string
  /** Epoch milliseconds. */
  start: number
  end: number
  /** Start of the first session of a course that has not ended; null for a class. */
  attendsFrom: number | null
  /** The span the booking policy applies to. */
  span: { start: number; end: number }
  timeZone: string
  cancelled: boolean
  /** Resources of the session, leader first. */
  resourceIds: string[]
  locationType: string | null
  locationId: string | null
}

export type NoSeats = 'SESSION_NOT_FOUND' | 'SCHEDULE_NOT_FOUND'

/** Finds the requested seats. Locks the sessions against changes until the transaction ends. */
export function findSeats(
  tx: Tx,
  siteId: string,
  service: BookableService,
  requested: Exclude<RequestedCapacity, { kind: 'time' }>,
  now: number,
): Promise<Seats | NoSeats> {
  return requested.kind === 'session'
    ? findInClass(tx, siteId, service, requested.sessionId)
    : findInCourse(tx, siteId, service, requested.scheduleId, now)
}

/** True for a person with a calendar of their own who takes no part in it. */
export function isForeignSeats(actor: Actor, { resourceIds }: Pick<Seats, 'resourceIds'>): boolean {
  return isForeignCalendar(actor, null) && resourceIds.every((id) => isForeignCalendar(actor, id))
}

/** False for seats of a class that has moved to another time or location since they were held. */
export function isHeldTime(
  { starts_at, slot }: Pick<HoldRow, 'starts_at' | 'slot'>,
  { sessionId, start, locationId }: Seats,
): boolean {
  return sessionId === null || (Date.parse(starts_at) === start && slot.locationId === locationId)
}

async function findInClass(
  tx: Tx,
  siteId: string,
  service: BookableService,
  sessionId: string,
): Promise<Seats | NoSeats> {
  const session = await shareSession(tx, siteId, sessionId)
  if (session?.serviceId !== service.id) return 'SESSION_NOT_FOUND'
  const { start, end, timeZone, cancelled, resourceIds, locationType, locationId } = session
  return {
    siteId,
    service,
    scopeId: sessionId,
    sessionId,
    title: session.title || service.name,
    start,
    end,
    timeZone,
    attendsFrom: null,
    span: { start, end },
    cancelled,
    resourceIds,
    locationType,
    locationId,
  }
}

/** Finds a course. One without confirmed sessions cannot be booked yet. */
async function findInCourse(
  tx: Tx,
  siteId: string,
  service: BookableService,
  scheduleId: string,
  now: number,
): Promise<Seats | NoSeats> {
  if (scheduleId !== service.scheduleId) return 'SCHEDULE_NOT_FOUND'
  await shareCourse(tx, siteId, service.id)
  const sessions = (await findSessions(tx, siteId, scheduleId)).filter(({ cancelled }) => !cancelled)
  const [first] = sessions
  const span = courseSpan(sessions, toEnginePolicy(service.policy).windows, now)
  if (!first || !span) return 'SCHEDULE_NOT_FOUND'
  const { start, timeZone, locationType, locationId } = first
  return {
    siteId,
    service,
    scopeId: scheduleId,
    sessionId: null,
    title: service.name,
    start,
    end: lastEnd(sessions),
    attendsFrom: firstAttended(sessions, now),
    span,
    timeZone,
    cancelled: false,
    resourceIds: listResourceIds(sessions),
    locationType,
    locationId,
  }
}

/**
 * Returns when the first session begins that somebody who books then takes part in; once all are over, the first one of
 * all. Sessions by start.
 */
export function firstAttended(sessions: readonly { start: number; end: number }[], bookedAt: number): number | null {
  return (sessions.find(({ end }) => end > bookedAt) ?? sessions[0])?.start ?? null
}

function lastEnd(sessions: readonly ClassSession[]): number {
  return Math.max(...sessions.map(({ end }) => end))
}

function listResourceIds(sessions: readonly ClassSession[]): string[] {
  return [...new Set(sessions.flatMap(({ resourceIds }) => resourceIds))]
}
