import { operation } from '../operation.ts'
import { couponErrors } from '../orders/checkout-operations.ts'
import * as shapes from './generated/cart-shapes.ts'
import { itemErrors } from './shared-errors.ts'

const own = { visitor: 'own', member: 'own' } as const

/** All addresses of an operation on the current cart. */
function cartPaths(path = ''): readonly [string, string, string, string] {
  const current = `/v1/carts/current${path}`
  return [current, `/ecom${current}`, `/_api/ecom-cart${current}`, `/_api/cart${current}`]
}

/** Operations on the current cart of a customer. */
export const cartOperations = {
  getCurrentCart: operation({
    id: 'getCurrentCart',
    summary: 'Returns the current cart of the customer.',
    method: 'GET',
    paths: cartPaths(),
    access: own,
    input: shapes.GetCurrentCartRequest,
    output: shapes.GetCurrentCartResponse,
    errors: ['OWNED_CART_NOT_FOUND'],
  }),
  addToCurrentCart: operation({
    id: 'addToCurrentCart',
    summary: 'Adds bookings and plans to the current cart, which is created if there is none.',
    method: 'POST',
    paths: cartPaths('/add-to-cart'),
    access: own,
    input: shapes.AddToCurrentCartRequest,
    output: shapes.AddToCartResponse,
    required: [
      'customLineItems.itemType',
      'customLineItems.price',
      'lineItems.catalogReference',
      'lineItems.quantity',
      'lineItems.selectedMembership.id',
      'lineItems.selectedMembership.appId',
    ],
    errors: [...itemErrors],
    idempotent: true,
  }),
  updateCurrentCart: operation({
    id: 'updateCurrentCart',
    summary: 'Changes the note, contact details, coupon and items of the current cart.',
    method: 'PATCH',
    paths: cartPaths(),
    access: own,
    input: shapes.UpdateCartRequest,
    output: shapes.UpdateCartResponse,
    required: ['lineItems.catalogReference'],
    errors: [...itemErrors, ...couponErrors],
    idempotent: true,
  }),
  removeLineItemsFromCurrentCart: operation({
    id: 'removeLineItemsFromCurrentCart',
    summary: 'Removes items from the current cart.',
    method: 'POST',
    paths: cartPaths('/remove-line-items'),
    access: own,
    input: shapes.RemoveLineItemsFromCurrentCartRequest,
    output: shapes.RemoveLineItemsResponse,
    required: ['lineItemIds'],
    errors: ['OWNED_CART_NOT_FOUND'],
    idempotent: true,
  }),
  updateCurrentCartLineItemQuantity: operation({
    id: 'updateCurrentCartLineItemQuantity',
    summary: 'Changes quantities in the current cart: a booking or plan is bought once.',
    method: 'POST',
    paths: cartPaths('/update-line-items-quantity'),
    access: own,
    input: shapes.UpdateCurrentCartLineItemQuantityRequest,
    output: shapes.UpdateLineItemsQuantityResponse,
    required: ['lineItems'],
    errors: ['OWNED_CART_NOT_FOUND', 'NOT_FOUND'],
    idempotent: true,
  }),
  removeCouponFromCurrentCart: operation({
    id: 'removeCouponFromCurrentCart',
    summary: 'Removes the coupon from the current cart.',
    method: 'POST',
    paths: cartPaths('/remove-coupon'),
    access: own,
    input: shapes.RemoveCouponFromCurrentCartRequest,
    output: shapes.RemoveCouponResponse,
    errors: ['OWNED_CART_NOT_FOUND'],
    idempotent: true,
  }),
  deleteCurrentCart: operation({
    id: 'deleteCurrentCart',
    summary: 'Ends the current cart; the next item begins a new one.',
    method: 'DELETE',
    paths: cartPaths(),
    access: own,
    input: shapes.DeleteCurrentCartRequest,
    output: shapes.DeleteCartResponse,
    errors: ['OWNED_CART_NOT_FOUND'],
  }),
  estimateCurrentCartTotals: operation({
    id: 'estimateCurrentCartTotals',
    summary: 'Returns the current cart with prices, taxes and totals.',
    method: 'POST',
    paths: cartPaths('/estimate-totals'),
    access: own,
    reads: true,
    input: shapes.EstimateCurrentCartTotalsRequest,
    output: shapes.EstimateTotalsResponse,
    errors: ['OWNED_CART_NOT_FOUND'],
  }),
  createCheckoutFromCurrentCart: operation({
    id: 'createCheckoutFromCurrentCart',
    summary: 'Creates a checkout of the items of the current cart, or returns the one it has.',
    method: 'POST',
    paths: cartPaths('/create-checkout'),
    access: own,
    input: shapes.CreateCheckoutFromCurrentCartRequest,
    output: shapes.CreateCheckoutResponse,
    errors: ['OWNED_CART_NOT_FOUND', 'EMPTY_CHECKOUT', ...itemErrors, ...couponErrors],
    idempotent: true,
  }),
}
