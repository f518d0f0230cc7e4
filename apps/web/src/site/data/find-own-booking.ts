import type { RequestContext } from '../../lib/page-context.ts'
import type { BookData } from './book.ts'

/** Returns the signed link of the customer's own live booking of what the form would book; undefined if there is none. */
export async function findOwnBooking(
  { kalends }: RequestContext,
  { service, slot, kind }: Pick<BookData, 'service' | 'slot' | 'kind'>,
): Promise<{ token: string } | undefined> {
  const booked = {
    APPOINTMENT: { 'bookedEntity.item.slot.serviceId': service.id, startDate: slot.start },
    CLASS: { 'bookedEntity.item.slot.eventId': slot.sessionId },
    COURSE: { 'bookedEntity.item.schedule.serviceId': service.id },
  }[kind]
  const { extendedBookings } = await kalends.bookings.queryExtendedBookings({
    query: {
      filter: { ...booked, status: { $in: ['CONFIRMED', 'PENDING'] } },
      sort: [{ fieldName: 'createdDate', order: 'DESC' }],
      paging: { limit: 1 },
    },
  })
  const bookingId = extendedBookings?.[0]?.booking?.id
  if (!bookingId) return undefined
  const { token } = await kalends.bookings.getAnonymousActionToken({ bookingId })
  return token ? { token } : undefined
}
