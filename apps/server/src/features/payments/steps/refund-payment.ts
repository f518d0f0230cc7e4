import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { ProviderRefund } from '../../../gateways/payments/provider.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { owedBackMinor, shareOfTax, taxOfNextRefund } from '../rules/amounts.ts'
import { moneyAccount, refundEntries } from '../rules/ledger.ts'
import { refundableMinor } from '../rules/refundable.ts'
import { type ChargeRow, updateCharge } from '../store/charges.ts'
import { insertLedgerTransaction } from '../store/ledger.ts'
import { findPayment, type PaymentRow, paymentKey, updatePayment } from '../store/payments.ts'
import {
  findRefund,
  findRefundByKey,
  insertRefund,
  listRefunds,
  lockRefund,
  type RefundRow,
  sumOwedAgainUnderway,
  sumSaleRefunds,
  updateRefund,
} from '../store/refunds.ts'
import { issueReceipt } from './issue-receipt.ts'
import { lockSettlement } from './lock-settlements.ts'
import { gatewayOf } from './payment-provider.ts'
import { findProviderReference } from './provider-reference.ts'
import { publishPayment } from './publish-payment.ts'
import { recorderColumns } from './recorder.ts'

export type RefundPayment = {
  siteId: string
  paymentId: string
  /** Everything that is left unless set. */
  amountMinor?: number | undefined
  reason: string
  /** Whether the amount is due again, as after a payment by mistake; otherwise that part of the sale ends. */
  owedAgain?: boolean | undefined
  /** Undefined: the system. */
  recordedBy: Actor | undefined
  idempotencyKey: string
}

/**
 * Refunds a payment or a part of it. The amount is reserved first, then the provider is called outside any transaction;
 * an unknown outcome is reconciled. Repeated with the same key it refunds once. Not for use inside a transaction.
 *
 * Throws PAYMENT_NOT_FOUND, PAYMENT_NOT_REFUNDABLE, REFUND_EXCEEDS_PAYMENT, IDEMPOTENCY_KEY_REUSED.
 */
export async function refundPayment(context: Context, request: RefundPayment): Promise<RefundRow> {
  const payment = (await findPayment(context.db, request.siteId, request.paymentId)) ?? fail('PAYMENT_NOT_FOUND')
  const refund = await context.transaction((tx) => reserveRefund(context, tx, payment, request))
  return refund.status === 'CREATED' ? executeRefund(context, refund, request.recordedBy) : refund
}

/** Makes a reserved refund, also one whose outcome is unknown: the provider knows it by its key. */
export async function executeRefund(context: Context, refund: RefundRow, actor: Actor | undefined): Promise<RefundRow> {
  const { site_id: siteId, id } = refund
  const payment = await findPayment(context.db, siteId, refund.payment_id)
  if (!payment) throw new Error(`Payment ${refund.payment_id} of refund ${id} is missing`)
  let made: ProviderRefund
  try {
    made = await makeRefund(context, payment, refund)
  } catch (error) {
    context.log.warn({ err: error, refundId: id }, 'the payment provider did not answer')
    return refund
  }
  if (made.status === 'PENDING') return refund
  return context.transaction((tx) => completeRefund(context, tx, payment, { refundId: id, made, actor }))
}

/** Finds a refund and makes it. */
export async function executeRefundById(context: Context, siteId: string, id: string): Promise<void> {
  const refund = await findRefund(context.db, siteId, id)
  if (refund?.status === 'CREATED') await executeRefund(context, refund, undefined)
}

async function makeRefund(context: Context, payment: PaymentRow, refund: RefundRow): Promise<ProviderRefund> {
  if (payment.provider === 'ON_SITE') return { id: refund.id, status: 'SUCCEEDED', failureCode: null }
  const { paymentId } = await findProviderReference(context.db, payment)
  return gatewayOf(context, payment.provider).refund(context, {
    siteId: payment.site_id,
    currency: payment.currency,
    amountMinor: refund.amount_minor,
    idempotencyKey: refund.id,
    paymentId: paymentId ?? '',
  })
}

async function reserveRefund(
  context: Context,
  tx: Tx,
  { site_id: siteId, id, charge_id: chargeId }: PaymentRow,
  request: RefundPayment,
): Promise<RefundRow> {
  const { charge, payment } = await lockSettlement(tx, { siteId, id, chargeId })
  const repeated = await findRefundByKey(tx, siteId, request.idempotencyKey)
  if (repeated) return requireSame(repeated, request)
  if (payment.status !== 'SUCCEEDED') return fail('PAYMENT_NOT_REFUNDABLE')
  const { saleMinor, overpaymentMinor } = refundableMinor(payment, await listRefunds(tx, siteId, [id]))
  const amountMinor = request.amountMinor ?? (saleMinor || overpaymentMinor)
  const isOverpayment = saleMinor === 0 && overpaymentMinor > 0
  const isTooMuch = amountMinor > (isOverpayment ? overpaymentMinor : saleMinor)
  if (amountMinor <= 0 || isTooMuch) return fail('REFUND_EXCEEDS_PAYMENT')
  if (request.owedAgain && !canBeOwedAgain(charge, payment)) return refuseOwedAgain()
  const at = new Date(context.clock.now()).toISOString()
  const refund = await insertRefund(tx, {
    site_id: siteId,
    id: context.ids.guid(),
    payment_id: id,
    charge_id: chargeId,
    status: 'CREATED',
    amount_minor: amountMinor,
    is_overpayment: isOverpayment,
    owed_again: !isOverpayment && request.owedAgain === true,
    reason: request.reason,
    idempotency_key: request.idempotencyKey,
    ...recorderColumns(request.recordedBy),
    check_at: new Date(context.clock.now() + 60_000).toISOString(),
    created_at: at,
    updated_at: at,
  })
  if (!refund) return fail('IDEMPOTENCY_KEY_REUSED')
  const reserved = { refunded_minor: payment.refunded_minor + amountMinor }
  await updatePayment(tx, payment, reserved, { now: context.clock.now() })
  return refund
}

