import { createHash } from 'node:crypto'
import type { Infer, payments } from '@kalends/contract'
import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { CallRequest } from '../../../operation.ts'
import { findOrdersById } from '../../orders/index.ts'
import {
  type ChargeRow,
  cancelOpenPayment,
  startCombinedCustomerPayment,
  startCustomerPayment,
} from '../../payments/index.ts'
import { listUnpaidParts, type UnpaidPart } from '../rules/unpaid-parts.ts'
import { type CheckoutOrderRow, listOrderLines, type OrderLineRow } from '../store/orders.ts'
import { findLineCharges } from './find-line-charges.ts'

/** Attempts at one amount before the order has to be made anew. */
const mostAttempts = 10

type Progress = Infer<typeof payments.PaymentProgress>
type Caller = { actor: Actor; request: CallRequest }

/**
 * Starts the payment of everything in a draft that is paid online and not paid yet, or returns the one it has: the same in
 * every tab. One that failed is followed by a new one. Null if nothing is left to pay. Not for use inside a transaction.
 */
export async function payOrder(
  context: Context,
  caller: Caller,
  order: CheckoutOrderRow,
  returnUrl: string,
): Promise<Progress | null> {
  const lines = await listOrderLines(context.db, order.site_id, order.id)
  const charges = await findLineCharges(context.db, lines)
  if (order.status !== 'DRAFT') {
    // A card page that is still open must not take the money of who pays at the visit.
    for (const { id } of charges) await cancelOpenPayment(context, order.site_id, id)
    return null
  }
  const parts = listUnpaidParts(lines, charges)
  if (parts.length === 0) return null
  const saveMethod = await renewsAny(context, order, lines)
  const key = `checkout-order-${order.id}-${digest(parts)}`
  let latest: Progress | null = null
  for (let attempt = 1; attempt <= mostAttempts; attempt++) {
    latest = await start(context, caller, parts, { saveMethod, returnUrl, idempotencyKey: `${key}-${attempt}` })
    if (latest.status !== 'FAILED' && latest.status !== 'CANCELED') return latest
  }
  return latest
}

type Starting = { saveMethod: boolean; returnUrl: string; idempotencyKey: string }

async function start(
  context: Context,
  caller: Caller,
  parts: readonly UnpaidPart[],
  starting: Starting,
): Promise<Progress> {
  const [first, second] = parts
  if (!first || second) return startCombinedCustomerPayment(context, caller, { parts, ...starting })
  const { chargeId, amountMinor } = first
  return startCustomerPayment(context, caller, { chargeId, readAmount: (_: ChargeRow) => amountMinor, ...starting })
}

/** A plan that renews is charged to the same card later. */
async function renewsAny({ db }: Context, order: CheckoutOrderRow, lines: readonly OrderLineRow[]): Promise<boolean> {
  const ids = lines.flatMap(({ plan_order_id }) => plan_order_id ?? [])
  if (ids.length === 0) return false
  return (await findOrdersById(db, order.site_id, ids)).some(({ is_recurring }) => is_recurring)
}

/** The same amounts of the same charges are the same payment. */
function digest(parts: readonly UnpaidPart[]): string {
  const text = parts.map(({ chargeId, amountMinor }) => `${chargeId} ${amountMinor}`).join('\n')
  return createHash('sha256').update(text).digest('base64url')
}
