/** Coupons: who can use them for what, what they take off, and how often they were used. */
export { couponsRoutes } from './routes.ts'
export { type CouponTerms, type CouponUse, couponDiscount, couponRefusal } from './rules/coupon.ts'
export { findUnchargeableCoupon, listUnchargeableCoupons } from './steps/find-unchargeable.ts'
export { findRedemptionRefusal, type Redemption, redeemCoupon, releaseCoupon } from './steps/redeem-coupon.ts'
export { type CouponRow, countUsesOfBuyer, findCoupon, moveUsesOfOrders, toCouponTerms } from './store.ts'
