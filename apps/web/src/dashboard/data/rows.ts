import type { bookings, Infer } from '@kalends/contract'
import { dayIn } from '../../lib/format.ts'
import type { Balance } from '../rows/payment-state.ts'
import type { Balances } from './load-balances.ts'

export type WireBooking = Infer<typeof bookings.Booking>
export type BookingStatus = NonNullable<WireBooking['status']>
export type PaymentStatus = NonNullable<WireBooking['paymentStatus']>

/** What is loaded with bookings: their balances, and the ids of those whose staff is still to be named. */
export type BookingExtras = { balances: Balances; toBeStaffed: ReadonlySet<string> }

/** A booking in lists. */
export type BookingRow = {
  id: string
  start: string
  end: string
  /** Local day in the business's time zone; lists are grouped by it. */
  day: string
  customer: string
  serviceId: string
  service: string
  staff: string
  /** Who gives it is still to be named. */
  staffToBeNamed: boolean
  location: string
  status: BookingStatus
  payment: PaymentStatus
  /** What it costs and what was paid; null when there is nothing to pay. */
  balance: Balance | null
  doubleBooked: boolean
}

/** Returns undefined for a booking without a time. That of a course is from its first session to its last. */
export function toBookingRow(
  booking: WireBooking | null | undefined,
  zone: string,
  extras: BookingExtras,
): BookingRow | undefined {
  const { slot, schedule, title } = booking?.bookedEntity ?? {}
  const start = slot?.startDate ?? schedule?.firstSessionStart
  const end = slot?.endDate ?? schedule?.lastSessionEnd
  if (!booking?.id || !start || !end) return undefined
  return {
    id: booking.id,
    start,
    end,
    day: dayIn(start, zone),
    customer: formatCustomerName(booking),
    serviceId: slot?.serviceId ?? schedule?.serviceId ?? '',
    service: title ?? '',
    staff: slot?.resource?.name ?? '',
    staffToBeNamed: extras.toBeStaffed.has(booking.id),
    location: slot?.location?.name ?? schedule?.location?.name ?? '',
    status: booking.status ?? 'CREATED',
    payment: booking.paymentStatus ?? 'UNDEFINED',
    balance: extras.balances.get(booking.id) ?? null,
    doubleBooked: booking.doubleBooked === true,
  }
}

/** Returns the customer's name, or the email without one. */
export function formatCustomerName({ contactDetails }: WireBooking): string {
  const name = [contactDetails?.firstName, contactDetails?.lastName].filter(Boolean).join(' ')
  return name || contactDetails?.email || '–'
}

/** Returns the ids of bookings, for what is loaded with them. */
export const bookingIdsOf = (found: readonly { booking?: WireBooking | null | undefined }[]): string[] =>
  found.flatMap(({ booking }) => booking?.id ?? [])

/** Groups rows by day, keeping their order. */
export function groupByDay(rows: readonly BookingRow[]): { day: string; rows: BookingRow[] }[] {
  const days = new Map<string, BookingRow[]>()
  for (const row of rows) {
    const known = days.get(row.day)
    if (known) known.push(row)
    else days.set(row.day, [row])
  }
  return [...days].map(([day, found]) => ({ day, rows: found }))
}
