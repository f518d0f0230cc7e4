import type { bookings } from '@kalends/contract'
import type { Context } from '../../../context.ts'
import type { PublishedEvent } from '../../../jobs/events.ts'
import { sameEmail } from '../../contacts/index.ts'
import { maySendEmail } from '../../limits/index.ts'
import { findProvenEmail } from '../../members/index.ts'
import { listOwnerAddresses } from '../../users/index.ts'
import { isByBusiness, messageDueAt } from '../rules/timing.ts'
import { dropMessages, insertMessage, type NewMessage, wasInCalendar } from '../store/messages.ts'
import type { CustomerKind } from '../view/booking-emails.ts'
import { type Email, emailText } from '../view/email.ts'
import { emailHtml } from '../view/email-html.ts'
import { approval, type EventBody, loadEventFacts, messageKind, readBody, writeBookingEmail } from './booking-email.ts'
import type { MessageFacts } from './booking-facts.ts'
import { sendsEmail } from './open-mail.ts'

type Envelope = Pick<NewMessage, 'kind' | 'recipient' | 'recipientName' | 'attachments' | 'dueAt'>

/**
 * Returns true if an event needs a message: to the customer, to the business that must answer, or about a change that
 * is undone.
 */
export function concernsAnyone({ slug, payload }: PublishedEvent): boolean {
  if (payload.undoes !== undefined) return true
  const body = readBody(payload)
  if (!body || !messageKind(slug, body)) return false
  return slug === 'markedAsPending' || isUnanswered(payload) || isNotified(slug, body, isByBusiness(body.initiatedBy))
}

/**
 * Writes the messages of one event to the outbox: to the customer if the event notifies them, and to the business if it
 * has to answer. Idempotent. Returns when they are due; undefined if there are none.
 */
export async function writeBookingMessages(context: Context, event: PublishedEvent): Promise<number | undefined> {
  const wasTold = await cancelUndone(context, event)
  const body = readBody(event.payload)
  const kind = body && messageKind(event.slug, body)
  if (!body || !kind) return undefined
  const byBusiness = isByBusiness(body.initiatedBy)
  const isInCalendar = await isForCalendar(context, event, kind)
  // Nobody chose to keep quiet about a request that was never answered: its calendar entry is called off.
  const isCalledOff = isUnanswered(event.payload) && isInCalendar
  const notified = wasTold || isCalledOff || isNotified(event.slug, body, byBusiness)
  const facts = await loadEventFacts(context, event.siteId, event.payload, body)
  if (!facts) return undefined
  const dueAt = messageDueAt(event.occurredAt, byBusiness)
  const contact = facts.booking.contactDetails
  if (notified && contact?.email) {
    const envelope = customerEnvelope(kind, contact, { facts, dueAt, isInCalendar })
    const email = await writeBookingEmail(context, kind, facts)
    await write(context, event, facts.site, envelope, email, body.booking.contactDetails?.email ?? undefined)
  }
  if (kind === 'bookingRequested') await notifyBusiness(context, event, facts)
  return kind === 'bookingRequested' ? event.occurredAt : dueAt
}

/** Cancels pending messages about an undone change. Recipients of a sent one get a correction. */
async function cancelUndone(context: Context, { siteId, entityId, payload }: PublishedEvent): Promise<boolean> {
  const eventIds: string[] = payload.undoes ?? []
  if (eventIds.length === 0) return false
  const left = await dropMessages(context.db, { siteId, bookingId: entityId, eventIds })
  return left.some(({ kind }) => kind !== approval)
}

/** Participant changes have no notification flag in the API: customers get a message about their own. */
function isNotified(slug: string, { booking, participantNotification }: EventBody, byBusiness: boolean): boolean {
  // Its customer is told of it when it is paid; one that is not paid ends without a word.
  if (booking.status === 'CREATED') return false
  if (slug === 'number_of_participants_updated') return !byBusiness
  return participantNotification?.notifyParticipants === true
}

const isUnanswered = ({ because }: PublishedEvent['payload']): boolean => because === 'UNANSWERED'

export const heldBack =
  'Held back: customers had caused as many emails to this address within an hour as the limit allows.'

async function notifyBusiness(context: Context, event: PublishedEvent, facts: MessageFacts): Promise<void> {
  const email = await writeBookingEmail(context, approval, facts)
  for (const recipient of await businessAddresses(context, facts)) {
    const envelope = { kind: approval, recipient, recipientName: facts.business.name, attachments: [] }
    await write(context, event, facts.site, { ...envelope, dueAt: event.occurredAt }, email)
  }
}

function customerEnvelope(
  kind: CustomerKind,
  contact: bookings.ContactDetails,
  { facts, dueAt, isInCalendar }: { facts: MessageFacts; dueAt: number; isInCalendar: boolean },
): Envelope {
  return {
    kind,
    dueAt,
    recipient: contact.email as string,
    recipientName: [contact.firstName, contact.lastName].filter(Boolean).join(' ') || null,
    attachments: isInCalendar ? [facts.calendarFile] : [],
  }
}

/** A request is in no calendar, unless it was confirmed before: a move may need another answer. */
async function isForCalendar(context: Context, event: PublishedEvent, kind: CustomerKind): Promise<boolean> {
  if (kind !== 'bookingRequested' && kind !== 'bookingDeclined') return true
  return wasInCalendar(context.db, event.siteId, event.entityId)
}

/** The business's own address; without one, its owners'. */
async function businessAddresses(context: Context, { site }: MessageFacts): Promise<string[]> {
  return site.email ? [site.email] : listOwnerAddresses(context.db, site.id)
}

/**
 * Messages that exceed the customer limit per address are held in the outbox. `writtenTo`: the address at the time of the
 * event, by which one that was moved to a later address since is the same message.
 */
async function write(
  context: Context,
  event: PublishedEvent,
  site: MessageFacts['site'],
  envelope: Envelope,
  email: Email,
  writtenTo = envelope.recipient,
): Promise<void> {
  const isHeld =
    !isByBusiness(event.actor) && !(await maySendEmail(context, site, await describeSending(context, event, envelope)))
  await insertMessage(context.db, {
    ...envelope,
    siteId: event.siteId,
    id: context.ids.guid(),
    dedupeKey: `${event.id}:${envelope.kind}:${writtenTo.toLowerCase()}`,
    subject: email.subject,
    bodyText: emailText(email),
    bodyHtml: emailHtml(email),
    language: email.language,
    bookingId: event.entityId,
    // Without a mail server it stays in the outbox, and a server set up later does not send it.
    ...(isHeld
      ? { status: 'HELD', lastError: heldBack }
      : { status: (await sendsEmail(context, context.db)) ? 'WAITING' : 'KEPT' }),
    createdAt: context.clock.now(),
  })
}

async function describeSending({ db }: Context, { siteId, actor }: PublishedEvent, { recipient, kind }: Envelope) {
  const memberId = actor?.memberId ?? undefined
  const own = memberId === undefined ? undefined : await findProvenEmail(db, siteId, memberId)
  const isOwner = own !== undefined && sameEmail(own, recipient)
  return { recipient, isBusiness: kind === approval, ...(isOwner ? { ownerId: memberId } : {}) }
}
