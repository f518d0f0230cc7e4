// The sources of shapes of carts and checkouts.
import { checkoutsDescriptions } from './descriptions/checkouts.ts'
import type { ShapeSource } from './source.ts'

const unused = 'It has no effect on carts and checkouts of bookings and plans.'

export const checkoutShapeSources: readonly ShapeSource[] = [
  {
    facts: 'ecom/checkout.json',
    target: 'checkouts/generated/shapes.ts',
    prefix: 'checkouts',
    operations: [
      'createCheckout',
      'getCheckout',
      'getCheckoutByCartId',
      'updateCheckout',
      'addToCheckout',
      'removeLineItems',
      'updateLineItemsQuantity',
      'removeCoupon',
      'getCheckoutUrl',
      'createOrder',
      'markCheckoutAsCompleted',
    ],
    events: ['onCheckoutCreated', 'onCheckoutUpdated', 'onCheckoutCompleted'],
    messages: ['DoublePaymentErrorData'],
    descriptions: checkoutsDescriptions,
    otherwise: unused,
  },
  {
    facts: 'ecom/current-cart.json',
    target: 'checkouts/generated/cart-shapes.ts',
    prefix: 'carts',
    operations: [
      'getCurrentCart',
      'addToCurrentCart',
      'updateCurrentCart',
      'removeLineItemsFromCurrentCart',
      'updateCurrentCartLineItemQuantity',
      'removeCouponFromCurrentCart',
      'deleteCurrentCart',
      'estimateCurrentCartTotals',
      'createCheckoutFromCurrentCart',
    ],
    events: ['onCartCreated', 'onCartUpdated', 'onCartDeleted'],
    descriptions: checkoutsDescriptions,
    otherwise: unused,
  },
]
