import type { RoutesOf } from '../../operation.ts'
import { bulkDeleteAttendances, deleteAttendance } from './operations/delete-attendance.ts'
import { getAttendance } from './operations/get-attendance.ts'
import { countAttendances, queryAttendance } from './operations/query-attendance.ts'
import { bulkSetAttendance, setAttendance } from './operations/set-attendance.ts'

export const attendanceRoutes: RoutesOf<'attendance'> = {
  setAttendance,
  bulkSetAttendance,
  getAttendance,
  queryAttendance,
  countAttendances,
  deleteAttendance,
  bulkDeleteAttendances,
}
