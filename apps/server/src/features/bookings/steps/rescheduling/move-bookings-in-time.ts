import { instantToLocal } from '@kalends/availability'
import type { Context } from '../../../../context.ts'
import type { Tx } from '../../../../db/database.ts'
import { wasPromised } from '../../rules/status.ts'
import { lockRequests, lockSessionBookings } from '../../store/session-bookings.ts'
import { latestMessage, notificationOf } from '../booking-actor.ts'
import type { SessionChange } from '../ending/cancel-for-business.ts'
import { writeSessionMove } from './write-session-move.ts'

/** The new times of a session, or of a request without one, epoch milliseconds. */
export type TimeMove = { id: string; start: number; end: number; doubleBooked: boolean; isRequest: boolean }

/**
 * Moves the live bookings of these sessions with them, and requests without a session, to the same local time in another
 * zone. A booking in the former zone is named in the new one from then on; a customer's own zone stays. Returns how many
 * of them were promised.
 */
export async function moveBookingsInTime(
  context: Context,
  tx: Tx,
  { siteId, from, to }: { siteId: string; from: string; to: string },
  moves: readonly TimeMove[],
  change: SessionChange,
): Promise<number> {
  const byId = new Map(moves.map((move) => [move.id, move]))
  const sessionIds = moves.filter(({ isRequest }) => !isRequest).map(({ id }) => id)
  const requestIds = moves.filter(({ isRequest }) => isRequest).map(({ id }) => id)
  const live = [...(await lockSessionBookings(tx, siteId, sessionIds)), ...(await lockRequests(tx, siteId, requestIds))]
  for (const booking of live) {
    const notification = notificationOf(booking, change.notification)
    const { start, end, doubleBooked } = byId.get(booking.session_id ?? booking.id) as TimeMove
    const time_zone = booking.time_zone === from ? to : booking.time_zone
    const changes = {
      starts_at: new Date(start).toISOString(),
      ends_at: new Date(end).toISOString(),
      time_zone,
      local_start: instantToLocal(start, time_zone),
      ...(doubleBooked ? { double_booked: true } : {}),
      ...latestMessage(notification),
    }
    const event = { slug: 'rescheduled' as const, notification }
    await writeSessionMove(context, tx, booking, { changes, event, change })
  }
  return live.filter(({ status }) => wasPromised(status)).length
}
