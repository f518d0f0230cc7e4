import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { BookingRow } from '../../bookings/index.ts'
import { feeFailedEmail } from '../view/fee-email.ts'
import { postEmail, voiceFor } from './write-sign-in-emails.ts'

/** Writes the email about a fee that the customer's card did not pay to the outbox. Without an address none is written. */
export async function sendFeeFailed(context: Context, tx: Tx, booking: BookingRow): Promise<void> {
  const { site_id: siteId, contact_details: contact, cancellation_fee: fee } = booking
  if (!contact?.email || !fee) return
  const { business, voice } = await voiceFor(tx, siteId, booking.language ?? undefined)
  const name = contact.firstName ?? ''
  const { value: amount, currency } = fee
  const content = feeFailedEmail(voice, { business, name, title: booking.title ?? '', amount, currency })
  await postEmail(context, tx, { siteId, email: contact.email, name, kind: 'fee-failed', content })
}
