import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { ListedRefund } from '../../../gateways/payments/provider.ts'
import { divideRefund } from '../rules/divide-refund.ts'
import { refundableMinor } from '../rules/refundable.ts'
import { type PaymentKey, type PaymentRow, paymentKey, updatePayment } from '../store/payments.ts'
import { insertRefund, listRefunds, type RefundRow, updateRefund } from '../store/refunds.ts'
import { findEndedByRefund } from './ended-by-refund.ts'
import { followDisputes } from './follow-disputes.ts'
import { lockSettlements, type Settlement } from './lock-settlements.ts'
import { gatewayOf } from './payment-provider.ts'
import { findProviderReference } from './provider-reference.ts'
import { releaseRefund, reverseRefund, settleRefund } from './settle-refund.ts'

/**
 * Takes over the refunds and disputes of a payment as its provider has them, whoever made them; of a combined payment with
 * all parts. Doing it again, late or in another order changes nothing. Returns true if the books changed.
 */
export async function followProvider(context: Context, payment: PaymentRow): Promise<boolean> {
  const { site_id: siteId, provider, status } = payment
  if (provider === 'ON_SITE' || status !== 'SUCCEEDED') return false
  const { paymentId } = await findProviderReference(context.db, payment)
  if (!paymentId) return false
  const gateway = gatewayOf(context, provider)
  const refunds = await gateway.listRefunds(context, { siteId, paymentId })
  const disputes = await gateway.listDisputes(context, { siteId, paymentId })
  if (refunds.length === 0 && disputes.length === 0) return false
  return context.transaction(async (tx) => {
    const key = paymentKey(payment)
    let isChanged = false
    for (const refund of refunds) if (await followRefund(context, tx, key, { refund, all: refunds })) isChanged = true
    return (await followDisputes(context, tx, key, disputes)) || isChanged
  })
}

type Listed = { refund: ListedRefund; all: readonly ListedRefund[] }

async function followRefund(context: Context, tx: Tx, key: PaymentKey, listed: Listed): Promise<boolean> {
  const { refund } = listed
  const settlements = await lockSettlements(tx, key)
  const rows = await listRefunds(
    tx,
    key.siteId,
    settlements.map(({ payment }) => payment.id),
  )
  const own = rows.filter(({ id }) => id === refund.idempotencyKey)
  const known = own.length > 0 ? own : rows.filter((row) => isMadeThere(row) && row.provider_refund_id === refund.id)
  if (known.length > 0) {
    let isChanged = false
    for (const row of known) if (await followRow(context, tx, key, { row, refund })) isChanged = true
    return isChanged
  }
  if (refund.status === 'FAILED') return false
  return bookRefund(context, tx, key, { settlements, rows, listed })
}

/** One after the other: what an earlier one changed is read again. */
async function followRow(
  context: Context,
  tx: Tx,
  key: PaymentKey,
  { row, refund }: { row: RefundRow; refund: ListedRefund },
): Promise<boolean> {
  const settlement = (await lockSettlements(tx, key)).find(({ payment }) => payment.id === row.payment_id)
  if (!settlement) return false
  const { status, failureCode } = refund
  if (row.status === 'CREATED' && status === 'FAILED') {
    await releaseRefund(context, tx, { ...settlement, refund: row }, failureCode)
    return true
  }
  if (row.status === 'SUCCEEDED' && status === 'FAILED') {
    await reverseRefund(context, tx, { ...settlement, refund: row }, failureCode)
    return true
  }
  // It was given up here, and the provider made it all the same.
  const isMadeAfterAll = row.status === 'FAILED' && row.reversed_at === null && status !== 'FAILED'
  const reserved = isMadeAfterAll ? await reserveAgain(context, tx, settlement, row) : row
  if (reserved.status === 'CREATED' && status === 'SUCCEEDED') {
    const fresh = (await lockSettlements(tx, key)).find(({ payment }) => payment.id === row.payment_id) ?? settlement
    await settleRefund(context, tx, { ...fresh, refund: reserved }, { made: refund, actor: undefined })
    return true
  }
  return isMadeAfterAll
}

async function reserveAgain(
  { clock }: Context,
  tx: Tx,
  { charge, payment }: Settlement,
  row: RefundRow,
): Promise<RefundRow> {
  const now = clock.now()
  const check_at = new Date(now + 60_000).toISOString()
  await updatePayment(tx, payment, { refunded_minor: payment.refunded_minor + row.amount_minor }, { now })
  const { amount_minor: amountMinor, is_overpayment: isOverpayment, owed_again: owedAgain } = row
  const credited_minor = await findEndedByRefund(tx, charge, { amountMinor, isOverpayment, owedAgain })
  return updateRefund(tx, row, { status: 'CREATED', failure_code: null, check_at, credited_minor }, now)
}

