import type { checkouts } from '@kalends/contract'
import type { Actor } from '../../../actor.ts'
import { isManager } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import { publicAddress } from '../../sites/index.ts'
import { type CheckoutAccess, type CheckoutRow, findCheckout } from '../store/checkouts.ts'
import { listLineItems } from '../store/line-items.ts'
import { findOrderOfCheckout, findRequestedOptions } from '../store/orders.ts'
import { checkoutView } from '../view/checkout.ts'
import type { PricedBasket } from '../view/priced-line.ts'
import { findOwner } from './find-owner.ts'
import { priceLines } from './price-lines.ts'

/** Returns which checkouts the actor may use: customers their own, the business all. */
export function checkoutAccess(actor: Actor): CheckoutAccess {
  return findOwner(actor) ?? (isManager(actor) ? 'all' : { type: 'visitor', id: noOne })
}

const noOne = '00000000-0000-0000-0000-000000000000'

/** Prices the lines of a checkout as they are now. */
export async function priceCheckout(context: Context, db: Db, checkout: CheckoutRow): Promise<PricedBasket> {
  const { site_id: siteId, id: checkoutId, coupon_code: couponCode } = checkout
  const rows = await listLineItems(db, { siteId, checkoutId })
  const requested = await findRequestedOptions(
    db,
    siteId,
    rows.filter(({ item_type }) => item_type === 'BOOKING').map(({ item_id }) => item_id),
  )
  const memberId = checkout.owner_type === 'member' ? (checkout.owner_id ?? undefined) : undefined
  return priceLines(db, { siteId, rows, couponCode, requested }, { memberId, now: context.clock.now() })
}

/** Loads what a checkout shows. */
export async function showCheckout(
  context: Context,
  db: Db,
  row: CheckoutRow,
): Promise<{ checkout: checkouts.Checkout; basket: PricedBasket }> {
  const basket = await priceCheckout(context, db, row)
  const order = await findOrderOfCheckout(db, row.site_id, row.id)
  const siteUrl = await publicAddress({ config: context.config, db }, row.site_id)
  return { checkout: checkoutView(row, basket, { siteUrl, orderId: order?.id ?? null }), basket }
}

/** Returns true if there is a checkout that the actor may use. */
export async function hasCheckout(db: Db, actor: Actor, checkoutId: string): Promise<boolean> {
  return (await findCheckout(db, actor.siteId, checkoutId, checkoutAccess(actor))) !== undefined
}
