import type { Context } from '../../../../context.ts'
import type { Tx } from '../../../../db/database.ts'
import type { ChangeActor, NotedVisit } from '../../store/history.ts'
import type { BookingChanges, BookingRow } from '../../store/rows.ts'
import { findFeeCharges, nextFeeCycle } from '../fees/cover-fee.ts'

/**
 * Clears what was noted of the visit of a locked booking that moves to another time. The fee of a visit that was missed stays a
 * charge, which staff waive or refund; the visit to come has a fee of its own. Returns what was noted, for an undo.
 */
export async function leaveNotedVisit(
  context: Context,
  tx: Tx,
  { booking, changes }: { booking: BookingRow; changes: BookingChanges },
  actor: ChangeActor,
): Promise<{ left: BookingChanges; visits: NotedVisit[] }> {
  const { starts_at: start, session_id: session } = changes
  const isSameStart = start === undefined || Date.parse(start) === Date.parse(booking.starts_at)
  const isSameSession = session === undefined || session === booking.session_id
  if (isSameStart && isSameSession) return { left: {}, visits: [] }
  const visits = await context.ports.bookings.clearAttendance(context, tx, booking, actor)
  const { cancellation_fee: fee } = booking
  if (fee?.trigger !== 'NOT_ATTENDED') return { left: {}, visits }
  const charges = await findFeeCharges(tx, booking, fee)
  return { left: { cancellation_fee: null, past_no_show_fees: nextFeeCycle(booking, fee, charges) }, visits }
}
