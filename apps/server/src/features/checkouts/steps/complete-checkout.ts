import { type Actor, toChangeActor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { publishEvent } from '../../../jobs/events.ts'
import { lockCurrentCart, updateCart } from '../store/carts.ts'
import { type CheckoutRow, updateCheckout } from '../store/checkouts.ts'
import { checkoutFqdn } from '../view/checkout.ts'
import { publishCartEnd } from './change-cart.ts'
import { showCheckout } from './show-checkout.ts'

/** Completes a locked checkout, and ends the cart it came from. `actor` undefined: a payment. */
export async function completeCheckout(
  context: Context,
  tx: Tx,
  checkout: CheckoutRow,
  actor: Actor | undefined,
): Promise<void> {
  const now = context.clock.now()
  const changes = { completed_at: new Date(now).toISOString() }
  const row = await updateCheckout(tx, checkout, changes, { now, events: 1 })
  await publishEvent(tx, {
    siteId: row.site_id,
    entityFqdn: checkoutFqdn,
    entityId: row.id,
    sequence: row.event_sequence,
    slug: 'completed',
    occurredAt: now,
    actor: toChangeActor(actor),
    payload: { actionEvent: { body: { checkout: (await showCheckout(context, tx, row)).checkout } } },
  })
  await endCart(context, tx, row, actor)
}

async function endCart(context: Context, tx: Tx, checkout: CheckoutRow, actor: Actor | undefined): Promise<void> {
  const { site_id: siteId, cart_id: cartId, owner_type: type, owner_id: id } = checkout
  if (cartId === null || type === null || id === null) return
  const cart = await lockCurrentCart(tx, siteId, { type: type as 'visitor' | 'member', id })
  // The customer may have begun another one.
  if (cart?.id !== cartId) return
  const now = context.clock.now()
  const ended = await updateCart(tx, cart, { ended_at: new Date(now).toISOString() }, now)
  await publishCartEnd(context, tx, actor, ended)
}