type Booking = { settlements: readonly Settlement[]; rows: readonly RefundRow[]; listed: Listed }

/** Books a refund that was made elsewhere, in each part that it reaches. */
async function bookRefund(
  context: Context,
  tx: Tx,
  key: PaymentKey,
  { settlements, rows, listed }: Booking,
): Promise<boolean> {
  const { refund } = listed
  const released = await releaseImpossible(context, tx, key, { settlements, rows, listed })
  const current = await lockSettlements(tx, key)
  const left = current.map(({ payment }) =>
    refundableMinor(
      payment,
      rows.filter(({ id, payment_id }) => payment_id === payment.id && !released.has(id)),
    ),
  )
  const shares = divideRefund(refund.amountMinor, left)
  const bookedMinor = shares.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  if (bookedMinor < refund.amountMinor)
    context.log.error({ refundId: refund.id, ...key }, 'a refund of the provider is more than is left in the books')
  for (const { part, isOverpayment, amountMinor } of shares) {
    const found = current[part]
    if (!found) continue
    // Two shares may be of one part.
    const fresh = (await lockSettlements(tx, key)).find(({ payment }) => payment.id === found.payment.id) ?? found
    const row = await insertMade(context, tx, fresh, { refund, isOverpayment, amountMinor })
    if (row && refund.status === 'SUCCEEDED') {
      const reserved = (await lockSettlements(tx, key)).find(({ payment }) => payment.id === row.payment_id) ?? fresh
      await settleRefund(context, tx, { ...reserved, refund: row }, { made: refund, actor: undefined })
    }
  }
  return shares.length > 0 || released.size > 0
}

async function insertMade(
  context: Context,
  tx: Tx,
  { charge, payment }: Settlement,
  made: { refund: ListedRefund; isOverpayment: boolean; amountMinor: number },
): Promise<RefundRow | undefined> {
  const { refund, isOverpayment, amountMinor } = made
  const now = context.clock.now()
  const at = new Date(now).toISOString()
  const row = await insertRefund(tx, {
    site_id: payment.site_id,
    id: context.ids.guid(),
    payment_id: payment.id,
    charge_id: payment.charge_id,
    status: 'CREATED',
    origin: 'PROVIDER',
    provider_refund_id: refund.id,
    amount_minor: amountMinor,
    is_overpayment: isOverpayment,
    credited_minor: await findEndedByRefund(tx, charge, { amountMinor, isOverpayment }),
    idempotency_key: `server:provider:${payment.id}:${refund.id}${isOverpayment ? ':overpayment' : ''}`,
    check_at: at,
    created_at: at,
    updated_at: at,
  })
  if (row) await updatePayment(tx, payment, { refunded_minor: payment.refunded_minor + amountMinor }, { now })
  return row
}

/**
 * Gives up refunds of ours that the provider cannot make any more, because too much went back there meanwhile. Returns
 * their ids.
 */
async function releaseImpossible(
  context: Context,
  tx: Tx,
  key: PaymentKey,
  { settlements, rows, listed: { refund, all } }: Booking,
): Promise<Set<string>> {
  const released = new Set<string>()
  const total = settlements.reduce((sum, { payment }) => sum + payment.amount_minor, 0)
  // What staff returned themselves is still with the provider.
  const live = rows
    .filter(({ status, method }) => status !== 'FAILED' && method === null)
    .reduce((sum, row) => sum + row.amount_minor, 0)
  let missing = refund.amountMinor - (total - live)
  const waiting = rows.filter(
    (row) =>
      row.status === 'CREATED' && !isMadeThere(row) && !all.some(({ idempotencyKey }) => idempotencyKey === row.id),
  )
  for (const row of waiting.reverse()) {
    if (missing <= 0) break
    const found = (await lockSettlements(tx, key)).find(({ payment }) => payment.id === row.payment_id)
    if (!found) continue
    await releaseRefund(context, tx, { ...found, refund: row }, 'REFUNDED_AT_PROVIDER')
    released.add(row.id)
    missing -= row.amount_minor
  }
  return released
}

const isMadeThere = ({ origin }: RefundRow): boolean => origin === 'PROVIDER'
