import type { ErrorCode } from '@kalends/contract'
import type { Db } from '../../../db/database.ts'
import { inParallel } from '../../../db/in-parallel.ts'
import { countUsesOfBuyer, couponDiscount, couponRefusal, findCoupon, toCouponTerms } from '../../coupons/index.ts'
import { findPlans } from '../../plans/index.ts'
import { type CyclePrice, findCyclePrice, type OrderCoupon, priceSpans } from '../rules/order-price.ts'
import { type PlanColumns, pricedOrder, type SoldPlan, toSoldPlan } from '../rules/sold-plan.ts'
import { findTriedPlans } from '../store/purchases.ts'
import type { Buyer } from './buyer.ts'
import { findOrderTax } from './order-tax.ts'

export type QuotePlans = {
  siteId: string
  planIds: readonly string[]
  /** Undefined: for nobody in particular. */
  buyer: Buyer | undefined
  couponCode: string | null
  now: number
}

/** What a plan costs a buyer. */
export type PlanQuote = {
  plan: SoldPlan
  slug: string
  /** 0 for a buyer who had the trial before. */
  trialDays: number
  /** Price of the first cycle, which is paid after a trial. */
  first: CyclePrice
}

/**
 * Prices plans like `placeOrder`, in a fixed number of statements; unknown ones are left out. The coupon applies to the
 * first plan it fits; `couponRefusal` says why it fits none.
 */
export async function quotePlans(
  db: Db,
  request: QuotePlans,
): Promise<{ quotes: PlanQuote[]; couponPlanId: string | undefined; couponRefusal: ErrorCode | undefined }> {
  const { siteId, planIds, buyer } = request
  const [rows, tax, tried] = await inParallel(
    findPlans(db, siteId, planIds),
    planIds.length > 0 ? findOrderTax(db, siteId) : Promise.resolve(undefined),
    buyer && planIds.length > 0
      ? findTriedPlans(db, siteId, buyer.memberId, planIds)
      : Promise.resolve(new Set<string>()),
  )
  const found = planIds.flatMap((id) => rows.find((row) => row.id === id) ?? [])
  const plans = found.map((row) => ({ row, plan: toSoldPlan(row as PlanColumns) }))
  const coupon = await matchCoupon(db, request, plans)
  const quotes = plans.map(({ row, plan }) => {
    const applied = coupon.planId === plan.id ? coupon.applied : undefined
    const spans = priceSpans(pricedOrder(plan, { coupon: applied, tax }))
    return {
      plan,
      slug: row.slug,
      trialDays: tried.has(plan.id) ? 0 : plan.freeTrialDays,
      first: findCyclePrice(spans, 1),
    }
  })
  return { quotes, couponPlanId: coupon.planId, couponRefusal: coupon.refusal }
}

type Match = { planId?: string; applied?: OrderCoupon; refusal?: ErrorCode }

async function matchCoupon(
  db: Db,
  { siteId, buyer, couponCode: code, now }: QuotePlans,
  plans: readonly { plan: SoldPlan }[],
): Promise<Match> {
  if (code === null) return {}
  const coupon = await findCoupon(db, siteId, code)
  if (!coupon) return { refusal: 'ERROR_COUPON_DOES_NOT_EXIST' }
  const terms = toCouponTerms(coupon)
  const usesOfBuyer = buyer ? await countUsesOfBuyer(db, siteId, { couponId: coupon.id, buyerId: buyer.contactId }) : 0
  const fitting = plans.find(
    ({ plan }) => !couponRefusal(terms, { now, usesOfBuyer, planId: plan.id, subtotalMinor: plan.priceMinor }),
  )?.plan
  if (fitting) {
    const discountMinor = couponDiscount(terms, fitting.priceMinor)
    return { planId: fitting.id, applied: { id: coupon.id, code: coupon.code, discountMinor, cycles: terms.cycles } }
  }
  const first = plans[0]?.plan
  const use = { now, usesOfBuyer, planId: first?.id ?? null, subtotalMinor: first?.priceMinor ?? 0 }
  // Bookings are sold at their agreed price.
  const refusal = couponRefusal({ ...terms, appliesToBookings: false }, use)
  return { refusal: refusal ?? 'ERROR_COUPON_NOT_APPLICABLE_FOR_PLAN' }
}
