import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { lockCurrentCart, moveCart, updateCart } from '../store/carts.ts'
import { moveCheckouts } from '../store/checkouts.ts'
import { addLineItems, listLineItems } from '../store/line-items.ts'

/** Gives the cart and checkouts of a visitor to the member they signed in as. Two carts become one: that of the member. */
export async function adoptBaskets(
  context: Context,
  tx: Tx,
  { siteId, visitorId, memberId }: { siteId: string; visitorId: string; memberId: string },
): Promise<void> {
  const visitor = { type: 'visitor', id: visitorId } as const
  const member = { type: 'member', id: memberId } as const
  await moveCheckouts(tx, siteId, visitor, member)
  const cart = await lockCurrentCart(tx, siteId, visitor)
  if (!cart) return
  const own = await lockCurrentCart(tx, siteId, member)
  if (!own) return moveCart(tx, cart, member)
  const now = context.clock.now()
  const lines = await listLineItems(tx, { siteId, cartId: cart.id })
  const items = lines.map(({ item_type: itemType, item_id: itemId }) => ({ id: context.ids.guid(), itemType, itemId }))
  await addLineItems(tx, { siteId, cartId: own.id }, items)
  await updateCart(tx, own, {}, now)
  await updateCart(tx, cart, { ended_at: new Date(now).toISOString() }, now)
}
