import { checkoutOperations } from './checkout-operations.ts'
import { managementOperations } from './management-operations.ts'
import { memberOrderOperations } from './member-operations.ts'
import { ownOrderOperations } from './own-operations.ts'

/** Operations on orders: purchases of pricing plans. */
export const ordersOperations = {
  ...checkoutOperations,
  ...memberOrderOperations,
  ...managementOperations,
  ...ownOrderOperations,
}
