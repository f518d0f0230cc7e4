import { type Selectable, sql } from 'kysely'
import { type Database, type Db, jsonb, type Tx } from '../../db/database.ts'
import type { AddressParts } from './rules/address.ts'

/** A place as it is stored. */
export type LocationRow = Omit<Selectable<Database['locations']>, 'address'> & { address: AddressParts }

/** The places of these ids, or all; inactive ones too. In the order of the business. */
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

/** The row of a new place. */
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
      ...{ site_id: siteId, id, name, phone, email, directions, address: jsonb(values.address) },
      ...{ time_zone: values.timeZone, schedule_id: values.scheduleId, is_default: values.isDefault },
      ...{ sort_order: values.sortOrder, created_at: new Date(now), updated_at: new Date(now) },
    })
    .execute()
}
