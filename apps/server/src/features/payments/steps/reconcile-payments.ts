import type { Context } from '../../../context.ts'
import { isOpen } from '../rules/payment-status.ts'
import { listParts } from '../store/combined-payments.ts'
import { takeMethodsToCheck } from '../store/methods.ts'
import { findPayment, type PaymentKey, takePaymentsToCheck } from '../store/payments.ts'
import { listRefunds, takeRefundsToCheck } from '../store/refunds.ts'
import { takeSetupsToCheck } from '../store/setups.ts'
import { applyProviderPayment, failUnknownPayment } from './apply-provider-payment.ts'
import { checkMethodById } from './check-method.ts'
import { gatewayOf } from './payment-provider.ts'
import { findProviderReference } from './provider-reference.ts'
import { executeRefund, executeRefundById } from './refund-payment.ts'
import { checkCardSetup } from './save-card.ts'

const atOnce = 50

/**
 * Asks the providers about payments and cards they still work on and makes refunds whose outcome is unknown: repairs what a crash
 * or a lost answer left open. `now` in epoch milliseconds.
 */
export async function reconcilePayments(context: Context, now: number): Promise<void> {
  await repeatFull(async () => {
    const keys = await takePaymentsToCheck(context.db, { now, limit: atOnce })
    for (const key of keys) await attempt(context, key.id, () => checkPayment(context, key))
    return keys.length
  })
  await repeatFull(async () => {
    const refunds = await takeRefundsToCheck(context.db, { now, limit: atOnce })
    for (const { siteId, id } of refunds) await attempt(context, id, () => executeRefundById(context, siteId, id))
    return refunds.length
  })
  await repeatFull(async () => {
    const methods = await takeMethodsToCheck(context.db, { now, limit: atOnce })
    for (const { siteId, id } of methods) await attempt(context, id, () => checkMethodById(context, siteId, id))
    return methods.length
  })
  await repeatFull(async () => {
    const setups = await takeSetupsToCheck(context.db, { now, limit: atOnce })
    for (const { siteId, id } of setups) await attempt(context, id, () => checkCardSetup(context, siteId, id))
    return setups.length
  })
}

/** Asks the provider about one payment and takes over its answer. */
export async function checkPayment(
  context: Context,
  key: PaymentKey,
  { providerPaymentId }: { providerPaymentId?: string | null } = {},
): Promise<void> {
  const payment = await findPayment(context.db, key.siteId, key.id)
  if (!payment) return
  const known = await findProviderReference(context.db, payment)
  const paymentId = known.paymentId ?? providerPaymentId ?? null
  const requested = { siteId: key.siteId, idempotencyKey: known.idempotencyKey, paymentId }
  const gateway = gatewayOf(context, payment.provider)
  // Nobody should pay an earlier price.
  const isUnwanted = payment.superseded_at !== null && isOpen(payment.status) && paymentId !== null
  const reported = isUnwanted
    ? await gateway.cancelPayment(context, { siteId: key.siteId, paymentId })
    : await gateway.findPayment(context, requested)
  if (!reported) return failUnknownPayment(context, key)
  const { status } = await applyProviderPayment(context, key, reported)
  // What was paid too late, or too much, goes back at once.
  if (status === 'SUCCEEDED') await makeReservedRefunds(context, key)
}

async function makeReservedRefunds(context: Context, { siteId, id, combinedId }: PaymentKey): Promise<void> {
  const parts = combinedId === null ? [{ id }] : await listParts(context.db, siteId, combinedId)
  const refunds = await listRefunds(
    context.db,
    siteId,
    parts.map((part) => part.id),
  )
  for (const refund of refunds) if (refund.status === 'CREATED') await executeRefund(context, refund, undefined)
}

async function repeatFull(work: () => Promise<number>): Promise<void> {
  for (let done = atOnce; done === atOnce; ) done = await work()
}

/** One provider that does not answer must not stop the others; the next run tries again. */
async function attempt(context: Context, id: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    context.log.warn({ err: error, id }, 'a payment or saved card could not be reconciled')
  }
}
