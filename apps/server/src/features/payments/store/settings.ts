import { type Selectable, sql } from 'kysely'
import { type Database, type Db, instant, jsonb, type Tx } from '../../../db/database.ts'

/** A tax; `locationId` null applies to every location without one of its own. `percent` is a decimal. */
export type Tax = { locationId: string | null; name: string; percent: string; included: boolean }

type Parts = { provider: 'NONE' | 'SANDBOX' | 'STRIPE'; taxes: Tax[] }
export type PaymentSettingsRow = Omit<Selectable<Database['payment_settings']>, keyof Parts> & Parts

/** Finds the payment settings; undefined until they are first changed. */
export async function findPaymentSettings(db: Db, siteId: string): Promise<PaymentSettingsRow | undefined> {
  const row = await db.selectFrom('payment_settings').selectAll().where('site_id', '=', siteId).executeTakeFirst()
  return row as unknown as PaymentSettingsRow | undefined
}

/** Inserts the row if missing and locks it. */
export async function lockPaymentSettings(tx: Tx, siteId: string, madeAt: string): Promise<PaymentSettingsRow> {
  await tx
    .insertInto('payment_settings')
    .values({ site_id: siteId, created_at: madeAt, updated_at: madeAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await tx
    .selectFrom('payment_settings')
    .selectAll()
    .where('site_id', '=', siteId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  return row as unknown as PaymentSettingsRow
}

export type PaymentSettingsChanges = Partial<
  Pick<PaymentSettingsRow, 'provider' | 'taxes' | 'receipt_header' | 'receipt_footer'>
>

export async function updatePaymentSettingsRow(
  tx: Tx,
  siteId: string,
  { taxes, ...changes }: PaymentSettingsChanges,
  now: number,
): Promise<PaymentSettingsRow> {
  const row = await tx
    .updateTable('payment_settings')
    .set({
      ...changes,
      ...(taxes ? { taxes: jsonb(taxes) } : {}),
      updated_at: instant(now),
      revision: sql`revision + 1`,
    })
    .where('site_id', '=', siteId)
    .returningAll()
    .executeTakeFirstOrThrow()
  return row as unknown as PaymentSettingsRow
}
