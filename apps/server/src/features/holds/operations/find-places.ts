import { courseSpan } from '@kalends/availability'
import { type Actor, isForeignCalendar } from '../../../actor.ts'
import type { Tx } from '../../../db/database.ts'
import { toEnginePolicy } from '../../policies/index.ts'
import { findMeetings, type Meeting, shareMeeting } from '../../schedules/index.ts'
import { type BookableService, shareCourse } from '../../services/index.ts'
import type { RequestedPlace } from '../rules/requested-place.ts'

/** Seats that can be booked: of a class session, or of a course from its first session to its last. */
export type Places = {
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
  /** The span the booking policy applies to. */
  span: { start: number; end: number }
  timeZone: string
  cancelled: boolean
  /** Resources of the session, leader first. */
  resourceIds: string[]
  locationType: string | null
  locationId: string | null
}

export type NoPlaces = 'SESSION_NOT_FOUND' | 'SCHEDULE_NOT_FOUND'

/** Finds the requested class session or course, and locks it against moves until the transaction ends. */
export function findPlaces(
  tx: Tx,
  siteId: string,
  service: BookableService,
  requested: Exclude<RequestedPlace, { kind: 'time' }>,
  now: number,
): Promise<Places | NoPlaces> {
  return requested.kind === 'session'
    ? findInClass(tx, siteId, service, requested.sessionId)
    : findInCourse(tx, siteId, service, requested.scheduleId, now)
}

/** Returns true for staff limited to their own calendar who take no part in it. */
export function isForeignPlaces(actor: Actor, { resourceIds }: Pick<Places, 'resourceIds'>): boolean {
  return isForeignCalendar(actor, null) && resourceIds.every((id) => isForeignCalendar(actor, id))
}

async function findInClass(
  tx: Tx,
  siteId: string,
  service: BookableService,
  sessionId: string,
): Promise<Places | NoPlaces> {
  const meeting = await shareMeeting(tx, siteId, sessionId)
  if (meeting?.serviceId !== service.id) return 'SESSION_NOT_FOUND'
  const { start, end, timeZone, cancelled, resourceIds, locationType, locationId } = meeting
  return {
    siteId,
    service,
    scopeId: sessionId,
    sessionId,
    title: meeting.title || service.name,
    start,
    end,
    timeZone,
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
): Promise<Places | NoPlaces> {
  if (scheduleId !== service.scheduleId) return 'SCHEDULE_NOT_FOUND'
  await shareCourse(tx, siteId, service.id)
  const meetings = (await findMeetings(tx, siteId, scheduleId)).filter(({ cancelled }) => !cancelled)
  const [first] = meetings
  const span = courseSpan(meetings, toEnginePolicy(service.policy).windows, now)
  if (!first || !span) return 'SCHEDULE_NOT_FOUND'
  const { start, timeZone, locationType, locationId } = first
  return {
    siteId,
    service,
    scopeId: scheduleId,
    sessionId: null,
    title: service.name,
    start,
    end: lastEnd(meetings),
    span,
    timeZone,
    cancelled: false,
    resourceIds: leadersOf(meetings),
    locationType,
    locationId,
  }
}

function lastEnd(meetings: readonly Meeting[]): number {
  return Math.max(...meetings.map(({ end }) => end))
}

function leadersOf(meetings: readonly Meeting[]): string[] {
  return [...new Set(meetings.flatMap(({ resourceIds }) => resourceIds))]
}
