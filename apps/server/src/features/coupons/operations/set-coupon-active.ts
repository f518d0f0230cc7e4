import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { recordCoupon, refuseRemainder } from '../steps/write-coupon.ts'
import { lockCoupon, toCouponTerms, updateCouponRow } from '../store.ts'
import { couponView } from '../view.ts'

export const setCouponActive: Operation<'setCouponActive'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const before = (await lockCoupon(tx, actor.siteId, input.couponId)) ?? fail('COUPON_NOT_FOUND')
    if (before.is_active === input.active) return { coupon: couponView(before) }
    if (input.active) {
      // The prices of plans may have changed since.
      const { currency } = before
      await refuseRemainder(context, tx, actor.siteId, { discount: toCouponTerms(before), currency, field: 'active' })
    }
    const now = context.clock.now()
    const row = await updateCouponRow(tx, before, { active: input.active }, now)
    await recordCoupon(tx, actor, { operation: 'setCouponActive', before, row }, now)
    return { coupon: couponView(row) }
  })
