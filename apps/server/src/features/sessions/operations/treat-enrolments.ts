import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { cancelCourseBookings, followCourse, type SessionDeed } from '../../bookings/index.ts'
import { findMeetings } from '../../schedules/index.ts'
import { type Changed, concernsBookings, concernsEnrolments } from '../rules/plan-change.ts'
import type { Owner } from '../store/write-sessions.ts'

/** What changed about the meetings of a course, which are written by now. */
type Treated = { owner: Owner; changed: readonly Changed[]; added: number }

/** What became of the bookings of a course. */
export type Enrolments = { followed: number; ended: number }

/**
 * Whoever enrolled in a course follows its meetings: they run from the first to the last of them. Where none is left the
 * course is off, and its bookings end.
 */
export async function treatEnrolments(
  context: Context,
  tx: Tx,
  { owner: { siteId, scheduleId, serviceId }, changed, added }: Treated,
  deed: SessionDeed,
): Promise<Enrolments> {
  const concerned = changed.filter(concernsEnrolments)
  if (serviceId === null || concerned.length + added === 0) return { followed: 0, ended: 0 }
  const course = { siteId, serviceId }
  const left = (await findMeetings(tx, siteId, scheduleId)).filter(({ cancelled }) => !cancelled)
  const [first] = left
  if (!first) return { followed: 0, ended: await cancelCourseBookings(context, tx, course, deed) }
  const span = { start: first.start, end: Math.max(...left.map(({ end }) => end)) }
  const resourceIds = [...new Set(left.flatMap((meeting) => meeting.resourceIds))]
  const meetings = countsOf(concerned, added)
  return { followed: await followCourse(context, tx, { ...course, ...span, resourceIds, meetings }, deed), ended: 0 }
}

function countsOf(concerned: readonly Changed[], added: number) {
  const calledOff = concerned.filter(({ after }) => after.status === 'CANCELLED').length
  const back = concerned.filter(({ before }) => before.status === 'CANCELLED').length
  const moved = concerned.filter(concernsBookings).length - calledOff
  return { added: added + back, moved, calledOff }
}
