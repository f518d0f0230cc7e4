import type { Infer, payments } from '@kalends/contract'
import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { CallRequest } from '../../../operation.ts'
import { cancelOpenPayment, startCustomerPayment } from '../../payments/index.ts'
import { type CheckoutOrderRow, listOrderLines } from '../store/orders.ts'
import { findLineCharges } from './find-line-charges.ts'

/** Attempts at one amount before the order has to be made anew. */
const mostAttempts = 10

/**
 * Starts the payment of the first line of a draft that is not paid, or returns the one it has: the same in every tab. One
 * that failed is followed by a new one. Null if nothing is left to pay. Not for use inside a transaction.
 */
export async function payOrder(
  context: Context,
  caller: { actor: Actor; request: CallRequest },
  order: CheckoutOrderRow,
  returnUrl: string,
): Promise<Infer<typeof payments.PaymentProgress> | null> {
  const lines = await listOrderLines(context.db, order.site_id, order.id)
  const charges = await findLineCharges(context.db, lines)
  if (order.status !== 'DRAFT') {
    // A card page that is still open must not take the money of who pays at the visit.
    for (const { id } of charges) await cancelOpenPayment(context, order.site_id, id)
    return null
  }
  const line = lines.find(({ charge_id: id, pay_now_minor }) => {
    const charge = charges.find((it) => it.id === id)
    return charge !== undefined && charge.paid_minor < pay_now_minor
  })
  if (line?.charge_id == null) return null
  const { charge_id: chargeId, pay_now_minor: amountMinor } = line
  let latest: Infer<typeof payments.PaymentProgress> | null = null
  for (let attempt = 1; attempt <= mostAttempts; attempt++) {
    latest = await startCustomerPayment(context, caller, {
      chargeId,
      readAmount: () => amountMinor,
      saveMethod: line.plan_order_id !== null,
      returnUrl,
      idempotencyKey: `checkout-order-${order.id}-${chargeId}-${amountMinor}-${attempt}`,
    })
    if (latest.status !== 'FAILED' && latest.status !== 'CANCELED') return latest
  }
  return latest
}
