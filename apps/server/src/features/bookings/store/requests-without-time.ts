import { sql } from 'kysely'
import { type Db, instant, type Tx } from '../../../db/database.ts'
import type { BookingRow } from './rows.ts'

type Requests = { siteId: string; serviceId: string; now: number }

/** Locks the requests of a service that are to come and occupy no time or seats, the oldest first. */
export async function lockRequestsWithoutTime(tx: Tx, requests: Requests): Promise<BookingRow[]> {
  const rows = await selectRequests(tx, requests).forNoKeyUpdate().execute()
  return rows as unknown as BookingRow[]
}

/** Lists the same requests, locking none. */
export async function listRequestsWithoutTime(db: Db, requests: Requests): Promise<BookingRow[]> {
  return (await selectRequests(db, requests).execute()) as unknown as BookingRow[]
}

function selectRequests(db: Db, { siteId, serviceId, now }: Requests) {
  return db
    .selectFrom('bookings as b')
    .selectAll('b')
    .where('b.site_id', '=', siteId)
    .where('b.service_id', '=', serviceId)
    .where('b.status', '=', 'PENDING')
    .where('b.ends_at', '>', instant(now))
    .where(
      sql<boolean>`case when b.tag = 'INDIVIDUAL' then not exists (select from occupancies o
        where o.site_id = b.site_id and o.session_id = b.session_id) else b.seats_taken = 0 end`,
    )
    .orderBy('b.created_at')
    .orderBy('b.id')
}
