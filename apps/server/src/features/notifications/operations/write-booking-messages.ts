import type { bookings } from '@kalends/contract'
import type { Context } from '../../../context.ts'
import type { AnnouncedEvent } from '../../../jobs/events.ts'
import { listOwnerAddresses } from '../../users/index.ts'
import { insertMessage, type NewMessage } from '../store.ts'
import { approvalLetter, type CustomerKind, customerLetter } from '../view/booking-letters.ts'
import { type Letter, letterText } from '../view/letter.ts'
import { letterHtml } from '../view/letter-html.ts'
import { factsOf, type MessageFacts } from './booking-facts.ts'

/** What each event of a booking is to its customer. */
export const customerKinds: Record<string, CustomerKind> = {
  confirmed: 'bookingConfirmed',
  markedAsPending: 'bookingRequested',
  declined: 'bookingDeclined',
  canceled: 'bookingCanceled',
}

type EventBody = { booking: bookings.Booking; participantNotification?: bookings.ParticipantNotification }
type Envelope = Pick<NewMessage, 'kind' | 'recipient' | 'recipientName' | 'attachments'>

/**
 * Puts the messages of one event into the outbox: to the customer where the event says they are to be told, and to the
 * business when it has to answer. A repeat of the event writes nothing again.
 */
export async function writeBookingMessages(context: Context, event: AnnouncedEvent): Promise<void> {
  const { booking, participantNotification } = event.payload.actionEvent.body as EventBody
  const kind = customerKinds[event.slug]
  const notified = participantNotification?.notifyParticipants === true
  const message = (notified && participantNotification?.message?.trim()) || undefined
  const facts = kind && (await factsOf(context, event.siteId, { booking, message }))
  if (!facts) return
  if (notified && booking.contactDetails?.email) {
    const envelope = customerEnvelope(kind, booking.contactDetails, facts)
    await write(context, event, envelope, customerLetter(kind, facts))
  }
  if (kind === 'bookingRequested') {
    for (const recipient of await businessAddresses(context, facts)) {
      const envelope = { kind: 'bookingToApprove', recipient, recipientName: facts.business.name, attachments: [] }
      await write(context, event, envelope, approvalLetter(facts))
    }
  }
}

function customerEnvelope(kind: CustomerKind, contact: bookings.ContactDetails, facts: MessageFacts): Envelope {
  const inCalendar = kind === 'bookingConfirmed' || kind === 'bookingCanceled'
  return {
    kind,
    recipient: contact.email as string,
    recipientName: [contact.firstName, contact.lastName].filter(Boolean).join(' ') || null,
    attachments: inCalendar ? [facts.calendarFile] : [],
  }
}

/** The business's own address; without one, its owners'. */
async function businessAddresses(context: Context, { site }: MessageFacts): Promise<string[]> {
  return site.email ? [site.email] : listOwnerAddresses(context.db, site.id)
}

async function write(context: Context, event: AnnouncedEvent, envelope: Envelope, letter: Letter): Promise<void> {
  await insertMessage(context.db, {
    ...envelope,
    siteId: event.siteId,
    id: context.ids.guid(),
    dedupeKey: `${event.id}:${envelope.kind}:${envelope.recipient.toLowerCase()}`,
    subject: letter.subject,
    bodyText: letterText(letter),
    bodyHtml: letterHtml(letter),
    language: letter.language,
    bookingId: event.entityId,
    // Without a mail server it is read in the outbox, and a server set up later does not send old news.
    status: context.gateways.mail ? 'WAITING' : 'KEPT',
    createdAt: context.clock.now(),
  })
}
