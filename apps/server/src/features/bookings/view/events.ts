import type { bookings } from '@kalends/contract'
import type { ChangeActor } from '../store/history.ts'
import type { BookingRow } from '../store/rows.ts'
import { bookingView } from './booking.ts'
import { identificationView } from './identification.ts'

/** Booking events are published under this name. Source: facts/bookings/bookings.json, events. */
export const bookingFqdn = 'wix.bookings.v2.booking'

type Notification = bookings.ParticipantNotification | null | undefined

/** An event of a booking, with its payload apart from the booking itself. */
export type BookingEvent =
  | { slug: 'created' }
  /** Notifies when the business changed the booking. */
  | { slug: 'updated'; notification?: Notification }
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
  | {
      slug: 'rescheduled'
      notification: Notification
      flowControlSettings?: bookings.RescheduleBookingFlowControlSettings | null | undefined
      newPrice?: string | null | undefined
    }
  | { slug: 'number_of_participants_updated' }

/** Returns the API's createdEvent, updatedEvent or actionEvent. `before` is undefined for a new booking. */
export function eventPayload(
  event: BookingEvent,
  { after, before, actor }: { after: BookingRow; before: BookingRow | undefined; actor: ChangeActor },
): Record<string, unknown> {
  const booking = bookingView(after, 'webhook')
  if (event.slug === 'created') return { createdEvent: { entity: booking } }
  if (event.slug === 'updated') return { updatedEvent: { currentEntity: booking } }
  if (event.slug === 'number_of_participants_updated') {
    const initiatedBy = identificationView(actor)
    return { actionEvent: { body: { booking, ...previousParticipants(before ?? after), initiatedBy } } }
  }
  const body = {
    booking,
    participantNotification: event.notification ?? { notifyParticipants: false },
    initiatedBy: identificationView(actor),
    previousStatus: before?.status ?? 'CREATED',
    ...details(event, after, before),
  }
  return { actionEvent: { body } }
}

/**
 * Returns internal data in addition to the updatedEvent for a booking that follows its session: whether to notify, and
 * how it was before.
 */
export function followed(
  after: BookingRow,
  before: BookingRow,
  { actor, notification }: { actor: ChangeActor; notification: Notification },
): Record<string, unknown> {
  const { startDate, endDate, bookedEntity } = bookingView(before, 'webhook')
  return {
    booking: bookingView(after, 'webhook'),
    participantNotification: notification ?? { notifyParticipants: false },
    initiatedBy: identificationView(actor),
    previousStartDate: startDate,
    previousEndDate: endDate,
    previousBookedEntity: bookedEntity,
  }
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
    case 'rescheduled':
      return {
        ...(event.flowControlSettings ? { flowControlSettings: event.flowControlSettings } : {}),
        ...(event.newPrice ? { newPrice: event.newPrice } : {}),
        ...previousLocation(before ?? after),
      }
    default:
      return {}
  }
}

function previousLocation(before: BookingRow): Record<string, unknown> {
  const { bookedEntity, startDate, endDate, bookedAddOns } = bookingView(before, 'webhook')
  return {
    previousBookedEntity: bookedEntity,
    previousStartDate: startDate,
    previousEndDate: endDate,
    previousBookedAddOns: bookedAddOns,
    ...previousParticipants(before),
  }
}

/** Returns one of the two, as on the booking itself. */
function previousParticipants({ participants_choices, total_participants }: BookingRow): Record<string, unknown> {
  if (participants_choices) return { previousParticipantsChoices: participants_choices }
  return { previousTotalParticipants: total_participants }
}
