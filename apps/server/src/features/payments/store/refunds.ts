import { type Insertable, type Selectable, sql } from 'kysely'
import { type Database, type Db, instant, type Tx } from '../../../db/database.ts'
import type { IdempotencyKey } from '../rules/idempotency-key.ts'
import type { OnSiteMethod } from '../rules/ledger.ts'
import { takeDue } from './take-due.ts'

type Status = { status: 'CREATED' | 'SUCCEEDED' | 'FAILED' }
/** KALENDS: made here. PROVIDER: made at the provider. DISPUTE: the customer's bank took the money. */
type Origin = 'KALENDS' | 'PROVIDER' | 'DISPUTE'
/** That an order ends with a refund, and what becomes of the coming bookings it pays for. */
export type EndsOrder = { choice: 'KEEP_UNPAID' | 'CANCEL'; bookingIds: readonly string[]; notifyParticipants: boolean }
export type RefundRow = Omit<Selectable<Database['refunds']>, 'status' | 'origin' | 'method' | 'ends_order'> &
  Status & { origin: Origin; method: OnSiteMethod | null; ends_order: EndsOrder | null }
export type RefundColumns = Omit<Insertable<Database['refunds']>, 'status' | 'origin' | 'idempotency_key'> &
  Status & { origin?: Origin; idempotency_key: IdempotencyKey }

/** Inserts a refund; undefined if its idempotency key was used. */
export async function insertRefund(tx: Tx, refund: RefundColumns): Promise<RefundRow | undefined> {
  const row = await tx
    .insertInto('refunds')
    .values(refund)
    .onConflict((conflict) => conflict.constraint('refunds_idempotency_key_key').doNothing())
    .returningAll()
    .executeTakeFirst()
  return row as RefundRow | undefined
}

export async function findRefund(db: Db, siteId: string, id: string): Promise<RefundRow | undefined> {
  const row = await selectRefunds(db, siteId).where('id', '=', id).executeTakeFirst()
  return row as RefundRow | undefined
}

export async function findRefundByKey(db: Db, siteId: string, key: IdempotencyKey): Promise<RefundRow | undefined> {
  const row = await selectRefunds(db, siteId).where('idempotency_key', '=', key).executeTakeFirst()
  return row as RefundRow | undefined
}

/** Locks a refund. Lock its charge and its payment first. */
export async function lockRefund(tx: Tx, siteId: string, id: string): Promise<RefundRow | undefined> {
  const row = await selectRefunds(tx, siteId).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
  return row as RefundRow | undefined
}

export async function listRefunds(db: Db, siteId: string, paymentIds: readonly string[]): Promise<RefundRow[]> {
  if (paymentIds.length === 0) return []
  const rows = await selectRefunds(db, siteId)
    .where(sql<boolean>`payment_id = any(${[...paymentIds]}::uuid[])`)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows as RefundRow[]
}

/**
 * Returns what is being refunded of a charge and ends no part of its sale: it is owed back because the price fell, or is due
 * again. `without`: a refund that is not counted.
 */
export async function sumReturningUnderway(
  tx: Tx,
  { site_id: siteId, id: chargeId }: { site_id: string; id: string },
  without?: Pick<RefundRow, 'id'>,
): Promise<number> {
  const { sum } = await tx
    .selectFrom('refunds')
    .select(sql<number>`coalesce(sum(amount_minor - credited_minor), 0)::bigint`.as('sum'))
    .where('site_id', '=', siteId)
    .where('charge_id', '=', chargeId)
    .where('is_overpayment', '=', false)
    .where('status', '=', 'CREATED')
    .$if(without !== undefined, (query) => query.where('id', '!=', without?.id ?? ''))
    .executeTakeFirstOrThrow()
  return sum
}

/** Returns what is going back of the sale of a charge, because it is being refunded. */
export async function sumSaleUnderway(db: Db, siteId: string, chargeId: string): Promise<number> {
  const { sum } = await db
    .selectFrom('refunds')
    .select(sql<number>`coalesce(sum(amount_minor), 0)::bigint`.as('sum'))
    .where('site_id', '=', siteId)
    .where('charge_id', '=', chargeId)
    .where('is_overpayment', '=', false)
    .where('status', '=', 'CREATED')
    .executeTakeFirstOrThrow()
  return sum
}

/**
 * Marks what is being refunded of a charge as ending no further part of its sale: that part has ended. What drops a fee ends
 * it when it is made. Returns what they were to end. The charge is locked.
 */
export async function markUnderwayOwedAgain(tx: Tx, siteId: string, chargeId: string, now: number): Promise<number> {
  const rows = await selectRefunds(tx, siteId)
    .where('charge_id', '=', chargeId)
    .where('status', '=', 'CREATED')
    .where('is_overpayment', '=', false)
    .where('owed_again', '=', false)
    .where('drops_fee', '=', false)
    .execute()
  const ids = rows.map(({ id }) => id)
  await tx
    .updateTable('refunds')
    .set({ owed_again: true, credited_minor: 0, updated_at: instant(now) })
    .where('site_id', '=', siteId)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute()
  return rows.reduce((sum, { credited_minor }) => sum + credited_minor, 0)
}

/** Returns the tax and amount of a payment's refunds of the sale, including those being made. */
export async function sumSaleRefunds(tx: Tx, siteId: string, paymentId: string): Promise<number> {
  const { sum } = await tx
    .selectFrom('refunds')
    .select(sql<number>`coalesce(sum(amount_minor), 0)::bigint`.as('sum'))
    .where('site_id', '=', siteId)
    .where('payment_id', '=', paymentId)
    .where('is_overpayment', '=', false)
    .where('status', '=', 'SUCCEEDED')
    .executeTakeFirstOrThrow()
  return sum
}

export async function updateRefund(
  tx: Tx,
  refund: RefundRow,
  changes: Partial<
    Pick<
      RefundRow,
      | 'status'
      | 'tax_minor'
      | 'credited_minor'
      | 'failure_code'
      | 'succeeded_at'
      | 'check_at'
      | 'reversed_at'
      | 'provider_refund_id'
    >
  >,
  now: number,
): Promise<RefundRow> {
  const row = await tx
    .updateTable('refunds')
    .set({ ...changes, updated_at: instant(now) })
    .where('site_id', '=', refund.site_id)
    .where('id', '=', refund.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return row as RefundRow
}

/** Takes refunds whose outcome is unknown; no other process takes them for some minutes. */
export async function takeRefundsToCheck(
  db: Db,
  due: { now: number; limit: number },
): Promise<{ siteId: string; id: string }[]> {
  const rows = await takeDue(db, 'refunds', ['site_id', 'id'], due)
  return rows.map((row) => ({ siteId: row.site_id, id: row.id }))
}

function selectRefunds(db: Db, siteId: string) {
  return db.selectFrom('refunds').selectAll().where('site_id', '=', siteId)
}
