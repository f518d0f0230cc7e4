import { sql } from 'kysely'
import { type Db, instant, type Tx } from '../../../db/database.ts'
import type { AddOnRow } from './add-on-rows.ts'

const columns = sql.raw(
  'site_id, id, revision, event_sequence, name, duration_minutes, max_quantity, price, rest, created_at',
)

/** Moves an add-on into the trash and removes it from every group; the trash remembers which they were. */
export async function deleteAddOnRow(tx: Tx, siteId: string, id: string, now: number): Promise<void> {
  await sql`
    with places as (
      select coalesce(
        jsonb_agg(jsonb_build_object('groupId', g.id, 'position', array_position(g.add_on_ids, ${id}::uuid))), '[]'
      ) as groups
      from add_on_groups g where g.site_id = ${siteId} and g.add_on_ids @> array[${id}::uuid]
    ),
    deleted as (delete from add_ons where site_id = ${siteId} and id = ${id} returning *)
    insert into deleted_add_ons (${columns}, groups, deleted_at)
    select ${columns}, places.groups, ${instant(now)} from deleted, places`.execute(tx)
  await sql`update add_on_groups set add_on_ids = array_remove(add_on_ids, ${id}::uuid)
    where site_id = ${siteId} and add_on_ids @> array[${id}::uuid]`.execute(tx)
}

type Restorable = { id: string; since: number; now: number }

/**
 * Restores an add-on that was deleted since an instant, under its id and at its position in the groups that are still
 * there. Returns undefined where there is none.
 */
export async function restoreAddOnRow(
  tx: Tx,
  siteId: string,
  { id, since, now }: Restorable,
): Promise<AddOnRow | undefined> {
  const deleted = await tx
    .deleteFrom('deleted_add_ons')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where('deleted_at', '>', instant(since))
    .returningAll()
    .executeTakeFirst()
  if (!deleted) return undefined
  // The deletion event used the row's sequence plus two.
  const { rows } = await sql<AddOnRow>`
    insert into add_ons (${columns}, updated_at)
    values (${siteId}, ${id}, ${deleted.revision}::bigint + 1, ${deleted.event_sequence}::bigint + 2, ${deleted.name},
      ${deleted.duration_minutes}, ${deleted.max_quantity}, ${JSON.stringify(deleted.price)}::jsonb,
      ${JSON.stringify(deleted.rest)}::jsonb, ${deleted.created_at}, ${instant(now)})
    returning *`.execute(tx)
  await sql`
    update add_on_groups g
    set add_on_ids = g.add_on_ids[:former.position - 1] || ${id}::uuid || g.add_on_ids[former.position:]
    from jsonb_to_recordset(${JSON.stringify(deleted.groups)}::jsonb) as former("groupId" uuid, position integer)
    where g.site_id = ${siteId} and g.id = former."groupId" and not g.add_on_ids @> array[${id}::uuid]`.execute(tx)
  return rows[0]
}

/** Purges rows deleted before an instant. */
export async function eraseAddOns(db: Db, before: number): Promise<void> {
  await db.deleteFrom('deleted_add_ons').where('deleted_at', '<=', instant(before)).execute()
}
