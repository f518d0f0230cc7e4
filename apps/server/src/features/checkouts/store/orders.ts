import type { bookings } from '@kalends/contract'
import { type Selectable, sql } from 'kysely'
import { type Database, type Db, instant, type Tx } from '../../../db/database.ts'
import type { ItemType } from '../rules/catalogue.ts'
import type { OrderPaymentStatus, OrderStatus } from '../rules/order-state.ts'
import type { PaymentOption } from '../rules/payment-options.ts'

type OrderKinds = { status: OrderStatus; payment_status: OrderPaymentStatus }
export type CheckoutOrderRow = Omit<Selectable<Database['checkout_orders']>, keyof OrderKinds> & OrderKinds

type LineKinds = { item_type: ItemType; payment_option: PaymentOption }
export type OrderLineRow = Omit<Selectable<Database['checkout_order_lines']>, keyof LineKinds> & LineKinds

export async function findOrderOfCheckout(
  db: Db,
  siteId: string,
  checkoutId: string,
): Promise<CheckoutOrderRow | undefined> {
  const row = await selectOrders(db, siteId).where('checkout_id', '=', checkoutId).executeTakeFirst()
  return row as CheckoutOrderRow | undefined
}

export async function findCheckoutOrder(db: Db, siteId: string, id: string): Promise<CheckoutOrderRow | undefined> {
  return (await selectOrders(db, siteId).where('id', '=', id).executeTakeFirst()) as CheckoutOrderRow | undefined
}

/** Finds orders by id. */
export async function findOrders(db: Db, siteId: string, ids: readonly string[]): Promise<CheckoutOrderRow[]> {
  const rows = await selectOrders(db, siteId)
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .execute()
  return rows as CheckoutOrderRow[]
}

/** Locks an order. Lock its charges and bookings first. */
export async function lockCheckoutOrder(tx: Tx, siteId: string, id: string): Promise<CheckoutOrderRow | undefined> {
  const row = await selectOrders(tx, siteId).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
  return row as CheckoutOrderRow | undefined
}

/** Finds the order that a charge is part of. */
export async function findOrderOfCharge(db: Db, siteId: string, chargeId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('checkout_order_lines')
    .select('order_id')
    .where('site_id', '=', siteId)
    .where('charge_id', '=', chargeId)
    .executeTakeFirst()
  return row?.order_id
}

/** Finds the order in which a plan was bought. */
export async function findOrderOfPlan(db: Db, siteId: string, planOrderId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('checkout_order_lines')
    .select('order_id')
    .where('site_id', '=', siteId)
    .where('plan_order_id', '=', planOrderId)
    .executeTakeFirst()
  return row?.order_id
}

export function listOrderLines(db: Db, siteId: string, orderId: string): Promise<OrderLineRow[]> {
  return listLinesOfOrders(db, siteId, [orderId])
}

/** Lists the lines of several orders. */
export async function listLinesOfOrders(db: Db, siteId: string, ids: readonly string[]): Promise<OrderLineRow[]> {
  const rows = await db
    .selectFrom('checkout_order_lines')
    .selectAll()
    .where('site_id', '=', siteId)
    .where(sql<boolean>`order_id = any(${[...ids]}::uuid[])`)
    .orderBy('order_id')
    .orderBy('rank')
    .execute()
  return rows as OrderLineRow[]
}

/** Lists the lines in which bookings were ordered. */
export async function listLinesOfBookings(
  db: Db,
  siteId: string,
  bookingIds: readonly string[],
): Promise<OrderLineRow[]> {
  if (bookingIds.length === 0) return []
  const rows = await db
    .selectFrom('checkout_order_lines')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('item_type', '=', 'BOOKING')
    .where(sql<boolean>`item_id = any(${[...bookingIds]}::uuid[])`)
    .orderBy('order_id')
    .orderBy('rank')
    .execute()
  return rows as OrderLineRow[]
}

