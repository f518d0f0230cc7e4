import type { carts } from '@kalends/contract'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import { publicAddress } from '../../sites/index.ts'
import type { CartRow } from '../store/carts.ts'
import { findCheckoutOfCart } from '../store/checkouts.ts'
import { listLineItems } from '../store/line-items.ts'
import { cartView } from '../view/cart.ts'
import type { PricedBasket } from '../view/priced-line.ts'
import { priceLines } from './price-lines.ts'

/** Loads what a cart shows: its lines with their prices as they are now. */
export async function showCart(
  context: Context,
  db: Db,
  cart: CartRow,
): Promise<{ cart: carts.Cart; basket: PricedBasket }> {
  const { site_id: siteId, id: cartId, coupon_code: couponCode } = cart
  const rows = await listLineItems(db, { siteId, cartId })
  const memberId = cart.owner_type === 'member' ? cart.owner_id : undefined
  const basket = await priceLines(db, { siteId, rows, couponCode }, { memberId, now: context.clock.now() })
  const checkout = await findCheckoutOfCart(db, siteId, cartId, 'all')
  const siteUrl = await publicAddress({ config: context.config, db }, siteId)
  return { cart: cartView(cart, basket, { siteUrl, checkoutId: checkout?.id ?? null }), basket }
}
