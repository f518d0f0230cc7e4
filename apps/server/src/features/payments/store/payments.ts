import { type Insertable, type Selectable, sql } from 'kysely'
import { type Database, type Db, instant, type Tx } from '../../../db/database.ts'
import type { IdempotencyKey } from '../rules/idempotency-key.ts'
import type { PaymentMethodKind, PaymentProviderKind } from '../rules/ledger.ts'
import type { PaymentStatus } from '../rules/payment-status.ts'
import type { Superseded } from '../rules/superseded.ts'
import { takeDue } from './take-due.ts'

type Kinds = { status: PaymentStatus; method: PaymentMethodKind; provider: PaymentProviderKind }
type Scope = { card_scope: 'CONTACT' | 'SUBJECT' }
export type PaymentRow = Omit<Selectable<Database['payments']>, keyof Kinds | 'card_scope' | 'superseded_because'> &
  Kinds &
  Scope & { superseded_because: Superseded | null }
export type PaymentColumns = Omit<Insertable<Database['payments']>, keyof Kinds | 'idempotency_key' | 'card_scope'> &
  Kinds &
  Partial<Scope> & { idempotency_key: IdempotencyKey }

/** Inserts a payment; undefined if its idempotency key was used. */
export async function insertPayment(tx: Tx, payment: PaymentColumns): Promise<PaymentRow | undefined> {
  const row = await tx
    .insertInto('payments')
    .values(payment)
    .onConflict((conflict) => conflict.constraint('payments_idempotency_key_key').doNothing())
    .returningAll()
    .executeTakeFirst()
  return row as PaymentRow | undefined
}

export async function findPayment(db: Db, siteId: string, id: string): Promise<PaymentRow | undefined> {
  return (await onePayment(db, siteId, id).executeTakeFirst()) as PaymentRow | undefined
}

/** Locks a payment. Lock its charge first. */
export async function lockPayment(tx: Tx, siteId: string, id: string): Promise<PaymentRow | undefined> {
  return (await onePayment(tx, siteId, id).forNoKeyUpdate().executeTakeFirst()) as PaymentRow | undefined
}

export async function findPaymentByKey(db: Db, siteId: string, key: IdempotencyKey): Promise<PaymentRow | undefined> {
  const row = await selectPayments(db, siteId).where('idempotency_key', '=', key).executeTakeFirst()
  return row as PaymentRow | undefined
}

/** Lists the payments of a charge, the latest first. */
export async function listPaymentsOfCharge(db: Db, siteId: string, chargeId: string): Promise<PaymentRow[]> {
  const rows = await selectPayments(db, siteId)
    .where('charge_id', '=', chargeId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1000)
    .execute()
  return rows as PaymentRow[]
}

/** Lists every payment of some charges, oldest first. */
export async function listPaymentsOfCharges(
  db: Db,
  siteId: string,
  chargeIds: readonly string[],
): Promise<PaymentRow[]> {
  if (chargeIds.length === 0) return []
  const rows = await selectPayments(db, siteId)
    .where(sql<boolean>`charge_id = any(${[...chargeIds]}::uuid[])`)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows as PaymentRow[]
}

/** Locks the payments by card of a charge that succeeded, the latest first. Lock the charge first. */
export async function lockCardPayments(tx: Tx, siteId: string, chargeId: string): Promise<PaymentRow[]> {
  const rows = await selectPayments(tx, siteId)
    .where('charge_id', '=', chargeId)
    .where('status', '=', 'SUCCEEDED')
    .where('provider', '!=', 'ON_SITE')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .forNoKeyUpdate()
    .execute()
  return rows as PaymentRow[]
}

/** Returns what was received on site for a charge and not returned. */
export async function sumOnSite(db: Db, siteId: string, chargeId: string): Promise<number> {
  const { sum } = await db
    .selectFrom('payments')
    .select(sql<number>`coalesce(sum(amount_minor - refunded_minor), 0)::bigint`.as('sum'))
    .where('site_id', '=', siteId)
    .where('charge_id', '=', chargeId)
    .where('status', '=', 'SUCCEEDED')
    .where('provider', '=', 'ON_SITE')
    .executeTakeFirstOrThrow()
  return sum
}

