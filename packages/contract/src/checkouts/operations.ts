import { cartOperations } from './cart-operations.ts'
import { checkoutOperations } from './checkout-operations.ts'
import { checkoutOrderOperations } from './order-operations.ts'

/** Operations on carts and checkouts of bookings and plans. */
export const checkoutsOperations = { ...cartOperations, ...checkoutOperations, ...checkoutOrderOperations }
