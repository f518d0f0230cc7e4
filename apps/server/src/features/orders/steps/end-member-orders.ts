import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import type { LiveOrder } from '../../members/index.ts'
import { findCharges, isSavedCardCharged } from '../../payments/index.ts'
import { lockUnendedOrders } from '../store/orders.ts'
import { endByCancellation } from './end-order.ts'

type MemberKey = { siteId: string; memberId: string }

/** Lists the orders of a locked member that run or will, locked: the order clock waits for this transaction. */
export async function lockLiveOrders(tx: Tx, { siteId, memberId }: MemberKey): Promise<LiveOrder[]> {
  const orders = await lockUnendedOrders(tx, siteId, memberId)
  return orders
    .filter(({ status }) => status !== 'DRAFT')
    .map(({ id, plan_name: planName, status }) => ({ id, planName, status }))
}

/**
 * Ends every order of a locked member at once, drafts included. Nothing is refunded, as when an order is cancelled; what
 * running cycles owe stays owed, and is collected from no card.
 *
 * Throws PAYMENT_IN_PROGRESS while a saved card is charged for one of the orders.
 */
export async function endOrdersOfMember(
  context: Context,
  tx: Tx,
  { siteId, memberId, actor, operation }: MemberKey & { actor: Actor | undefined; operation: string },
): Promise<void> {
  const orders = await lockUnendedOrders(tx, siteId, memberId)
  if (orders.length === 0) return
  const ids = orders.map(({ id }) => id)
  const charges = await findCharges(tx, siteId, 'ORDER', ids)
  if (await isSavedCardCharged(tx, siteId, { chargeIds: charges.map(({ id }) => id) })) {
    fail('PAYMENT_IN_PROGRESS', { data: { orderIds: ids } })
  }
  const now = context.clock.now()
  const cause = actor?.type === 'member' ? 'MEMBER_ACTION' : 'OWNER_ACTION'
  const cancellation = { cause, effectiveAt: 'IMMEDIATELY', requestedAt: now } as const
  for (const order of orders) await endByCancellation(context, tx, order, cancellation, { actor, operation, at: now })
}
