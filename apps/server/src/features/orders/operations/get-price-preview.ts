import { isManager } from '../../../actor.ts'
import type { Operation } from '../../../operation.ts'
import { priceSpans } from '../rules/order-price.ts'
import { pricedOrder } from '../rules/sold-plan.ts'
import { loadSoldPlan } from '../steps/load-sold-plan.ts'
import { findOrderTax } from '../steps/order-tax.ts'
import { findPlanCoupon } from '../steps/plan-coupon.ts'
import { planPriceDetails, pricesView } from '../view.ts'

/** Not for one buyer: who may still use the coupon is not checked. */
export const getPricePreview: Operation<'getPricePreview'> = async ({ input, actor }, { db, clock }) => {
  const { siteId } = actor
  const plan = await loadSoldPlan(db, siteId, input.planId, { byBusiness: isManager(actor) })
  const tax = await findOrderTax(db, siteId)
  const code = input.couponCode
  const coupon = code ? await findPlanCoupon(db, { siteId, code, plan, contactId: null, now: clock.now() }) : undefined
  const prices = priceSpans(pricedOrder(plan, { coupon, tax }))
  return { price: planPriceDetails(plan, prices), prices: pricesView(prices) }
}
