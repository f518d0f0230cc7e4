import { decimalText } from '@kalends/contract'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { Refusal } from '../../../refusal.ts'
import { hasAccount } from '../../members/index.ts'
import { chargeSavedMethod, findOrderMethod, neverPaidMinor } from '../../payments/index.ts'
import { instant, toMillis } from '../rules/instants.ts'
import { accessUntil } from '../rules/next-payment.ts'
import { graceMs, isGraceOver, nextAttemptAt } from '../rules/order-state.ts'
import type { OrderKey } from '../store/due-orders.ts'
import { findOrder, lockOrder, type OrderRow, updateOrder } from '../store/orders.ts'
import { changeOrder } from './change-order.ts'
import { findCollectable, type OrderCharge } from './charge-cycle.ts'
import { endByCancellation, endWithoutAccount } from './end-order.ts'

/** How long a payment whose outcome is unknown is left to the reconciliation with the provider. */
const openPaymentMs = 600_000

const openRefusals = new Set(['PAYMENT_IN_PROGRESS', 'PAYMENT_EXCEEDS_CHARGE', 'ORDER_ALREADY_ENDED'])

type Outcome = 'PAID' | 'FAILED' | 'OPEN'

/**
 * Charges the saved card for a cycle. The provider is called outside any transaction, with a key of order, cycle and
 * attempt: after a crash the same attempt is made again, and the money is taken once. Returns false if nothing was due.
 */
export async function collectPayment(context: Context, key: OrderKey, now: number): Promise<boolean> {
  const order = await findOrder(context.db, key.siteId, key.id)
  if (!order || order.collect_at === null || Date.parse(order.collect_at) > now) return false
  if (!(await hasAccount(context.db, order.site_id, order.member_id))) return endUnreachable(context, key)
  const failingSince = toMillis(order.failing_since)
  if (failingSince !== null && isGraceOver(failingSince, now)) return saveOutcome(context, order, 'FAILED', now)
  // Nothing ran until it was over: the step that ends it comes first, and what is owed then stays owed.
  const until = accessUntil(order)
  if (until !== null && until <= now) return false
  const [charge] = await findCollectable(context.db, order)
  const outcome = charge ? await attemptPayment(context, order, charge) : 'PAID'
  return saveOutcome(context, order, outcome, now)
}

/** No card is charged whose owner cannot sign in and see it: the order ends instead. */
function endUnreachable(context: Context, key: OrderKey): Promise<boolean> {
  return context.transaction(async (tx) => {
    const order = await lockOrder(tx, key.siteId, key.id)
    if (order?.collect_at) await endWithoutAccount(context, tx, order)
    return true
  })
}

async function attemptPayment(context: Context, order: OrderRow, charge: OrderCharge): Promise<Outcome> {
  const { id: orderId, contact_id: contactId } = order
  const method = await findOrderMethod(context.db, order.site_id, { orderId, contactId })
  if (!method) return 'FAILED'
  try {
    const { status } = await chargeSavedMethod(context, {
      siteId: order.site_id,
      chargeId: charge.id,
      amountMinor: neverPaidMinor(charge),
      methodId: method.id,
      // The same after a crash, another for the next attempt.
      idempotencyKey: `server:order:${order.id}:${charge.cycle}:${Date.parse(order.collect_at ?? '')}`,
    })
    if (status === 'SUCCEEDED') return 'PAID'
    return status === 'FAILED' || status === 'CANCELED' ? 'FAILED' : 'OPEN'
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    // The customer is paying on a page at this moment, has paid a part since, or the order has just ended.
    return openRefusals.has(error.code) ? 'OPEN' : 'FAILED'
  }
}

/** Nothing is saved when the order has changed meanwhile: what changed it knows better. */
function saveOutcome(context: Context, attempted: OrderRow, outcome: Outcome, now: number): Promise<boolean> {
  return context.transaction(async (tx) => {
    const order = await lockOrder(tx, attempted.site_id, attempted.id)
    const isSame = order?.collect_at === attempted.collect_at && order.collect_attempts === attempted.collect_attempts
    if (!order || !isSame) return true
    const [charge] = await findCollectable(tx, order)
    if (!charge) {
      await saveCollected(context, tx, order)
    } else if (outcome === 'FAILED') {
      await saveFailure(context, tx, order, charge, now)
    } else {
      // Nobody sees this: no event.
      const change = { collect_at: instant(now + openPaymentMs), collect_cycle: charge.cycle }
      await updateOrder(tx, order, change, { events: 0, now })
    }
    return true
  })
}

/** Clears what was to be collected. */
export function collected(): { collect_at: null; collect_cycle: null; collect_attempts: 0; failing_since: null } {
  return { collect_at: null, collect_cycle: null, collect_attempts: 0, failing_since: null }
}

async function saveCollected(context: Context, tx: Tx, order: OrderRow): Promise<void> {
  await changeOrder(context, tx, order, {
    change: collected(),
    actions: [],
    actor: undefined,
    operation: 'orderClock',
  })
}

async function saveFailure(context: Context, tx: Tx, order: OrderRow, charge: OrderCharge, now: number): Promise<void> {
  const failingSince = toMillis(order.failing_since) ?? Date.parse(charge.created_at)
  const isOver = isGraceOver(failingSince, now)
  const attempts = order.collect_attempts + 1
  const nextAt = Math.min(nextAttemptAt(failingSince, attempts), failingSince + graceMs)
  const by = { actor: undefined, operation: 'orderClock' }
  if (isOver) {
    const failed = { ...order, last_payment_status: 'FAILED' as const }
    const cancellation = { cause: 'PAYMENT_FAILURE', effectiveAt: 'IMMEDIATELY', requestedAt: now } as const
    await endByCancellation(context, tx, failed, cancellation, { ...by, at: now })
  } else {
    await changeOrder(context, tx, order, {
      ...by,
      actions: [],
      change: {
        last_payment_status: 'FAILED',
        failing_since: instant(failingSince),
        collect_cycle: charge.cycle,
        collect_attempts: attempts,
        collect_at: instant(nextAt),
      },
    })
  }
  await context.ports.orders.sendPaymentFailed(context, tx, {
    siteId: order.site_id,
    orderId: order.id,
    contactId: order.contact_id,
    memberId: order.member_id,
    planName: order.plan_name,
    amount: decimalText(neverPaidMinor(charge), order.currency),
    currency: order.currency,
    nextAttemptAt: isOver ? null : nextAt,
  })
}
