import type { Operation } from '../../../operation.ts'
import { changeOrCreateCart } from '../steps/change-cart.ts'
import { readItems, refuseTooMany } from '../steps/read-items.ts'
import { addLineItems } from '../store/line-items.ts'

export const addToCurrentCart: Operation<'addToCurrentCart'> = async ({ input, actor }, context) => {
  const cart = await changeOrCreateCart(
    context,
    actor,
    async (tx, { site_id: siteId, id: cartId }) => {
      await addLineItems(tx, { siteId, cartId }, await readItems(context, tx, actor, input))
      return {}
    },
    ({ lines }) => refuseTooMany(lines.length),
  )
  return { cart }
}
