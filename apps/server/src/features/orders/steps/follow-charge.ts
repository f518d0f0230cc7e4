import type { ErrorCode } from '@kalends/contract'
import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import { getMemberId } from '../../members/index.ts'
import { type ChargeCause, dueMinor, neverPaidMinor, reserveRefunds, type Subject } from '../../payments/index.ts'
import { instant } from '../rules/instants.ts'
import { purchasedStatus } from '../rules/transitions.ts'
import { findOrder, lockOrder, type OrderRow } from '../store/orders.ts'
import { changeOrder } from './change-order.ts'
import { findOpenCharges, type OrderCharge } from './charge-cycle.ts'
import { collected } from './collect-payment.ts'
import { useCoupon } from './plan-coupon.ts'
import { cancelDraft, findDraftRefusal } from './purchase-limit.ts'
import { dueColumn, startOrder } from './start-order.ts'

const by = { actor: undefined, operation: 'payment' }

/** Brings an order in line with the money of one of its charges, in the transaction that moved the money. */
export async function followOrderCharge(
  context: Context,
  tx: Tx,
  charge: OrderCharge,
  cause: ChargeCause,
): Promise<void> {
  const order = await lockOrder(tx, charge.site_id, charge.subject_id)
  if (!order) throw new Error(`There is no order ${charge.subject_id}`)
  const isSettled = cause === 'PAID' || (cause === 'WAIVED' && dueMinor(charge) === 0)
  if (isSettled) await savePaid(context, tx, order, charge)
  if (cause === 'REFUNDED') await saveRefunded(context, tx, order, charge)
  // Another payment may have paid it meanwhile.
  if (cause === 'FAILED' && dueMinor(charge) > 0 && (order.status === 'DRAFT' || order.status === 'ACTIVE')) {
    await saveStatus(context, tx, order, 'FAILED')
  }
}

/** A refund says nothing about other cycles that are still owed: the order stays unpaid. */
async function saveRefunded(context: Context, tx: Tx, order: OrderRow, charge: OrderCharge): Promise<void> {
  if (dueMinor(charge) > 0) return saveStatus(context, tx, order, 'UNPAID')
  const isOwed = (await findOpenCharges(tx, order)).some(({ id }) => id !== charge.id)
  if (!isOwed) await saveStatus(context, tx, order, 'REFUNDED')
}

async function savePaid(context: Context, tx: Tx, order: OrderRow, charge: OrderCharge): Promise<void> {
  if (order.status === 'DRAFT') {
    const refusal = await findDraftRefusal(tx, order)
    return refusal ? returnMoney(context, tx, order, { charge, refusal }) : purchase(context, tx, order)
  }
  const open = (await findOpenCharges(tx, order)).filter(({ id }) => id !== charge.id)
  // What was paid and charged back is owed; it is not collected by itself again.
  const stillOpen = open.find((other) => neverPaidMinor(other) > 0)
  const isChargedBack = open.some((other) => neverPaidMinor(other) < dueMinor(other))
  const isCollected = order.type === 'ONLINE' && order.collect_cycle !== null
  const collects = order.status === 'ACTIVE' || order.status === 'PAUSED'
  const next =
    stillOpen && collects
      ? {
          collect_cycle: stillOpen.cycle,
          collect_attempts: 0,
          failing_since: null,
          collect_at: order.status === 'ACTIVE' ? instant(context.clock.now()) : null,
        }
      : collected()
  // Of an offline order everything is owed until the last charge is paid.
  if (open.length > 0 && order.type === 'OFFLINE') return
  const last_payment_status = isChargedBack ? 'UNPAID' : 'PAID'
  if (order.last_payment_status === last_payment_status && !isCollected) return
  await changeOrder(context, tx, order, {
    ...by,
    change: { ...(isCollected ? next : {}), last_payment_status },
    // After a trial the first payment is the purchase.
    actions: charge.cycle === 1 && order.type === 'ONLINE' && order.free_trial_days > 0 ? ['purchased'] : [],
  })
}

/**
 * Cancels a draft that was paid although it must not become an order any more, and refunds the card. Throws the refusal
 * where no money was on its way: nothing is recorded for such a draft.
 */
async function returnMoney(
  context: Context,
  tx: Tx,
  order: OrderRow,
  { charge, refusal }: { charge: OrderCharge; refusal: ErrorCode },
): Promise<void> {
  const reason = 'The plan could not be bought any more'
  const { refundedMinor } = await reserveRefunds(context, tx, charge, {
    retainedMinor: 0,
    reason,
    recordedBy: undefined,
  })
  if (refundedMinor === 0) fail(refusal)
  await cancelDraft(context, tx, order, by.operation)
}

/** A paid draft becomes an order. */
async function purchase(context: Context, tx: Tx, order: OrderRow): Promise<void> {
  await useCoupon(context, tx, order)
  const startAt = Date.parse(order.start_at)
  const status = purchasedStatus(startAt, context.clock.now())
  const change = { last_payment_status: 'PAID' } as const
  if (status === 'ACTIVE') {
    await startOrder(context, tx, order, { ...by, change, actions: ['purchased'] })
  } else {
    const due_at = dueColumn(order, 'PENDING', null)
    await changeOrder(context, tx, order, { ...by, change: { ...change, status, due_at }, actions: ['purchased'] })
  }
}

async function saveStatus(
  context: Context,
  tx: Tx,
  order: OrderRow,
  status: OrderRow['last_payment_status'],
): Promise<void> {
  if (order.last_payment_status === status) return
  await changeOrder(context, tx, order, { ...by, change: { last_payment_status: status }, actions: [] })
}

/**
 * Returns LIVE for the charge of an order that gives, or gave, what was sold: a customer who charges a payment back owes it
 * again. Undefined for a draft, and for an order that was cancelled.
 */
export async function findOrderSaleState(db: Db, charge: Subject): Promise<'LIVE' | undefined> {
  const order = await findOrder(db, charge.site_id, charge.subject_id)
  return order && order.status !== 'DRAFT' && order.status !== 'CANCELED' ? 'LIVE' : undefined
}

/** Returns true if a charge is for an order of this member. */
export async function isChargeOfOwnOrder(db: Db, actor: Actor, charge: Subject): Promise<boolean> {
  const memberId = getMemberId(actor)
  if (memberId === undefined) return false
  return (await findOrder(db, charge.site_id, charge.subject_id, memberId)) !== undefined
}
