import type { bookingsOwn, Infer, payments } from '@kalends/contract'
import type { Client } from '@kalends/sdk'
import type { Money } from '../../../lib/format.ts'
import { isRefusal } from '../../../lib/refusal.ts'
import { loadBookingsOfOrder } from '../../order/data/act-on-order.ts'
import type { StaffSession } from '../../staff-context.ts'
import { addAmounts } from '../decimals.ts'

export type Charge = Infer<typeof payments.Charge>
export type PaymentDetail = Pick<
  Infer<typeof payments.PaymentResponse>,
  'payment' | 'combinedAmount' | 'refundable' | 'refunds' | 'disputes' | 'receipts'
>
export type ChargePreview = Infer<typeof bookingsOwn.BookingChargePreview>

/** A charge with its payments, oldest first. */
export type ChargeDetail = { charge: Charge; payments: PaymentDetail[] }

/** What a booking costs and what was paid. */
export type BookingMoney = {
  charges: ChargeDetail[]
  /** What will be charged; null once there is a charge, and where there is nothing to pay. */
  preview: ChargePreview | null
  /** The fee of a late cancellation or no-show, or what it would be now; null where there is none. */
  fee: Infer<typeof bookingsOwn.PolicyFee> | null
  /** Whether the customer agreed that a card is charged for it. */
  hasAgreed: boolean
  canManage: boolean
  /** A plan that pays for the service; null if none does. */
  planId: string | null
}

/** Loads the charges of a booking, its fees included; null for people who may not see them. */
export async function loadBookingMoney(
  client: Client,
  { permissions }: StaffSession,
  { bookingId, serviceId }: { bookingId: string; serviceId: string },
): Promise<BookingMoney | null> {
  if (!permissions.includes('READ_ORDERS')) return null
  const { charges } = await client.payments.queryCharges({ subjectIds: [bookingId] })
  const isCharged = charges.some(({ subjectType }) => subjectType === 'BOOKING')
  const [details, preview, { fee, agreement }, planId] = await Promise.all([
    loadDetails(client, charges),
    isCharged ? null : loadPreview(client, bookingId),
    client.bookings.getBookingFee({ bookingId }),
    findPlanOfService(client, serviceId),
  ])
  const hasAgreed = agreement?.hasCard === true
  const canManage = permissions.includes('MANAGE_PAYMENTS')
  const sorted = details.toSorted((a, b) => compareDates(a.charge, b.charge))
  return { charges: sorted, preview, fee, hasAgreed, canManage, planId }
}

/** Returns the first of the plans that pay for a service; null for none, and for a deleted service. */
async function findPlanOfService(client: Client, serviceId: string): Promise<string | null> {
  if (!serviceId) return null
  const { services } = await client.services.queryServices({ query: { filter: { id: serviceId } } })
  return services?.[0]?.payment?.pricingPlanIds?.[0] ?? null
}

async function loadPreview(client: Client, bookingId: string): Promise<ChargePreview | null> {
  try {
    return (await client.bookings.previewBookingCharge({ bookingId })).preview
  } catch (error) {
    if (isRefusal(error, 404)) return null
    throw error
  }
}

/** Loads charges with their payments. */
function loadDetails(client: Client, charges: readonly Charge[]): Promise<ChargeDetail[]> {
  return Promise.all(charges.map(async (charge) => ({ charge, payments: await loadPayments(client, charge) })))
}

export const CHARGES_PER_PAGE = 6

/** Loads one page of the charges of an order, latest cycle first, with their payments; and how many there are. */
export async function loadOrderMoney(
  client: Client,
  orderId: string,
  page: number,
): Promise<{ charges: ChargeDetail[]; total: number }> {
  const { charges, total } = await client.payments.queryCharges({
    subjectType: 'ORDER',
    subjectIds: [orderId],
    limit: CHARGES_PER_PAGE,
    offset: (page - 1) * CHARGES_PER_PAGE,
  })
  return { charges: await loadDetails(client, charges), total }
}

/** Loads what is owed for an order; null if nothing ever was. */
export async function loadOwed(client: Client, orderId: string): Promise<Money | null> {
  const { charges } = await client.payments.queryCharges({ subjectIds: [orderId], dueOnly: true, limit: 100 })
  const [first] = charges
  return first ? { value: addAmounts(charges.map(({ due }) => due)), currency: first.currency } : null
}

async function loadPayments(client: Client, { id: chargeId }: Charge): Promise<PaymentDetail[]> {
  const { payments } = await client.payments.queryPayments({ chargeId })
  const details = await Promise.all(
    payments.map(({ id: paymentId, status }) =>
      status === 'CANCELED' ? undefined : client.payments.getPayment({ paymentId }),
    ),
  )
  return details
    .flatMap((detail) => detail ?? [])
    .map(({ payment, combinedAmount, refundable, refunds, disputes, receipts }) => ({
      payment,
      combinedAmount,
      refundable,
      refunds,
      disputes,
      receipts,
    }))
    .toSorted((a, b) => compareDates(a.payment, b.payment))
}

const compareDates = (a: { createdDate: string }, b: { createdDate: string }): number =>
  a.createdDate < b.createdDate ? -1 : Number(a.createdDate > b.createdDate)

/** Loads one payment with its charge; undefined if there is none. */
export async function loadPayment(client: Client, paymentId: string) {
  try {
    return await client.payments.getPayment({ paymentId })
  } catch (error) {
    if (isRefusal(error, 404)) return undefined
    throw error
  }
}

/** Returns true if a page shows the form of a refund. */
export const asksToRefund = (search: URLSearchParams): boolean => search.get('pay')?.startsWith('refund') === true

/** Loads what a refund of an order's payment asks about: whether the order can end, and the bookings it pays for. */
export async function loadRefundedOrder(client: Client, orderId: string) {
  const [{ order }, bookings] = await Promise.all([
    client.orders.getOrderSummary({ id: orderId }),
    loadBookingsOfOrder(client, orderId),
  ])
  return { canEnd: order.actions.includes('CANCEL_NOW'), bookings }
}
