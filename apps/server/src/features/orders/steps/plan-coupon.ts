import type { ErrorCode } from '@kalends/contract'
import type { Context } from '../../../context.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import {
  countUsesOfBuyer,
  couponDiscount,
  couponRefusal,
  findCoupon,
  findRedemptionRefusal,
  type Redemption,
  redeemCoupon,
  releaseCoupon,
  toCouponTerms,
} from '../../coupons/index.ts'
import type { OrderCoupon } from '../rules/order-price.ts'
import type { SoldPlan } from '../rules/sold-plan.ts'
import type { OrderRow } from '../store/orders.ts'

export type CouponRequest = {
  siteId: string
  code: string
  plan: SoldPlan
  /** Null: for nobody in particular. */
  contactId: string | null
  now: number
}

/** Finds the coupon a buyer entered, and what it takes off a cycle of the plan. Refuses one that does not apply. */
export async function findPlanCoupon(
  db: Db,
  { siteId, code, plan, contactId, now }: CouponRequest,
): Promise<OrderCoupon> {
  const coupon = await findCoupon(db, siteId, code)
  const usesOfBuyer =
    coupon && contactId ? await countUsesOfBuyer(db, siteId, { couponId: coupon.id, buyerId: contactId }) : 0
  const terms = coupon && toCouponTerms(coupon)
  const use = { now, planId: plan.id, subtotalMinor: plan.priceMinor, usesOfBuyer }
  const refusal = couponRefusal(terms, use)
  if (refusal || !coupon || !terms) {
    return fail(refusal ?? 'ERROR_COUPON_DOES_NOT_EXIST', { data: { couponCode: code, planId: plan.id } })
  }
  return {
    id: coupon.id,
    code: coupon.code,
    discountMinor: couponDiscount(terms, plan.priceMinor),
    cycles: terms.cycles,
  }
}

/** Counts the use of an order's coupon, when it is no draft any more. Fails where a limit is reached. */
export async function useCoupon(context: Context, tx: Tx, order: OrderRow): Promise<void> {
  const redemption = redemptionOf(order)
  if (redemption) await redeemCoupon(tx, order.site_id, redemption, context.clock.now())
}

/** Returns which limit of its coupon a draft would exceed as an order. Locks the coupon until the transaction ends. */
export async function findCouponRefusal(tx: Tx, order: OrderRow): Promise<ErrorCode | undefined> {
  const redemption = redemptionOf(order)
  return redemption && findRedemptionRefusal(tx, order.site_id, redemption)
}

function redemptionOf({ coupon_id: couponId, id: orderId, contact_id: buyerId }: OrderRow): Redemption | undefined {
  return couponId === null ? undefined : { couponId, orderId, buyerId }
}

/** Takes the use back when a draft comes to nothing that was counted before it was paid, as older ones were. */
export async function returnCoupon(context: Context, tx: Tx, order: OrderRow): Promise<void> {
  if (order.coupon_id !== null) await releaseCoupon(tx, order.site_id, order.id, context.clock.now())
}
