import type { Db } from '../../../db/database.ts'
import { findMeetings } from '../../schedules/index.ts'
import type { BookingRow } from '../store/rows.ts'

/** One session of a booked course. Instants are epoch milliseconds. */
export type BookedMeeting = { id: string; start: number; end: number }

/** Lists the sessions a course booking covers, by start. Empty for appointments and classes. */
export async function bookedMeetings(db: Db, booking: BookingRow): Promise<BookedMeeting[]> {
  if (booking.tag !== 'COURSE') return []
  const from = booking.starts_at === null ? 0 : Date.parse(booking.starts_at)
  const meetings = await findMeetings(db, booking.site_id, booking.schedule_id)
  return meetings.filter(({ cancelled, start }) => !cancelled && start >= from)
}
