import type { Operation } from '../../../operation.ts'
import { listCouponRows } from '../store.ts'
import { couponView } from '../view.ts'

export const queryCoupons: Operation<'queryCoupons'> = async ({ input, actor }, { db }) => {
  const { limit = 50, offset = 0, ...filter } = input
  const { rows, total } = await listCouponRows(db, actor.siteId, { ...filter, limit, offset })
  return { coupons: rows.map(couponView), total }
}
