import {
  type ChargeFault,
  type ChargeLimits,
  chargeFault,
  type coupons,
  decimalText,
  describeChargeFault,
  describeLimits,
  type FieldViolation,
  type Infer,
  isWholeMinor,
  minorUnits,
} from '@kalends/contract'
import { type CouponTerms, couponDiscount } from './coupon.ts'

/** What staff write of a coupon. Instants in epoch milliseconds. */
export type CouponContent = {
  code: string
  name: string
  amountMinor: number | null
  percent: string | null
  cycles: number | null
  startsAt: number | null
  expiresAt: number | null
  active: boolean
  usageLimit: number | null
  limitPerCustomer: number | null
  planIds: readonly string[]
  appliesToPlans: boolean
  appliesToBookings: boolean
}

export type CompleteCoupon = Required<Infer<typeof coupons.NewCoupon>>

/** What a coupon is unless its author says otherwise. */
const defaults = {
  amount: null,
  percent: null,
  // An introductory discount, which is the usual one.
  cycles: 1,
  startsAt: null,
  expiresAt: null,
  active: true,
  usageLimit: null,
  limitPerCustomer: null,
  planIds: [],
  appliesToPlans: true,
  appliesToBookings: true,
}

/** Adds the defaults. */
export function completeCoupon(coupon: Infer<typeof coupons.NewCoupon>): CompleteCoupon {
  return { ...defaults, ...coupon }
}

/** Lists everything that is wrong with a coupon. */
export function couponFaults(coupon: CompleteCoupon, currency: string, usedCount: number): FieldViolation[] {
  const { startsAt, expiresAt, usageLimit } = coupon
  return [
    ...unless(
      /^[\p{L}\p{N}_-]+$/u.test(coupon.code),
      'code',
      'must have letters, digits, hyphens and underscores only',
    ),
    ...unless(coupon.name.trim() !== '', 'name', 'must not be blank'),
    ...(coupon.discountType === 'AMOUNT' ? amountFaults(coupon, currency) : percentFaults(coupon)),
    ...unless(
      !startsAt || !expiresAt || Date.parse(startsAt) < Date.parse(expiresAt),
      'expiresAt',
      'must be after startsAt',
    ),
    ...unless(
      usageLimit === null || usageLimit >= usedCount,
      'usageLimit',
      `must be at least the ${usedCount} uses so far`,
    ),
    ...unless(
      coupon.appliesToPlans || coupon.appliesToBookings,
      'appliesToPlans',
      'must be true unless it applies to bookings',
    ),
  ]
}

/** Reads a coupon without faults into what is stored. */
export function readCouponContent(coupon: CompleteCoupon, currency: string): CouponContent {
  const { discountType, amount, percent, startsAt, expiresAt, planIds, ...rest } = coupon
  const isAmount = discountType === 'AMOUNT'
  return {
    ...rest,
    amountMinor: isAmount ? minorUnits(amount, currency) : null,
    percent: isAmount ? null : percent,
    startsAt: startsAt === null ? null : Date.parse(startsAt),
    expiresAt: expiresAt === null ? null : Date.parse(expiresAt),
    planIds: [...new Set(planIds.map((id) => id.toLowerCase()))],
  }
}

function amountFaults({ amount }: CompleteCoupon, currency: string): FieldViolation[] {
  const fits = /^\d{1,12}(\.\d{1,9})?$/.test(amount ?? '') && isWholeMinor(amount ?? '', currency)
  const isPositive = fits && minorUnits(amount, currency) > 0
  return unless(isPositive, 'amount', `must be an amount in ${currency} above 0`)
}

function percentFaults({ percent }: CompleteCoupon): FieldViolation[] {
  const value = Number(percent)
  const fits = /^\d{1,3}(\.\d{1,2})?$/.test(percent ?? '') && value > 0 && value <= 100
  return unless(fits, 'percent', 'must be above 0 and at most 100, with at most two decimals')
}

/** A plan that a coupon may be used for. */
export type DiscountedPlan = { id: string; name: string; priceMinor: number; hasFees: boolean }

type Discount = Pick<CouponTerms, 'amountMinor' | 'percent' | 'cycles' | 'appliesToPlans' | 'planIds'>

/** What a coupon leaves of the price of a plan, and why it cannot be charged. */
export type Remainder = { ruleName: ChargeFault; description: string }

/**
 * Finds the first plan of whose price a coupon leaves a part which the provider cannot charge. Where the discounted cycle is
 * paid together with fees, what is charged is known with the purchase only.
 */
export function findRemainder(
  { amountMinor, percent, cycles, appliesToPlans, planIds }: Discount,
  plans: readonly DiscountedPlan[],
  limits: ChargeLimits,
): Remainder | undefined {
  if (!appliesToPlans) return undefined
  for (const { id, name, priceMinor, hasFees } of plans) {
    if ((planIds.length > 0 && !planIds.includes(id)) || (cycles === 1 && hasFees)) continue
    const left = priceMinor - couponDiscount({ amountMinor, percent }, priceMinor)
    const ruleName = chargeFault(left, limits)
    if (!ruleName) continue
    const amount = `${decimalText(left, limits.currency)} ${limits.currency}`
    const description = `leaves ${amount} of “${name}”, which ${describeChargeFault(ruleName, limits)}`
    return { ruleName, description }
  }
  return undefined
}

/** Returns the fault of a coupon that leaves a part of a price which the provider cannot charge, at a field of the request. */
export function remainderFaults(
  discount: Discount,
  plans: readonly DiscountedPlan[],
  { limits, field }: { limits: ChargeLimits | undefined; field: string },
): FieldViolation[] {
  const found = limits && findRemainder(discount, plans, limits)
  if (!found) return []
  const { ruleName, description } = found
  return [{ field, description, violatedRule: 'OTHER', ruleName, data: describeLimits(limits) }]
}

function unless(fine: boolean, path: string, description: string): FieldViolation[] {
  return fine ? [] : [{ field: `coupon.${path}`, description, violatedRule: 'FORMAT', data: {} }]
}
