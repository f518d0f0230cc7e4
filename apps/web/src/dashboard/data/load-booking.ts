import type { bookingsOwn, Infer, notifications } from '@kalends/contract'
import type { Client } from '@kalends/sdk'
import { isRefusal } from '../../lib/refusal.ts'
import { type BookingMoney, loadBookingMoney } from '../payments/data/load-money.ts'
import type { StaffSession } from '../staff-context.ts'
import { countPeople } from './count-people.ts'
import { loadAnswers } from './load-answers.ts'
import { loadBookingExtras } from './load-booking-extras.ts'
import { type Answer, readAdditionalFields } from './read-answers.ts'
import { type BookingRow, toBookingRow, type WireBooking } from './rows.ts'

export type HistoryEntry = Infer<typeof bookingsOwn.BookingHistoryEntry>
export type SentMessage = Pick<
  Infer<typeof notifications.Message>,
  'id' | 'recipient' | 'subject' | 'status' | 'createdDate'
>

/** Everything the drawer shows about a booking. */
export type BookingDetail = BookingRow & {
  revision: string
  /** The first name, or whatever is known, for texts. */
  firstName: string
  email: string
  phone: string
  participants: number
  /** The customer's page. */
  contactId: string | null
  /** The session's page, for a class. */
  sessionId: string | null
  /** The customer's time zone when booking. */
  customerZone: string
  address: string
  /** The video call link, once confirmed. */
  conferencingUrl: string | null
  /** The time zone of the location. */
  locationZone: string
  paymentOption: NonNullable<WireBooking['selectedPaymentOption']>
  answers: Answer[]
  /** Answers to the intake form: `open` until they are submitted, null if there is no form. */
  intake: Answer[] | 'open' | null
  createdAt: string
  history: HistoryEntry[]
  /** Null when the person may not see charges. */
  money: BookingMoney | null
  /** Null when the person may not read messages. */
  messages: SentMessage[] | null
}

/** Returns undefined when there is no such booking or the person may not see it. */
export async function loadBooking(
  client: Client,
  session: StaffSession,
  bookingId: string,
  zone: string,
): Promise<BookingDetail | undefined> {
  const { booking, conferencingUrl } = await findBooking(client, bookingId)
  if (!booking) return undefined
  const serviceId = findServiceId(booking)
  const [extras, { entries }, locationZone, messages, handedIn, intake, money] = await Promise.all([
    loadBookingExtras(client, [{ booking }]),
    client.bookings.getBookingHistory({ bookingId }),
    loadLocationZone(client, booking),
    session.permissions.includes('READ_MESSAGES') ? loadMessagesAbout(client, bookingId) : null,
    booking.formSubmissionId ? loadAnswers(client, booking.formSubmissionId) : undefined,
    loadIntake(client, booking),
    loadBookingMoney(client, session, { bookingId, serviceId: serviceId ?? '' }),
  ])
  const row = toBookingRow(booking, zone, extras)
  if (!row) return undefined
  const answers = handedIn?.filter(({ target }) => !contactTargets.has(target)) ?? readAdditionalFields(booking)
  return {
    ...row,
    ...findParticulars(booking),
    answers,
    intake,
    money,
    locationZone,
    conferencingUrl,
    history: entries,
    messages,
  }
}

/** Loads the answers to the intake form; the service's policy decides whether it is still open. */
async function loadIntake(client: Client, booking: WireBooking): Promise<BookingDetail['intake']> {
  const { intakeSubmissionId, status } = booking
  if (intakeSubmissionId) return (await loadAnswers(client, intakeSubmissionId)) ?? null
  const serviceId = findServiceId(booking)
  if (!serviceId || (status !== 'CONFIRMED' && status !== 'PENDING')) return null
  const { services } = await client.services.queryServices({ query: { filter: { id: serviceId } } })
  const { enabled, timing } = services?.[0]?.bookingPolicy?.intakeFormPolicy ?? {}
  return enabled && timing === 'AFTER_BOOKING' ? 'open' : null
}

const findServiceId = ({ bookedEntity }: WireBooking): string | null | undefined =>
  bookedEntity?.slot?.serviceId ?? bookedEntity?.schedule?.serviceId

/** Fields that are already part of the contact. */
const contactTargets = new Set(['first_name', 'last_name', 'email', 'phone'])

async function findBooking(
  client: Client,
  bookingId: string,
): Promise<{ booking?: WireBooking | undefined; conferencingUrl: string | null }> {
  try {
    const { extendedBookings } = await client.bookings.queryExtendedBookings({
      query: { filter: { id: bookingId }, paging: { limit: 1 } },
      withBookingConferencingDetails: true,
    })
    const [found] = extendedBookings ?? []
    return { booking: found?.booking ?? undefined, conferencingUrl: found?.conferencingDetails?.guestUrl ?? null }
  } catch (error) {
    if (isRefusal(error, 400)) return { conferencingUrl: null }
    throw error
  }
}

async function loadLocationZone(client: Client, booking: WireBooking): Promise<string> {
  const id = booking.bookedEntity?.slot?.location?.id
  const { locations } = await client.business.listLocations()
  return locations.find((location) => location.id === id)?.timeZone ?? ''
}

async function loadMessagesAbout(client: Client, bookingId: string): Promise<SentMessage[]> {
  const { messages } = await client.notifications.queryMessages({ bookingId })
  return messages
    .map(({ id, recipient, subject, status, createdDate }) => ({ id, recipient, subject, status, createdDate }))
    .reverse()
}

function findParticulars(booking: WireBooking) {
  const { contactDetails } = booking
  const slot = booking.bookedEntity?.slot
  return {
    revision: booking.revision ?? '1',
    firstName: contactDetails?.firstName || contactDetails?.email || '–',
    email: contactDetails?.email ?? '',
    phone: contactDetails?.phone ?? '',
    participants: countPeople(booking),
    contactId: contactDetails?.contactId ?? null,
    sessionId: booking.bookedEntity?.tags?.includes('GROUP') ? (slot?.eventId ?? null) : null,
    customerZone: slot?.timezone ?? '',
    address: slot?.location?.formattedAddress ?? '',
    paymentOption: booking.selectedPaymentOption ?? 'UNDEFINED',
    createdAt: booking.createdDate ?? '',
  }
}
