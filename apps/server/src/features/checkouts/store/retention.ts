import { sql } from 'kysely'
import { instant, type Tx } from '../../../db/database.ts'

/** Erases carts, and checkouts without an order, that nobody changed since an instant. Returns how many. */
export async function eraseAbandonedBaskets(
  tx: Tx,
  { before, atOnce }: { before: number; atOnce: number },
): Promise<number> {
  const { rows: carts } = await sql<Key>`
    select site_id as "siteId", id from carts where updated_at < ${instant(before)}
    order by updated_at limit ${atOnce} for update skip locked`.execute(tx)
  const { rows: checkouts } = await sql<Key>`
    select site_id as "siteId", id from checkouts where updated_at < ${instant(before)}
      and not exists (select from checkout_orders o where o.site_id = checkouts.site_id and o.checkout_id = checkouts.id)
    order by updated_at limit ${atOnce} for update skip locked`.execute(tx)
  await erase(tx, 'cart_id', carts)
  await erase(tx, 'checkout_id', checkouts)
  return carts.length + checkouts.length
}

type Key = { siteId: string; id: string }

async function erase(tx: Tx, column: 'cart_id' | 'checkout_id', keys: readonly Key[]): Promise<void> {
  if (keys.length === 0) return
  const siteIds = keys.map(({ siteId }) => siteId)
  const ids = keys.map(({ id }) => id)
  const listed = sql`select * from unnest(${siteIds}::uuid[], ${ids}::uuid[])`
  await sql`delete from line_items where (site_id, ${sql.ref(column)}) in (${listed})`.execute(tx)
  const table = sql.table(column === 'cart_id' ? 'carts' : 'checkouts')
  await sql`delete from ${table} where (site_id, id) in (${listed})`.execute(tx)
}
