import type { Operation } from '../../../operation.ts'
import { changeCart } from '../steps/change-cart.ts'
import { deleteLineItems } from '../store/line-items.ts'

export const removeLineItemsFromCurrentCart: Operation<'removeLineItemsFromCurrentCart'> = async (
  { input, actor },
  context,
) => {
  const cart = await changeCart(context, actor, async (tx, { site_id: siteId, id: cartId }) => {
    await deleteLineItems(tx, { siteId, cartId }, input.lineItemIds ?? [])
    return {}
  })
  return { cart }
}
