import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { type Db, jsonb, type Tx } from '../../../db/database.ts'
import type { Price } from '../rules/amount.ts'
import type { BookableAddOnGroup } from '../rules/bookable-service.ts'

/** A new add-on; it has either a duration or a maximum quantity. */
export type NewAddOn = { name: string; price?: Price | null } & ({ durationMinutes: number } | { maxQuantity: number })

/** Finds add-ons of any service by id; unknown ids are left out. */
export async function findAddOns(db: Db, siteId: string, ids: readonly string[]): Promise<BookableAddOn[]> {
  const rows = await db
    .selectFrom('add_ons')
    .select(['id', 'name', 'duration_minutes', 'max_quantity', 'price'])
    .where('site_id', '=', siteId)
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .execute()
  return rows.map(({ duration_minutes: durationMinutes, max_quantity: maxQuantity, price, ...row }) => ({
    ...row,
    price: price as Price | null,
    durationMinutes,
    maxQuantity,
  }))
}

export type BookableAddOn = BookableAddOnGroup['addOns'][number]

/** Inserts an add-on and returns its id. A group of a service offers it. */
export async function insertAddOn(tx: Tx, siteId: string, addOn: NewAddOn, now: number): Promise<string> {
  const id = randomUUID()
  await tx
    .insertInto('add_ons')
    .values({
      site_id: siteId,
      id,
      name: addOn.name,
      price: addOn.price ? jsonb(addOn.price) : null,
      duration_minutes: 'durationMinutes' in addOn ? addOn.durationMinutes : null,
      max_quantity: 'maxQuantity' in addOn ? addOn.maxQuantity : null,
      created_at: new Date(now),
      updated_at: new Date(now),
    })
    .execute()
  return id
}

/** Add-ons offered together with a service, in the order of their ids. */
export type NewAddOnGroup = {
  serviceId: string
  name: string
  prompt?: string
  /** Null or absent: no limit. */
  maxAddOns?: number | null
  addOnIds: readonly string[]
}

/** Appends an add-on group to a service and returns its id. */
export async function insertAddOnGroup(tx: Tx, siteId: string, group: NewAddOnGroup): Promise<string> {
  const id = randomUUID()
  const { serviceId, name, prompt = '', maxAddOns = null, addOnIds } = group
  await tx
    .insertInto('add_on_groups')
    .values({
      site_id: siteId,
      id,
      service_id: serviceId,
      name,
      prompt,
      max_add_ons: maxAddOns,
      add_on_ids: [...addOnIds],
      position: sql<number>`(select count(*)::int from add_on_groups
        where site_id = ${siteId} and service_id = ${serviceId})`,
    })
    .execute()
  return id
}
