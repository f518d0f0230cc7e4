import type { Context } from '../../../context.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import {
  countUsesOfBuyer,
  couponDiscount,
  couponRefusal,
  findCoupon,
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

/**
 * Counts the use of an order's coupon. Also for a draft, so that nobody pays a price that the coupon's limit no longer
 * allows.
 */
export async function useCoupon(context: Context, tx: Tx, order: OrderRow): Promise<void> {
  if (order.coupon_id === null) return
  const redemption = { couponId: order.coupon_id, orderId: order.id, buyerId: order.contact_id }
  await redeemCoupon(tx, order.site_id, redemption, context.clock.now())
}

/** Takes the use back when a draft comes to nothing. */
export async function returnCoupon(context: Context, tx: Tx, order: OrderRow): Promise<void> {
  if (order.coupon_id !== null) await releaseCoupon(tx, order.site_id, order.id, context.clock.now())
}
