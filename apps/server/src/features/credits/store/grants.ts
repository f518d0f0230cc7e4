import { type Insertable, type Selectable, sql } from 'kysely'
import { type Database, type Db, instant, type Tx } from '../../../db/database.ts'
import { samePersonIds } from '../../contacts/index.ts'

export type GrantRow = Selectable<Database['credit_grants']>
/** A balance with the name of the plan its order copied. */
export type BalanceRow = GrantRow & { plan_name: string }

/** Inserts the grant of a cycle; undefined if the cycle has one already. */
export async function insertGrant(tx: Tx, grant: Insertable<Database['credit_grants']>): Promise<GrantRow | undefined> {
  return tx
    .insertInto('credit_grants')
    .values(grant)
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'order_id', 'cycle']).where('replaces_id', 'is', null).doNothing(),
    )
    .returningAll()
    .executeTakeFirst()
}

/** Selects balances with the names of their plans. */
function selectBalances(db: Db, siteId: string) {
  return db
    .selectFrom('credit_grants')
    .innerJoin('orders', (join) =>
      join.onRef('orders.site_id', '=', 'credit_grants.site_id').onRef('orders.id', '=', 'credit_grants.order_id'),
    )
    .selectAll('credit_grants')
    .select('orders.plan_name')
    .where('credit_grants.site_id', '=', siteId)
}

/**
 * When a balance stops paying: it pays for no booking that begins then or later. With its cycle, or, if it rolls over,
 * with its order; null while that has no end.
 */
const paysUntil = sql<string | null>`coalesce(credit_grants.ended_at, credit_grants.expires_at,
  case when orders.auto_renew_canceled then orders.cycle_ends_at end, orders.end_at)`

/**
 * Selects balances that can be used for a booking that begins at an instant: of active orders, or returned by the
 * business, begun by then and not ended before. The one that ends first comes first.
 */
function selectUsable(db: Db, siteId: string, now: number, startsAt = now) {
  const latest = instant(Math.max(now, startsAt))
  return selectBalances(db, siteId)
    .where('credit_grants.ended_at', 'is', null)
    .where('credit_grants.starts_at', '<=', latest)
    .where(sql<boolean>`(${paysUntil} is null or ${paysUntil} > ${latest})`)
    .where((eb) => eb.or([eb('orders.status', '=', 'ACTIVE'), eb('credit_grants.replaces_id', 'is not', null)]))
    .orderBy(paysUntil, (order) => order.asc().nullsLast())
    .orderBy('credit_grants.starts_at')
    .orderBy('credit_grants.id')
}

const samePerson = (siteId: string, contactId: string) =>
  sql<boolean>`credit_grants.contact_id in (${samePersonIds(siteId, contactId)})`

export type Usable = { siteId: string; contactId: string; now: number }

/** Lists what a customer can use now. */
export async function listBalances(db: Db, { siteId, contactId, now }: Usable): Promise<BalanceRow[]> {
  return selectUsable(db, siteId, now).where(samePerson(siteId, contactId)).limit(1000).execute()
}

/** What pays for a booking: the plans connected to its service, as far as their benefit covers it. */
export type Covered = Usable & {
  serviceId: string
  planIds: readonly string[]
  /** When the booking begins; now unless set. What ends before does not pay for it. Epoch milliseconds. */
  startsAt?: number | undefined
}

function selectCovering(db: Db, { siteId, contactId, now, serviceId, planIds, startsAt }: Covered) {
  return selectUsable(db, siteId, now, startsAt)
    .where(samePerson(siteId, contactId))
    .where('credit_grants.plan_id', 'in', [...planIds])
    .where(sql<boolean>`(cardinality(credit_grants.service_ids) = 0 or ${serviceId} = any(credit_grants.service_ids))`)
    .where(sql<boolean>`(credit_grants.remaining is null or credit_grants.remaining > 0)`)
}

/** Lists what pays for a service now. */
export async function listCovering(db: Db, covered: Covered): Promise<BalanceRow[]> {
  return covered.planIds.length === 0 ? [] : selectCovering(db, covered).limit(1000).execute()
}

/**
 * Locks what pays for a service now, and reads it again under the lock: a credit that another booking took meanwhile is
 * not there any more.
 */
