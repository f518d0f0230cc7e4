import { fail } from '../../../refusal.ts'
import type { PricedBasket } from '../view/priced-line.ts'

/** Refuses a coupon that takes nothing off. */
export function requireCoupon({ couponCode, couponRefusal }: PricedBasket): void {
  if (couponCode !== null && couponRefusal) fail(couponRefusal, { data: { couponCode } })
}
