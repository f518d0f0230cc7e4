import type { RoutesOf } from '../../operation.ts'
import { addToCheckout } from './operations/add-to-checkout.ts'
import { addToCurrentCart } from './operations/add-to-current-cart.ts'
import { createCheckout } from './operations/create-checkout.ts'
import { createCheckoutFromCurrentCart } from './operations/create-checkout-from-current-cart.ts'
import { createOrder } from './operations/create-order.ts'
import { deleteCurrentCart } from './operations/delete-current-cart.ts'
import { estimateCurrentCartTotals } from './operations/estimate-current-cart-totals.ts'
import { getCheckout, getCheckoutByCartId } from './operations/get-checkout.ts'
import { getCheckoutOrder } from './operations/get-checkout-order.ts'
import { getCheckoutUrl } from './operations/get-checkout-url.ts'
import { getCurrentCart } from './operations/get-current-cart.ts'
import { markCheckoutAsCompleted } from './operations/mark-checkout-as-completed.ts'
import { openCheckout } from './operations/open-checkout.ts'
import { payCheckout } from './operations/pay-checkout.ts'
import { queryCheckoutOrders } from './operations/query-checkout-orders.ts'
import { removeCoupon } from './operations/remove-coupon.ts'
import { removeCouponFromCurrentCart } from './operations/remove-coupon-from-current-cart.ts'
import { removeLineItems } from './operations/remove-line-items.ts'
import { removeLineItemsFromCurrentCart } from './operations/remove-line-items-from-current-cart.ts'
import { updateCheckout } from './operations/update-checkout.ts'
import { updateCurrentCart } from './operations/update-current-cart.ts'
import { updateCurrentCartLineItemQuantity } from './operations/update-current-cart-line-item-quantity.ts'
import { updateLineItemsQuantity } from './operations/update-line-items-quantity.ts'

/** The operations on carts and checkouts. */
export const checkoutsRoutes: RoutesOf<'checkouts'> = {
  getCurrentCart,
  addToCurrentCart,
  updateCurrentCart,
  removeLineItemsFromCurrentCart,
  updateCurrentCartLineItemQuantity,
  removeCouponFromCurrentCart,
  deleteCurrentCart,
  estimateCurrentCartTotals,
  createCheckoutFromCurrentCart,
  createCheckout,
  getCheckout,
  getCheckoutByCartId,
  updateCheckout,
  addToCheckout,
  removeLineItems,
  updateLineItemsQuantity,
  removeCoupon,
  getCheckoutUrl,
  createOrder,
  markCheckoutAsCompleted,
  openCheckout,
  payCheckout,
  queryCheckoutOrders,
  getCheckoutOrder,
}
