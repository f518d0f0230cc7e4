import { type checkoutsOwn, decimalText, type Infer } from '@kalends/contract'
import type { BookingRow } from '../../bookings/index.ts'
import type { OrderRow } from '../../orders/index.ts'
import type { CheckoutOrderRow, OrderLineRow } from '../store/orders.ts'

type Order = Infer<typeof checkoutsOwn.CheckoutOrder>
type Line = Order['lines'][number]
type ChargedAmounts = { id: string; paid_minor: number; refunded_minor: number }
type Subjects = {
  bookings: readonly BookingRow[]
  plans: readonly Pick<OrderRow, 'id' | 'status'>[]
  charges: readonly ChargedAmounts[]
  customer: Order['customer']
}

/** Returns an order with what became of each line. A draft of which nothing can be had any more is canceled. */
export function orderView(order: CheckoutOrderRow, lines: readonly OrderLineRow[], subjects: Subjects): Order {
  const { currency } = order
  const shown = lines.map((line) => lineView(line, subjects, currency))
  const isOver = shown.every(({ state }) => state === 'LOST' || state === 'ENDED')
  const paid = subjects.charges.reduce((sum, { paid_minor }) => sum + paid_minor, 0)
  const refunded = subjects.charges.reduce((sum, { refunded_minor }) => sum + refunded_minor, 0)
  return {
    id: order.id,
    number: order.number,
    checkoutId: order.checkout_id,
    status: order.status === 'DRAFT' && isOver ? 'CANCELED' : order.status,
    paymentStatus: order.payment_status,
    customer: subjects.customer,
    createdDate: new Date(order.created_at).toISOString(),
    currency,
    total: decimalText(order.total_minor, currency),
    payNow: decimalText(order.pay_now_minor, currency),
    paid: decimalText(paid, currency),
    refunded: decimalText(refunded, currency),
    lines: shown,
  }
}

function lineView(line: OrderLineRow, { bookings, plans, charges }: Subjects, currency: string): Line {
  const isBooking = line.item_type === 'BOOKING'
  const booking = isBooking ? bookings.find(({ id }) => id === line.item_id) : undefined
  const plan = plans.find(({ id }) => id === line.plan_order_id)
  const charge = charges.find(({ id }) => id === line.charge_id)
  return {
    kind: line.item_type,
    name: line.name,
    bookingId: isBooking ? line.item_id : null,
    planOrderId: line.plan_order_id,
    startDate: booking ? new Date(booking.starts_at).toISOString() : null,
    endDate: booking ? new Date(booking.ends_at).toISOString() : null,
    timeZone: booking?.time_zone ?? null,
    option: line.payment_option,
    total: decimalText(line.total_minor, currency),
    payNow: decimalText(line.pay_now_minor, currency),
    paid: decimalText(charge?.paid_minor ?? 0, currency),
    refunded: decimalText(charge?.refunded_minor ?? 0, currency),
    state: isBooking ? bookingState(booking) : planState(plan),
  }
}

function bookingState(booking: BookingRow | undefined): Line['state'] {
  switch (booking?.status) {
    case 'CREATED':
    case 'WAITING_LIST':
      return 'WAITING'
    case 'CONFIRMED':
    case 'PENDING':
      return booking.status
    case 'DECLINED':
      return 'LOST'
    default:
      return 'ENDED'
  }
}

function planState(plan: Pick<OrderRow, 'status'> | undefined): Line['state'] {
  if (plan?.status === 'DRAFT') return 'WAITING'
  return plan && plan.status !== 'CANCELED' && plan.status !== 'ENDED' ? 'CONFIRMED' : 'ENDED'
}
