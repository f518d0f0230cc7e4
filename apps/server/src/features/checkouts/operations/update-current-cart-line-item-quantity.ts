import type { Operation } from '../../../operation.ts'
import { changeCart } from '../steps/change-cart.ts'
import { requireQuantities } from '../steps/require-quantities.ts'
import { listLineItems } from '../store/line-items.ts'

export const updateCurrentCartLineItemQuantity: Operation<'updateCurrentCartLineItemQuantity'> = async (
  { input, actor },
  context,
) => {
  const cart = await changeCart(context, actor, async (tx, { site_id: siteId, id: cartId }) => {
    requireQuantities(await listLineItems(tx, { siteId, cartId }), input.lineItems ?? [])
    return {}
  })
  return { cart }
}
