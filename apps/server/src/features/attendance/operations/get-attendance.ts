import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { visibleTo } from '../../bookings/index.ts'
import { findAttendance } from '../store/attendances.ts'
import { attendanceView } from '../view.ts'

export const getAttendance: Operation<'getAttendance'> = async ({ input, actor }, context) => {
  const record = await findAttendance(context.db, actor.siteId, input.attendanceId, visibleTo(actor))
  return record ? { attendance: attendanceView(record) } : fail('ATTENDANCE_NOT_FOUND')
}
