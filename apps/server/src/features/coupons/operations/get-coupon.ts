import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { findCouponById } from '../store.ts'
import { couponView } from '../view.ts'

export const getCoupon: Operation<'getCoupon'> = async ({ input, actor }, { db }) => ({
  coupon: couponView((await findCouponById(db, actor.siteId, input.couponId)) ?? fail('COUPON_NOT_FOUND')),
})
