import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

/** Possible owners of a booking: its creators as `<type>:<id>`, and the holder of its link. */
export type Claimants = { creators: readonly string[]; bookingId: string | undefined }

/** Returns true if a session is the appointment of a booking that one of these made or holds. One statement. */
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
