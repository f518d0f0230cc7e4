import { sql } from 'kysely'
import { type Db, instant, type Tx } from '../../../db/database.ts'

/** A stored add-on group. It may list ids of deleted add-ons. */
export type GroupRow = {
  id: string
  name: string
  prompt: string
  max_add_ons: number | null
  add_on_ids: string[]
}

/** Writable values of a group. */
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

const columns = sql.raw('site_id, id, service_id, name, prompt, max_add_ons, add_on_ids, position')

/** Moves the group to the trash; its add-ons stay. */
export async function deleteGroup(tx: Tx, siteId: string, id: string, now: number): Promise<void> {
  await sql`
    with gone as (delete from add_on_groups where site_id = ${siteId} and id = ${id} returning *)
    insert into deleted_add_on_groups (${columns}, deleted_at) select ${columns}, ${instant(now)} from gone
  `.execute(tx)
}

/** Restores a group of this service deleted since an instant. Returns false if there is none. */
export async function restoreGroup(
  tx: Tx,
  siteId: string,
  { id, serviceId, since }: { id: string; serviceId: string; since: number },
): Promise<boolean> {
  const { rows } = await sql`
    with restored as (delete from deleted_add_on_groups where site_id = ${siteId} and id = ${id}
      and service_id = ${serviceId} and deleted_at > ${instant(since)} returning *)
    insert into add_on_groups (${columns}) select ${columns} from restored returning id
  `.execute(tx)
  return rows.length > 0
}

/** Purges groups deleted before an instant. */
export async function eraseGroups(db: Db, before: number): Promise<void> {
  await db.deleteFrom('deleted_add_on_groups').where('deleted_at', '<=', instant(before)).execute()
}
