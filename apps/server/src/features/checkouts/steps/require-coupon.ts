import { fail } from '../../../refusal.ts'
import type { PricedBasket } from '../view/priced-line.ts'

/** Refuses a coupon that takes nothing off. */
export function requireCoupon({ couponCode, couponRefusal }: PricedBasket): void {
  if (couponCode !== null && couponRefusal) fail(couponRefusal, { data: { couponCode } })
}

/** Maximum characters of a coupon code. */
const longestCode = 20

/** Reads the code of a coupon; null for none. Throws ERROR_COUPON_DOES_NOT_EXIST for one that is longer than all codes. */
export function readCouponCode(sent: string | null | undefined): string | null {
  const couponCode = sent?.trim() || null
  if (couponCode !== null && [...couponCode].length > longestCode)
    return fail('ERROR_COUPON_DOES_NOT_EXIST', { data: { couponCode } })
  return couponCode
}
