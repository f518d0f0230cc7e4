import { type Selectable, sql } from 'kysely'
import { type Database, type Db, jsonb, type Tx } from '../../../db/database.ts'

export type PlansSettingsRow = Selectable<Database['pricing_plans_settings']>

/** Finds the settings; undefined until they are first changed. */
export function findPlansSettings(db: Db, siteId: string): Promise<PlansSettingsRow | undefined> {
  return db.selectFrom('pricing_plans_settings').selectAll().where('site_id', '=', siteId).executeTakeFirst()
}

/** Inserts the row if missing and locks it until the transaction ends. */
export async function lockPlansSettings(tx: Tx, siteId: string, createdAt: Date): Promise<PlansSettingsRow> {
  await tx
    .insertInto('pricing_plans_settings')
    .values({ site_id: siteId, created_at: createdAt, updated_at: createdAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return tx
    .selectFrom('pricing_plans_settings')
    .selectAll()
    .where('site_id', '=', siteId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

export function updatePlansSettings(
  tx: Tx,
  siteId: string,
  { taxableAddress, extendedFields }: { taxableAddress: string; extendedFields: object | null },
  now: number,
): Promise<PlansSettingsRow> {
  return tx
    .updateTable('pricing_plans_settings')
    .set({
      taxable_address: taxableAddress,
      extended_fields: extendedFields && jsonb(extendedFields),
      revision: sql`revision + 1`,
      updated_at: new Date(now),
    })
    .where('site_id', '=', siteId)
    .returningAll()
    .executeTakeFirstOrThrow()
}
