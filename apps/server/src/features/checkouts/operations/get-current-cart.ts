import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { requireOwner } from '../steps/find-owner.ts'
import { showCart } from '../steps/show-cart.ts'
import { findCurrentCart } from '../store/carts.ts'

export const getCurrentCart: Operation<'getCurrentCart'> = async ({ actor }, context) => {
  const cart = await findCurrentCart(context.db, actor.siteId, requireOwner(actor))
  return { cart: (await showCart(context, context.db, cart ?? fail('OWNED_CART_NOT_FOUND'))).cart }
}
