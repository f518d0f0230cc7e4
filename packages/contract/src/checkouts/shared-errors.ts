import { couponErrors } from '../orders/checkout-operations.ts'

/** Why an item cannot be added to a cart or checkout. */
export const itemErrors = ['BOOKING_NOT_FOUND', 'plan_not_found', 'archived_plan', 'SITE_MUST_ACCEPT_PAYMENTS'] as const

/** Why what is in a checkout cannot be ordered. */
export const orderErrors = [
  'NOT_FOUND',
  'CHECKOUT_ALREADY_PAID',
  'CHECKOUT_CHANGED',
  'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS',
  'EMPTY_CHECKOUT',
  'FULL_OUT_OF_STOCK',
  'MEMBERS_ONLY_ITEM',
  'PARTIAL_OUT_OF_STOCK',
  'PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE',
  'SUBSCRIPTION_WITH_SEVERAL_LINE_ITEMS',
  'purchases_limit_reached',
  'VALIDATION_FAILURE',
  ...couponErrors,
] as const
