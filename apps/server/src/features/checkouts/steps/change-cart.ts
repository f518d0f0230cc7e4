import type { carts } from '@kalends/contract'
import { type Actor, toChangeActor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { publishEvent } from '../../../jobs/events.ts'
import { fail } from '../../../refusal.ts'
import { type CartChanges, type CartRow, insertCart, lockCurrentCart, updateCart } from '../store/carts.ts'
import { cartFqdn } from '../view/cart.ts'
import type { PricedBasket } from '../view/priced-line.ts'
import { requireOwner } from './find-owner.ts'
import { showCart } from './show-cart.ts'

/** Works on the lines of a cart, and returns the columns that change. */
type ChangeCart = (tx: Tx, cart: CartRow) => Promise<CartChanges>
/** Refuses what must not be in the changed cart. */
type CheckCart = (basket: PricedBasket) => void

/** Changes the current cart. */
export async function changeCart(
  context: Context,
  actor: Actor,
  change: ChangeCart,
  check: CheckCart = () => undefined,
): Promise<carts.Cart> {
  return context.transaction(async (tx) => {
    const found = await lockCurrentCart(tx, actor.siteId, requireOwner(actor))
    return saveChange(context, tx, actor, found ?? fail('OWNED_CART_NOT_FOUND'), change, check)
  })
}

/** Does the same to the current cart or, where the customer has none, to a new one. */
export async function changeOrCreateCart(
  context: Context,
  actor: Actor,
  change: ChangeCart,
  check: CheckCart = () => undefined,
): Promise<carts.Cart> {
  return context.transaction(async (tx) => {
    const { siteId } = actor
    const owner = requireOwner(actor)
    const found = await lockCurrentCart(tx, siteId, owner)
    if (found) return saveChange(context, tx, actor, found, change, check)
    const created = await insertCart(tx, { siteId, id: context.ids.guid(), owner }, context.clock.now())
    // Another tab was faster.
    const cart = created ?? (await lockCurrentCart(tx, siteId, owner)) ?? fail('OWNED_CART_NOT_FOUND')
    if (created) await publishCart(context, tx, actor, cart, { slug: 'created' })
    return saveChange(context, tx, actor, cart, change, check)
  })
}

async function saveChange(
  context: Context,
  tx: Tx,
  actor: Actor,
  before: CartRow,
  change: ChangeCart,
  check: CheckCart,
): Promise<carts.Cart> {
  const changes = await change(tx, before)
  const row = await updateCart(tx, before, changes, context.clock.now())
  const { cart, basket } = await showCart(context, tx, row)
  check(basket)
  const ended = row.ended_at !== null
  await publishCart(context, tx, actor, row, ended ? { slug: 'deleted' } : { slug: 'updated', cart })
  return cart
}

type CartEvent = { slug: 'created' | 'deleted' } | { slug: 'updated'; cart: carts.Cart }

/** Publishes the end of a cart whose items were ordered. */
export async function publishCartEnd(context: Context, tx: Tx, actor: Actor | undefined, row: CartRow): Promise<void> {
  await publishCart(context, tx, actor, row, { slug: 'deleted' })
}

/** Publishes a cart to which another one was added. */
export async function publishCartUpdate(context: Context, tx: Tx, row: CartRow): Promise<void> {
  const { cart } = await showCart(context, tx, row)
  await publishCart(context, tx, undefined, row, { slug: 'updated', cart })
}

async function publishCart(
  context: Context,
  tx: Tx,
  actor: Actor | undefined,
  row: CartRow,
  event: CartEvent,
): Promise<void> {
  await publishEvent(tx, {
    siteId: row.site_id,
    entityFqdn: cartFqdn,
    entityId: row.id,
    sequence: row.event_sequence,
    slug: event.slug,
    occurredAt: context.clock.now(),
    actor: toChangeActor(actor),
    payload: await payloadOf(context, tx, row, event),
  })
}

async function payloadOf(context: Context, tx: Tx, row: CartRow, event: CartEvent): Promise<object> {
  if (event.slug === 'updated') return { updatedEvent: { currentEntity: event.cart } }
  if (event.slug === 'deleted') return { deletedEvent: {} }
  return { createdEvent: { entity: (await showCart(context, tx, row)).cart } }
}
