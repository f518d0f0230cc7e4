import { type Selectable, sql } from 'kysely'
import { type Database, type Db, instant, type Tx } from '../../db/database.ts'
import { isDatabaseError, sqlState } from '../../db/errors.ts'
import { fail } from '../../refusal.ts'
import { samePersonIds } from '../contacts/index.ts'
import type { CouponTerms } from './rules/coupon.ts'
import type { CouponContent } from './rules/coupon-content.ts'

export type CouponRow = Selectable<Database['coupons']>

/** Inserts a coupon. Fails with COUPON_CODE_ALREADY_EXISTS. */
export function insertCoupon(
  tx: Tx,
  siteId: string,
  { id, currency, content }: { id: string; currency: string; content: CouponContent },
  now: number,
): Promise<CouponRow> {
  return withUniqueCode(
    tx
      .insertInto('coupons')
      .values({
        site_id: siteId,
        id,
        currency,
        created_at: new Date(now),
        updated_at: new Date(now),
        ...contentColumns(content),
      })
      .returningAll()
      .executeTakeFirstOrThrow(),
  )
}

/** Writes the content of a coupon under a revision of its own. Fails with COUPON_CODE_ALREADY_EXISTS. */
export function updateCouponRow(
  tx: Tx,
  { site_id: siteId, id }: CouponRow,
  change: { content: CouponContent } | { active: boolean },
  now: number,
): Promise<CouponRow> {
  return withUniqueCode(
    tx
      .updateTable('coupons')
      .set({
        ...('content' in change ? contentColumns(change.content) : { is_active: change.active }),
        revision: sql`revision + 1`,
        updated_at: new Date(now),
      })
      .where('site_id', '=', siteId)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow(),
  )
}

export function findCouponById(db: Db, siteId: string, id: string): Promise<CouponRow | undefined> {
  return selectCoupons(db, siteId).where('id', '=', id).executeTakeFirst()
}

/** Lists the coupons for plans that can be used at an instant or later, by code. */
export function listUsableCoupons(
  db: Db,
  siteId: string,
  { currency, now }: { currency: string; now: number },
): Promise<CouponRow[]> {
  return selectCoupons(db, siteId)
    .where('is_active', '=', true)
    .where('applies_to_plans', '=', true)
    .where('currency', '=', currency)
    .where(sql<boolean>`(expires_at is null or expires_at > ${instant(now)})`)
    .where(sql<boolean>`(usage_limit is null or used_count < usage_limit)`)
    .orderBy('code')
    .execute()
}

