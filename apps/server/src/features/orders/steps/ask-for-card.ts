import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { findOrderMethod, type RemovedCard } from '../../payments/index.ts'
import { listRenewing } from '../store/due-orders.ts'

/** Asks for another card where one was removed at the provider that renewed orders, and no other card does now. */
export async function askForCard(context: Context, tx: Tx, { siteId, contactId, ...card }: RemovedCard): Promise<void> {
  const { brand, last4 } = card
  for (const order of await listRenewing(tx, siteId, contactId)) {
    if (card.orderId !== null && card.orderId !== order.id) continue
    if (await findOrderMethod(tx, siteId, { orderId: order.id, contactId })) continue
    const { member_id: memberId, plan_name: planName } = order
    await context.ports.orders.sendCardRemoved(context, tx, { siteId, memberId, planName, card: `${brand} ${last4}` })
  }
}
