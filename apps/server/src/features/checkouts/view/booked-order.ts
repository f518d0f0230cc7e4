import type { extendedBookings } from '@kalends/contract'
import type { OrderPaymentStatus, OrderStatus } from '../rules/order-state.ts'
import type { CheckoutOrderRow, OrderLineRow } from '../store/orders.ts'
import { priceView } from './amounts.ts'

/** The order of a booking as other commerce systems show it. */
export function bookedOrderView(
  order: CheckoutOrderRow,
  line: OrderLineRow,
  { dueMinor, language }: { dueMinor: number; language: string },
): extendedBookings.Order {
  const price = (minor: number): extendedBookings.Price => {
    const { amount, formattedAmount } = priceView(minor, { currency: order.currency, language })
    return { amount, formattedAmount }
  }
  return {
    id: order.id,
    number: String(order.number),
    status: statuses[order.status],
    paymentStatus: paymentStatuses[order.payment_status],
    totalPrice: price(order.total_minor),
    bookingPrice: price(line.total_minor),
    balance: price(order.status === 'CANCELED' ? 0 : dueMinor),
    currency: order.currency,
    lineItemId: line.line_item_id,
    updatedDate: new Date(order.updated_at).toISOString(),
  }
}

const statuses = { DRAFT: 'INITIALIZED', APPROVED: 'APPROVED', CANCELED: 'CANCELED' } as const satisfies Record<
  OrderStatus,
  extendedBookings.OrderStatus
>

const paymentStatuses = {
  NOT_PAID: 'NOT_PAID',
  PARTIALLY_PAID: 'PARTIALLY_PAID',
  PAID: 'PAID',
  PARTIALLY_REFUNDED: 'PARTIALLY_REFUNDED',
  REFUNDED: 'FULLY_REFUNDED',
} as const satisfies Record<OrderPaymentStatus, extendedBookings.PaymentStatusEnumPaymentStatus>
