import { type Selectable, sql, type Updateable } from 'kysely'
import { type Database, type Db, jsonb, type Tx } from '../../../db/database.ts'
import type { AddressParts } from '../rules/address.ts'

/** A stored location. */
export type LocationRow = Omit<Selectable<Database['locations']>, 'address'> & { address: AddressParts }

/** Finds locations by id, or all, including inactive ones, in display order. */
export async function findLocations(db: Db, siteId: string, ids?: readonly string[]): Promise<LocationRow[]> {
  const rows = await db
    .selectFrom('locations')
    .selectAll()
    .where('site_id', '=', siteId)
    .$if(ids !== undefined, (query) => query.where(sql<boolean>`id = any(${[...(ids ?? [])]}::uuid[])`))
    .orderBy('is_default', 'desc')
    .orderBy('sort_order')
    .orderBy('id')
    .execute()
  return rows as LocationRow[]
}

/** Locks a location until the transaction ends. */
export async function lockLocation(tx: Tx, siteId: string, id: string): Promise<LocationRow | undefined> {
  const row = await tx
    .selectFrom('locations')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row as LocationRow | undefined
}

/** Locks locations in id order against being archived until the transaction ends. */
export async function lockLocations(tx: Tx, siteId: string, ids: readonly string[]): Promise<LocationRow[]> {
  const rows = await tx
    .selectFrom('locations')
    .selectAll()
    .where('site_id', '=', siteId)
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .orderBy('id')
    .forShare()
    .execute()
  return rows as LocationRow[]
}

/** Returns the highest sort order, so that a new location comes last. */
export async function lastSortOrder(tx: Tx, siteId: string): Promise<number> {
  const { last } = await tx
    .selectFrom('locations')
    .select((eb) => eb.fn.max('sort_order').as('last'))
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow()
  return last ?? 0
}

/** Changeable columns of a location. */
type LocationChanges = Omit<Updateable<Database['locations']>, 'address'> & { address?: AddressParts }

/** Writes these columns; the revision and the version of its calendar go up. */
export async function updateLocationRow(
  tx: Tx,
  siteId: string,
  id: string,
  { address, ...changes }: LocationChanges,
  now: number,
): Promise<LocationRow> {
  const row = await tx
    .updateTable('locations')
    .set({
      ...changes,
      ...(address ? { address: jsonb(address) } : {}),
      updated_at: new Date(now),
      revision: sql`revision + 1`,
      calendar_version: sql`calendar_version + 1`,
    })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return row as LocationRow
}

/** Clears the default location. An advisory lock serialises concurrent changes. */
export async function clearDefault(tx: Tx, siteId: string, now: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`default-location:${siteId}`}, 0))`.execute(tx)
  await tx
    .updateTable('locations')
    .set({ is_default: false, revision: sql`revision + 1`, updated_at: new Date(now) })
    .where('site_id', '=', siteId)
    .where('is_default', '=', true)
    .execute()
}

/** Moves locations in the business's old time zone to its new one. */
export async function moveLocationsToZone(
  tx: Tx,
  siteId: string,
  { from, to, now }: { from: string; to: string; now: number },
): Promise<void> {
  await tx
    .updateTable('locations')
    .set({ time_zone: to, revision: sql`revision + 1`, updated_at: new Date(now) })
    .where('site_id', '=', siteId)
    .where('time_zone', '=', from)
    .execute()
}

/** Columns of a new location. */
export type LocationValues = {
  id: string
  scheduleId: string
  name: string
  timeZone: string
  address: AddressParts
  phone: string | null
  email: string | null
  directions: string | null
  isDefault: boolean
  sortOrder: number
}

export async function insertLocationRow(tx: Tx, siteId: string, values: LocationValues, now: number): Promise<void> {
  const { id, name, phone, email, directions } = values
  await tx
    .insertInto('locations')
    .values({
      site_id: siteId,
      id,
      name,
      phone,
      email,
      directions,
      address: jsonb(values.address),
      time_zone: values.timeZone,
      schedule_id: values.scheduleId,
      is_default: values.isDefault,
      sort_order: values.sortOrder,
      created_at: new Date(now),
      updated_at: new Date(now),
    })
    .execute()
}
