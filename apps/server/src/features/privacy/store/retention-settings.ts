import { type Insertable, type Selectable, sql } from 'kysely'
import { type Db, instant, type Tx } from '../../../db/database.ts'
import type { RetentionSettings } from '../../../db/generated/tables.ts'

export type RetentionRow = Selectable<RetentionSettings>

export function findRetention(db: Db, siteId: string): Promise<RetentionRow | undefined> {
  return db.selectFrom('retention_settings').selectAll().where('site_id', '=', siteId).executeTakeFirst()
}

/** Locks the settings of a business; they are inserted if there are none. */
export async function lockRetention(tx: Tx, siteId: string, now: number): Promise<RetentionRow> {
  await tx
    .insertInto('retention_settings')
    .values({ site_id: siteId, updated_at: new Date(now) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return tx
    .selectFrom('retention_settings')
    .selectAll()
    .where('site_id', '=', siteId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export function updateRetention(
  tx: Tx,
  siteId: string,
  columns: Partial<Insertable<RetentionSettings>>,
): Promise<RetentionRow> {
  return tx
    .updateTable('retention_settings')
    .set(columns)
    .where('site_id', '=', siteId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Locks the business whose turn it is: the one that has been due longest and that nobody else works on. */
export async function lockDueRetention(tx: Tx, now: number): Promise<RetentionRow | undefined> {
  const { rows } = await sql<RetentionRow>`select * from retention_settings where due_at <= ${instant(now)}
    order by due_at, site_id limit 1 for update skip locked`.execute(tx)
  return rows[0]
}
