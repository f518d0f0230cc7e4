import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

/** Who may have booked it: those who made the booking as `<type>:<id>`, and whoever holds the link of one. */
export type Claimants = { creators: readonly string[]; bookingId: string | undefined }

/** Whether a session is the appointment of a booking that one of these made or holds. One statement. */
export async function isBookedBy(
  db: Db,
  siteId: string,
  sessionId: string,
  { creators, bookingId }: Claimants,
): Promise<boolean> {
  const isTheirs = sql<SqlBool>`(created_by_type || ':' || created_by_id = any(${[...creators]}::text[])
    or id = ${bookingId ?? null}::uuid)`
  const found = await db
    .selectFrom('bookings')
    .select('id')
    .where('site_id', '=', siteId)
    .where('session_id', '=', sessionId)
    .where('tag', '=', 'INDIVIDUAL')
    .where(isTheirs)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