export function lockCoupon(tx: Tx, siteId: string, id: string): Promise<CouponRow | undefined> {
  return selectCoupons(tx, siteId).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Finds a coupon by its code, in any case. */
export function findCoupon(db: Db, siteId: string, code: string): Promise<CouponRow | undefined> {
  return selectCoupons(db, siteId).where(sql<boolean>`lower(code) = lower(${code})`).executeTakeFirst()
}

/** Finds one page of coupons, newest first, and counts those that match. */
export async function listCouponRows(
  db: Db,
  siteId: string,
  { search, active, limit, offset }: { search?: string; active?: boolean; limit: number; offset: number },
): Promise<{ rows: CouponRow[]; total: number }> {
  let found = db.selectFrom('coupons').where('site_id', '=', siteId)
  if (search) {
    found = found.where(
      sql<boolean>`(strpos(lower(code), lower(${search})) > 0 or strpos(lower(name), lower(${search})) > 0)`,
    )
  }
  if (active !== undefined) found = found.where('is_active', '=', active)
  const page = found.selectAll().orderBy('created_at', 'desc').orderBy('id').limit(limit).offset(offset)
  const [rows, counted] = await Promise.all([
    page.execute(),
    found.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  return { rows, total: Number(counted.count) }
}

/** Counts how often a buyer used a coupon, also as a contact that was merged with theirs. */
export async function countUsesOfBuyer(
  db: Db,
  siteId: string,
  { couponId, buyerId }: { couponId: string; buyerId: string },
): Promise<number> {
  const { count } = await db
    .selectFrom('coupon_uses')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('site_id', '=', siteId)
    .where('coupon_id', '=', couponId)
    .where(sql<boolean>`(buyer_id = ${buyerId} or buyer_id in (${samePersonIds(siteId, buyerId)}))`)
    .where('released_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Inserts the use of a coupon by an order, also after an earlier one was released. Returns false if it counts already. */
export async function insertUse(
  tx: Tx,
  siteId: string,
  { couponId, orderId, buyerId }: { couponId: string; orderId: string; buyerId: string },
  now: number,
): Promise<boolean> {
  const row = await tx
    .insertInto('coupon_uses')
    .values({ site_id: siteId, coupon_id: couponId, order_id: orderId, buyer_id: buyerId, used_at: new Date(now) })
    .onConflict((conflict) =>
      conflict
        .columns(['site_id', 'coupon_id', 'order_id'])
        .doUpdateSet({ buyer_id: buyerId, used_at: new Date(now), released_at: null })
        .where('coupon_uses.released_at', 'is not', null),
    )
    .returning('order_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Returns true if an order uses a coupon already. */
export async function isUsedBy(tx: Tx, siteId: string, couponId: string, orderId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('coupon_uses')
    .select('order_id')
    .where('site_id', '=', siteId)
    .where('coupon_id', '=', couponId)
    .where('order_id', '=', orderId)
    .where('released_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Releases the uses of an order. Returns their coupons, in id order. */
export async function releaseUses(tx: Tx, siteId: string, orderId: string, now: number): Promise<string[]> {
  const rows = await tx
    .updateTable('coupon_uses')
    .set({ released_at: instant(now) })
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .where('released_at', 'is', null)
    .returning('coupon_id')
    .execute()
  return rows.map((row) => row.coupon_id).sort()
}

/** Counts uses up or down. */
export async function changeUsedCount(
  tx: Tx,
  siteId: string,
  couponIds: readonly string[],
  change: 1 | -1,
): Promise<void> {
  if (couponIds.length === 0) return
  await tx
    .updateTable('coupons')
    .set({ used_count: sql`used_count + ${change}` })
    .where('site_id', '=', siteId)
    .where('id', 'in', [...couponIds])
    .execute()
}

/** The terms of a coupon, as the rules read them. */
export function toCouponTerms(row: CouponRow): CouponTerms {
  return {
    amountMinor: row.amount_minor,
    percent: row.percent,
    cycles: row.cycles,
    startsAt: row.starts_at === null ? null : Date.parse(row.starts_at),
    expiresAt: row.expires_at === null ? null : Date.parse(row.expires_at),
    active: row.is_active,
    usageLimit: row.usage_limit,
    limitPerCustomer: row.limit_per_customer,
    usedCount: row.used_count,
    planIds: row.plan_ids,
    appliesToPlans: row.applies_to_plans,
    appliesToBookings: row.applies_to_bookings,
  }
}

function selectCoupons(db: Db, siteId: string) {
  return db.selectFrom('coupons').selectAll().where('site_id', '=', siteId)
}

async function withUniqueCode<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing
  } catch (error) {
    const isTaken = isDatabaseError(error) && error.code === sqlState.uniqueViolation
    if (isTaken && error.constraint === 'coupons_code_idx') return fail('COUPON_CODE_ALREADY_EXISTS')
    throw error
  }
}

function contentColumns(content: CouponContent) {
  return {
    code: content.code,
    name: content.name,
    amount_minor: content.amountMinor,
    percent: content.percent,
    cycles: content.cycles,
    starts_at: content.startsAt === null ? null : instant(content.startsAt),
    expires_at: content.expiresAt === null ? null : instant(content.expiresAt),
    is_active: content.active,
    usage_limit: content.usageLimit,
    limit_per_customer: content.limitPerCustomer,
    plan_ids: [...content.planIds],
    applies_to_plans: content.appliesToPlans,
    applies_to_bookings: content.appliesToBookings,
  }
}

/** Counts the uses of coupons by orders for another buyer. */
export async function moveUsesOfOrders(
  tx: Tx,
  { siteId, fromId, toId, orderIds }: { siteId: string; fromId: string; toId: string; orderIds: readonly string[] },
): Promise<void> {
  await tx
    .updateTable('coupon_uses')
    .set({ buyer_id: toId })
    .where('site_id', '=', siteId)
    .where('buyer_id', '=', fromId)
    .where(sql<boolean>`order_id = any(${[...orderIds]}::uuid[])`)
    .execute()
}
