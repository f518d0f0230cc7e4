import { decimalText } from '@kalends/contract'
import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { ProviderRefund } from '../../../gateways/payments/provider.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import type { IdempotencyKey } from '../rules/idempotency-key.ts'
import type { OnSiteMethod } from '../rules/ledger.ts'
import { refundableMinor } from '../rules/refundable.ts'
import type { ChargeRow } from '../store/charges.ts'
import { sumHeld } from '../store/disputes.ts'
import { findPayment, type PaymentRow, paymentKey, updatePayment } from '../store/payments.ts'
import {
  type EndsOrder,
  findRefund,
  findRefundByKey,
  insertRefund,
  listRefunds,
  lockRefund,
  type RefundRow,
} from '../store/refunds.ts'
import { findEndedByRefund } from './ended-by-refund.ts'
import { followProvider } from './follow-provider.ts'
import { lockSettlement } from './lock-settlements.ts'
import { gatewayOf } from './payment-provider.ts'
import { findProviderReference } from './provider-reference.ts'
import { recorderColumns } from './recorder.ts'
import { releaseRefund, settleRefund } from './settle-refund.ts'

export type RefundPayment = {
  siteId: string
  paymentId: string
  /** Everything that is left unless set. */
  amountMinor?: number | undefined
  reason: string
  /** Whether the amount is due again, as after a payment by mistake; otherwise that part of the sale ends. */
  owedAgain?: boolean | undefined
  /** Whether what it takes of a fee that the payment paid is given up; otherwise that part is due again. */
  dropFee?: boolean | undefined
  /** How staff return the money themselves; unless set, the way it was paid. */
  method?: OnSiteMethod | undefined
  /** The order of a plan ends with its refund. */
  endOrder?: EndsOrder | undefined
  /** Undefined: the system. */
  recordedBy: Actor | undefined
  idempotencyKey: IdempotencyKey
}

/**
 * Refunds a payment or a part of it, at most what its provider says is left. The amount is reserved first, then the
 * provider is called outside any transaction; an unknown outcome is reconciled. Repeated with the same key it refunds
 * once. Not for use inside a transaction.
 *
 * Throws PAYMENT_NOT_FOUND, PAYMENT_NOT_REFUNDABLE, PAYMENT_DISPUTED, REFUND_EXCEEDS_PAYMENT with what is left,
 * IDEMPOTENCY_KEY_REUSED; with `endOrder` also ORDER_NOT_FOUND, ORDER_ALREADY_CANCELED, ORDER_ALREADY_ENDED and
 * ORDER_BOOKINGS_CHANGED.
 */
export async function refundPayment(context: Context, request: RefundPayment): Promise<RefundRow> {
  const payment = (await findPayment(context.db, request.siteId, request.paymentId)) ?? fail('PAYMENT_NOT_FOUND')
  await askWhatIsLeft(context, payment)
  const refund = await context.transaction((tx) => reserveRefund(context, tx, payment, request))
  const made = refund.status === 'CREATED' ? await executeRefund(context, refund, request.recordedBy) : refund
  if (made.status !== 'FAILED' || !isTooMuch(made)) return made
  // Somebody was faster at the provider, after it was asked.
  return context.transaction((tx) => refuseAmount(tx, request, payment.charge_id))
}

/** Without an answer the books count: the provider refuses what is too much. */
async function askWhatIsLeft(context: Context, payment: PaymentRow): Promise<void> {
  try {
    await followProvider(context, payment)
  } catch (error) {
    context.log.warn({ err: error, paymentId: payment.id }, 'the payment provider did not say what is left')
  }
}

const isTooMuch = ({ failure_code: code }: RefundRow) => code === 'AMOUNT_TOO_LARGE' || code === 'REFUNDED_AT_PROVIDER'

async function refuseAmount(tx: Tx, { siteId, paymentId }: RefundPayment, chargeId: string): Promise<never> {
  const { payment } = await lockSettlement(tx, { siteId, id: paymentId, chargeId })
  return refuse(payment, await findLeft(tx, payment))
}

type FoundLeft = { saleMinor: number; overpaymentMinor: number; heldMinor: number }

