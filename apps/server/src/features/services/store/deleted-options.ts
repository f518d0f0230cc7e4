import { sql } from 'kysely'
import { type Db, instant, type Tx } from '../../../db/database.ts'

const columns = sql.raw('site_id, id, service_id, options, variants, extended_fields, created_at')

/** Moves variants into the trash, from which they can be restored for a while. */
export async function deleteOptions(tx: Tx, siteId: string, id: string, now: number): Promise<void> {
  await sql`
    with deleted as (delete from service_options where site_id = ${siteId} and id = ${id} returning *)
    insert into deleted_service_options (${columns}, revision, event_sequence, deleted_at)
    select ${columns}, revision, event_sequence, ${instant(now)} from deleted`.execute(tx)
}

type Restorable = { id: string; since: number }

/** Returns the service of the variants that were deleted since an instant; undefined where there are none. */
export async function findServiceOfDeletedOptions(
  db: Db,
  siteId: string,
  { id, since }: Restorable,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('deleted_service_options')
    .select('service_id')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where('deleted_at', '>', instant(since))
    .executeTakeFirst()
  return row?.service_id
}

/** Restores deleted variants under every id they had. Returns false where they were restored already. */
export async function restoreOptionsRow(tx: Tx, siteId: string, id: string, now: number): Promise<boolean> {
  // The deletion event used the row's sequence plus two.
  const { rows } = await sql`
    with deleted as (delete from deleted_service_options where site_id = ${siteId} and id = ${id} returning *)
    insert into service_options (${columns}, revision, event_sequence, updated_at)
    select ${columns}, revision + 1, event_sequence + 2, ${instant(now)} from deleted
    returning id`.execute(tx)
  return rows.length > 0
}

/** Purges rows deleted before an instant. */
export async function eraseOptions(db: Db, before: number): Promise<void> {
  await db.deleteFrom('deleted_service_options').where('deleted_at', '<=', instant(before)).execute()
}
