import type { checkouts } from '@kalends/contract'
import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { findSite } from '../../sites/index.ts'
import { type CheckoutDetails, insertCheckout, type NewCheckout } from '../store/checkouts.ts'
import { addLineItems, type NewLineItem } from '../store/line-items.ts'
import { requirePayableLines, saveCheckout } from './change-checkout.ts'
import { findOwner } from './find-owner.ts'
import { requireCoupon } from './require-coupon.ts'

export type CreateCheckout = {
  cartId: string | null
  channelType: checkouts.ChannelType
  items: readonly NewLineItem[]
  details: CheckoutDetails
  couponCode: string | null
}

/** Creates a checkout of items that were read already. */
export async function createCheckoutOf(
  context: Context,
  tx: Tx,
  actor: Actor,
  request: CreateCheckout,
): Promise<checkouts.Checkout> {
  const { siteId } = actor
  const { items, ...given } = request
  const site = await findSite(tx, siteId)
  if (!site) throw new Error(`There is no site ${siteId}`)
  const row = await insertCheckout(
    tx,
    {
      ...given,
      siteId,
      id: context.ids.guid(),
      owner: findOwner(actor),
      createdBy: toCreator(actor),
      currency: site.currency,
    },
    context.clock.now(),
  )
  await addLineItems(tx, { siteId, checkoutId: row.id }, items)
  return saveCheckout(context, tx, actor, row, {
    changes: {},
    slug: 'created',
    check: (basket) => {
      requirePayableLines(basket)
      if (given.couponCode !== null) requireCoupon(basket)
    },
  })
}

function toCreator(actor: Actor): NewCheckout['createdBy'] {
  const owner = findOwner(actor)
  if (owner) return owner
  return actor.type === 'staff'
    ? { type: 'user', id: actor.userId }
    : { type: 'app', id: actor.type === 'app' ? actor.apiKeyId : null }
}
