import type { bookings } from '@kalends/contract'
import type { Context } from '../../../../context.ts'
import type { Tx } from '../../../../db/database.ts'
import type { ChangeActor } from '../../store/history.ts'
import { lockSessionBookings } from '../../store/session-bookings.ts'
import { endBooking } from './end-booking.ts'

/** Who changes sessions, and how the participants are notified. */
export type SessionChange = { actor: ChangeActor; notification: bookings.ParticipantNotification }

/** Cancels every live booking of cancelled sessions, regardless of policy. Returns how many. */
export async function cancelSessionBookings(
  context: Context,
  tx: Tx,
  siteId: string,
  sessionIds: readonly string[],
  { actor, notification }: SessionChange,
): Promise<number> {
  const live = await lockSessionBookings(tx, siteId, sessionIds)
  for (const booking of live) {
    await endBooking(context, tx, booking, {
      action: 'cancel',
      actor,
      changes: { status: 'CANCELED' },
      event: { slug: 'canceled', notification },
    })
  }
  return live.length
}
