import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

/** Whether the customer of a booking came, and when that was noted. */
export type CalendarAttendance = { status: 'NOT_SET' | 'ATTENDED' | 'NOT_ATTENDED'; notedAt: string }

/** What was noted about these bookings, by booking; nothing for those nobody noted anything about. One statement. */
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

/** Changes whenever somebody notes that a customer came, or did not: a part of a statement. */
export function attendancePrint(siteId: RawBuilder<string>): RawBuilder<string> {
  return sql`(select max(a.updated_at) from attendances a where a.site_id = ${siteId})::text`
}
