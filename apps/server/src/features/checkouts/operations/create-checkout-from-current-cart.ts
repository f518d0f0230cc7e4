import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { saveCheckout } from '../steps/change-checkout.ts'
import { createCheckoutOf } from '../steps/create-checkout.ts'
import { requireOwner } from '../steps/find-owner.ts'
import { lockCurrentCart } from '../store/carts.ts'
import { findCheckoutOfCart } from '../store/checkouts.ts'
import { addLineItems, deleteLineItems, listLineItems } from '../store/line-items.ts'
import { findOrderOfCheckout } from '../store/orders.ts'

export const createCheckoutFromCurrentCart: Operation<'createCheckoutFromCurrentCart'> = async (
  { input, actor },
  context,
) =>
  context.transaction(async (tx) => {
    const { siteId } = actor
    const cart = (await lockCurrentCart(tx, siteId, requireOwner(actor))) ?? fail('OWNED_CART_NOT_FOUND')
    const lines = await listLineItems(tx, { siteId, cartId: cart.id })
    if (lines.length === 0) return fail('EMPTY_CHECKOUT')
    const items = lines.map(({ item_type, item_id }) => ({
      id: context.ids.guid(),
      itemType: item_type,
      itemId: item_id,
    }))
    const email = input.email ?? cart.email
    const open = await findCheckoutOfCart(tx, siteId, cart.id, requireOwner(actor))
    const isOrdered = open && (open.completed_at !== null || (await findOrderOfCheckout(tx, siteId, open.id)))
    if (open && !isOrdered) {
      const basket = { siteId, checkoutId: open.id }
      const before = await listLineItems(tx, basket)
      const gone = before.filter(({ item_id }) => !items.some(({ itemId }) => itemId === item_id))
      await deleteLineItems(
        tx,
        basket,
        gone.map(({ id }) => id),
      )
      await addLineItems(tx, basket, items)
      const changes = { email, coupon_code: cart.coupon_code, buyer_note: cart.buyer_note }
      await saveCheckout(context, tx, actor, open, { changes, slug: 'updated' })
      return { checkoutId: open.id }
    }
    // What waits for its payment is paid or given up; the cart may be ordered again.
    if (open && open.completed_at === null) return { checkoutId: open.id }
    const { id } = await createCheckoutOf(context, tx, actor, {
      items,
      cartId: cart.id,
      channelType: input.channelType ?? 'WEB',
      couponCode: cart.coupon_code,
      details: { buyerNote: cart.buyer_note, email, billingInfo: cart.contact_info, customFields: [] },
    })
    return { checkoutId: id ?? '' }
  })
