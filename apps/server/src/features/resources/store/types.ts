import { type Selectable, type SelectQueryBuilder, sql, type Updateable } from 'kysely'
import { type Database, type Db, jsonb, type Tx } from '../../../db/database.ts'
import { countQuery, type Query, type QuerySpec, runQuery } from '../../../db/query/index.ts'
import { documents } from './documents.ts'

export type TypeRow = Selectable<Database['resource_types']>

/** False when another of that name is there. */
export async function insertResourceType(
  tx: Tx,
  siteId: string,
  type: {
    id: string
    name: string
    isStaff: boolean
    appId?: string | null
    extendedFields?: object
    events?: number
  },
  now: number,
): Promise<boolean> {
  const times = { created_at: new Date(now), updated_at: new Date(now) }
  const { id, name, isStaff, appId = null, events = 0 } = type
  const written = { app_id: appId, extended_fields: jsonb(type.extendedFields ?? {}), event_sequence: events }
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('resource_types')
    .values({ site_id: siteId, id, name, is_staff: isStaff, ...written, ...times })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Finds the resource types of a business, including staff. */
export function findResourceTypes(db: Db, siteId: string): Promise<{ id: string; name: string; isStaff: boolean }[]> {
  return db
    .selectFrom('resource_types')
    .select(['id', 'name', 'is_staff as isStaff'])
    .where('site_id', '=', siteId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
}

/** The type of people; made with the site. */
export async function loadStaffTypeId(db: Db, siteId: string): Promise<string> {
  const query = db.selectFrom('resource_types').select('id').where('site_id', '=', siteId).where('is_staff', '=', true)
  return (await query.executeTakeFirstOrThrow()).id
}

type TypeStatement = SelectQueryBuilder<Database, 'resource_types', TypeRow>

function presentTypes(db: Db, siteId: string): TypeStatement {
  return db.selectFrom('resource_types').selectAll().where('site_id', '=', siteId).where('deleted_at', 'is', null)
}

export function findType(db: Db, siteId: string, id: string): Promise<TypeRow | undefined> {
  return presentTypes(db, siteId).where('id', '=', id).executeTakeFirst()
}

export function lockType(tx: Tx, siteId: string, id: string): Promise<TypeRow | undefined> {
  return presentTypes(tx, siteId).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Share-locks the resource type until this transaction ends. */
export function shareType(tx: Tx, siteId: string, id: string): Promise<TypeRow | undefined> {
  return presentTypes(tx, siteId).where('id', '=', id).forShare().executeTakeFirst()
}

/** Counts the types under the lock of the staff type, which every site has. */
export async function countTypesOnly(tx: Tx, siteId: string): Promise<number> {
  await sql`select 1 from resource_types where site_id = ${siteId} and is_staff for update`.execute(tx)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from resource_types where site_id = ${siteId} and deleted_at is null`.execute(tx)
  return rows[0]?.count ?? 0
}

export async function isNameTaken(tx: Tx, siteId: string, name: string, exceptId: string): Promise<boolean> {
  const found = await presentTypes(tx, siteId)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .where('id', '!=', exceptId)
    .executeTakeFirst()
  return found !== undefined
}

/** The columns of a kind that change. */
export type TypeChanges = Omit<Updateable<Database['resource_types']>, 'extended_fields'> & { extended_fields?: object }

export async function updateTypeRow(
  tx: Tx,
  siteId: string,
  id: string,
  { extended_fields, ...columns }: TypeChanges,
  now: number,
): Promise<TypeRow> {
  return tx
    .updateTable('resource_types')
    .set({ ...columns, ...documents({ extended_fields }), updated_at: new Date(now) })
    .set({ revision: sql`revision + 1`, event_sequence: sql`event_sequence + 1` })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Restores a deleted type. If another has its name now, returns the id of that one instead. */
export async function restoreType(tx: Tx, siteId: string, id: string, now: number): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select living.id from resource_types gone join resource_types living on living.site_id = gone.site_id
      and lower(living.name) = lower(gone.name) and living.deleted_at is null
    where gone.site_id = ${siteId} and gone.id = ${id} for share of living`.execute(tx)
  if (rows[0]) return rows[0].id
  await updateTypeRow(tx, siteId, id, { deleted_at: null }, now)
  return id
}

/** Resource counts of a type. */
export type TypeCounts = {
  typeId: string
  total: number
  everywhere: number
  atCustomers: number
  atCustom: number
  locationIds: string[]
}

export async function countOfTypes(db: Db, siteId: string, typeIds: readonly string[]): Promise<TypeCounts[]> {
  const specific = sql`r.location_options -> 'specificLocationOptions'`
  const { rows } = await sql<TypeCounts>`
    select r.type_id as "typeId", count(*)::int as total,
      count(*) filter (where cardinality(r.location_ids) = 0)::int as everywhere,
      count(*) filter (where (${specific} -> 'availableInCustomerLocations')::boolean)::int as "atCustomers",
      count(*) filter (where (${specific} -> 'availableInCustomLocations')::boolean)::int as "atCustom",
      (select coalesce(array_agg(distinct location.id order by location.id), '{}')
        from resources o, unnest(o.location_ids) as location(id)
        where o.site_id = r.site_id and o.type_id = r.type_id and o.deleted_at is null) as "locationIds"
    from resources r
    where r.site_id = ${siteId} and r.type_id = any(${[...typeIds]}::uuid[]) and r.deleted_at is null
    group by r.site_id, r.type_id`.execute(db)
  return rows
}

const spec: QuerySpec = {
  name: 'resource-types',
  fields: [
    { name: 'id', type: 'guid', column: sql`resource_types.id` },
    { name: 'name', type: 'text', column: sql`resource_types.name` },
  ],
  id: 'id',
  defaultSort: [{ fieldName: 'id' }],
  maxSortEntries: 3,
  paging: ['cursor'],
  defaultLimit: 50,
  maxLimit: 100,
}

export function queryTypeRows(db: Db, siteId: string, query: Query | null | undefined) {
  return runQuery({ base: presentTypes(db, siteId), spec, query })
}

export function countTypeRows(db: Db, siteId: string, filter: Query['filter']): Promise<number> {
  return countQuery({ base: presentTypes(db, siteId), spec, filter })
}
