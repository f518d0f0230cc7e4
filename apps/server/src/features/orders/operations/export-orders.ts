import { instantToLocal } from '@kalends/availability'
import { decimalText } from '@kalends/contract'
import { may } from '../../../actor.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { toCsv } from '../../payments/index.ts'
import { findSite } from '../../sites/index.ts'
import { type ExportedOrder, listExportedOrders } from '../store/query-orders.ts'

const heads = [
  'Bought',
  'Plan',
  'Customer',
  'Email',
  'Status',
  'Payment',
  'Type',
  'Start',
  'End',
  'Currency',
  'Price',
  'Order',
]
// More than any business of this kind has, and less than would fill the memory.
const most = 100_000

/** Times are those of the business's clock, so that a spreadsheet shows what its people remember. */
export const exportOrders: Operation<'exportOrders'> = async ({ actor }, { db, longTransaction }) => {
  if (!may(actor, 'EXPORT_LISTS')) return fail('PERMISSION_DENIED')
  const { siteId } = actor
  const { time_zone: zone } = (await findSite(db, siteId)) ?? fail('NOT_FOUND')
  const orders = await longTransaction((tx) => listExportedOrders(tx, siteId, most))
  return { content: toCsv([heads, ...orders.map((order) => buildLine(order, zone))]), filename: 'orders.csv' }
}

function buildLine(order: ExportedOrder, zone: string) {
  const local = (at: string | null) =>
    at === null ? null : instantToLocal(Date.parse(at), zone).slice(0, 16).replace('T', ' ')
  return [
    local(order.created_at),
    order.plan_name,
    order.customer,
    order.email,
    order.status,
    order.last_payment_status,
    order.type,
    local(order.start_at),
    local(order.end_at),
    order.currency,
    { amount: decimalText(order.plan_price_minor, order.currency) },
    order.id,
  ]
}
