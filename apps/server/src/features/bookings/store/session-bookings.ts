import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/database.ts'
import type { BookingRow } from './rows.ts'

/** Counts the live bookings of each session; sessions without any are left out. */
export async function countSessionBookings(
  db: Db,
  siteId: string,
  sessionIds: readonly string[],
): Promise<Map<string, number>> {
  if (sessionIds.length === 0) return new Map()
  const { rows } = await sql<{ session_id: string; count: number }>`
    select session_id, count(*)::int as count from bookings
    where site_id = ${siteId} and session_id = any(${[...sessionIds]}::uuid[]) and status in ('CONFIRMED', 'PENDING')
    group by session_id`.execute(db)
  return new Map(rows.map(({ session_id, count }) => [session_id, count]))
}

/** Locks the live bookings of these sessions until the transaction ends. */
export async function lockSessionBookings(
  tx: Tx,
  siteId: string,
  sessionIds: readonly string[],
): Promise<BookingRow[]> {
  if (sessionIds.length === 0) return []
  const isOfThese = sql<boolean>`session_id = any(${[...sessionIds]}::uuid[])`
  return (await lockLive(tx, siteId).where(isOfThese).execute()) as BookingRow[]
}

/** Locks requests that have no session yet until the transaction ends, and returns them. */
export async function lockRequests(tx: Tx, siteId: string, ids: readonly string[]): Promise<BookingRow[]> {
  if (ids.length === 0) return []
  const isOfThese = sql<boolean>`id = any(${[...ids]}::uuid[])`
  return (await lockLive(tx, siteId).where(isOfThese).where('session_id', 'is', null).execute()) as BookingRow[]
}

/** Selects live bookings to be locked, in the order of all locks of bookings. */
function lockLive(tx: Tx, siteId: string) {
  return tx
    .selectFrom('bookings')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('status', 'not in', ['CANCELED', 'DECLINED'])
    .orderBy('id')
    .forNoKeyUpdate()
}

/**
 * Locks bookings of a service without a session until the transaction ends: unconfirmed ones, and with `requested` also
 * pending requests for a future time that occupy none of it yet.
 */
export async function lockUnplacedBookings(
  tx: Tx,
  { siteId, serviceId }: { siteId: string; serviceId: string },
  { requested, now }: { requested: boolean; now: number },
): Promise<BookingRow[]> {
  const rows = await tx
    .selectFrom('bookings')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('service_id', '=', serviceId)
    .where('session_id', 'is', null)
    .where(sql<boolean>`(status in ('CREATED', 'WAITING_LIST')
      or (${requested} and status = 'PENDING' and tag = 'INDIVIDUAL' and starts_at > ${new Date(now)}))`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return rows as BookingRow[]
}
