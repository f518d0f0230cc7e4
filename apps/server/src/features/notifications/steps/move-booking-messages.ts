import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { MovedBookings } from '../../authentication/index.ts'
import { type BookingRow, moveBookedAddress } from '../../bookings/index.ts'
import { findSite } from '../../sites/index.ts'
import { listBookingTokens, withBookingTokens } from '../rules/secrets.ts'
import { dropWaitingMessages, lockWaitingMessages, redirectMessage } from '../store/waiting-messages.ts'
import { loadLinks } from './booking-facts.ts'

/**
 * Moves coming bookings of a customer to their new address, with the messages about them that wait. Those that nobody is left
 * to read are dropped.
 */
export async function moveBookingMessages(context: Context, tx: Tx, moved: MovedBookings): Promise<void> {
  const { from, to } = moved
  for (const booking of await moveBookedAddress(context, tx, moved)) {
    if (to === null) await dropWaitingMessages(tx, { siteId: booking.site_id, bookingId: booking.id, recipient: from })
    else await moveMessages(context, tx, booking, { from, to })
  }
}

type Moved = { from: string; to: string }

/** Links that were signed for the earlier address have ended: new ones take their place. */
async function moveMessages(context: Context, tx: Tx, booking: BookingRow, { from, to }: Moved): Promise<void> {
  const waiting = await lockWaitingMessages(tx, { siteId: booking.site_id, bookingId: booking.id, recipient: from })
  const site = waiting.length > 0 ? await findSite(tx, booking.site_id) : undefined
  if (!site) return
  const { token, calendarFile } = await loadLinks({ ...context, db: tx }, site, booking)
  const renewed = (text: string) =>
    withBookingTokens(text, new Map(listBookingTokens(text).map((earlier) => [earlier, token])))
  for (const message of waiting) {
    await redirectMessage(tx, message, {
      recipient: to,
      body_text: renewed(message.body_text),
      body_html: message.body_html === null ? null : renewed(message.body_html),
      attachments: message.attachments.map((attachment) =>
        attachment.contentType.startsWith('text/calendar') ? calendarFile : attachment,
      ),
    })
  }
}
