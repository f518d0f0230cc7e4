import { type Insertable, type Selectable, sql } from 'kysely'
import { type Database, type Db, instant, type Tx } from '../../db/database.ts'
import type { ListedRefund } from './provider.ts'
import type { SandboxOutcome } from './sandbox-cards.ts'

type Status = { status: 'REQUIRES_CARD' | 'REQUIRES_CHALLENGE' | 'PROCESSING' | 'SUCCEEDED' | 'FAILED' | 'CANCELED' }
export type SandboxPayment = Omit<Selectable<Database['sandbox_payments']>, 'status'> & Status
export type NewSandboxPayment = Omit<Insertable<Database['sandbox_payments']>, 'status'> & Status
export type SandboxMethod = Omit<Selectable<Database['sandbox_methods']>, 'outcome'> & { outcome: SandboxOutcome }

/** Which payment: by its id, the key it was created with, or the token of its page. */
export type SandboxKey = { column: 'id' | 'idempotency_key' | 'token'; value: string }

/** Inserts a payment, or returns the one with its key. */
export async function insertSandboxPayment(tx: Tx, payment: NewSandboxPayment): Promise<SandboxPayment> {
  const row = await tx
    .insertInto('sandbox_payments')
    .values(payment)
    .onConflict((conflict) => conflict.constraint('sandbox_payments_idempotency_key_key').doNothing())
    .returningAll()
    .executeTakeFirst()
  const key = { column: 'idempotency_key', value: payment.idempotency_key } as const
  const found = row ?? (await lockSandboxPayment(tx, payment.site_id, key))
  if (!found) throw new Error(`Sandbox payment ${payment.idempotency_key} was neither inserted nor found`)
  return found as SandboxPayment
}

export async function lockSandboxPayment(tx: Tx, siteId: string, key: SandboxKey): Promise<SandboxPayment | undefined> {
  const row = await tx
    .selectFrom('sandbox_payments')
    .selectAll()
    .where('site_id', '=', siteId)
    .where(key.column, '=', key.value)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row as SandboxPayment | undefined
}

export async function updateSandboxPayment(
  tx: Tx,
  payment: SandboxPayment,
  changes: Partial<SandboxPayment>,
  now: number,
): Promise<SandboxPayment> {
  const row = await tx
    .updateTable('sandbox_payments')
    .set({ ...changes, updated_at: instant(now) })
    .where('site_id', '=', payment.site_id)
    .where('id', '=', payment.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return row as SandboxPayment
}

export async function insertSandboxMethod(tx: Tx, method: SandboxMethod): Promise<void> {
  await tx.insertInto('sandbox_methods').values(method).execute()
}

export async function findSandboxMethod(db: Db, siteId: string, id: string): Promise<SandboxMethod | undefined> {
  const row = await db
    .selectFrom('sandbox_methods')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row as SandboxMethod | undefined
}

export async function detachSandboxMethod(db: Db, siteId: string, id: string, now: number): Promise<void> {
  await db
    .updateTable('sandbox_methods')
    .set({ detached_at: instant(now) })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute()
}

/** Inserts a refund and counts it on its payment. Returns false if the key was used. */
export async function insertSandboxRefund(tx: Tx, refund: Insertable<Database['sandbox_refunds']>): Promise<boolean> {
  const row = await tx
    .insertInto('sandbox_refunds')
    .values(refund)
    .onConflict((conflict) => conflict.constraint('sandbox_refunds_idempotency_key_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) return false
  await tx
    .updateTable('sandbox_payments')
    .set({ refunded_minor: sql`refunded_minor + ${refund.amount_minor}` })
    .where('site_id', '=', refund.site_id)
    .where('id', '=', refund.payment_id)
    .execute()
  return true
}

export async function findSandboxRefund(db: Db, siteId: string, key: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('sandbox_refunds')
    .select('id')
    .where('site_id', '=', siteId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
  return row?.id
}

/** Lists the refunds of a payment as a provider does, oldest first. */
export async function listSandboxRefunds(db: Db, siteId: string, paymentId: string): Promise<ListedRefund[]> {
  const rows = await db
    .selectFrom('sandbox_refunds')
    .select(['id', 'idempotency_key', 'amount_minor'])
    .where('site_id', '=', siteId)
    .where('payment_id', '=', paymentId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id, idempotency_key: idempotencyKey, amount_minor: amountMinor }) => ({
    id,
    idempotencyKey,
    amountMinor,
    status: 'SUCCEEDED',
    failureCode: null,
  }))
}

/** Forgets the cards of a customer, and what their finished payments say about them. */
export async function eraseSandboxCustomer(db: Db, siteId: string, customerId: string): Promise<void> {
  await db
    .updateTable('sandbox_payments')
    .set({ customer_id: null, return_url: null, card_brand: null, card_last4: null })
    .where('site_id', '=', siteId)
    // Payments are created with their own ids as keys; not all name the customer.
    .where(
      sql<boolean>`(customer_id = ${customerId} or idempotency_key in (
        select unnest(array[id, combined_payment_id])::text from payments
        where payments.site_id = ${siteId} and payments.contact_id = ${customerId}))`,
    )
    .where('status', 'in', ['SUCCEEDED', 'FAILED', 'CANCELED'])
    .execute()
  await db
    .updateTable('sandbox_methods')
    .set({
      brand: '',
      last4: '0000',
      expires_month: 1,
      expires_year: 2000,
      detached_at: sql`coalesce(detached_at, now())`,
    })
    .where('site_id', '=', siteId)
    .where('customer_id', '=', customerId)
    .execute()
}
