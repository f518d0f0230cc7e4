import type { extendedBookings } from '@kalends/contract'
import type { OrderPaymentStatus, OrderStatus } from '../rules/order-state.ts'
import type { CheckoutOrderRow, OrderLineRow } from '../store/orders.ts'
import { priceView } from './amounts.ts'

/** What was paid and given back of a charge, in minor units. */
type Charged = { paid_minor: number; refunded_minor: number }

/** The order of a booking as other commerce systems show it. */
export function bookedOrderView(
  order: CheckoutOrderRow,
  line: OrderLineRow,
  charges: readonly Charged[],
  language: string,
): extendedBookings.Order {
  const price = (minor: number): extendedBookings.Price => {
    const { amount, formattedAmount } = priceView(minor, { currency: order.currency, language })
    return { amount, formattedAmount }
  }
  const paid = charges.reduce((sum, { paid_minor, refunded_minor }) => sum + paid_minor - refunded_minor, 0)
  return {
    id: order.id,
    number: String(order.number),
    status: statuses[order.status],
    paymentStatus: paymentStatuses[order.payment_status],
    totalPrice: price(order.total_minor),
    bookingPrice: price(line.total_minor),
    balance: price(order.status === 'CANCELED' ? 0 : Math.max(0, order.total_minor - paid)),
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
