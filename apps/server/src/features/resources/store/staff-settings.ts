import { type Selectable, sql } from 'kysely'
import { type Database, type Db, jsonb, type Tx } from '../../../db/database.ts'

export type StaffSettingsRow = Selectable<Database['staff_settings']>

/** Undefined for a business that never chose. */
export function findStaffSettings(db: Db, siteId: string): Promise<StaffSettingsRow | undefined> {
  return db.selectFrom('staff_settings').selectAll().where('site_id', '=', siteId).executeTakeFirst()
}

/** Makes the row of a business that never chose, and locks it. */
export async function lockStaffSettings(tx: Tx, siteId: string, id: string, now: number): Promise<StaffSettingsRow> {
  const times = { created_at: new Date(now), updated_at: new Date(now) }
  await tx
    .insertInto('staff_settings')
    .values({ site_id: siteId, id, ...times })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return tx.selectFrom('staff_settings').selectAll().where('site_id', '=', siteId).forUpdate().executeTakeFirstOrThrow()
}

export async function updateStaffSettingsRow(
  tx: Tx,
  siteId: string,
  values: { contactPublic: boolean; genderPublic: boolean; extendedFields: object },
  now: number,
): Promise<StaffSettingsRow> {
  return tx
    .updateTable('staff_settings')
    .set({ contact_public: values.contactPublic, gender_public: values.genderPublic })
    .set({ extended_fields: jsonb(values.extendedFields), updated_at: new Date(now) })
    .set({ revision: sql`revision + 1`, event_sequence: sql`event_sequence + 1` })
    .where('site_id', '=', siteId)
    .returningAll()
    .executeTakeFirstOrThrow()
}
