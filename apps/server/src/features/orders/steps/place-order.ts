import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { dueMinor, type OnSiteMethod, recordOnSitePayment } from '../../payments/index.ts'
import { setHasOrders } from '../../plans/index.ts'
import { cycleIndexAt } from '../rules/cycles.ts'
import { orderTerms } from '../rules/order-state.ts'
import { insertOrder, type OrderRow, updateOrder } from '../store/orders.ts'
import { changeOrder, publishCreated, recordOrderChange } from './change-order.ts'
import { chargeCycle, findOpenCharges } from './charge-cycle.ts'
import { draftOrder, newOrderIds, type OrderRequest } from './draft-order.ts'
import { useCoupon } from './plan-coupon.ts'
import { startOrder } from './start-order.ts'

type By = { actor: Actor; operation: string }

/** Places an order: it waits for its payment or card, or begins as soon as its start date is reached. */
export async function placeOrder(context: Context, tx: Tx, request: OrderRequest, by: By): Promise<OrderRow> {
  const now = context.clock.now()
  const { row, awaits, isFree } = draftOrder(newOrderIds(context), request, now)
  const order = await insertOrder(tx, row)
  await setHasOrders(tx, request.siteId, request.plan.id)
  await publishCreated(tx, order, { actor: by.actor, now })
  await recordOrderChange(tx, { after: order, ...by, now })
  if (awaits === 'PAYMENT') return saveCharge(context, tx, order)
  if (awaits === 'CARD') return order
  await useCoupon(context, tx, order)
  const isPaidNow = request.type === 'OFFLINE' && request.isPaid && !isFree
  const charged = isPaidNow ? await saveCharge(context, tx, order) : order
  if (isPaidNow) await payOnSite(context, tx, charged, { actor: by.actor, method: request.paidBy })
  // The purchase of a trial is its first payment.
  const isPurchased = request.type === 'OFFLINE' || order.free_trial_days === 0
  const actions = isPurchased ? (['purchased'] as const) : []
  if (Date.parse(order.start_at) <= now) return startOrder(context, tx, charged, { ...by, actions, isNew: true })
  if (request.type === 'OFFLINE') await saveCharge(context, tx, charged)
  return changeOrder(context, tx, charged, { ...by, actions, change: {}, isNew: true })
}

/** The charge that is paid first: of the first cycle, or of the one that runs when an old sale is recorded. */
async function saveCharge(context: Context, tx: Tx, order: OrderRow): Promise<OrderRow> {
  const terms = orderTerms(order)
  const running = cycleIndexAt(terms, Math.max(context.clock.now(), terms.startAt))
  const charge = await chargeCycle(context, tx, order, Math.max(running, 1))
  if (!charge || order.charge_id !== null) return order
  return updateOrder(tx, order, { charge_id: charge.id }, { events: 0, now: context.clock.now() })
}

/** Records that everything that is owed for an order was paid outside the server. */
export async function payOnSite(
  context: Context,
  tx: Tx,
  order: OrderRow,
  { actor, method = 'OTHER' }: { actor: Actor; method?: OnSiteMethod | undefined },
): Promise<void> {
  for (const charge of await findOpenCharges(tx, order)) {
    await recordOnSitePayment(context, tx, {
      siteId: order.site_id,
      chargeId: charge.id,
      amountMinor: dueMinor(charge),
      method,
      recordedBy: actor,
    })
  }
}
