import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import { lockMember } from '../../members/index.ts'
import { type BeginningPayment, requireWholeAmount } from '../../payments/index.ts'
import { findPlan } from '../../plans/index.ts'
import { type PlanColumns, toSoldPlan } from '../rules/sold-plan.ts'
import { lockOrder, type OrderRow } from '../store/orders.ts'
import type { OrderCharge } from './charge-cycle.ts'
import { endByCancellation } from './end-order.ts'
import { isPurchaseLimitReached } from './prepare-order.ts'

/**
 * Checks a payment of a locked charge that begins. Throws PAYMENT_AMOUNT_CHANGED, and purchases_limit_reached for a draft
 * whose buyer has bought the plan as often as allowed since, with another draft for example.
 */
export async function beginOrderPayment(tx: Tx, charge: OrderCharge, payment: BeginningPayment): Promise<void> {
  requireWholeAmount(charge, payment)
  if (charge.subject_type !== 'ORDER') return
  const order = await lockOrder(tx, charge.site_id, charge.subject_id)
  if (order?.status === 'DRAFT' && (await exceedsLimit(tx, order))) fail('purchases_limit_reached')
}

/**
 * Returns true if a draft would be one purchase too many. Locks the member, so that two drafts that become orders at
 * once are counted one after the other.
 */
export async function exceedsLimit(tx: Tx, order: OrderRow): Promise<boolean> {
  const { site_id: siteId, member_id: memberId, plan_id: planId } = order
  const found = await findPlan(tx, siteId, planId)
  const plan = found && toSoldPlan(found as PlanColumns)
  if (!plan || plan.maxPurchasesPerBuyer === 0) return false
  await lockMember(tx, siteId, memberId)
  return isPurchaseLimitReached(tx, { siteId, memberId, plan })
}

/** Cancels a draft that can no longer become an order. */
export async function cancelDraft(context: Context, tx: Tx, order: OrderRow, operation: string): Promise<void> {
  const now = context.clock.now()
  const cancellation = { cause: 'PAYMENT_SETUP_FAILURE', effectiveAt: 'IMMEDIATELY', requestedAt: now } as const
  await endByCancellation(context, tx, order, cancellation, { actor: undefined, operation, at: now })
}
