import { computePercentage, type ErrorCode } from '@kalends/contract'

/** What determines whether a coupon applies, and what it takes off. */
export type CouponTerms = {
  amountMinor: number | null
  /** A decimal. */
  percent: string | null
  /** Cycles it discounts, from the first; null for all. */
  cycles: number | null
  /** Epoch milliseconds. */
  startsAt: number | null
  expiresAt: number | null
  active: boolean
  usageLimit: number | null
  limitPerCustomer: number | null
  usedCount: number
  /** Empty for all plans. */
  planIds: readonly string[]
  appliesToPlans: boolean
  appliesToBookings: boolean
}

/** What a customer wants to use a coupon for. */
export type CouponUse = {
  /** Epoch milliseconds. */
  now: number
  /** The plan that is bought; null for bookings. */
  planId: string | null
  subtotalMinor: number
  /** How often the buyer used it; 0 for a preview that concerns nobody. */
  usesOfBuyer: number
}

/** Returns why a coupon cannot be used, the most basic reason first; undefined if it can. */
export function couponRefusal(coupon: CouponTerms | undefined, use: CouponUse): ErrorCode | undefined {
  if (!coupon) return 'ERROR_COUPON_DOES_NOT_EXIST'
  if (!coupon.active) return 'ERROR_COUPON_IS_DISABLED'
  if (coupon.startsAt !== null && use.now < coupon.startsAt) return 'ERROR_COUPON_IS_NOT_ACTIVE_YET'
  if (coupon.expiresAt !== null && use.now >= coupon.expiresAt) return 'ERROR_COUPON_HAS_EXPIRED'
  if (coupon.usageLimit !== null && coupon.usedCount >= coupon.usageLimit) return 'ERROR_COUPON_USAGE_EXCEEDED'
  if (coupon.limitPerCustomer !== null && use.usesOfBuyer >= coupon.limitPerCustomer) {
    return 'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED'
  }
  if (!isApplicable(coupon, use.planId)) return 'ERROR_COUPON_NOT_APPLICABLE_FOR_PLAN'
  return use.subtotalMinor > 0 ? undefined : 'ERROR_INVALID_SUBTOTAL'
}

/** Returns what a coupon takes off a subtotal, in minor units: at most all of it. */
export function couponDiscount(
  { amountMinor, percent }: Pick<CouponTerms, 'amountMinor' | 'percent'>,
  subtotalMinor: number,
): number {
  const discount = amountMinor ?? computePercentage(subtotalMinor, percent ?? '0')
  return Math.min(discount, Math.max(0, subtotalMinor))
}

function isApplicable({ appliesToPlans, appliesToBookings, planIds }: CouponTerms, planId: string | null): boolean {
  if (planId === null) return appliesToBookings
  return appliesToPlans && (planIds.length === 0 || planIds.includes(planId.toLowerCase()))
}
