import { operation } from '../operation.ts'
import {
  CouponResponse,
  CreateCouponRequest,
  GetCouponRequest,
  QueryCouponsRequest,
  QueryCouponsResponse,
  SetCouponActiveRequest,
  UpdateCouponRequest,
} from './shapes.ts'

const access = { manager: 'MANAGE_PLANS' } as const

/** Operations on coupons. */
export const couponsOperations = {
  createCoupon: operation({
    id: 'createCoupon',
    summary: 'Creates a coupon.',
    method: 'POST',
    paths: ['/v1/coupons'],
    access,
    input: CreateCouponRequest,
    output: CouponResponse,
    errors: ['COUPON_CODE_ALREADY_EXISTS'],
  }),
  getCoupon: operation({
    id: 'getCoupon',
    summary: 'Returns a coupon.',
    method: 'GET',
    paths: ['/v1/coupons/{couponId}'],
    access,
    input: GetCouponRequest,
    output: CouponResponse,
    errors: ['COUPON_NOT_FOUND'],
  }),
  updateCoupon: operation({
    id: 'updateCoupon',
    summary: 'Updates a coupon; existing orders keep their discount.',
    method: 'PATCH',
    paths: ['/v1/coupons/{couponId}'],
    access,
    input: UpdateCouponRequest,
    output: CouponResponse,
    errors: ['COUPON_NOT_FOUND', 'COUPON_CODE_ALREADY_EXISTS', 'REVISION_MISMATCH'],
  }),
  setCouponActive: operation({
    id: 'setCouponActive',
    summary: 'Activates or deactivates a coupon.',
    method: 'PUT',
    paths: ['/v1/coupons/{couponId}/active'],
    access,
    input: SetCouponActiveRequest,
    output: CouponResponse,
    errors: ['COUPON_NOT_FOUND'],
  }),
  queryCoupons: operation({
    id: 'queryCoupons',
    summary: 'Searches coupons, newest first.',
    method: 'POST',
    paths: ['/v1/coupons/query'],
    reads: true,
    access,
    input: QueryCouponsRequest,
    output: QueryCouponsResponse,
    errors: [],
  }),
}
