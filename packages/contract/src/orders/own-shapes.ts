import { embed, guid, instant, oneOf, orNull, ownShape, Type, text } from '../own.ts'
import { onSiteMethods } from '../payments/shapes.ts'
import { Order } from './generated/shapes.ts'

/** What can be done with an order. */
export const orderActions = [
  'PAUSE',
  'RESUME',
  'POSTPONE_END',
  'MARK_AS_PAID',
  'CANCEL_NOW',
  'CANCEL_AT_NEXT_PAYMENT',
] as const
/** States of an order by which lists are filtered. */
export const orderStatuses = ['DRAFT', 'PENDING', 'ACTIVE', 'PAUSED', 'ENDED', 'CANCELED'] as const
/** States of the last payment by which lists are filtered. */
export const orderPaymentStatuses = ['PAID', 'UNPAID', 'PENDING', 'FAILED', 'REFUNDED', 'NOT_APPLICABLE'] as const

/** A payment that an order will ask for. */
export const NextPayment = ownShape('orders.NextPayment', {
  date: instant('When it is due.'),
  amount: text(24, 'Amount, with taxes and fees.'),
  currency: text(3, 'ISO 4217 code of the currency.'),
})
/** An order with what follows from its state. */
export const OrderSummary = ownShape('orders.OrderSummary', {
  order: embed(Order),
  customerName: text(1100, 'Name of the customer, otherwise email address or phone number.'),
  nextPayment: orNull(embed(NextPayment, { description: 'The next payment; null if none will be taken.' })),
  accessUntil: orNull(instant('When the order ends if nothing is changed; null if it goes on or is over.')),
  actions: Type.Array(oneOf(orderActions), {
    maxItems: 6,
    description: 'What the caller can do with the order now, as far as their permissions allow.',
  }),
})

const limit = Type.Optional(Type.Integer({ minimum: 1, maximum: 50, description: 'Page size; defaults to 50.' }))
const offset = Type.Optional(
  Type.Integer({ minimum: 0, maximum: 1_000_000, description: 'Number of entries to skip; defaults to 0.' }),
)
const page = {
  orders: Type.Array(embed(OrderSummary), { maxItems: 50, description: 'Latest first.' }),
  total: Type.Integer({ minimum: 0, description: 'Total number that match.' }),
}
const filter = {
  search: Type.Optional(orNull(text(100, 'Part of the name, email address or phone number of the customer.'))),
  statuses: Type.Optional(Type.Array(oneOf(orderStatuses), { maxItems: 6, description: 'Only these statuses.' })),
  paymentStatuses: Type.Optional(
    Type.Array(oneOf(orderPaymentStatuses), { maxItems: 6, description: 'Only these states of the last payment.' }),
  ),
  planId: Type.Optional(guid('Only orders of this plan.')),
  contactId: Type.Optional(guid('Only orders of this customer.')),
}

export const QueryOrdersRequest = ownShape('orders.QueryOrdersRequest', { ...filter, limit, offset })
export const QueryOrdersResponse = ownShape('orders.QueryOrdersResponse', page)

export const ExportOrdersRequest = ownShape('orders.ExportOrdersRequest', {})
/** Content of a CSV file. */
export const ExportOrdersResponse = ownShape('orders.ExportOrdersResponse', {
  content: text(100_000_000, 'Content of the file.'),
  filename: text(200, 'File name.'),
})

const id = guid('Id of the order.')
export const GetOrderSummaryRequest = ownShape('orders.GetOrderSummaryRequest', { id })
export const OrderSummaryResponse = ownShape('orders.OrderSummaryResponse', { order: embed(OrderSummary) })

export const ListMyOrdersRequest = ownShape('orders.ListMyOrdersRequest', {
  statuses: filter.statuses,
  recurring: Type.Optional(Type.Boolean({ description: 'Only subscriptions, or only single payments.' })),
  limit,
  offset,
})
export const ListMyOrdersResponse = ownShape('orders.ListMyOrdersResponse', page)

/** A change of an order. */
export const OrderHistoryEntry = ownShape('orders.OrderHistoryEntry', {
  id: guid('Id of the entry.'),
  date: instant('When it happened.'),
  operation: text(100, 'Id of the operation; orderClock for renewals and ends, payment for payments.'),
  actorName: orNull(text(200, 'Who did it; null for the system.')),
  status: orNull(oneOf(orderStatuses, { description: 'Status it changed to; null if it stayed the same.' })),
  paymentStatus: orNull(
    oneOf(orderPaymentStatuses, { description: 'State of the payment it changed to; null if it stayed the same.' }),
  ),
  endDate: orNull(instant('End it changed to; null if it stayed the same.')),
  cycle: orNull(Type.Integer({ minimum: 0, description: 'Cycle that began; null if none did.' })),
})
export const ListOrderHistoryRequest = ownShape('orders.ListOrderHistoryRequest', { id })
export const ListOrderHistoryResponse = ownShape('orders.ListOrderHistoryResponse', {
  entries: Type.Array(embed(OrderHistoryEntry), {
    maxItems: 100,
    description: 'The latest 100 changes, latest first.',
  }),
})

export const SellPlanRequest = ownShape('orders.SellPlanRequest', {
  contactId: guid('Id of the customer. Becomes a member if they are none.'),
  planId: guid('Id of the plan.'),
  method: Type.Optional(
    orNull(oneOf(onSiteMethods, { description: 'How the first payment was made; absent if it is still owed.' })),
  ),
  startDate: Type.Optional(instant('When the order starts; now if absent.')),
  couponCode: Type.Optional(Type.String({ minLength: 1, maxLength: 20, description: 'Code of a coupon.' })),
})
