import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { cancelCourseBookings, followCourse, type SessionChange } from '../../bookings/index.ts'
import { findSessions } from '../../schedules/index.ts'
import { type Changed, concernsBookings, concernsEnrolments } from '../rules/plan-change.ts'
import type { Owner } from '../store/write-sessions.ts'

/** Changes to sessions of a course, already saved. */
type Treated = { owner: Owner; changed: readonly Changed[]; added: number; zone?: { from: string; to: string } }

/** Number of course bookings updated and cancelled. */
export type Enrolments = { followed: number; ended: number }

/**
 * Updates the bookings of a course to its sessions, from the first to the last. Cancels them when no session is left.
 */
export async function updateEnrolments(
  context: Context,
  tx: Tx,
  { owner: { siteId, scheduleId, serviceId }, changed, added, zone }: Treated,
  change: SessionChange,
): Promise<Enrolments> {
  const concerned = changed.filter(concernsEnrolments)
  if (serviceId === null || concerned.length + added === 0) return { followed: 0, ended: 0 }
  const course = { siteId, serviceId }
  const left = (await findSessions(tx, siteId, scheduleId)).filter(({ cancelled }) => !cancelled)
  const [first] = left
  if (!first) return { followed: 0, ended: await cancelCourseBookings(context, tx, course, change) }
  const span = { start: first.start, end: Math.max(...left.map(({ end }) => end)) }
  const resourceIds = [...new Set(left.flatMap((session) => session.resourceIds))]
  const sessions = countChanges(concerned, added)
  return {
    followed: await followCourse(context, tx, { ...course, ...span, left, resourceIds, sessions, zone }, change),
    ended: 0,
  }
}

function countChanges(concerned: readonly Changed[], added: number) {
  const calledOff = concerned.filter(({ after }) => after.status === 'CANCELLED').length
  const back = concerned.filter(({ before }) => before.status === 'CANCELLED').length
  const moved = concerned.filter(concernsBookings).length - calledOff
  return { added: added + back, moved, calledOff }
}