async function findLeft(tx: Tx, payment: PaymentRow): Promise<FoundLeft> {
  const { site_id: siteId, id } = payment
  const heldMinor = (await sumHeld(tx, siteId, [id])).get(id) ?? 0
  return { heldMinor, ...refundableMinor(payment, await listRefunds(tx, siteId, [id]), heldMinor) }
}

/** Says what is left, so that staff know what they can refund. */
function refuse({ currency }: PaymentRow, { saleMinor, overpaymentMinor, heldMinor }: FoundLeft): never {
  const availableAmount = decimalText(saleMinor || overpaymentMinor, currency)
  const data = { availableAmount, currency }
  if (heldMinor > 0) return fail('PAYMENT_DISPUTED', { data })
  const description = `Of this payment ${availableAmount} ${currency} are left to refund.`
  return fail('REFUND_EXCEEDS_PAYMENT', { description, data })
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
  const completed = await context.transaction((tx) =>
    completeRefund(context, tx, payment, { refundId: id, made, actor }),
  )
  if (isTooMuch(completed)) await askWhatIsLeft(context, payment)
  return completed
}

/** Finds a refund and makes it; asks about one that was made at the provider. */
export async function executeRefundById(context: Context, siteId: string, id: string): Promise<void> {
  const refund = await findRefund(context.db, siteId, id)
  if (refund?.status !== 'CREATED') return
  if (refund.origin === 'KALENDS') return void (await executeRefund(context, refund, undefined))
  const payment = await findPayment(context.db, siteId, refund.payment_id)
  if (payment) await followProvider(context, payment)
}

async function makeRefund(context: Context, payment: PaymentRow, refund: RefundRow): Promise<ProviderRefund> {
  if (payment.provider === 'ON_SITE' || refund.method !== null)
    return { id: null, status: 'SUCCEEDED', failureCode: null }
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
  const left = await findLeft(tx, payment)
  const { saleMinor, overpaymentMinor } = left
  const amountMinor = request.amountMinor ?? (saleMinor || overpaymentMinor)
  const isOverpayment = saleMinor === 0 && overpaymentMinor > 0
  if (amountMinor <= 0 || amountMinor > (isOverpayment ? overpaymentMinor : saleMinor)) return refuse(payment, left)
  if (request.owedAgain && !canBeOwedAgain(charge, payment, request))
    return refuseChoice(
      'owedAgain',
      'must be false for a plan paid by card, and with endOrder: end the order, or sell the plan again',
    )
  if (request.owedAgain && request.dropFee) return refuseChoice('dropFee', 'must be false with owedAgain')
  if (request.endOrder) await context.ports.payments.requireEndableOrder(context, tx, charge, request.endOrder)
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
    credited_minor: await findEndedByRefund(tx, charge, {
      amountMinor,
      isOverpayment,
      owedAgain: request.owedAgain === true,
    }),
    drops_fee: !isOverpayment && request.dropFee === true,
    reason: request.reason,
    method: request.method ?? null,
    ends_order: request.endOrder ? JSON.stringify(request.endOrder) : null,
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

/** The next cycle of an order would charge the card again for what was just refunded to it. What ends is not owed. */
const canBeOwedAgain = ({ subject_type }: ChargeRow, { provider }: PaymentRow, { endOrder }: RefundPayment): boolean =>
  subject_type !== 'ORDER' || (provider === 'ON_SITE' && !endOrder)

function refuseChoice(field: 'owedAgain' | 'dropFee', description: string): never {
  const ruleName = field === 'owedAgain' ? 'NOT_OWED_AGAIN' : 'OWED_AGAIN'
  refuseFields([{ field, description, violatedRule: 'OTHER', ruleName, data: {} }])
}

function requireSame(
  refund: RefundRow,
  { paymentId, amountMinor, owedAgain = false, dropFee = false, method, endOrder }: RefundPayment,
): RefundRow {
  const isSame =
    refund.payment_id === paymentId.toLowerCase() &&
    (amountMinor ?? refund.amount_minor) === refund.amount_minor &&
    (method ?? null) === refund.method &&
    (endOrder?.choice ?? null) === (refund.ends_order?.choice ?? null) &&
    (refund.is_overpayment || (refund.owed_again === owedAgain && refund.drops_fee === dropFee))
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
  if (made.status === 'FAILED') return releaseRefund(context, tx, { charge, payment, refund }, made.failureCode)
  return settleRefund(context, tx, { charge, payment, refund }, { made, actor })
}
