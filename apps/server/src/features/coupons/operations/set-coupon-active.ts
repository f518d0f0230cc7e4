import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { recordCoupon } from '../steps/write-coupon.ts'
import { lockCoupon, updateCouponRow } from '../store.ts'
import { couponView } from '../view.ts'

export const setCouponActive: Operation<'setCouponActive'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const before = (await lockCoupon(tx, actor.siteId, input.couponId)) ?? fail('COUPON_NOT_FOUND')
    if (before.is_active === input.active) return { coupon: couponView(before) }
    const now = context.clock.now()
    const row = await updateCouponRow(tx, before, { active: input.active }, now)
    await recordCoupon(tx, actor, { operation: 'setCouponActive', before, row }, now)
    return { coupon: couponView(row) }
  })