export async function lockCovering(tx: Tx, covered: Covered): Promise<BalanceRow[]> {
  const found = await listCovering(tx, covered)
  if (found.length === 0) return []
  await tx
    .selectFrom('credit_grants')
    .select('id')
    .where('site_id', '=', covered.siteId)
    .where(
      'id',
      'in',
      found.map(({ id }) => id),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return listCovering(tx, covered)
}

/** Finds which cycles of these orders were given, as `order cycle`. */
export async function findGrantedCycles(db: Db, siteId: string, orderIds: readonly string[]): Promise<Set<string>> {
  if (orderIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('credit_grants')
    .select(['order_id', 'cycle'])
    .where('site_id', '=', siteId)
    .where('order_id', 'in', [...orderIds])
    .where('replaces_id', 'is', null)
    .execute()
  return new Set(rows.map(({ order_id, cycle }) => `${order_id} ${cycle}`))
}

/** Locks a balance. */
export async function lockGrant(tx: Tx, siteId: string, id: string): Promise<GrantRow | undefined> {
  return tx
    .selectFrom('credit_grants')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** A balance with the state of its order, and when it stops to pay. */
export type OrderedGrant = GrantRow & { order_status: string; pays_until: string | null }

/** Locks balances, in id order. */
export async function lockGrants(tx: Tx, siteId: string, ids: readonly string[]): Promise<OrderedGrant[]> {
  if (ids.length === 0) return []
  return tx
    .selectFrom('credit_grants')
    .innerJoin('orders', (join) =>
      join.onRef('orders.site_id', '=', 'credit_grants.site_id').onRef('orders.id', '=', 'credit_grants.order_id'),
    )
    .selectAll('credit_grants')
    .select(['orders.status as order_status', paysUntil.as('pays_until')])
    .where('credit_grants.site_id', '=', siteId)
    .where('credit_grants.id', 'in', [...ids])
    .orderBy('credit_grants.id')
    .forNoKeyUpdate('credit_grants')
    .execute()
}

/** Lists balances with an end of their own that is reached. */
export async function listReturnedDue(db: Db, now: number, limit: number): Promise<Pick<GrantRow, 'site_id' | 'id'>[]> {
  return db
    .selectFrom('credit_grants')
    .select(['site_id', 'id'])
    .where('replaces_id', 'is not', null)
    .where('ended_at', 'is', null)
    .where('expires_at', '<=', instant(now))
    .orderBy('expires_at')
    .limit(limit)
    .execute()
}

/** Locks the balances of an order's cycles that have not ended, oldest first. What was returned goes on without it. */
export async function lockOpenGrants(tx: Tx, siteId: string, orderId: string): Promise<GrantRow[]> {
  return tx
    .selectFrom('credit_grants')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .where('ended_at', 'is', null)
    .where('replaces_id', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** Lists the balances of an order that have begun and not ended, latest cycle first. */
export async function listOrderBalances(
  db: Db,
  { siteId, orderId, now }: { siteId: string; orderId: string; now: number },
): Promise<BalanceRow[]> {
  return selectBalances(db, siteId)
    .where('credit_grants.order_id', '=', orderId)
    .where('credit_grants.ended_at', 'is', null)
    .where('credit_grants.starts_at', '<=', instant(now))
    .orderBy('credit_grants.cycle', 'desc')
    .limit(1000)
    .execute()
}

export async function findBalance(db: Db, siteId: string, id: string): Promise<BalanceRow | undefined> {
  return selectBalances(db, siteId).where('credit_grants.id', '=', id).executeTakeFirst()
}

/** Moves the balance of a cycle that has not begun. */
export async function moveGrant(
  tx: Tx,
  { site_id, id, rolls_over }: GrantRow,
  { startsAt, endsAt }: { startsAt: number; endsAt: number | null },
): Promise<void> {
  await tx
    .updateTable('credit_grants')
    .set({ starts_at: instant(startsAt), expires_at: rolls_over || endsAt === null ? null : instant(endsAt) })
    .where('site_id', '=', site_id)
    .where('id', '=', id)
    .execute()
}

/** Moves the end of a cycle's balance, unless it stays valid until the order ends. */
export async function moveGrantEnd(
  tx: Tx,
  { siteId, orderId, cycle }: { siteId: string; orderId: string; cycle: number },
  endsAt: number | null,
): Promise<void> {
  await tx
    .updateTable('credit_grants')
    .set({ expires_at: endsAt === null ? null : instant(endsAt) })
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .where('cycle', '=', cycle)
    .where('replaces_id', 'is', null)
    .where('rolls_over', '=', false)
    .where('ended_at', 'is', null)
    .execute()
}

/** Ends balances; nothing remains of them by then. */
export async function endGrants(tx: Tx, siteId: string, ids: readonly string[], endedAt: number): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('credit_grants')
    .set({ ended_at: instant(endedAt) })
    .where('site_id', '=', siteId)
    .where('id', 'in', [...ids])
    .execute()
}

export async function changeQuantity(tx: Tx, { site_id, id }: GrantRow, by: number): Promise<void> {
  await tx
    .updateTable('credit_grants')
    .set({ quantity: sql`greatest(quantity + ${by}, 1)` })
    .where('site_id', '=', site_id)
    .where('id', '=', id)
    .execute()
}

/** Moves the balances of orders to another contact. */
export async function moveGrants(
  tx: Tx,
  { siteId, fromId, toId, orderIds }: { siteId: string; fromId: string; toId: string; orderIds: readonly string[] },
): Promise<void> {
  await sql`update credit_grants set contact_id = ${toId} where site_id = ${siteId} and contact_id = ${fromId}
    and order_id = any(${[...orderIds]}::uuid[])`.execute(tx)
}
