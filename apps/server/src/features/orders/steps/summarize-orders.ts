import { decimalText, type Infer, type ordersOwn } from '@kalends/contract'
import { type Actor, may } from '../../../actor.ts'
import type { Db } from '../../../db/database.ts'
import { findCustomerNames } from '../../contacts/index.ts'
import { instant, toMillis } from '../rules/instants.ts'
import { accessUntil, nextPayment } from '../rules/next-payment.ts'
import { type OrderAction, orderActions } from '../rules/order-actions.ts'
import type { OrderRow } from '../store/orders.ts'
import { orderView } from '../view.ts'

type Summary = Infer<typeof ordersOwn.OrderSummary>

/** Returns orders with their customers, their next payments, and what the actor can do with them. */
export async function summarizeOrders(db: Db, actor: Actor, rows: readonly OrderRow[]): Promise<Summary[]> {
  const contactIds = [...new Set(rows.map(({ contact_id }) => contact_id))]
  const found = await findCustomerNames(db, actor.siteId, contactIds)
  const names = new Map(found.map(({ contactId, name }) => [contactId, name]))
  return rows.map((row) => summaryView(row, names.get(row.contact_id) ?? '', allowedActions(actor, row)))
}

export async function summarizeOrder(db: Db, actor: Actor, row: OrderRow): Promise<Summary> {
  const [summary] = await summarizeOrders(db, actor, [row])
  if (!summary) throw new Error('An order has a summary')
  return summary
}

function allowedActions(actor: Actor, row: OrderRow): OrderAction[] {
  const isStaff = may(actor, 'READ_ORDERS')
  if (isStaff && !may(actor, 'MANAGE_PAYMENTS')) return []
  const order = {
    status: row.status,
    type: row.type,
    isRecurring: row.is_recurring,
    inTrial: row.cycle_index === 0,
    buyerCanCancel: row.buyer_can_cancel,
    autoRenewCanceled: row.auto_renew_canceled === true,
    paymentStatus: row.last_payment_status,
    endAt: toMillis(row.end_at),
  }
  return orderActions(order, isStaff ? 'staff' : 'member')
}

function summaryView(row: OrderRow, customerName: string, actions: OrderAction[]): Summary {
  const next = nextPayment(row)
  const until = accessUntil(row)
  return {
    order: orderView(row),
    customerName,
    nextPayment: next
      ? { date: instant(next.at), amount: decimalText(next.amountMinor, next.currency), currency: next.currency }
      : null,
    accessUntil: until === null ? null : instant(until),
    actions,
  }
}
