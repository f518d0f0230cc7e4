import { type Selectable, sql, type Updateable } from 'kysely'
import { type Db, instant, jsonb, type Tx } from '../../../db/database.ts'
import type { Orders } from '../../../db/generated/tables.ts'
import type { PeriodUnit } from '../rules/cycles.ts'
import type { PriceSpan } from '../rules/order-price.ts'
import type { OrderStatus, OrderType } from '../rules/transitions.ts'

/** A pause; `resumedAt` null while it lasts. */
export type PausePeriod = { pausedAt: string; resumedAt: string | null }

/** A cycle that began; `endedAt` null while it runs. */
export type BegunCycle = { index: number; startedAt: string; endedAt: string | null }

/** What the cycles of an order give: the benefit of its plan when it was sold. */
export type OrderBenefit = {
  /** Participants in each cycle; null for any number. */
  creditsPerCycle: number | null
  /** Services it pays for, of those connected to the plan; empty for all of them. */
  serviceIds: readonly string[]
  rollsOver: boolean
  /** Whether credits of coming cycles pay for bookings in them. */
  booksAhead: boolean
}

type Narrowed = {
  benefit: OrderBenefit
  status: OrderStatus
  type: OrderType
  period_unit: PeriodUnit | null
  prices: PriceSpan[]
  last_payment_status: LastPaymentStatus
  pauses: PausePeriod[]
  cycles: BegunCycle[]
}

export type LastPaymentStatus = 'PAID' | 'REFUNDED' | 'FAILED' | 'UNPAID' | 'PENDING' | 'NOT_APPLICABLE'

/** An order as stored, with its pauses and its begun cycles in order. Instants as ISO 8601 text. */
export type OrderRow = Omit<Selectable<Orders>, keyof Narrowed> & Narrowed

export type OrderChange = Omit<Updateable<Orders>, 'site_id' | 'id' | 'revision' | 'event_sequence'>

const pauses = sql<PausePeriod[]>`coalesce((
  select jsonb_agg(jsonb_build_object('pausedAt', to_json(p.paused_at), 'resumedAt', to_json(p.resumed_at)) order by p.number)
  from order_pause_periods p where p.site_id = orders.site_id and p.order_id = orders.id), '[]')`

const cycles = sql<BegunCycle[]>`coalesce((
  select jsonb_agg(jsonb_build_object('index', c.index, 'startedAt', to_json(c.started_at), 'endedAt', to_json(c.ended_at)) order by c.index)
  from order_cycles c where c.site_id = orders.site_id and c.order_id = orders.id), '[]')`

/** Selects a site's orders. */
export function selectOrders(db: Db, siteId: string) {
  return db
    .selectFrom('orders')
    .selectAll('orders')
    .select([pauses.as('pauses'), cycles.as('cycles')])
    .where('orders.site_id', '=', siteId)
}

/** Finds an order; of one member if `memberId` is given. */
export async function findOrder(db: Db, siteId: string, id: string, memberId?: string): Promise<OrderRow | undefined> {
  const found = selectOrders(db, siteId).where('orders.id', '=', id)
  const row = await (memberId === undefined ? found : found.where('orders.member_id', '=', memberId)).executeTakeFirst()
  return row as OrderRow | undefined
}

/** Locks an order; of one member if `memberId` is given. */
export async function lockOrder(tx: Tx, siteId: string, id: string, memberId?: string): Promise<OrderRow | undefined> {
  const locked = tx.selectFrom('orders').select('id').where('site_id', '=', siteId).where('id', '=', id).forUpdate()
  if (!(await locked.executeTakeFirst())) return undefined
  return findOrder(tx, siteId, id, memberId)
}

type Renewing = { siteId: string; contactIds: readonly string[]; planIds: readonly string[] }

/** Finds orders of these contacts that will renew: active, not cancelled, and with payments that work. */
export async function findRenewing(
  db: Db,
  { siteId, contactIds, planIds }: Renewing,
  { locks }: { locks: boolean },
): Promise<OrderRow[]> {
  if (contactIds.length === 0 || planIds.length === 0) return []
  const found = selectOrders(db, siteId)
    .where(sql<boolean>`orders.contact_id = any(${[...contactIds]}::uuid[])`)
    .where(sql<boolean>`orders.plan_id = any(${[...planIds]}::uuid[])`)
    .where('orders.status', '=', 'ACTIVE')
    .where('orders.is_recurring', '=', true)
    .where(sql<boolean>`orders.auto_renew_canceled is not true`)
    .where('orders.failing_since', 'is', null)
    // Owed again after a payment was charged back.
    .where(sql<boolean>`(orders.type = 'OFFLINE' or orders.last_payment_status <> 'UNPAID')`)
    .orderBy('orders.id')
  return (await (locks ? found.forShare('orders') : found).execute()) as OrderRow[]
}

export async function insertOrder(
  tx: Tx,
  { pauses: _, cycles: __, prices, benefit, ...row }: OrderRow,
): Promise<OrderRow> {
  const inserted = await tx
    .insertInto('orders')
    .values({ ...row, prices: jsonb(prices), benefit: jsonb(benefit) })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { ...inserted, pauses: [], cycles: [] } as unknown as OrderRow
}

/** Writes a change under a revision of its own; `events` are published with it. */
export async function updateOrder(
  tx: Tx,
  { site_id: siteId, id }: Pick<OrderRow, 'site_id' | 'id'>,
  change: OrderChange,
  { events, now }: { events: number; now: number },
): Promise<OrderRow> {
  await tx
    .updateTable('orders')
    .set({
      ...change,
      revision: sql`revision + 1`,
      event_sequence: sql`event_sequence + ${events}`,
      updated_at: instant(now),
    })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute()
  const row = await findOrder(tx, siteId, id)
  if (!row) throw new Error('An order was updated, and then was not there')
  return row
}

export type FoundOrder = Pick<OrderRow, 'id' | 'status' | 'is_recurring' | 'charge_id'>

/** Finds orders by id. */
export async function findOrdersById(db: Db, siteId: string, ids: readonly string[]): Promise<FoundOrder[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'status', 'is_recurring', 'charge_id'])
    .where('site_id', '=', siteId)
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .execute()
  return rows as FoundOrder[]
}

/** Locks a member's orders that have not ended, drafts included, in the order of their ids. */
export async function lockUnendedOrders(tx: Tx, siteId: string, memberId: string): Promise<OrderRow[]> {
  const locked = await tx
    .selectFrom('orders')
    .select('id')
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('status', 'in', ['DRAFT', 'PENDING', 'ACTIVE', 'PAUSED'])
    .orderBy('id')
    .forUpdate()
    .execute()
  const ids = locked.map(({ id }) => id)
  if (ids.length === 0) return []
  const rows = await selectOrders(tx, siteId).where('orders.id', 'in', ids).orderBy('orders.id').execute()
  return rows as OrderRow[]
}
