import type { bookings } from '@kalends/contract'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import {
  findBooking,
  findPricedBookings,
  lockBooking,
  type PricedBookingRow,
  requirePayment,
} from '../../bookings/index.ts'
import { type ChargeRow, isLeftUnpaid, isPaymentProviderReady } from '../../payments/index.ts'
import { isEndedBooking } from '../rules/order-lines.ts'
import { isByPlan } from '../rules/order-state.ts'
import { chooseOption, type LineOption } from '../rules/payment-options.ts'
import {
  type CheckoutOrderRow,
  listOrderLines,
  type OrderLineRow,
  updateOrder,
  updateOrderLine,
} from '../store/orders.ts'
import { optionsOfBooking } from './booking-options.ts'

/**
 * A line comes to what its charge does, without what was given up of it; what of it is paid online follows
 * while nothing of it was paid. A booking that was left unpaid may still be paid, at its price.
 */
export async function followLineCharge(
  context: Context,
  tx: Tx,
  order: CheckoutOrderRow,
  charge: ChargeRow,
): Promise<CheckoutOrderRow> {
  const lines = await listOrderLines(tx, order.site_id, order.id)
  const line = lines.find(({ charge_id }) => charge_id === charge.id)
  if (!line) return order
  const isLeft = line.item_type === 'BOOKING' && isLeftUnpaid(charge) && (await isStillCreated(tx, line))
  const total_minor = charge.total_minor - (isLeft ? 0 : charge.waived_minor)
  if (line.total_minor === total_minor) return order
  const isWhole = line.pay_now_minor === line.total_minor && order.status === 'DRAFT' && charge.paid_minor === 0
  const pay_now_minor = isWhole ? total_minor : Math.min(line.pay_now_minor, total_minor)
  return changeLine(context, tx, order, line, { total_minor, pay_now_minor })
}

async function isStillCreated(tx: Tx, { site_id, item_id }: OrderLineRow): Promise<boolean> {
  return (await findBooking(tx, site_id, item_id))?.status === 'CREATED'
}

/**
 * Lines of a draft without a charge come to what their bookings cost now, so that nobody adds to what was free, or to what is
 * paid at the visit, and has it for nothing; those that have ended come to nothing. What is paid online only has to be paid
 * before the order is approved.
 */
export async function followUnchargedLines(
  context: Context,
  tx: Tx,
  order: CheckoutOrderRow,
): Promise<CheckoutOrderRow> {
  if (order.status !== 'DRAFT') return order
  const all = await listOrderLines(tx, order.site_id, order.id)
  const lines = all.filter(isUnchargedBooking).toSorted((a, b) => (a.item_id < b.item_id ? -1 : 1))
  const open: OrderLineRow[] = []
  let current = order
  for (const line of lines) {
    const booking = await lockBooking(tx, line.site_id, line.item_id)
    if (booking?.status === 'CREATED') open.push(line)
    else if (isEndedBooking(booking?.status) && line.total_minor > 0)
      current = await changeLine(context, tx, current, line, nothing)
  }
  const ids = open.map(({ item_id }) => item_id)
  const priced = await findPricedBookings(tx, order.site_id, ids)
  for (const line of open) {
    const found = priced.find(({ booking }) => booking.id === line.item_id)
    const total_minor = found?.charge?.totalMinor ?? 0
    if (!found || total_minor === line.total_minor) continue
    const { option, payNowMinor } = await findWay(tx, line, found)
    const depositSelected = option === 'DEPOSIT_ONLINE'
    const charge_id =
      payNowMinor > 0 ? await requirePayment(context, tx, found.booking, { ...found, depositSelected }) : null
    const changes = { total_minor, pay_now_minor: payNowMinor, payment_option: option, charge_id }
    current = await changeLine(context, tx, current, line, changes)
  }
  return current
}

const nothing = { total_minor: 0, pay_now_minor: 0 }

const isUnchargedBooking = (line: OrderLineRow) =>
  line.item_type === 'BOOKING' && line.charge_id === null && !isByPlan(line)

/** What cannot be paid in any way now has to be paid online. */
async function findWay(tx: Tx, line: OrderLineRow, priced: PricedBookingRow): Promise<LineOption> {
  const requested = line.requested_option as bookings.SelectedPaymentOption | null
  const options = optionsOfBooking(priced, {
    selected: requested ?? priced.booking.selected_payment_option,
    takesPayments: await isPaymentProviderReady(tx, line.site_id),
  })
  const whole = { option: 'FULL_PAYMENT_ONLINE', payNowMinor: priced.charge?.totalMinor ?? 0 } as const
  return chooseOption(options, line.payment_option) ?? whole
}

type LineChanges = Parameters<typeof updateOrderLine>[2] & { total_minor: number; pay_now_minor: number }

async function changeLine(
  context: Context,
  tx: Tx,
  order: CheckoutOrderRow,
  line: OrderLineRow,
  changes: LineChanges,
): Promise<CheckoutOrderRow> {
  const { total_minor, pay_now_minor } = changes
  await updateOrderLine(tx, line, changes)
  const totals = {
    total_minor: order.total_minor + total_minor - line.total_minor,
    pay_now_minor: order.pay_now_minor + pay_now_minor - line.pay_now_minor,
  }
  return updateOrder(tx, order, totals, context.clock.now())
}
