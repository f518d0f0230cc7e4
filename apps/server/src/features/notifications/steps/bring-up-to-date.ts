import type { Context } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import { bookingView, findBooking, isUndone } from '../../bookings/index.ts'
import { isGuid } from '../../sites/index.ts'
import { fitsStatus } from '../rules/outdated.ts'
import { type BookingEvent, findChangedEvent } from '../store/booking-events.ts'
import { type MessageRow, readEventKey } from '../store/messages.ts'
import { findNewerMessage } from '../store/resending.ts'
import { rewriteMessage } from '../store/waiting-messages.ts'
import { emailText } from '../view/email.ts'
import { emailHtml } from '../view/email-html.ts'
import { type BookingMessageKind, loadEventFacts, messageSlugs, readBody, writeBookingEmail } from './booking-email.ts'

/**
 * Returns what a message about a booking says now: a booking changes while its message waits for the time to undo, or for
 * a mail server. Undefined if it is not to be sent: its change was undone, a newer message has left or is due, or it
 * would say what is over, such as that a booking is confirmed which was cancelled without a message.
 */
export async function bringUpToDate(
  context: Context,
  message: MessageRow,
  now: number,
): Promise<MessageRow | undefined> {
  const { db } = context
  if (message.booking_id === null) return message
  if (await isOfUndoneChange(db, message)) return undefined
  const newer = await findNewerMessage(db, message, now)
  if (newer === 'DUE') return undefined
  // The newer one tells the change.
  const event = newer === 'WAITING' ? undefined : await findEventOf(db, message)
  return event ? rewrite(context, message, event) : message
}

/** Returns true if the change was undone before its message was sent. */
export async function isOfUndoneChange(db: Db, message: MessageRow): Promise<boolean> {
  const { site_id, booking_id } = message
  return booking_id !== null && isUndone(db, site_id, booking_id, readEventKey(message))
}

/** Finds the event a message is about, if the booking has changed since. */
async function findEventOf(db: Db, message: MessageRow): Promise<BookingEvent | undefined> {
  const eventId = readEventKey(message)
  return isGuid(eventId) ? findChangedEvent(db, message.site_id, eventId, messageSlugs) : undefined
}

/** Writes a message anew about the booking as it is now, unless it would not be true. */
async function rewrite(
  context: Context,
  message: MessageRow,
  { siteId, entityId, payload }: BookingEvent,
): Promise<MessageRow | undefined> {
  const booking = await findBooking(context.db, siteId, entityId)
  const body = readBody(payload)
  if (!booking || !body || !fitsStatus(message.kind, booking.status)) return undefined
  const current = { ...body, booking: bookingView(booking, 'webhook') }
  const facts = await loadEventFacts(context, siteId, payload, current)
  if (!facts) return undefined
  const email = await writeBookingEmail(context, message.kind as BookingMessageKind, facts)
  return rewriteMessage(context.db, message, {
    subject: email.subject,
    body_text: emailText(email),
    body_html: emailHtml(email),
    attachments: message.attachments.length > 0 ? [facts.calendarFile] : [],
  })
}
