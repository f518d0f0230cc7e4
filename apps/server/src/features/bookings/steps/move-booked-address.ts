import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { MovedBookings } from '../../authentication/index.ts'
import { lockComingBookings } from '../store/contact-bookings.ts'
import type { BookingRow } from '../store/rows.ts'
import { writeChange } from './write-change.ts'

/**
 * Moves coming bookings that a customer made under an earlier address to the new one, if any, so that their messages go
 * there, and links that went to the earlier one end. Past ones keep what was typed, and those under another address too: they
 * were made for somebody else.
 */
export async function moveBookedAddress(
  context: Context,
  tx: Tx,
  { siteId, contactIds, memberId, from, to, actor }: MovedBookings,
): Promise<BookingRow[]> {
  const moved: BookingRow[] = []
  const coming = await lockComingBookings(
    tx,
    { siteId, contactIds, ...(memberId ? { creatorId: memberId } : {}) },
    context.clock.now(),
  )
  for (const booking of coming) {
    const { email } = booking.contact_details
    if (email?.toLowerCase() !== from) continue
    const { email: _, ...others } = booking.contact_details
    const changes = { contact_details: to === null ? others : { ...others, email: to } }
    const events = [{ slug: 'updated' }] as const
    moved.push(await writeChange(context, tx, booking, changes, { action: 'changeEmail', actor, events }))
  }
  return moved
}
