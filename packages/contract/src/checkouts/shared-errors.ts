/** Why an item cannot be added to a cart or checkout. */
export const itemErrors = ['BOOKING_NOT_FOUND', 'plan_not_found', 'archived_plan', 'SITE_MUST_ACCEPT_PAYMENTS'] as const

/** Why a coupon does not apply. */
export const couponErrors = [
  'ERROR_COUPON_DOES_NOT_EXIST',
  'ERROR_COUPON_IS_DISABLED',
  'ERROR_COUPON_IS_NOT_ACTIVE_YET',
  'ERROR_COUPON_HAS_EXPIRED',
  'ERROR_COUPON_USAGE_EXCEEDED',
  'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED',
  'ERROR_COUPON_NOT_APPLICABLE_FOR_PLAN',
  'ERROR_INVALID_SUBTOTAL',
] as const