/** Finds the payment of a charge that a provider is working on. */
export async function findOpenPayment(db: Db, siteId: string, chargeId: string): Promise<PaymentRow | undefined> {
  const row = await selectPayments(db, siteId)
    .where('charge_id', '=', chargeId)
    .where('check_at', 'is not', null)
    .executeTakeFirst()
  return row as PaymentRow | undefined
}

/** Returns true while a provider works on a payment that settles its charge. */
export async function hasOpenPayment(db: Db, siteId: string, chargeId: string): Promise<boolean> {
  const open = await findOpenPayment(db, siteId, chargeId)
  return open !== undefined && open.superseded_at === null
}

/** Returns true while a provider works on a payment by saved card of one of these charges. */
export async function isSavedCardCharged(
  db: Db,
  siteId: string,
  { chargeIds }: { chargeIds: readonly string[] },
): Promise<boolean> {
  const row = await selectPayments(db, siteId)
    .where(sql<boolean>`charge_id = any(${[...chargeIds]}::uuid[])`)
    .where('method', '=', 'SAVED_CARD')
    .where('check_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function findPaymentOfProvider(
  db: Db,
  siteId: string,
  { provider, providerPaymentId }: { provider: PaymentProviderKind; providerPaymentId: string },
): Promise<PaymentRow | undefined> {
  const row = await selectPayments(db, siteId)
    .where('provider', '=', provider)
    .where('provider_payment_id', '=', providerPaymentId)
    .executeTakeFirst()
  return row as PaymentRow | undefined
}

export type PaymentChanges = Partial<
  Pick<
    PaymentRow,
    | 'status'
    | 'applied_minor'
    | 'tax_minor'
    | 'refunded_minor'
    | 'provider_payment_id'
    | 'payment_method_id'
    | 'card_brand'
    | 'card_last4'
    | 'failure_code'
    | 'check_at'
    | 'succeeded_at'
  >
>

/** Updates a locked payment. `events`: how many are published; each takes a sequence number. */
export async function updatePayment(
  tx: Tx,
  payment: PaymentRow,
  changes: PaymentChanges,
  { now, events = 0 }: { now: number; events?: number },
): Promise<PaymentRow> {
  const row = await tx
    .updateTable('payments')
    .set({ ...changes, updated_at: instant(now) })
    .set({ event_sequence: sql`event_sequence + ${events}` })
    .where('site_id', '=', payment.site_id)
    .where('id', '=', payment.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return row as PaymentRow
}

/**
 * Marks the payments of a locked charge that have not succeeded, and why they settle nothing. Open ones are checked at once,
 * which cancels them at the provider.
 */
export async function supersedePayments(
  tx: Tx,
  charge: { site_id: string; id: string },
  { because, now }: { because: Superseded; now: number },
): Promise<void> {
  // Whose visit is another one must hear so, whatever happened to the price before.
  const superseded = because === 'BOOKING_CHANGED' ? sql<boolean>`true` : sql<boolean>`superseded_at is null`
  await tx
    .updateTable('payments')
    .set({ superseded_at: instant(now), superseded_because: because, updated_at: instant(now) })
    .set({ check_at: sql`case when check_at is not null then ${instant(now)}::timestamptz end` })
    .where('site_id', '=', charge.site_id)
    .where('charge_id', '=', charge.id)
    .where('status', '!=', 'SUCCEEDED')
    .where(superseded)
    .execute()
}

/** `combinedId`: the combined payment it is a part of. */
export type PaymentKey = { siteId: string; id: string; chargeId: string; combinedId: string | null }

export function paymentKey({ site_id, id, charge_id, combined_payment_id }: PaymentRow): PaymentKey {
  return { siteId: site_id, id, chargeId: charge_id, combinedId: combined_payment_id }
}

/** Takes payments that are due for a question to their provider; no other process takes them for some minutes. */
export async function takePaymentsToCheck(db: Db, due: { now: number; limit: number }): Promise<PaymentKey[]> {
  const rows = await takeDue(db, 'payments', ['site_id', 'id', 'charge_id', 'combined_payment_id'], due)
  return rows.map((row) => ({
    siteId: row.site_id,
    id: row.id,
    chargeId: row.charge_id,
    combinedId: row.combined_payment_id,
  }))
}

function selectPayments(db: Db, siteId: string) {
  return db.selectFrom('payments').selectAll().where('site_id', '=', siteId)
}

function onePayment(db: Db, siteId: string, id: string) {
  return selectPayments(db, siteId).where('id', '=', id)
}
