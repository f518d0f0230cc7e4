import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Db, instant, type Tx } from '../../../db/database.ts'
import { ofSamePerson } from '../../contacts/index.ts'

/**
 * Counts a member's purchases of a plan: all but drafts and those cancelled before anything was paid or had for nothing,
 * whatever became of later payments. A trial is no purchase. Charges belong to another feature.
 */
export async function countPurchases(db: Db, siteId: string, memberId: string, planId: string): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('site_id', '=', siteId)
    .where(isOfBuyer(siteId, memberId))
    .where('plan_id', '=', planId)
    .where('status', '!=', 'DRAFT')
    .where(sql<boolean>`(status <> 'CANCELED' or last_payment_status in ('PAID', 'REFUNDED', 'NOT_APPLICABLE')
        or exists (select from charges where charges.site_id = orders.site_id and charges.subject_type = 'ORDER'
          and charges.subject_id = orders.id and charges.paid_minor > 0)
        or ${hasCycle(sql`begun.index > 0 and not exists (select from charges where charges.site_id = orders.site_id
          and charges.subject_type = 'ORDER' and charges.subject_id = orders.id and charges.cycle = begun.index)`)})`)
    .executeTakeFirstOrThrow()
  return count
}

/** Returns true if a member ever began a trial of a plan. */
export async function hadTrial(db: Db, siteId: string, memberId: string, planId: string): Promise<boolean> {
  return (await findTriedPlans(db, siteId, memberId, [planId])).has(planId)
}

/** Returns the plans of which a member began a trial, or will. One that was cancelled before it began does not count. */
export async function findTriedPlans(
  db: Db,
  siteId: string,
  memberId: string,
  planIds: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('orders')
    .select('plan_id')
    .distinct()
    .where('site_id', '=', siteId)
    .where(isOfBuyer(siteId, memberId))
    .where(sql<boolean>`plan_id = any(${[...planIds]}::uuid[])`)
    .where('free_trial_days', '>', 0)
    .where('status', '!=', 'DRAFT')
    .where(sql<boolean>`(status <> 'CANCELED' or ${hasCycle(sql`true`)})`)
    .execute()
  return new Set(rows.map((row) => row.plan_id))
}

/** Matches orders of which a cycle began that `which` matches. */
function hasCycle(which: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select from order_cycles begun
    where begun.site_id = orders.site_id and begun.order_id = orders.id and ${which})`
}

/**
 * Matches the orders of whoever a member is, also those of an account that was deleted: it had the same customer or the
 * same sign-in address. Of somebody who was erased nothing is known. Members belong to another feature.
 */
function isOfBuyer(siteId: string, memberId: string): RawBuilder<SqlBool> {
  const own = sql`select contact_id from members where site_id = ${siteId} and id = ${memberId}`
  return sql<SqlBool>`(orders.member_id = ${memberId}
    or ${ofSamePerson(siteId, sql.ref('orders.contact_id'), sql`(${own})`)}
    or orders.member_id in (
      select earlier.id from members own join members earlier
        on earlier.site_id = own.site_id and earlier.login_email = own.login_email and earlier.deleted_at is not null
      where own.site_id = ${siteId} and own.id = ${memberId} and own.login_email <> ''))`
}

type MovedOrders = { siteId: string; fromId: string; toId: string; memberIds: readonly string[]; since: number }

/** Moves the orders that these members bought since an instant to another contact. Returns their ids. */
export async function moveOrders(tx: Tx, { siteId, fromId, toId, memberIds, since }: MovedOrders): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`update orders set contact_id = ${toId}, revision = revision + 1
    where site_id = ${siteId} and contact_id = ${fromId} and member_id = any(${[...memberIds]}::uuid[])
      and created_at >= ${instant(since)} returning id`.execute(tx)
  return rows.map(({ id }) => id)
}
