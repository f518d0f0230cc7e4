import type { Selectable } from 'kysely'
import type Stripe from 'stripe'
import { type Database, type Db, instant, jsonb } from '../../db/database.ts'

/** A business's keys as they are stored; both secrets are encrypted. */
export type StripeAccountRow = Selectable<Database['stripe_accounts']>
/** PAGE: the customer pays with Stripe's fields. SAVED: their saved card is charged. */
type Kind = { kind: 'PAGE' | 'SAVED'; request: Stripe.PaymentIntentCreateParams }
export type StripePaymentRow = Omit<Selectable<Database['stripe_payments']>, keyof Kind> & Kind
export type StripeSetupRow = Omit<Selectable<Database['stripe_setups']>, 'request'> & {
  request: Stripe.SetupIntentCreateParams
}
export type StripeRefundRow = Selectable<Database['stripe_refunds']>

export async function findStripeAccount(db: Db, siteId: string): Promise<StripeAccountRow | undefined> {
  return db.selectFrom('stripe_accounts').selectAll().where('site_id', '=', siteId).executeTakeFirst()
}

export async function saveStripeAccount(db: Db, account: StripeAccountRow): Promise<void> {
  await db
    .insertInto('stripe_accounts')
    .values(account)
    .onConflict((conflict) => conflict.constraint('stripe_accounts_pkey').doUpdateSet(account))
    .execute()
}

export type CustomerKey = { siteId: string; contactId: string; isLive: boolean }

export async function findStripeCustomer(
  db: Db,
  { siteId, contactId, isLive }: CustomerKey,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('stripe_customers')
    .select('customer_id')
    .where('site_id', '=', siteId)
    .where('contact_id', '=', contactId)
    .where('is_live', '=', isLive)
    .executeTakeFirst()
  return row?.customer_id
}

