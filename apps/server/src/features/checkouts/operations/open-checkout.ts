import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { holdLines } from '../steps/hold-bookings.ts'
import { checkoutAccess, priceCheckout } from '../steps/show-checkout.ts'
import { findCheckout } from '../store/checkouts.ts'
import { findOrderOfCheckout } from '../store/orders.ts'
import { pageView } from '../view/page.ts'

export const openCheckout: Operation<'openCheckout'> = async ({ input, actor, request }, context) => {
  const { siteId } = actor
  const checkout = await findCheckout(context.db, siteId, input.checkoutId, checkoutAccess(actor))
  if (!checkout) return fail('NOT_FOUND')
  return context.transaction(async (tx) => {
    const basket = await priceCheckout(context, tx, checkout)
    const order = await findOrderOfCheckout(tx, siteId, checkout.id)
    const open = basket.lines.filter(({ availability }) => availability === 'AVAILABLE')
    const isComplete = checkout.completed_at !== null
    const held = await holdLines(context, tx, { actor, request }, isComplete ? [] : open)
    return { page: pageView(checkout, basket, { ...held, order }) }
  })
}
