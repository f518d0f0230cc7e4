import type { Context } from '../../../../context.ts'
import type { Tx } from '../../../../db/database.ts'
import { dropHold, type HoldRow, isLive, settleHold, settleSeats } from '../../../holds/index.ts'
import { cancelSession, insertSession } from '../../../schedules/index.ts'
import type { BookingChanges, BookingRow } from '../../store/rows.ts'
import { type CalendarSlot, toSession } from '../placing/enter-calendar.ts'
import { seatScope } from '../placing/seats.ts'

export type EnteringHeld = {
  booking: BookingRow
  /** The locked hold of the booking. */
  hold: HoldRow
  slot: CalendarSlot
  /** False where several requests for one time are allowed: it occupies none. */
  takesTime: boolean
}

/**
 * Lets a booking take over the time or seats of its hold. Undefined, with the hold ended, if the hold has expired or is
 * not what the booking is for any more.
 */
export async function enterHeld(
  context: Context,
  tx: Tx,
  { booking, hold, slot, takesTime }: EnteringHeld,
): Promise<BookingChanges | undefined> {
  const now = context.clock.now()
  const isUsable = isLive(hold, now) && isSame(booking, hold)
  if (!isUsable || (hold.scope_id !== null && !takesTime)) {
    await dropHold(tx, hold, now)
    return isUsable ? { seats_taken: 0 } : undefined
  }
  if (hold.scope_id !== null) return (await settleSeats(tx, hold, now)) ? { seats_taken: hold.seats } : undefined
  const sessionId = await insertSession(tx, booking.site_id, toSession(slot), now)
  const changes = { session_id: sessionId, resource_ids: hold.resource_ids, resource_id: hold.resource_ids[0] ?? null }
  if (takesTime && (await settleHold(tx, hold, sessionId))) return changes
  await dropHold(tx, hold, now)
  if (!takesTime) return changes
  await cancelSession(tx, booking.site_id, sessionId, now)
  return undefined
}

function isSame(booking: BookingRow, hold: HoldRow): boolean {
  const scopeId = seatScope(booking)
  if (scopeId !== null) return hold.scope_id === scopeId && hold.seats === booking.total_participants
  return (
    hold.scope_id === null &&
    Date.parse(hold.starts_at) === Date.parse(booking.starts_at) &&
    Date.parse(hold.ends_at) === Date.parse(booking.ends_at) &&
    (booking.resource_id === null || hold.resource_ids.includes(booking.resource_id))
  )
}
