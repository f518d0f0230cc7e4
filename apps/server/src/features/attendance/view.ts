import type { attendance } from '@kalends/contract'
import type { AttendanceRow } from './store/attendances.ts'

/** Returns an attendance record in its API shape. */
export function attendanceView(row: AttendanceRow): attendance.Attendance {
  return {
    id: row.id,
    bookingId: row.booking_id,
    eventId: row.session_id,
    sessionId: row.session_id,
    status: row.status,
    numberOfAttendees: row.number_of_attendees,
    updatedDate: new Date(row.updated_at).toISOString(),
    statusUpdatedDate: new Date(row.status_changed_at).toISOString(),
  }
}
