import { operation } from '../operation.ts'
import * as shapes from './own-shapes.ts'
import { orderErrors } from './shared-errors.ts'

/** Operations of the hosted page of a checkout. */
export const checkoutOrderOperations = {
  openCheckout: operation({
    id: 'openCheckout',
    summary: 'Holds the times of the bookings in a checkout, and returns what its page shows.',
    method: 'POST',
    paths: ['/v1/checkouts/{checkoutId}/open'],
    access: { visitor: 'own', member: 'own' },
    input: shapes.OpenCheckoutRequest,
    output: shapes.OpenCheckoutResponse,
    errors: ['NOT_FOUND', 'HOLD_LIMIT_REACHED'],
  }),
  payCheckout: operation({
    id: 'payCheckout',
    summary: 'Orders what is in a checkout, and starts the payment of what is paid online.',
    method: 'POST',
    paths: ['/v1/checkouts/{checkoutId}/pay'],
    access: { visitor: 'own', member: 'own' },
    input: shapes.PayCheckoutRequest,
    output: shapes.PayCheckoutResponse,
    required: ['total', 'returnUrl'],
    errors: [
      ...orderErrors,
      'PAYMENT_PROVIDER_NOT_READY',
      'PAYMENT_PROVIDER_UNAVAILABLE',
      'PAYMENT_IN_PROGRESS',
      'AMOUNT_NOT_CHARGEABLE',
      'PAYMENT_METHOD_NOT_FOUND',
      'IDEMPOTENCY_KEY_REUSED',
      'CALLBACK_URL_NOT_ALLOWED',
      'HOLD_LIMIT_REACHED',
      'THROTTLED_FEATURE',
    ],
  }),
  queryCheckoutOrders: operation({
    id: 'queryCheckoutOrders',
    summary: 'Lists what was ordered with checkouts, latest first.',
    method: 'POST',
    paths: ['/v1/checkout-orders/query'],
    access: { manager: 'READ_ORDERS' },
    reads: true,
    input: shapes.QueryCheckoutOrdersRequest,
    output: shapes.QueryCheckoutOrdersResponse,
    errors: [],
  }),
  getCheckoutOrder: operation({
    id: 'getCheckoutOrder',
    summary: 'Returns what was ordered with a checkout.',
    method: 'GET',
    paths: ['/v1/checkout-orders/{orderId}'],
    access: { visitor: 'own', member: 'own', manager: 'READ_ORDERS' },
    input: shapes.GetCheckoutOrderRequest,
    output: shapes.GetCheckoutOrderResponse,
    errors: ['NOT_FOUND'],
  }),
}
