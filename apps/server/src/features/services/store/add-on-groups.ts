import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/database.ts'

/** A group of add-ons as it is stored. Its own ids stay even where an add-on is gone. */
export type GroupRow = {
  id: string
  name: string
  prompt: string
  max_add_ons: number | null
  add_on_ids: string[]
}

/** What is written of a group. */
export type GroupValues = { name: string; prompt: string; maxAddOns: number | null; addOnIds: readonly string[] }

/** The groups of a service in their order. */
export function findGroups(db: Db, siteId: string, serviceId: string): Promise<GroupRow[]> {
  return db
    .selectFrom('add_on_groups')
    .select(['id', 'name', 'prompt', 'max_add_ons', 'add_on_ids'])
    .where('site_id', '=', siteId)
    .where('service_id', '=', serviceId)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

export async function updateGroup(tx: Tx, siteId: string, id: string, group: GroupValues): Promise<void> {
  await tx
    .updateTable('add_on_groups')
    .set({ name: group.name, prompt: group.prompt, max_add_ons: group.maxAddOns })
    .set({ add_on_ids: sql<string[]>`${[...group.addOnIds]}::uuid[]` })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute()
}

/** Takes the group away; its add-ons stay. */
export async function deleteGroup(tx: Tx, siteId: string, id: string): Promise<void> {
  await tx.deleteFrom('add_on_groups').where('site_id', '=', siteId).where('id', '=', id).execute()
}
