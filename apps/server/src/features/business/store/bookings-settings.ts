import { type Selectable, sql } from 'kysely'
import { type Database, type Db, jsonb, type Tx } from '../../../db/database.ts'
import type { Settings } from '../rules/bookings-settings.ts'

export type SettingsRow = Omit<Selectable<Database['bookings_settings']>, 'settings'> & { settings: Settings }

/** Finds the booking settings; undefined until they are first changed. */
export async function findBookingsSettings(db: Db, siteId: string): Promise<SettingsRow | undefined> {
  const row = await db.selectFrom('bookings_settings').selectAll().where('site_id', '=', siteId).executeTakeFirst()
  return row as SettingsRow | undefined
}

/** Finds the contact details that staff must enter when they book. */
export async function findRequiredOfStaff(db: Db, siteId: string): Promise<readonly string[]> {
  return (await findBookingsSettings(db, siteId))?.settings.ownerFlow?.bookingCreation?.requiredFields ?? []
}

/** Inserts the row if missing and locks it until the transaction ends. */
export async function lockBookingsSettings(tx: Tx, siteId: string, madeAt: Date): Promise<SettingsRow> {
  await tx
    .insertInto('bookings_settings')
    .values({ site_id: siteId, created_at: madeAt, updated_at: madeAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await tx
    .selectFrom('bookings_settings')
    .selectAll()
    .where('site_id', '=', siteId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  return row as SettingsRow
}

export async function updateBookingsSettingsRow(
  tx: Tx,
  siteId: string,
  settings: Settings,
  now: number,
): Promise<SettingsRow> {
  const row = await tx
    .updateTable('bookings_settings')
    .set({
      settings: jsonb(settings),
      updated_at: new Date(now),
      revision: sql`revision + 1`,
      event_sequence: sql`event_sequence + 1`,
    })
    .where('site_id', '=', siteId)
    .returningAll()
    .executeTakeFirstOrThrow()
  return row as SettingsRow
}
