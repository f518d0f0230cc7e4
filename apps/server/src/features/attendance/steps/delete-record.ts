import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { publishEvent } from '../../../jobs/events.ts'
import {
  addBookingHistory,
  type BookingRow,
  type ChangeActor,
  identificationView,
  type NotedVisit,
} from '../../bookings/index.ts'
import { type AttendanceRow, deleteAttendanceRow, listRecords } from '../store/attendances.ts'
import { attendanceView } from '../view.ts'

/** Deletions are published under this name. Source: facts/bookings/attendance.json, events. */
const attendanceFqdn = 'wix.bookings.v2.attendance'

/** Deletes a record of a locked booking. Its content stays in the booking's history. */
export async function deleteRecord(
  context: Context,
  tx: Tx,
  { booking, record, actor }: { booking: BookingRow; record: AttendanceRow; actor: ChangeActor },
): Promise<void> {
  const now = context.clock.now()
  await deleteAttendanceRow(tx, record)
  await addBookingHistory(tx, booking, {
    action: 'attendance',
    actor,
    occurredAt: now,
    detail: { attendance: { from: record.status, to: 'NOT_SET' }, eventId: record.session_id },
  })
  await publishEvent(tx, {
    siteId: booking.site_id,
    entityFqdn: attendanceFqdn,
    entityId: record.id,
    sequence: 1,
    slug: 'deleted',
    occurredAt: now,
    actor: identificationView(actor),
    payload: { deletedEvent: { deletedEntity: attendanceView(record) } },
  })
}

/** Deletes all records of a locked booking and returns what they said. The fee of a no-show stays. */
export async function clearAttendance(
  context: Context,
  tx: Tx,
  booking: BookingRow,
  actor: ChangeActor,
): Promise<NotedVisit[]> {
  const records = await listRecords(tx, booking.site_id, booking.id)
  for (const record of records) await deleteRecord(context, tx, { booking, record, actor })
  return records.map(({ session_id: sessionId, status, number_of_attendees: attendees }) => {
    return { sessionId, status, attendees }
  })
}
