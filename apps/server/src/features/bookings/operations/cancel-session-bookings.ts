import type { bookings } from '@kalends/contract'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { Author } from '../store/history.ts'
import { lockSessionBookings } from '../store/session-bookings.ts'
import { endBooking } from './end-booking.ts'

/** Who changes sessions, and how participants are notified. */
export type SessionDeed = { author: Author; notification: bookings.ParticipantNotification }

/** Cancels every live booking of cancelled sessions, regardless of policy. Returns how many. */
export async function cancelSessionBookings(
  context: Context,
  tx: Tx,
  siteId: string,
  sessionIds: readonly string[],
  { author, notification }: SessionDeed,
): Promise<number> {
  const live = await lockSessionBookings(tx, siteId, sessionIds)
  for (const booking of live) {
    await endBooking(context, tx, booking, {
      action: 'cancel',
      author,
      changes: { status: 'CANCELED' },
      event: { slug: 'canceled', notification },
    })
  }
  return live.length
}
