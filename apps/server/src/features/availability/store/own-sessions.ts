import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

/** What a link opens: a booking, while it has this version. */
export type LinkedBooking = { id: string; version: number }

/** Possible owners of a booking: its creators as `<type>:<id>`, and the holder of its link. */
export type Claimants = { creators: readonly string[]; linked: LinkedBooking | undefined }

/** Returns true if a session is the appointment of a booking that one of these made or holds. One statement. */
export async function isBookedBy(
  db: Db,
  siteId: string,
  sessionId: string,
  { creators, linked }: Claimants,
): Promise<boolean> {
  const isTheirs = sql<SqlBool>`(created_by_type || ':' || created_by_id = any(${[...creators]}::text[])
    or id = ${linked?.id ?? null}::uuid and link_version = ${linked?.version ?? null}::integer)`
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
