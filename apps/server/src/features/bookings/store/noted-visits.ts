import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

export type RecordedVisit = { id: string; status: 'NOT_SET' | 'ATTENDED' | 'NOT_ATTENDED'; numberOfAttendees: number }

/**
 * Finds the recorded attendance by booking; of a course, that of the given session or the latest record. The rows are
 * written by the attendance feature, which depends on this one.
 */
export async function findRecordedVisits(
  db: Db,
  siteId: string,
  bookingIds: readonly string[],
  sessionId?: string,
): Promise<Map<string, RecordedVisit>> {
  if (bookingIds.length === 0) return new Map()
  const { rows } = await sql<RecordedVisit & { bookingId: string }>`
    select distinct on (a.booking_id) a.booking_id as "bookingId", a.id, a.status, a.number_of_attendees as "numberOfAttendees"
    from attendances a join bookings b on b.site_id = a.site_id and b.id = a.booking_id
    where a.site_id = ${siteId} and a.booking_id = any(${[...bookingIds]}::uuid[])
      and case when b.tag = 'COURSE' then ${sessionId ?? null}::uuid is null or a.session_id = ${sessionId ?? null}::uuid
        else a.session_id = b.session_id end
    order by a.booking_id, a.status_changed_at desc, a.id`.execute(db)
  return new Map(rows.map(({ bookingId, ...visit }) => [bookingId, visit]))
}
