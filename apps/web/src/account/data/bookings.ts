import type { extendedBookings, Infer } from '@kalends/contract'
import type { RequestContext } from '../../lib/page-context.ts'

export type WireBooking = Infer<typeof extendedBookings.Booking>

/** A booking of the member as lists show it. */
export type BookingLine = {
  id: string
  serviceId: string
  service: string
  kind: 'APPOINTMENT' | 'CLASS' | 'COURSE'
  status: NonNullable<WireBooking['status']>
  start: string
  end: string
  staffName: string
  place: string
  people: number
}

/** What is still to come, the soonest first: what was promised, or is being asked for. */
export async function loadUpcoming({ kalends, now }: RequestContext, most: number): Promise<BookingLine[]> {
  const { extendedBookings } = await kalends.bookings.queryExtendedBookings({
    query: {
      filter: { endDate: { $gt: new Date(now()).toISOString() }, status: { $in: ['CONFIRMED', 'PENDING'] } },
      sort: [{ fieldName: 'startDate', order: 'ASC' }],
      paging: { limit: most },
    },
  })
  return (extendedBookings ?? []).flatMap(({ booking }) => bookingLine(booking) ?? [])
}

/** Undefined for what has no time. */
export function bookingLine(booking: WireBooking | null | undefined): BookingLine | undefined {
  const { slot, schedule, title, tags } = booking?.bookedEntity ?? {}
  const start = slot?.startDate ?? booking?.startDate
  const end = slot?.endDate ?? booking?.endDate
  if (!booking?.id || !start || !end) return undefined
  return {
    id: booking.id,
    serviceId: slot?.serviceId ?? schedule?.serviceId ?? '',
    service: title ?? '',
    kind: schedule ? 'COURSE' : tags?.includes('GROUP') ? 'CLASS' : 'APPOINTMENT',
    status: booking.status ?? 'CREATED',
    start,
    end,
    staffName: slot?.resource?.name ?? '',
    place: (slot?.location ?? schedule?.location)?.name ?? '',
    people: booking.totalParticipants ?? 1,
  }
}
