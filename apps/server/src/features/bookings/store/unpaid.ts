import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { filtered, type Query } from '../../../db/query/index.ts'
import { ofContact } from '../../contacts/index.ts'
import { dueOfCharge, isChargeOf } from '../../payments/index.ts'
import { isUnpaidWithoutCharge } from './is-unpaid.ts'
import { bookingSpec, visibleBookings } from './query-bookings.ts'
import type { AgreedPrice, AgreedTax } from './rows.ts'
import { type Visibility, visibleToAll } from './visible-to.ts'

/** What is due of charges, in one currency. */
export type DueSum = { currency: string; bookings: number; dueMinor: number }
/** Unpaid bookings without a charge that have the same price and tax. */
export type UnchargedPrice = { price: AgreedPrice; agreedTax: AgreedTax; bookings: number }

/** Sums what is due for the visible unpaid bookings that a filter matches, in two statements. */
export async function sumUnpaid(
  db: Db,
  siteId: string,
  visible: Visibility,
  filter: Query['filter'],
): Promise<{ charged: DueSum[]; uncharged: UnchargedPrice[] }> {
  const base = visibleBookings(db, siteId, visible).selectAll()
  const found = filtered({ base, spec: bookingSpec, filter })
  const [charged, uncharged] = await Promise.all([
    sql<DueSum>`
      select c.currency, count(*)::int as bookings, sum(${dueOfCharge})::bigint as "dueMinor"
      from (${found}) b join charges c on ${isChargeOf({ siteId: sql`b.site_id`, id: sql`b.id` })}
      where ${dueOfCharge} > 0 group by c.currency`.execute(db),
    countUncharged(db, found),
  ])
  return { charged: charged.rows, uncharged }
}

/** Counts the unpaid bookings without a charge of a customer and their duplicates, by price. */
export function findUncharged(db: Db, siteId: string, contactId: string): Promise<UnchargedPrice[]> {
  const isTheirs = ofContact(siteId, sql.ref('bookings.contact_id'), contactId)
  return countUncharged(db, visibleBookings(db, siteId, visibleToAll).where(isTheirs).selectAll())
}

async function countUncharged(
  db: Db,
  found: ReturnType<ReturnType<typeof visibleBookings>['selectAll']>,
): Promise<UnchargedPrice[]> {
  const { rows } = await sql<UnchargedPrice>`
    select b.agreed_price as price, b.agreed_tax as "agreedTax", count(*)::int as bookings
    from (${found}) b where ${isUnpaidWithoutCharge('b')}
    group by b.agreed_price, b.agreed_tax`.execute(db)
  return rows
}
