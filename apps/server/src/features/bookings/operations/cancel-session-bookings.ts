import type { bookings } from '@kalends/contract'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { Author } from '../store/history.ts'
import { lockSessionBookings } from '../store/session-bookings.ts'
import { endBooking } from './end-booking.ts'

/** Who calls sessions off, and what those who booked are told. */
export type SessionDeed = { author: Author; notification: bookings.ParticipantNotification }

/** Ends every live booking of sessions that are called off, whatever its policy says. Answers how many. */
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
