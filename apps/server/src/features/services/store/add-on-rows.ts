import { type Selectable, sql } from 'kysely'
import { type Database, type Db, jsonb, type Tx } from '../../../db/database.ts'
import { type PagingMetadata, type Query, type QueryField, type QuerySpec, runQuery } from '../../../db/query/index.ts'
import type { StoredAddOn } from '../rules/add-on-faults.ts'
import type { Price } from '../rules/amount.ts'

/** An add-on, whole. */
export type AddOnRow = Omit<Selectable<Database['add_ons']>, 'price' | 'rest'> & {
  price: Price | null
  rest: StoredAddOn['rest']
}

export async function findAddOnRows(db: Db, siteId: string, ids: readonly string[]): Promise<AddOnRow[]> {
  const rows = await db
    .selectFrom('add_ons')
    .selectAll()
    .where('site_id', '=', siteId)
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .execute()
  return rows as unknown as AddOnRow[]
}

export async function lockAddOn(tx: Tx, siteId: string, id: string): Promise<AddOnRow | undefined> {
  const row = await tx
    .selectFrom('add_ons')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row as unknown as AddOnRow | undefined
}

export async function insertAddOnRow(
  tx: Tx,
  siteId: string,
  id: string,
  addOn: StoredAddOn,
  now: number,
): Promise<AddOnRow> {
  const row = await tx
    .insertInto('add_ons')
    .values({ site_id: siteId, id, ...addOnColumns(addOn), created_at: new Date(now), updated_at: new Date(now) })
    .returningAll()
    .executeTakeFirstOrThrow()
  return row as unknown as AddOnRow
}

export async function updateAddOnRow(
  tx: Tx,
  siteId: string,
  id: string,
  addOn: StoredAddOn,
  now: number,
): Promise<AddOnRow> {
  const row = await tx
    .updateTable('add_ons')
    .set({ ...addOnColumns(addOn), revision: sql`revision + 1`, event_sequence: sql`event_sequence + 1` })
    .set({ updated_at: new Date(now) })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return row as unknown as AddOnRow
}

function addOnColumns({ name, durationMinutes, maxQuantity, price, rest }: StoredAddOn) {
  return {
    name,
    duration_minutes: durationMinutes,
    max_quantity: maxQuantity,
    price: price && jsonb(price),
    rest: jsonb(rest),
  }
}

/** The services that offer an add-on. */
export async function findOffering(db: Db, siteId: string, addOnId: string): Promise<string[]> {
  const { rows } = await sql<{ service_id: string }>`select distinct service_id from add_on_groups
    where site_id = ${siteId} and add_on_ids @> array[${addOnId}::uuid]`.execute(db)
  return rows.map(({ service_id }) => service_id)
}

export async function queryAddOnRows(
  db: Db,
  siteId: string,
  query: Query | null | undefined,
): Promise<{ rows: AddOnRow[]; pagingMetadata: PagingMetadata }> {
  const base = db.selectFrom('add_ons').selectAll('add_ons').where('site_id', '=', siteId)
  const { rows, pagingMetadata } = await runQuery({ base, spec, query })
  return { rows: rows as unknown as AddOnRow[], pagingMetadata }
}

const fields: readonly QueryField[] = [
  { name: 'id', column: sql`add_ons.id`, type: 'guid' },
  { name: 'durationInMinutes', column: sql`add_ons.duration_minutes`, type: 'number' },
  { name: 'maxQuantity', column: sql`add_ons.max_quantity`, type: 'number' },
  { name: 'name', column: sql`add_ons.name`, type: 'text' },
  { name: 'price.currency', column: sql`add_ons.price->>'currency'`, type: 'text' },
  { name: 'price.formattedValue', column: sql`add_ons.rest->>'formattedPrice'`, type: 'text' },
  { name: 'price.value', column: sql`(add_ons.price->>'value')::numeric`, type: 'number' },
  { name: 'taxGroup', column: sql`(add_ons.rest->>'taxGroup')::uuid`, type: 'guid' },
]

/** Source: facts/bookings/add-ons.json, querySpecs. */
const spec: QuerySpec = {
  name: 'add-ons',
  fields,
  id: 'id',
  defaultSort: [{ fieldName: 'id' }],
  maxSortEntries: 5,
  paging: ['cursor'],
  defaultLimit: 50,
  maxLimit: 100,
}