/** Finds who a customer of Stripe stands for: the contact, booking or order that cards were saved for. */
export async function findOwnerOfCustomer(db: Db, siteId: string, customerId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('stripe_customers')
    .select('contact_id')
    .where('site_id', '=', siteId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return row?.contact_id
}

/** Saves a customer of Stripe, in place of one that Stripe no longer has. */
export async function saveStripeCustomer(
  db: Db,
  { siteId, contactId, isLive }: CustomerKey,
  customer_id: string,
): Promise<void> {
  await db
    .insertInto('stripe_customers')
    .values({ site_id: siteId, contact_id: contactId, is_live: isLive, customer_id })
    .onConflict((conflict) => conflict.constraint('stripe_customers_pkey').doUpdateSet({ customer_id }))
    .execute()
}

export type NewStripePayment = { siteId: string; idempotencyKey: string } & Kind

/** Inserts what will be sent to Stripe. Returns the row, and whether it is new: an earlier one with the key counts. */
export async function insertStripePayment(
  db: Db,
  { siteId, idempotencyKey, kind, request }: NewStripePayment,
  now: number,
): Promise<{ row: StripePaymentRow; isNew: boolean }> {
  const inserted = await db
    .insertInto('stripe_payments')
    .values({
      site_id: siteId,
      idempotency_key: idempotencyKey,
      kind,
      request: jsonb(request),
      created_at: instant(now),
    })
    .onConflict((conflict) => conflict.constraint('stripe_payments_pkey').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (inserted) return { row: inserted as unknown as StripePaymentRow, isNew: true }
  const row = await findStripePayment(db, siteId, { column: 'idempotency_key', value: idempotencyKey })
  if (!row) throw new Error(`Stripe payment ${idempotencyKey} was neither inserted nor found`)
  return { row, isNew: false }
}

export async function findStripePayment(
  db: Db,
  siteId: string,
  { column, value }: { column: 'idempotency_key' | 'payment_intent_id'; value: string },
): Promise<StripePaymentRow | undefined> {
  const row = await db
    .selectFrom('stripe_payments')
    .selectAll()
    .where('site_id', '=', siteId)
    .where(column, '=', value)
    .executeTakeFirst()
  return row as unknown as StripePaymentRow | undefined
}

export async function setPaymentIntent(
  db: Db,
  { site_id, idempotency_key }: StripePaymentRow,
  payment_intent_id: string,
): Promise<void> {
  await db
    .updateTable('stripe_payments')
    .set({ payment_intent_id })
    .where('site_id', '=', site_id)
    .where('idempotency_key', '=', idempotency_key)
    .execute()
}

export type NewStripeRefund = { siteId: string; idempotencyKey: string; paymentIntentId: string; amount: number }

/** Inserts a refund that will be sent to Stripe. Returns the row, and whether it is new. */
export async function insertStripeRefund(
  db: Db,
  { siteId, idempotencyKey, paymentIntentId, amount }: NewStripeRefund,
  now: number,
): Promise<{ row: StripeRefundRow; isNew: boolean }> {
  const inserted = await db
    .insertInto('stripe_refunds')
    .values({
      site_id: siteId,
      idempotency_key: idempotencyKey,
      payment_intent_id: paymentIntentId,
      amount,
      created_at: instant(now),
    })
    .onConflict((conflict) => conflict.constraint('stripe_refunds_pkey').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (inserted) return { row: inserted, isNew: true }
  const row = await db
    .selectFrom('stripe_refunds')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirstOrThrow()
  return { row, isNew: false }
}

export async function setRefundId(
  db: Db,
  { site_id, idempotency_key }: StripeRefundRow,
  refund_id: string,
): Promise<void> {
  await db
    .updateTable('stripe_refunds')
    .set({ refund_id })
    .where('site_id', '=', site_id)
    .where('idempotency_key', '=', idempotency_key)
    .execute()
}

type NewStripeSetup = { siteId: string; idempotencyKey: string; request: Stripe.SetupIntentCreateParams }

/** Inserts a setup that will be sent to Stripe, or returns the one with its key. */
export async function insertStripeSetup(
  db: Db,
  { siteId, idempotencyKey, request }: NewStripeSetup,
  now: number,
): Promise<StripeSetupRow> {
  await db
    .insertInto('stripe_setups')
    .values({ site_id: siteId, idempotency_key: idempotencyKey, request: jsonb(request), created_at: instant(now) })
    .onConflict((conflict) => conflict.constraint('stripe_setups_pkey').doNothing())
    .execute()
  const row = await findStripeSetup(db, siteId, idempotencyKey)
  if (!row) throw new Error(`Stripe setup ${idempotencyKey} was neither inserted nor found`)
  return row
}

export async function findStripeSetup(
  db: Db,
  siteId: string,
  idempotencyKey: string,
): Promise<StripeSetupRow | undefined> {
  const row = await db
    .selectFrom('stripe_setups')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst()
  return row as unknown as StripeSetupRow | undefined
}

export async function setSetupIntent(
  db: Db,
  { site_id, idempotency_key }: StripeSetupRow,
  setup_intent_id: string,
): Promise<void> {
  await db
    .updateTable('stripe_setups')
    .set({ setup_intent_id })
    .where('site_id', '=', site_id)
    .where('idempotency_key', '=', idempotency_key)
    .execute()
}

type StripeContact = { siteId: string; contactId: string }

/** Lists Stripe's customers of a contact: one in each mode. */
export async function listStripeCustomers(
  db: Db,
  { siteId, contactId }: StripeContact,
): Promise<{ customerId: string }[]> {
  return db
    .selectFrom('stripe_customers')
    .select('customer_id as customerId')
    .where('site_id', '=', siteId)
    .where('contact_id', '=', contactId)
    .execute()
}

/** Forgets which customers a contact is, and where their finished payments led back to. */
export async function deleteStripeCustomers(db: Db, { siteId, contactId }: StripeContact): Promise<void> {
  await db.deleteFrom('stripe_customers').where('site_id', '=', siteId).where('contact_id', '=', contactId).execute()
}
