import type { bookings } from '@kalends/contract'
import type { Context } from '../../../context.ts'
import type { PublishedEvent } from '../../../jobs/events.ts'
import { findTemplates } from '../store/templates.ts'
import { approvalEmail, type CustomerKind, customerEmail } from '../view/booking-emails.ts'
import type { Before, BookingFacts } from '../view/booking-facts.ts'
import type { Email } from '../view/email.ts'
import { countParticipants } from '../view/participants.ts'
import { applyTemplate } from '../view/templates.ts'
import { loadMessageFacts, type MessageFacts } from './booking-facts.ts'

/** The message that asks the business for an answer. */
export const approval = 'bookingToApprove'
export type BookingMessageKind = CustomerKind | typeof approval

/** What an event says about a booking. */
export type EventBody = {
  booking: bookings.Booking
  participantNotification?: bookings.ParticipantNotification
  initiatedBy?: bookings.IdentificationData
} & Pick<
  bookings.BookingRescheduled,
  | 'previousStartDate'
  | 'previousEndDate'
  | 'previousBookedEntity'
  | 'previousTotalParticipants'
  | 'previousParticipantsChoices'
>

/** Message kinds by booking event. */
const customerKinds: Record<string, CustomerKind> = {
  confirmed: 'bookingConfirmed',
  markedAsPending: 'bookingRequested',
  rescheduled: 'bookingMoved',
  number_of_participants_updated: 'bookingChanged',
  declined: 'bookingDeclined',
  canceled: 'bookingCanceled',
}

/** Events that change what messages say; one that updates a booking does if it has `followed`. */
export const messageSlugs = Object.keys(customerKinds)

/** Returns what an event says about a booking; undefined if it has none. */
export function readBody({ actionEvent, followed }: PublishedEvent['payload']): EventBody | undefined {
  const body = actionEvent?.body ?? followed
  return body?.booking ? body : undefined
}

/** Returns the kind of message. A move that keeps the start is a change; so is a course with changed sessions. */
export function messageKind(slug: string, body: EventBody): CustomerKind | undefined {
  if (slug === 'updated') return 'bookingChanged'
  const { booking, previousStartDate } = body
  return slug === 'rescheduled' && previousStartDate === booking.startDate ? 'bookingChanged' : customerKinds[slug]
}

/** Collects what the messages of an event say; undefined if the booking was erased since. */
export function loadEventFacts(
  context: Context,
  siteId: string,
  payload: PublishedEvent['payload'],
  body: EventBody,
): Promise<MessageFacts | undefined> {
  return loadMessageFacts(context, siteId, {
    booking: body.booking,
    message: emailContent(body),
    before: readBefore(body),
    ended: readEnded(payload),
  })
}

/** Writes the email of a kind: the sentences of Kalends, or those of the business. */
export function writeBookingEmail(context: Context, kind: BookingMessageKind, facts: MessageFacts): Promise<Email> {
  return ownWords(context, kind, {
    email: kind === approval ? approvalEmail(facts) : customerEmail(kind, facts),
    facts,
  })
}

function emailContent({ participantNotification: notification }: EventBody): string | undefined {
  return (notification?.notifyParticipants === true && notification.message?.trim()) || undefined
}

function readBefore(body: EventBody): Before | undefined {
  const { previousStartDate: start, previousEndDate: end, previousBookedEntity: entity } = body
  const totalParticipants = body.previousTotalParticipants
  const participantsChoices = body.previousParticipantsChoices
  const isCounted = totalParticipants != null || participantsChoices != null
  if (!start && !isCounted) return undefined
  return {
    ...(start && end ? { start: Date.parse(start), end: Date.parse(end) } : {}),
    staff: entity?.slot?.resource?.name ?? undefined,
    ...(isCounted ? { people: countParticipants({ totalParticipants, participantsChoices }) } : {}),
  }
}

/** What a booking that ended costs the business: 80.00 EUR, for example. */
function readEnded({ refund, because }: PublishedEvent['payload']): BookingFacts['ended'] {
  const [value, currency] = String(refund ?? '').split(' ')
  return { refund: value && currency ? { value, currency } : undefined, because }
}

/** Applies the business's template in the reader's or the email's language, if there is one. */
async function ownWords(
  context: Context,
  kind: BookingMessageKind,
  { email, facts }: { email: Email; facts: MessageFacts },
): Promise<Email> {
  const { site, business, booking } = facts
  const own = await findTemplates(context.db, site.id, kind)
  const requested = kind === approval ? business.language : booking.language
  const languages = [requested, requested?.split('-')[0], email.language]
  const template = languages.flatMap((language) => own.find((row) => row.language === language) ?? [])[0]
  if (!template) return email
  const zone = kind === approval ? business.timeZone : undefined
  return applyTemplate(email, { subject: template.subject, text: template.body }, facts, zone)
}
