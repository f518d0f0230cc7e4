import { type Selectable, sql } from 'kysely'
import { type Database, type Db, instant, jsonb, type Tx } from '../../db/database.ts'
import { countQuery, type PagingMetadata, type Query, type QuerySpec, runQuery } from '../../db/query/index.ts'

export type CategoryRow = Selectable<Database['categories']>

export type NewCategory = {
  id: string
  name: string
  sortOrder: number
  extendedFields?: object | null
  events?: number
}

export type CategoryChange = {
  name?: string
  sortOrder?: number
  extendedFields?: object | null
  deletedAt?: number | null
}

/** Each write publishes two events: its own and the legacy notification. */
export const eventsPerWrite = 2

export async function insertCategory(
  tx: Tx,
  siteId: string,
  { id, name, sortOrder, extendedFields, events = 0 }: NewCategory,
  now: number,
): Promise<CategoryRow> {
  const times = { created_at: new Date(now), updated_at: new Date(now) }
  return tx
    .insertInto('categories')
    .values({
      site_id: siteId,
      id,
      name,
      sort_order: sortOrder,
      event_sequence: events,
      ...times,
      extended_fields: extendedFields ? jsonb(extendedFields) : null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Writes the change under a revision of its own. */
export async function updateCategoryRow(
  tx: Tx,
  siteId: string,
  id: string,
  { name, sortOrder, extendedFields, deletedAt }: CategoryChange,
  now: number,
): Promise<CategoryRow> {
  return tx
    .updateTable('categories')
    .set({
      ...(name === undefined ? {} : { name }),
      ...(sortOrder === undefined ? {} : { sort_order: sortOrder }),
      ...(extendedFields === undefined ? {} : { extended_fields: extendedFields && jsonb(extendedFields) }),
      ...(deletedAt === undefined ? {} : { deleted_at: deletedAt === null ? null : new Date(deletedAt) }),
      revision: sql`revision + 1`,
      event_sequence: sql`event_sequence + ${eventsPerWrite}`,
      updated_at: new Date(now),
    })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Updates the sort order of several categories, incrementing the revision of each. */
export async function rankCategories(
  tx: Tx,
  siteId: string,
  sortOrders: ReadonlyMap<string, number>,
  now: number,
): Promise<CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    update categories c set sort_order = ranked.sort_order, revision = revision + 1,
      event_sequence = event_sequence + ${eventsPerWrite}, updated_at = ${new Date(now)}
    from unnest(${[...sortOrders.keys()]}::uuid[], ${[...sortOrders.values()]}::bigint[]) as ranked(id, sort_order)
    where c.site_id = ${siteId} and c.id = ranked.id
    returning c.*`.execute(tx)
  return rows
}

/**
 * Lists all categories of a site in order, including the trash, under a site-wide lock:
 * order and limit concern all of them.
 */
export async function lockCategories(tx: Tx, siteId: string): Promise<CategoryRow[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`categories/${siteId}`}, 0))`.execute(tx)
  return tx
    .selectFrom('categories')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('sort_order')
    .orderBy('id')
    .execute()
}

export function selectCategories(db: Db, siteId: string) {
  return db.selectFrom('categories').selectAll().where('site_id', '=', siteId).where('deleted_at', 'is', null)
}

export function findCategory(db: Db, siteId: string, id: string): Promise<CategoryRow | undefined> {
  return selectCategories(db, siteId).where('id', '=', id).executeTakeFirst()
}

/** Returns true if a service may use this category. */
export async function categoryExists(db: Db, siteId: string, id: string): Promise<boolean> {
  return (await findCategory(db, siteId, id)) !== undefined
}

/** Erases categories deleted before an instant. */
export async function eraseCategories(tx: Tx, before: number): Promise<void> {
  await tx.deleteFrom('categories').where('deleted_at', '<', instant(before)).execute()
}

/** What categories can be found by. Source: facts/bookings/categories-v-2.json, querySpecs. */
const spec: QuerySpec = {
  name: 'categories',
  fields: [
    { name: 'id', column: sql`categories.id`, type: 'guid' },
    { name: 'name', column: sql`categories.name`, type: 'text' },
    { name: 'sortOrder', column: sql`categories.sort_order`, type: 'number' },
    { name: 'createdDate', column: sql`categories.created_at`, type: 'timestamp' },
  ],
  id: 'id',
  defaultSort: [{ fieldName: 'createdDate' }],
  maxSortEntries: 5,
  paging: ['cursor'],
  defaultLimit: 100,
  maxLimit: 100,
}

export function queryCategoryRows(
  db: Db,
  siteId: string,
  query: Query | null | undefined,
): Promise<{ rows: CategoryRow[]; pagingMetadata: PagingMetadata }> {
  return runQuery({ base: selectCategories(db, siteId), spec, query })
}

export function countCategoryRows(db: Db, siteId: string, filter: Query['filter']): Promise<number> {
  return countQuery({ base: selectCategories(db, siteId), spec, filter })
}
