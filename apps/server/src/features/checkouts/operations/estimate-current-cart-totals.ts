import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { requireOwner } from '../steps/find-owner.ts'
import { showCart } from '../steps/show-cart.ts'
import { findCurrentCart } from '../store/carts.ts'
import { estimateView } from '../view/cart.ts'

export const estimateCurrentCartTotals: Operation<'estimateCurrentCartTotals'> = async ({ actor }, context) => {
  const row = await findCurrentCart(context.db, actor.siteId, requireOwner(actor))
  const { cart, basket } = await showCart(context, context.db, row ?? fail('OWNED_CART_NOT_FOUND'))
  return estimateView(cart, basket)
}
