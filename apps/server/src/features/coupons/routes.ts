import type { RoutesOf } from '../../operation.ts'
import { createCoupon } from './operations/create-coupon.ts'
import { getCoupon } from './operations/get-coupon.ts'
import { queryCoupons } from './operations/query-coupons.ts'
import { setCouponActive } from './operations/set-coupon-active.ts'
import { updateCoupon } from './operations/update-coupon.ts'

/** The operations on coupons. */
export const couponsRoutes: RoutesOf<'coupons'> = {
  createCoupon,
  getCoupon,
  updateCoupon,
  setCouponActive,
  queryCoupons,
}
