import type { bookingsOwn, extendedBookings, Infer, notifications } from '@kalends/contract'
import { type Client, KalendsError } from '@kalends/sdk'
import type { StaffSession } from '../desk.ts'
import { type BookingRow, bookingRow, customerName, type WireBooking } from './rows.ts'

export type HistoryEntry = Infer<typeof bookingsOwn.BookingHistoryEntry>
export type SentMessage = Pick<
  Infer<typeof notifications.Message>,
  'id' | 'kind' | 'recipient' | 'subject' | 'status' | 'createdDate'
>

/** Everything the drawer shows about one booking. */
export type BookingDetail = BookingRow & {
  revision: string
  customerZone: string
  email: string
  phone: string
  participants: number
  paymentOption: string
  answers: { label: string; value: string }[]
  address: string
  history: HistoryEntry[]
  messages: SentMessage[]
  customerMay: { cancel: boolean; reschedule: boolean }
}

/** Undefined when there is no such booking, or it is not for these eyes. */
export async function loadBooking(
  client: Client,
  session: StaffSession,
  bookingId: string,
  zone: string,
): Promise<BookingDetail | undefined> {
  const found = await findBooking(client, bookingId)
  const row = bookingRow(found?.booking, zone)
  if (!found?.booking || !row) return undefined
  const [{ entries }, messages] = await Promise.all([
    client.bookings.getBookingHistory({ bookingId }),
    session.permissions.includes('READ_MESSAGES') ? messagesAbout(client, bookingId) : [],
  ])
  return { ...row, ...particulars(found.booking), history: entries, messages, customerMay: mayOf(found) }
}

async function findBooking(client: Client, bookingId: string) {
  try {
    const { extendedBookings } = await client.bookings.queryExtendedBookings({
      query: { filter: { id: bookingId }, paging: { limit: 1 } },
      withBookingAllowedActions: true,
    })
    return extendedBookings?.[0]
  } catch (error) {
    if (error instanceof KalendsError && error.status === 400) return undefined
    throw error
  }
}

async function messagesAbout(client: Client, bookingId: string): Promise<SentMessage[]> {
  const { messages } = await client.notifications.queryMessages({ bookingId })
  return messages.map(({ id, kind, recipient, subject, status, createdDate }) => ({
    id,
    kind,
    recipient,
    subject,
    status,
    createdDate,
  }))
}

function particulars(booking: WireBooking) {
  const { contactDetails, additionalFields } = booking
  return {
    revision: booking.revision ?? '1',
    customerZone: booking.bookedEntity?.slot?.timezone ?? '',
    email: contactDetails?.email ?? '',
    phone: contactDetails?.phone ?? '',
    customer: customerName(booking),
    participants: booking.totalParticipants ?? 1,
    paymentOption: booking.selectedPaymentOption ?? 'UNDEFINED',
    address: booking.bookedEntity?.slot?.location?.formattedAddress ?? '',
    answers: (additionalFields ?? []).flatMap(({ label, value }) => (label && value ? [{ label, value }] : [])),
  }
}

const mayOf = ({ allowedActions }: extendedBookings.ExtendedBooking) => ({
  cancel: allowedActions?.cancel === true,
  reschedule: allowedActions?.reschedule === true,
})
