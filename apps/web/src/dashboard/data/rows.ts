import type { bookings, Infer } from '@kalends/contract'
import { dayIn } from '../../lib/format.ts'

export type WireBooking = Infer<typeof bookings.Booking>
export type BookingStatus = NonNullable<WireBooking['status']>
export type PaymentStatus = NonNullable<WireBooking['paymentStatus']>

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
  location: string
  status: BookingStatus
  payment: PaymentStatus
  doubleBooked: boolean
}

/** Returns undefined for a booking without its own time, such as a course. */
export function toBookingRow(booking: WireBooking | null | undefined, zone: string): BookingRow | undefined {
  const slot = booking?.bookedEntity?.slot
  if (!booking?.id || !slot?.startDate || !slot.endDate) return undefined
  return {
    id: booking.id,
    start: slot.startDate,
    end: slot.endDate,
    day: dayIn(slot.startDate, zone),
    customer: formatCustomerName(booking),
    serviceId: slot.serviceId ?? '',
    service: booking.bookedEntity?.title ?? '',
    staff: slot.resource?.name ?? '',
    location: slot.location?.name ?? '',
    status: booking.status ?? 'CREATED',
    payment: booking.paymentStatus ?? 'UNDEFINED',
    doubleBooked: booking.doubleBooked === true,
  }
}

/** Returns the customer's name, or the email without one. */
export function formatCustomerName({ contactDetails }: WireBooking): string {
  const name = [contactDetails?.firstName, contactDetails?.lastName].filter(Boolean).join(' ')
  return name || contactDetails?.email || '–'
}

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
