import type { ErrorCode } from '@kalends/contract'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import { hasAccount, lockMember } from '../../members/index.ts'
import { type BeginningPayment, requireWholeAmount } from '../../payments/index.ts'
import { findPlan } from '../../plans/index.ts'
import { type PlanColumns, toSoldPlan } from '../rules/sold-plan.ts'
import { lockOrder, type OrderRow } from '../store/orders.ts'
import type { OrderCharge } from './charge-cycle.ts'
import { endByCancellation } from './end-order.ts'
import { findCouponRefusal } from './plan-coupon.ts'
import { isPurchaseLimitReached } from './prepare-order.ts'

/**
 * Checks a payment of a locked charge that begins. Throws PAYMENT_AMOUNT_CHANGED, and for a draft whose buyer has bought the
 * plan as often as allowed since, with another draft for example, purchases_limit_reached; where its coupon was used as
 * often as allowed, the limit of that. A saved card is not charged for an order that ended while the charge was prepared:
 * ORDER_ALREADY_ENDED.
 */
export async function beginOrderPayment(tx: Tx, charge: OrderCharge, payment: BeginningPayment): Promise<void> {
  requireWholeAmount(charge, payment)
  if (charge.subject_type !== 'ORDER') return
  const order = await lockOrder(tx, charge.site_id, charge.subject_id)
  const refusal = order?.status === 'DRAFT' ? await findDraftRefusal(tx, order) : undefined
  if (refusal) fail(refusal)
  const hasEnded = order?.status === 'CANCELED' || order?.status === 'ENDED'
  if (payment.isOwnerAway && hasEnded) fail('ORDER_ALREADY_ENDED')
}

/**
 * Returns why a draft must not become an order: its buyer has bought enough, or cannot sign in any more, or its coupon was
 * used as often as allowed.
 */
export async function findDraftRefusal(tx: Tx, order: OrderRow): Promise<ErrorCode | undefined> {
  const hasBuyer = await hasAccount(tx, order.site_id, order.member_id)
  if (!hasBuyer || (await exceedsLimit(tx, order))) return 'purchases_limit_reached'
  return findCouponRefusal(tx, order)
}

/**
 * Returns true if a draft would be one purchase too many. Locks the member, so that two drafts that become orders at
 * once are counted one after the other.
 */
async function exceedsLimit(tx: Tx, order: OrderRow): Promise<boolean> {
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
