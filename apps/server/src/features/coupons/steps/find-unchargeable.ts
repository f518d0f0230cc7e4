import type { ChargeLimits } from '@kalends/contract'
import type { Db } from '../../../db/database.ts'
import { listPricedPlans } from '../../plans/index.ts'
import { type DiscountedPlan, findRemainder, type Remainder } from '../rules/coupon-content.ts'
import { listUsableCoupons, toCouponTerms } from '../store.ts'

type CheckedAgainst = { limits: ChargeLimits; now: number }

/** Finds the first coupon that leaves a part of a plan's price which the provider cannot charge. */
export async function findUnchargeableCoupon(
  db: Db,
  siteId: string,
  plan: DiscountedPlan,
  { limits, now }: CheckedAgainst,
): Promise<(Remainder & { code: string }) | undefined> {
  for (const coupon of await listUsableCoupons(db, siteId, { currency: limits.currency, now })) {
    const found = findRemainder(toCouponTerms(coupon), [plan], limits)
    if (found) return { ...found, code: coupon.code }
  }
  return undefined
}

/** Lists the coupons that leave a part of some plan's price which the provider cannot charge. */
export async function listUnchargeableCoupons(
  db: Db,
  siteId: string,
  { limits, now }: CheckedAgainst,
): Promise<{ id: string; name: string }[]> {
  const plans = await listPricedPlans(db, siteId)
  const coupons = await listUsableCoupons(db, siteId, { currency: limits.currency, now })
  return coupons
    .filter((coupon) => findRemainder(toCouponTerms(coupon), plans, limits))
    .map(({ id, code }) => ({ id, name: code }))
}
