import { sql } from 'kysely'
import { type Db, instant, type Tx } from '../../../db/database.ts'
import { samePersonIds } from '../../contacts/index.ts'
import { findOrder, type OrderRow } from './orders.ts'

export type OrderKey = { siteId: string; id: string }

/** Lists orders with a step or a payment that is due, longest overdue first. */
export async function listDue(db: Db, now: number, limit: number): Promise<OrderKey[]> {
  const due = (column: 'due_at' | 'collect_at') =>
    db
      .selectFrom('orders')
      .select(['site_id as siteId', 'id'])
      .where(column, '<=', instant(now))
      .orderBy(column)
      .orderBy('id')
      .limit(limit)
      .execute()
  const listed = [...(await due('collect_at')), ...(await due('due_at'))]
  return [...new Map(listed.map((key) => [key.id, key])).values()]
}

/** Lists the orders of a contact that a saved card renews. */
export async function listRenewing(db: Db, siteId: string, contactId: string): Promise<OrderRow[]> {
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where('site_id', '=', siteId)
    .where(sql<boolean>`contact_id in (${samePersonIds(siteId, contactId)})`)
    .where('type', '=', 'ONLINE')
    .where('status', 'in', ['PENDING', 'ACTIVE', 'PAUSED'])
    .where('is_recurring', '=', true)
    .where('auto_renew_canceled', '=', false)
    .orderBy('created_at')
    .execute()
  return rows as unknown as OrderRow[]
}

/** Locks an order for a step of the clock; undefined if another process has it, or did the step already. */
export async function lockDue(tx: Tx, { siteId, id }: OrderKey, now: number): Promise<OrderRow | undefined> {
  const locked = await tx
    .selectFrom('orders')
    .select('id')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where('due_at', '<=', instant(now))
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return locked && findOrder(tx, siteId, id)
}
