import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { findMember } from '../../members/index.ts'
import { type CartRow, lockCurrentCart, moveCart, updateCart } from '../store/carts.ts'
import { moveCheckouts } from '../store/checkouts.ts'
import { addLineItems, listLineItems } from '../store/line-items.ts'
import { publishCartEnd, publishCartUpdate } from './change-cart.ts'
import { mostLines } from './read-items.ts'

/**
 * Gives the cart and open checkouts of a visitor to the member they signed in as. Two carts become one: that of the
 * member. Only the items come along, not what somebody else may have typed at the same browser.
 */
export async function adoptBaskets(
  context: Context,
  tx: Tx,
  { siteId, visitorId, memberId }: { siteId: string; visitorId: string; memberId: string },
): Promise<void> {
  const visitor = { type: 'visitor', id: visitorId } as const
  const member = { type: 'member', id: memberId } as const
  const email = (await findMember(tx, siteId, memberId))?.login_email ?? ''
  await moveCheckouts(tx, siteId, { from: visitor, to: member, email })
  const cart = await lockCurrentCart(tx, siteId, visitor)
  if (!cart) return
  const own = await lockCurrentCart(tx, siteId, member)
  const isTheirs = cart.email !== null && cart.email.toLowerCase() === email
  if (own) return mergeCarts(context, tx, { own, cart: isTheirs ? cart : withoutDetails(cart) })
  await moveCart(tx, isTheirs ? cart : withoutDetails(cart), member)
}

const withoutDetails = (cart: CartRow): CartRow => ({ ...cart, buyer_note: null, email: null, contact_info: null })

/** What the member's cart says stays; the visitor's fills in the rest, and adds its lines as far as a cart has room. */
async function mergeCarts(context: Context, tx: Tx, { own, cart }: { own: CartRow; cart: CartRow }): Promise<void> {
  const now = context.clock.now()
  const { site_id: siteId } = own
  const before = await listLineItems(tx, { siteId, cartId: own.id })
  const lines = await listLineItems(tx, { siteId, cartId: cart.id })
  const known = new Set(before.map(({ item_id }) => item_id))
  const added = lines.filter(({ item_id }) => !known.has(item_id)).slice(0, mostLines - before.length)
  const items = added.map(({ item_type: itemType, item_id: itemId }) => ({ id: context.ids.guid(), itemType, itemId }))
  await addLineItems(tx, { siteId, cartId: own.id }, items)
  const changes = {
    coupon_code: own.coupon_code ?? cart.coupon_code,
    buyer_note: own.buyer_note ?? cart.buyer_note,
    email: own.email ?? cart.email,
    contact_info: own.contact_info ?? cart.contact_info,
  }
  await publishCartUpdate(context, tx, await updateCart(tx, own, changes, now))
  const ended = await updateCart(tx, cart, { ended_at: new Date(now).toISOString() }, now)
  await publishCartEnd(context, tx, undefined, ended)
}
