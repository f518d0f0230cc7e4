import type { Db } from '../../../../db/database.ts'
import { findSessions, findSessionsOfSchedules } from '../../../schedules/index.ts'
import type { BookingRow } from '../../store/rows.ts'
import type { BookedSession } from '../../view/calendar-file.ts'
import { customerStart } from '../../view/customer-start.ts'

/**
 * Returns the sessions of a booked course that its customer takes part in, by start: those that were left when it was
 * booked. None for appointments and classes.
 */
export async function bookedSessions(db: Db, booking: BookingRow): Promise<BookedSession[]> {
  if (booking.tag !== 'COURSE') return []
  const sessions = await findSessions(db, booking.site_id, booking.schedule_id)
  return sessions.filter((session) => !session.cancelled && session.start >= customerStart(booking))
}

/**
 * Returns by booking the sessions that have stood in the customer's calendar, by start: those they take part in, and
 * those that were called off since they booked. One query.
 */
export async function enteredSessions(
  db: Db,
  siteId: string,
  bookings: readonly BookingRow[],
): Promise<ReadonlyMap<string, BookedSession[]>> {
  const courses = bookings.filter(({ tag }) => tag === 'COURSE')
  if (courses.length === 0) return new Map()
  const sessions = await findSessionsOfSchedules(db, siteId, [
    ...new Set(courses.map(({ schedule_id }) => schedule_id)),
  ])
  return new Map(
    courses.map((booking) => [
      booking.id,
      sessions.filter(
        (session) =>
          session.scheduleId === booking.schedule_id &&
          (session.cancelled
            ? session.changedAt >= Date.parse(booking.created_at)
            : session.start >= customerStart(booking)),
      ),
    ]),
  )
}
