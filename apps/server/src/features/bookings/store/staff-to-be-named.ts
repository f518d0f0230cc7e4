import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { BookingRow } from './rows.ts'

/** Returns true if nobody is named for the session of a booking, or for any session to come of a booked course. */
export async function isStaffToBeNamed(
  db: Db,
  { site_id, id }: Pick<BookingRow, 'site_id' | 'id'>,
  now: number,
): Promise<boolean> {
  return (await findStaffToBeNamed(db, site_id, { bookingIds: [id], now })).size > 0
}

/**
 * Returns which of these bookings are of a session whose staff member is to be named, or of a course all of whose sessions
 * to come are like that.
 */
export async function findStaffToBeNamed(
  db: Db,
  siteId: string,
  { bookingIds, now }: { bookingIds: readonly string[]; now: number },
): Promise<Set<string>> {
  if (bookingIds.length === 0) return new Set()
  const booked = sql`b.site_id = ${siteId} and b.id = any(${[...bookingIds]}::uuid[])`
  // Two joins, so that each finds its sessions by an index.
  const { rows } = await sql<{ id: string }>`
    select b.id from bookings b
      join sessions s on s.site_id = b.site_id and s.id = b.session_id
      where ${booked} and b.tag <> 'COURSE' and s.status = 'CONFIRMED' and s.staff_to_be_named
    union all
    select b.id from bookings b
      join sessions s on s.site_id = b.site_id and s.schedule_id = b.schedule_id and s.ends_at > ${new Date(now)}
      where ${booked} and b.tag = 'COURSE' and s.status = 'CONFIRMED'
      group by b.id having bool_and(s.staff_to_be_named)`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
