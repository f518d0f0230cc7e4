import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { MovedBookings } from '../../authentication/index.ts'
import { lockComingBookings } from '../store/contact-bookings.ts'
import { writeChange } from './write-change.ts'

/**
 * Moves coming bookings that a member made under an earlier address to the new one, so that their messages go there. Past
 * ones keep what was typed, and those under another address too: they were made for somebody else. Returns their ids.
 */
export async function moveBookedAddress(
  context: Context,
  tx: Tx,
  { siteId, contactIds, memberId, from, to, actor }: MovedBookings,
): Promise<string[]> {
  const moved: string[] = []
  const coming = await lockComingBookings(tx, { siteId, contactIds, creatorId: memberId }, context.clock.now())
  for (const booking of coming) {
    const { email } = booking.contact_details
    if (email?.toLowerCase() !== from) continue
    const changes = { contact_details: { ...booking.contact_details, email: to } }
    await writeChange(context, tx, booking, changes, { action: 'changeEmail', actor, events: [{ slug: 'updated' }] })
    moved.push(booking.id)
  }
  return moved
}