/** Finds how bookings that were ordered said they are paid, by booking. */
export async function findRequestedOptions(
  db: Db,
  siteId: string,
  bookingIds: readonly string[],
): Promise<Map<string, bookings.SelectedPaymentOption>> {
  const lines = await listLinesOfBookings(db, siteId, bookingIds)
  return new Map(
    lines.flatMap(({ item_id, requested_option: option }) =>
      option === null ? [] : [[item_id, option as bookings.SelectedPaymentOption]],
    ),
  )
}

export type NewOrder = {
  siteId: string
  id: string
  checkoutId: string
  contactId: string | null
  currency: string
  totalMinor: number
  lines: readonly Omit<OrderLineRow, 'site_id' | 'order_id' | 'rank'>[]
}

export async function insertOrder(tx: Tx, order: NewOrder, now: number): Promise<CheckoutOrderRow> {
  const at = instant(now)
  const { siteId, id, lines } = order
  const row = await tx
    .insertInto('checkout_orders')
    .values({
      site_id: siteId,
      id,
      number: await takeOrderNumber(tx, siteId),
      checkout_id: order.checkoutId,
      status: 'DRAFT',
      payment_status: 'NOT_PAID',
      contact_id: order.contactId,
      currency: order.currency,
      total_minor: order.totalMinor,
      pay_now_minor: lines.reduce((sum, { pay_now_minor }) => sum + pay_now_minor, 0),
      created_at: at,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('checkout_order_lines')
    .values(lines.map((line, rank) => ({ ...line, site_id: siteId, order_id: id, rank })))
    .execute()
  return row as CheckoutOrderRow
}

async function takeOrderNumber(tx: Tx, siteId: string): Promise<number> {
  const { last_number } = await tx
    .insertInto('checkout_order_counters')
    .values({ site_id: siteId, last_number: 1 })
    .onConflict((conflict) =>
      conflict.column('site_id').doUpdateSet({ last_number: sql`checkout_order_counters.last_number + 1` }),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow()
  return last_number
}

export type OrderChanges = Partial<
  Pick<CheckoutOrderRow, 'status' | 'payment_status' | 'approved_at' | 'total_minor' | 'pay_now_minor' | 'contact_id'>
>

export async function updateOrder(
  tx: Tx,
  order: CheckoutOrderRow,
  changes: OrderChanges,
  now: number,
): Promise<CheckoutOrderRow> {
  const row = await tx
    .updateTable('checkout_orders')
    .set({ ...changes, updated_at: instant(now) })
    .set({ revision: sql`revision + 1` })
    .where('site_id', '=', order.site_id)
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return row as CheckoutOrderRow
}

/** Changes how a line is paid, or what it comes to. Returns false if another checkout has taken it over. */
export async function updateOrderLine(
  tx: Tx,
  line: OrderLineRow,
  changes: Partial<Pick<OrderLineRow, 'payment_option' | 'total_minor' | 'pay_now_minor' | 'charge_id'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('checkout_order_lines')
    .set(changes)
    .where('site_id', '=', line.site_id)
    .where('order_id', '=', line.order_id)
    .where('rank', '=', line.rank)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteOrderLine(tx: Tx, line: OrderLineRow): Promise<void> {
  await tx
    .deleteFrom('checkout_order_lines')
    .where('site_id', '=', line.site_id)
    .where('order_id', '=', line.order_id)
    .where('rank', '=', line.rank)
    .execute()
}

function selectOrders(db: Db, siteId: string) {
  return db.selectFrom('checkout_orders').selectAll().where('site_id', '=', siteId)
}

/** Moves orders that hold one of these bookings or plan orders to another contact. */
export async function moveCheckoutOrders(
  tx: Tx,
  { siteId, fromId, toId, itemIds }: { siteId: string; fromId: string; toId: string; itemIds: readonly string[] },
): Promise<void> {
  await sql`update checkout_orders set contact_id = ${toId} where site_id = ${siteId} and contact_id = ${fromId}
    and exists (select from checkout_order_lines line where line.site_id = checkout_orders.site_id
      and line.order_id = checkout_orders.id
      and (line.item_id = any(${[...itemIds]}::uuid[]) or line.plan_order_id = any(${[...itemIds]}::uuid[])))`.execute(
    tx,
  )
}
