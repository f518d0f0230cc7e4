import { type Selectable, sql } from 'kysely'
import { type Database, type Db, jsonb, type Tx } from '../../../db/database.ts'
import type { PlanContent } from '../rules/plan-content.ts'

export type PlanRow = Selectable<Database['plans']>

/** What an update may write besides the content. */
export type PlanState = { slug?: string; isPublic?: boolean; isPrimary?: boolean; archivedAt?: number }

export async function insertPlan(
  tx: Tx,
  siteId: string,
  { id, slug, isPublic, content }: { id: string; slug: string; isPublic: boolean; content: PlanContent },
  now: number,
): Promise<PlanRow> {
  return tx
    .insertInto('plans')
    .values({
      site_id: siteId,
      id,
      slug,
      is_public: isPublic,
      event_sequence: 1,
      created_at: new Date(now),
      updated_at: new Date(now),
      ...contentColumns(content),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Writes content and state of a plan, and counts its events. */
export async function updatePlanRow(
  tx: Tx,
  { site_id: siteId, id }: PlanRow,
  { content, slug, isPublic, isPrimary, archivedAt, events }: PlanState & { content?: PlanContent; events: number },
  now: number,
): Promise<PlanRow> {
  return tx
    .updateTable('plans')
    .set({
      ...(content ? contentColumns(content) : {}),
      ...(slug === undefined ? {} : { slug }),
      ...(isPublic === undefined ? {} : { is_public: isPublic }),
      ...(isPrimary === undefined ? {} : { is_primary: isPrimary }),
      ...(archivedAt === undefined ? {} : { archived_at: new Date(archivedAt) }),
      event_sequence: sql`event_sequence + ${events}`,
      updated_at: new Date(now),
    })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Makes no plan of the site primary, except one. Returns the plans that were. */
export async function clearPrimaryRows(
  tx: Tx,
  siteId: string,
  exceptId: string | null,
  now: number,
): Promise<PlanRow[]> {
  return tx
    .updateTable('plans')
    .set({ is_primary: false, event_sequence: sql`event_sequence + 1`, updated_at: new Date(now) })
    .where('site_id', '=', siteId)
    .where('is_primary', '=', true)
    .where('id', 'is distinct from', exceptId)
    .returningAll()
    .execute()
}

/**
 * Locks what concerns all plans of a site, slugs and which one is primary, until the transaction ends. Taken before
 * every change of a plan.
 */
export async function lockPlans(tx: Tx, siteId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`plans/${siteId}`}, 0))`.execute(tx)
}

export async function findPlan(db: Db, siteId: string, id: string): Promise<PlanRow | undefined> {
  return selectPlans(db, siteId).where('id', '=', id).executeTakeFirst()
}

/** Finds plans by id, also archived and hidden ones. */
export async function findPlans(db: Db, siteId: string, ids: readonly string[]): Promise<PlanRow[]> {
  if (ids.length === 0) return []
  return selectPlans(db, siteId)
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .execute()
}

/** Locks a plan, so that it is neither changed nor archived until the transaction ends. */
export async function lockPlan(tx: Tx, siteId: string, id: string): Promise<PlanRow | undefined> {
  return selectPlans(tx, siteId).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Share-locks the plans of these ids that are not archived, in id order. Returns their ids. */
export async function shareLockPlans(tx: Tx, siteId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .selectFrom('plans')
    .select('id')
    .where('site_id', '=', siteId)
    .where('id', 'in', [...ids])
    .where('archived_at', 'is', null)
    .orderBy('id')
    .forShare()
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Lists slugs of other plans that are this one or begin with it. */
export async function findTakenSlugs(
  tx: Tx,
  siteId: string,
  { slug, planId }: { slug: string; planId: string },
): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('plans')
    .select('slug')
    .where('site_id', '=', siteId)
    .where('id', '<>', planId)
    .where(sql<boolean>`starts_with(slug, ${slug})`)
    .execute()
  return new Set(rows.map((row) => row.slug))
}

/** Records that a plan was bought. */
export async function setHasOrders(tx: Tx, siteId: string, planId: string): Promise<void> {
  await tx
    .updateTable('plans')
    .set({ has_orders: true })
    .where('site_id', '=', siteId)
    .where('id', '=', planId)
    .where('has_orders', '=', false)
    .execute()
}

/** What a plan costs. One that is not stored yet has no id. */
export type PricedPlan = { id: string; name: string; priceMinor: number; hasFees: boolean }

/** Lists plans that are sold and cost something. */
export async function listPricedPlans(db: Db, siteId: string): Promise<PricedPlan[]> {
  return db
    .selectFrom('plans')
    .select(['id', 'name', 'price_minor as priceMinor', sql<boolean>`jsonb_array_length(fees) > 0`.as('hasFees')])
    .where('site_id', '=', siteId)
    .where('archived_at', 'is', null)
    .where('price_minor', '>', 0)
    .orderBy('name')
    .orderBy('id')
    .execute()
}

export async function countPlans(db: Db, siteId: string): Promise<number> {
  const { count } = await db
    .selectFrom('plans')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Gives plans another form, or none: all that have `from`, or of these the ones in `only`. Returns them. */
export async function changeFormOfPlans(
  tx: Tx,
  siteId: string,
  { from, to, only }: { from: string | null; to: string | null; only: readonly string[] | undefined },
  now: number,
): Promise<PlanRow[]> {
  const changed = tx
    .updateTable('plans')
    .set({ form_id: to, event_sequence: sql`event_sequence + 1`, updated_at: new Date(now) })
    .where('site_id', '=', siteId)
    .where('form_id', 'is not distinct from', from)
  return (only ? changed.where(sql<boolean>`id = any(${[...only]}::uuid[])`) : changed).returningAll().execute()
}

export function selectPlans(db: Db, siteId: string) {
  return db.selectFrom('plans').selectAll().where('site_id', '=', siteId)
}

function contentColumns(content: PlanContent) {
  return {
    name: content.name,
    description: content.description,
    perks: [...content.perks],
    price_minor: content.priceMinor,
    currency: content.currency,
    model: content.model,
    period_count: content.periodCount,
    period_unit: content.periodUnit,
    cycle_count: content.cycleCount,
    free_trial_days: content.freeTrialDays,
    fees: jsonb(content.fees),
    max_purchases_per_buyer: content.maxPurchasesPerBuyer,
    allow_future_start_date: content.allowFutureStartDate,
    buyer_can_cancel: content.buyerCanCancel,
    terms_and_conditions: content.termsAndConditions,
    form_id: content.formId,
    client_data: content.clientData && jsonb(content.clientData),
  }
}
