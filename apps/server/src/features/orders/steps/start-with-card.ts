import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { getMemberId, lockMember } from '../../members/index.ts'
import type { SavedCardFor } from '../../payments/index.ts'
import { purchasedStatus } from '../rules/transitions.ts'
import { findOrder, lockOrder, type OrderRow } from '../store/orders.ts'
import { hadTrial } from '../store/purchases.ts'
import { changeOrder } from './change-order.ts'
import { useCoupon } from './plan-coupon.ts'
import { cancelDraft, findDraftRefusal } from './purchase-limit.ts'
import { dueColumn, startOrder } from './start-order.ts'

const by = { actor: undefined, operation: 'cardSetup' }

/** Starts an order that waited for the card of its buyer, or lets it wait for its start date. Others stay as they are. */
export async function startWithCard(context: Context, tx: Tx, { siteId, id }: SavedCardFor): Promise<void> {
  const order = await lockOrder(tx, siteId, id)
  // A draft with a charge waits for its payment.
  if (order?.status !== 'DRAFT' || order.charge_id !== null) return
  const isTrial = order.free_trial_days > 0
  if ((await findDraftRefusal(tx, order)) || (isTrial && (await isSecondTrial(tx, order)))) {
    return cancelDraft(context, tx, order, by.operation)
  }
  await useCoupon(context, tx, order)
  // The purchase of a trial is its first payment.
  const actions = isTrial ? [] : (['purchased'] as const)
  const status = purchasedStatus(Date.parse(order.start_at), context.clock.now())
  if (status === 'ACTIVE') {
    await startOrder(context, tx, order, { ...by, actions })
  } else {
    const due_at = dueColumn(order, 'PENDING', null)
    await changeOrder(context, tx, order, { ...by, change: { status, due_at }, actions })
  }
}

/** Returns true if the member began a trial of the plan with another draft. */
async function isSecondTrial(tx: Tx, { site_id, member_id, plan_id }: OrderRow): Promise<boolean> {
  await lockMember(tx, site_id, member_id)
  return hadTrial(tx, site_id, member_id, plan_id)
}

/** Returns the contact who pays an order of this member; undefined for any other order. */
export async function findOrderContact(db: Db, actor: Actor, orderId: string): Promise<string | undefined> {
  const memberId = getMemberId(actor)
  return memberId === undefined ? undefined : (await findOrder(db, actor.siteId, orderId, memberId))?.contact_id
}
