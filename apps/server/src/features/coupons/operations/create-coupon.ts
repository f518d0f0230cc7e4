import type { Operation } from '../../../operation.ts'
import { completeCoupon } from '../rules/coupon-content.ts'
import { recordCoupon, requireCoupon } from '../steps/write-coupon.ts'
import { insertCoupon } from '../store.ts'
import { couponView } from '../view.ts'

export const createCoupon: Operation<'createCoupon'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const now = context.clock.now()
    const content = await requireCoupon(context, tx, actor.siteId, completeCoupon(input.coupon))
    const row = await insertCoupon(tx, actor.siteId, { id: context.ids.guid(), ...content }, now)
    await recordCoupon(tx, actor, { operation: 'createCoupon', row }, now)
    return { coupon: couponView(row) }
  })
