import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { recordCoupon, requireCoupon } from '../steps/write-coupon.ts'
import { lockCoupon, updateCouponRow } from '../store.ts'
import { couponView } from '../view.ts'

export const updateCoupon: Operation<'updateCoupon'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const now = context.clock.now()
    const before = (await lockCoupon(tx, actor.siteId, input.couponId)) ?? fail('COUPON_NOT_FOUND')
    if (input.revision !== String(before.revision)) return fail('REVISION_MISMATCH')
    const { id, revision, createdDate, updatedDate, currency, usedCount, ...stored } = couponView(before)
    const { content } = await requireCoupon(context, tx, actor.siteId, { ...stored, ...input.coupon }, before)
    const row = await updateCouponRow(tx, before, { content }, now)
    await recordCoupon(tx, actor, { operation: 'updateCoupon', before, row }, now)
    return { coupon: couponView(row) }
  })
