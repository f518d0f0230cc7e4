import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

/** Attendance of a booking, and when it was recorded. */
export type CalendarAttendance = { status: 'NOT_SET' | 'ATTENDED' | 'NOT_ATTENDED'; notedAt: string }

/** Finds the recorded attendance of these bookings, by booking. One statement. */
export async function findCalendarAttendances(
  db: Db,
  siteId: string,
  bookingIds: readonly string[],
): Promise<Map<string, CalendarAttendance>> {
  if (bookingIds.length === 0) return new Map()
  const { rows } = await sql<CalendarAttendance & { id: string }>`
    select booking_id as id, status, status_changed_at as "notedAt" from attendances
    where site_id = ${siteId} and booking_id = any(${[...bookingIds]}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, status, notedAt }) => [id, { status, notedAt }]))
}

/** SQL expression that changes whenever attendance is recorded. */
export function attendancePrint(siteId: RawBuilder<string>): RawBuilder<string> {
  return sql`(select max(a.updated_at) from attendances a where a.site_id = ${siteId})::text`
}
