import type { Db } from '../../../../db/database.ts'
import { findSessions } from '../../../schedules/index.ts'
import type { BookingRow } from '../../store/rows.ts'

/** One session of a booked course. Instants are epoch milliseconds. */
export type BookedSession = { id: string; start: number; end: number }

/** Returns the sessions of a booked course by start; none for appointments and classes. */
export async function bookedSessions(db: Db, booking: BookingRow): Promise<BookedSession[]> {
  if (booking.tag !== 'COURSE') return []
  const from = Date.parse(booking.starts_at)
  const sessions = await findSessions(db, booking.site_id, booking.schedule_id)
  return sessions.filter(({ cancelled, start }) => !cancelled && start >= from)
}
