import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { addBookingHistory, type BookingRow, type ChangeActor, type NotedVisit } from '../../bookings/index.ts'
import { putAttendance } from '../store/attendances.ts'

/** Notes again what a change deleted that is undone. The booking gets its fee back itself. */
export async function restoreAttendance(
  context: Context,
  tx: Tx,
  booking: BookingRow,
  { visits, actor }: { visits: readonly NotedVisit[]; actor: ChangeActor },
): Promise<void> {
  const now = context.clock.now()
  for (const { sessionId, status, attendees } of visits) {
    const keys = { siteId: booking.site_id, bookingId: booking.id, sessionId }
    await putAttendance(tx, { ...keys, id: context.ids.guid(), status, attendees, now })
    const noted = { attendance: { from: 'NOT_SET', to: status }, numberOfAttendees: attendees, eventId: sessionId }
    await addBookingHistory(tx, booking, { action: 'attendance', actor, occurredAt: now, detail: noted })
  }
}
