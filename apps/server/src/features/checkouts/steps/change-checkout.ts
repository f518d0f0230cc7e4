import type { checkouts } from '@kalends/contract'
import { type Actor, toChangeActor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { publishEvent } from '../../../jobs/events.ts'
import { fail } from '../../../refusal.ts'
import { sumLines } from '../rules/totals.ts'
import { type CheckoutChanges, type CheckoutRow, lockCheckout, updateCheckout } from '../store/checkouts.ts'
import { findOrderOfCheckout } from '../store/orders.ts'
import { checkoutFqdn } from '../view/checkout.ts'
import type { PricedBasket } from '../view/priced-line.ts'
import { refuseTooMany } from './read-items.ts'
import { checkoutAccess, showCheckout } from './show-checkout.ts'

/**
 * Changes a checkout that was not ordered: `change` works on its lines and returns the columns that change, `check`
 * refuses the result.
 */
export async function changeCheckout(
  context: Context,
  actor: Actor,
  checkoutId: string,
  change: (tx: Tx, checkout: CheckoutRow) => Promise<CheckoutChanges>,
  check: (basket: PricedBasket) => void = () => undefined,
): Promise<checkouts.Checkout> {
  return context.transaction(async (tx) => {
    const found = await lockCheckout(tx, actor.siteId, checkoutId, checkoutAccess(actor))
    const checkout = found ?? fail('NOT_FOUND')
    // Once it is ordered, prices are agreed and money may be on its way.
    if (checkout.completed_at !== null || (await findOrderOfCheckout(tx, actor.siteId, checkout.id)))
      return fail('CHECKOUT_IS_COMPLETE')
    return saveCheckout(context, tx, actor, checkout, { changes: await change(tx, checkout), slug: 'updated', check })
  })
}

type Save = {
  changes: CheckoutChanges
  slug: 'created' | 'updated'
  check?: (basket: PricedBasket) => void
}

/** Saves a locked checkout with the total that its lines have now, and publishes the event. */
export async function saveCheckout(
  context: Context,
  tx: Tx,
  actor: Actor,
  row: CheckoutRow,
  { changes, slug, check }: Save,
): Promise<checkouts.Checkout> {
  const events = slug === 'created' ? 0 : 1
  const now = context.clock.now()
  const { basket } = await showCheckout(context, tx, { ...row, ...changes })
  if (basket.lines.length === 0) return fail('EMPTY_CHECKOUT')
  refuseTooMany(basket.lines.length)
  check?.(basket)
  const total_minor = sumLines(basket.lines).totalMinor
  const saved = await updateCheckout(tx, row, { ...changes, total_minor }, { now, events })
  const { checkout } = await showCheckout(context, tx, saved)
  await publishEvent(tx, {
    siteId: saved.site_id,
    entityFqdn: checkoutFqdn,
    entityId: saved.id,
    sequence: saved.event_sequence,
    slug,
    occurredAt: now,
    actor: toChangeActor(actor),
    payload:
      slug === 'created' ? { createdEvent: { entity: checkout } } : { updatedEvent: { currentEntity: checkout } },
  })
  return checkout
}

/** Refuses lines that are paid online while the business takes no payments online. */
export function requirePayableLines({ lines, takesPayments }: PricedBasket): void {
  if (takesPayments) return
  const isStuck = lines.some(({ options, totalMinor, plan, availability }) => {
    const needsPayment = options.length === 0 || (plan !== undefined && totalMinor > 0)
    return availability !== 'NOT_FOUND' && needsPayment
  })
  if (isStuck) fail('SITE_MUST_ACCEPT_PAYMENTS')
}
