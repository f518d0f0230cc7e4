import { decimalText, type orders } from '@kalends/contract'
import { type Actor, toChangeActor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { publishEvents } from '../../../jobs/events.ts'
import { recordChange } from '../../audit/index.ts'
import type { OrderEmail } from '../ports.ts'
import { toMillis } from '../rules/instants.ts'
import { accessUntil, nextPayment } from '../rules/next-payment.ts'
import { type OrderNotice, orderNotice } from '../rules/order-notice.ts'
import { findCyclePrice } from '../rules/order-price.ts'
import { type OrderChange, type OrderRow, updateOrder } from '../store/orders.ts'
import { orderFqdn, orderView } from '../view.ts'

/** An action on an order, as its event's slug. Source: facts/plans/orders.json, events. */
export type OrderAction =
  | 'purchased'
  | 'started'
  | 'auto_renew_canceled'
  | 'canceled'
  | 'ended'
  | 'paused'
  | 'resumed'
  | 'marked_as_paid'
  | 'end_date_postponed'
  | { cycleStarted: number }

export type ChangeOrder = {
  change: OrderChange
  /** What happened, in this order; the event about the update comes last. */
  actions: readonly OrderAction[]
  /** Undefined: the order clock, or a payment. */
  actor: Actor | undefined
  /** The call, for the audit log. */
  operation: string
  /** The order was placed in this transaction. */
  isNew?: boolean
}

/** Writes a change of a locked order: row, events, audit log and what its buyer is told. */
export async function changeOrder(
  context: Context,
  tx: Tx,
  order: OrderRow,
  { change, actions, actor, operation, isNew = false }: ChangeOrder,
): Promise<OrderRow> {
  const now = context.clock.now()
  const changed = await updateOrder(tx, order, change, { events: actions.length + 1, now })
  await publishOrderEvents(tx, changed, { actions, actor, now })
  await recordOrderChange(tx, { before: order, after: changed, actor, operation, now })
  const isByClock = operation === 'orderClock'
  const notice = orderNotice({ before: order, after: changed, actions, isNew, isByClock, now })
  if (notice) await context.ports.orders.sendOrderNotice(context, tx, toOrderEmail(changed, notice, actor))
  return changed
}

function toOrderEmail(order: OrderRow, notice: OrderNotice, actor: Actor | undefined): OrderEmail {
  const cycle = findCyclePrice(order.prices, Math.max(order.cycle_index ?? 1, 1))
  const next = nextPayment(order)
  const endsAt = toMillis(order.status === 'CANCELED' ? order.end_at : order.cycle_ends_at)
  return {
    siteId: order.site_id,
    orderId: order.id,
    revision: String(order.revision),
    memberId: order.member_id,
    planName: order.plan_name,
    notice,
    // What a member bought is an order once their payment arrived.
    isByMember: actor?.type === 'member' || (notice === 'BOUGHT' && order.type === 'ONLINE' && !order.order_method),
    startAt: Date.parse(order.start_at),
    trialEndsAt: order.cycle_index === 0 ? endsAt : null,
    validUntil: accessUntil(order),
    price: { amount: decimalText(cycle.totalMinor, cycle.currency), currency: cycle.currency },
    nextPayment: next
      ? { at: next.at, amount: decimalText(next.amountMinor, next.currency), currency: next.currency }
      : null,
  }
}

type Published = { actor: Actor | undefined; now: number }

/** Publishes the event of a new order; its row already counts it. */
export async function publishCreated(tx: Tx, order: OrderRow, published: Published): Promise<void> {
  await publishAll(tx, order, [{ slug: 'created', payload: { createdEvent: { entity: orderView(order) } } }], published)
}

/** Publishes the events of a changed order; its row already counts them. */
async function publishOrderEvents(
  tx: Tx,
  order: OrderRow,
  { actions, ...published }: Published & { actions: readonly OrderAction[] },
): Promise<void> {
  const entity = orderView(order)
  const updated = { slug: 'updated', payload: { updatedEvent: { currentEntity: entity } } }
  await publishAll(tx, order, [...actions.map((action) => actionEvent(action, entity)), updated], published)
}

async function publishAll(
  tx: Tx,
  order: OrderRow,
  events: readonly { slug: string; payload: object }[],
  { actor, now }: Published,
): Promise<void> {
  await publishEvents(
    tx,
    events.map((event, index) => ({
      ...event,
      siteId: order.site_id,
      entityFqdn: orderFqdn,
      entityId: order.id,
      occurredAt: now,
      sequence: order.event_sequence - events.length + 1 + index,
      actor: toChangeActor(actor),
    })),
  )
}

function actionEvent(action: OrderAction, order: orders.Order) {
  if (typeof action === 'string') return { slug: action, payload: { actionEvent: { body: { order } } } }
  const body = { order, cycleNumber: action.cycleStarted }
  return { slug: 'cycle_started', payload: { actionEvent: { body } } }
}

type Recorded = { before?: OrderRow; after: OrderRow; actor: Actor | undefined; operation: string; now: number }

export async function recordOrderChange(tx: Tx, { before, after, actor, operation, now }: Recorded): Promise<void> {
  const entry = {
    operation,
    entityType: 'order',
    entityId: after.id,
    entityName: after.plan_name,
    ...(before ? { before: orderView(before) } : {}),
    after: orderView(after),
  }
  await recordChange(tx, after.site_id, actor, entry, now)
}
