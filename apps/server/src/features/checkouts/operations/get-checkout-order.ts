import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { checkoutAccess } from '../steps/show-checkout.ts'
import { showOrder } from '../steps/show-order.ts'
import { findCheckout } from '../store/checkouts.ts'
import { findCheckoutOrder } from '../store/orders.ts'

export const getCheckoutOrder: Operation<'getCheckoutOrder'> = async ({ input, actor }, { db }) => {
  const { siteId } = actor
  const order = (await findCheckoutOrder(db, siteId, input.orderId)) ?? fail('NOT_FOUND')
  if (!(await findCheckout(db, siteId, order.checkout_id, checkoutAccess(actor)))) return fail('NOT_FOUND')
  return { order: await showOrder(db, actor, order.id) }
}
