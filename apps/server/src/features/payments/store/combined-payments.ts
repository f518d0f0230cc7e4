import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database, Db, Tx } from '../../../db/database.ts'
import type { IdempotencyKey } from '../rules/idempotency-key.ts'
import type { PaymentProviderKind } from '../rules/ledger.ts'
import type { PaymentRow } from './payments.ts'

type Kinds = { provider: Exclude<PaymentProviderKind, 'ON_SITE'> }
/** One payment by card for several charges, each of which has a payment for its part. */
export type CombinedPaymentRow = Omit<Selectable<Database['combined_payments']>, keyof Kinds> & Kinds

/** Inserts a combined payment; undefined if its idempotency key was used. */
export async function insertCombinedPayment(
  tx: Tx,
  payment: Omit<Insertable<Database['combined_payments']>, keyof Kinds | 'idempotency_key'> &
    Kinds & { idempotency_key: IdempotencyKey },
): Promise<CombinedPaymentRow | undefined> {
  const row = await tx
    .insertInto('combined_payments')
    .values(payment)
    .onConflict((conflict) => conflict.constraint('combined_payments_idempotency_key_key').doNothing())
    .returningAll()
    .executeTakeFirst()
  return row as CombinedPaymentRow | undefined
}

export async function findCombinedPayment(db: Db, siteId: string, id: string): Promise<CombinedPaymentRow | undefined> {
  return (await selectCombined(db, siteId).where('id', '=', id).executeTakeFirst()) as CombinedPaymentRow | undefined
}

export async function findCombinedByKey(
  db: Db,
  siteId: string,
  key: IdempotencyKey,
): Promise<CombinedPaymentRow | undefined> {
  const row = await selectCombined(db, siteId).where('idempotency_key', '=', key).executeTakeFirst()
  return row as CombinedPaymentRow | undefined
}

export async function findCombinedOfProvider(
  db: Db,
  siteId: string,
  { provider, providerPaymentId }: { provider: PaymentProviderKind; providerPaymentId: string },
): Promise<CombinedPaymentRow | undefined> {
  const row = await selectCombined(db, siteId)
    .where('provider', '=', provider)
    .where('provider_payment_id', '=', providerPaymentId)
    .executeTakeFirst()
  return row as CombinedPaymentRow | undefined
}

/** Lists the parts of a combined payment, always in the same order. */
export async function listParts(db: Db, siteId: string, combinedId: string): Promise<PaymentRow[]> {
  return (await selectParts(db, siteId, combinedId).execute()) as PaymentRow[]
}

/** Locks the parts of a combined payment. Lock their charges first. */
export async function lockParts(tx: Tx, siteId: string, combinedId: string): Promise<PaymentRow[]> {
  return (await selectParts(tx, siteId, combinedId).forNoKeyUpdate().execute()) as PaymentRow[]
}

/** Saves how the provider calls a combined payment, once it is known. */
export async function saveProviderId(tx: Tx, siteId: string, id: string, providerPaymentId: string): Promise<void> {
  await tx
    .updateTable('combined_payments')
    .set({ provider_payment_id: providerPaymentId })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where(sql<boolean>`provider_payment_id is distinct from ${providerPaymentId}`)
    .execute()
}

function selectCombined(db: Db, siteId: string) {
  return db.selectFrom('combined_payments').selectAll().where('site_id', '=', siteId)
}

function selectParts(db: Db, siteId: string, combinedId: string) {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('combined_payment_id', '=', combinedId)
    .orderBy('id')
}
