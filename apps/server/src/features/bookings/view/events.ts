import type { bookings } from '@kalends/contract'
import type { Author } from '../store/history.ts'
import type { BookingRow } from '../store/rows.ts'
import { bookingView } from './booking.ts'
import { identificationOf } from './identification.ts'

/** Events of bookings are announced under this name. Source: facts/bookings/bookings.json, events. */
export const bookingFqdn = 'wix.bookings.v2.booking'

type Notification = bookings.ParticipantNotification | null | undefined

/** What happened to a booking, with what its event tells beside the booking itself. */
export type BookingEvent =
  | { slug: 'created' }
  | { slug: 'updated' }
  | { slug: 'confirmed' | 'markedAsPending'; notification: Notification }
  | {
      slug: 'declined'
      notification: Notification
      flowControlSettings?: bookings.DeclineBookingFlowControlSettings | null | undefined
    }
  | {
      slug: 'canceled'
      notification: Notification
      flowControlSettings?: bookings.CancelBookingFlowControlSettings | null | undefined
      charges?: Pick<bookings.CancelBookingRequest, 'waiveCharges' | 'newPrice'>
    }

/** The wire's createdEvent, updatedEvent or actionEvent. `before` is the booking as it was; none for a new one. */
export function eventPayload(
  event: BookingEvent,
  { after, before, author }: { after: BookingRow; before: BookingRow | undefined; author: Author },
): Record<string, unknown> {
  const booking = bookingView(after)
  if (event.slug === 'created') return { createdEvent: { entity: booking } }
  if (event.slug === 'updated') return { updatedEvent: { currentEntity: booking } }
  const body = {
    booking,
    participantNotification: event.notification ?? { notifyParticipants: false },
    initiatedBy: identificationOf(author),
    previousStatus: before?.status ?? 'CREATED',
    ...details(event, after, before),
  }
  return { actionEvent: { body } }
}

function details(event: BookingEvent, after: BookingRow, before: BookingRow | undefined): Record<string, unknown> {
  const previousPaymentStatus = before?.payment_status ?? 'UNDEFINED'
  switch (event.slug) {
    case 'confirmed':
    case 'markedAsPending':
      return { sendSmsReminder: after.send_sms_reminder, doubleBooked: after.double_booked, previousPaymentStatus }
    case 'declined':
      return {
        doubleBooked: after.double_booked,
        previousPaymentStatus,
        ...(event.flowControlSettings ? { flowControlSettings: event.flowControlSettings } : {}),
      }
    case 'canceled':
      return {
        ...(event.flowControlSettings ? { flowControlSettings: event.flowControlSettings } : {}),
        ...(event.charges ?? {}),
      }
    default:
      return {}
  }
}
