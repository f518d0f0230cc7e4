import type { bookingsOwn, Infer, payments } from '@kalends/contract'
import type { Client } from '@kalends/sdk'
import { isRefusal } from '../../../lib/refusal.ts'
import type { StaffSession } from '../../staff-context.ts'

export type Charge = Infer<typeof payments.Charge>
export type PaymentDetail = Pick<Infer<typeof payments.PaymentResponse>, 'payment' | 'refunds' | 'receipts'>
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
}

/** Loads the charges of a booking, its fees included; null for people who may not see them. */
export async function loadBookingMoney(
  client: Client,
  { permissions }: StaffSession,
  bookingId: string,
): Promise<BookingMoney | null> {
  if (!permissions.includes('READ_ORDERS')) return null
  const { charges } = await client.payments.queryCharges({ subjectIds: [bookingId] })
  const isCharged = charges.some(({ subjectType }) => subjectType === 'BOOKING')
  const [details, preview, { fee, agreement }] = await Promise.all([
    Promise.all(charges.map(async (charge) => ({ charge, payments: await loadPayments(client, charge) }))),
    isCharged ? null : loadPreview(client, bookingId),
    client.bookings.getBookingFee({ bookingId }),
  ])
  const hasAgreed = agreement?.hasCard === true
  const canManage = permissions.includes('MANAGE_PAYMENTS')
  return { charges: details.toSorted((a, b) => compareDates(a.charge, b.charge)), preview, fee, hasAgreed, canManage }
}

async function loadPreview(client: Client, bookingId: string): Promise<ChargePreview | null> {
  try {
    return (await client.bookings.previewBookingCharge({ bookingId })).preview
  } catch (error) {
    if (isRefusal(error, 404)) return null
    throw error
  }
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
    .map(({ payment, refunds, receipts }) => ({ payment, refunds, receipts }))
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