/** The next cycle of an order would charge the card again for what was just refunded to it. */
const canBeOwedAgain = ({ subject_type }: ChargeRow, { provider }: PaymentRow): boolean =>
  subject_type !== 'ORDER' || provider === 'ON_SITE'

function refuseOwedAgain(): never {
  return refuseFields([
    {
      field: 'owedAgain',
      description: 'must be false for a plan paid by card: cancel the order, or sell the plan again',
      violatedRule: 'OTHER',
      ruleName: 'NOT_OWED_AGAIN',
      data: {},
    },
  ])
}

function requireSame(refund: RefundRow, { paymentId, amountMinor, owedAgain = false }: RefundPayment): RefundRow {
  const isSame =
    refund.payment_id === paymentId.toLowerCase() &&
    (amountMinor ?? refund.amount_minor) === refund.amount_minor &&
    (refund.is_overpayment || refund.owed_again === owedAgain)
  return isSame ? refund : fail('IDEMPOTENCY_KEY_REUSED')
}

type Made = { refundId: string; made: ProviderRefund; actor: Actor | undefined }

async function completeRefund(
  context: Context,
  tx: Tx,
  found: PaymentRow,
  { refundId, made, actor }: Made,
): Promise<RefundRow> {
  const { charge, payment } = await lockSettlement(tx, paymentKey(found))
  const refund = await lockRefund(tx, payment.site_id, refundId)
  if (!refund) throw new Error(`Refund ${refundId} is missing`)
  if (refund.status !== 'CREATED') return refund
  const now = context.clock.now()
  if (made.status === 'FAILED') {
    const released = { refunded_minor: payment.refunded_minor - refund.amount_minor }
    await updatePayment(tx, payment, released, { now })
    return updateRefund(tx, refund, { status: 'FAILED', failure_code: made.failureCode, check_at: null }, now)
  }
  const { amount_minor: amountMinor, is_overpayment: isOverpayment } = refund
  const refundedMinor = isOverpayment ? 0 : await sumSaleRefunds(tx, payment.site_id, payment.id)
  const taxMinor = isOverpayment ? 0 : taxOfNextRefund(payment, { refundedMinor, amountMinor })
  const creditedMinor = await findCredited(tx, charge, refund)
  const creditedTaxMinor = shareOfTax({ amountMinor, taxMinor }, creditedMinor)
  const changes = {
    status: 'SUCCEEDED',
    tax_minor: taxMinor,
    credited_minor: creditedMinor,
    succeeded_at: new Date(now).toISOString(),
    check_at: null,
  } as const
  const succeeded = await updateRefund(tx, refund, changes, now)
  const account = moneyAccount(payment.provider, payment.method)
  const entries = refundEntries(account, { amountMinor, creditedMinor, creditedTaxMinor })
  await insertLedgerTransaction(tx, charge, { cause: { type: 'REFUND', id: refund.id }, entries }, now)
  const refunded = await updatePayment(tx, payment, {}, { now, events: 1 })
  await publishPayment(context, tx, refunded, { slug: 'refunded', actor })
  if (!isOverpayment) {
    const amounts = {
      refunded_minor: charge.refunded_minor + amountMinor,
      credited_minor: charge.credited_minor + creditedMinor,
      settled_tax_minor: Math.max(charge.settled_tax_minor - (taxMinor - creditedTaxMinor), 0),
    }
    const owed_back_minor = owedBackMinor({ ...charge, ...amounts })
    const after = await updateCharge(tx, charge, { ...amounts, owed_back_minor }, now)
    await context.ports.payments.chargeChanged(context, tx, after, 'REFUNDED')
  }
  await issueReceipt(context, tx, { charge, payment: refunded, refund: succeeded })
  return succeeded
}

/** The part of a refund that ends a part of the sale: what is owed back anyway, because the price fell, does not. */
async function findCredited(tx: Tx, charge: ChargeRow, refund: RefundRow): Promise<number> {
  if (refund.is_overpayment || refund.owed_again) return 0
  if (charge.owed_back_minor === 0) return refund.amount_minor
  const underwayMinor = await sumOwedAgainUnderway(tx, charge.site_id, charge.id)
  const owedBack = Math.max(charge.owed_back_minor - underwayMinor, 0)
  return refund.amount_minor - Math.min(refund.amount_minor, owedBack)
}
