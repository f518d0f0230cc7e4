import { notBuilt } from '../../not-built.ts'
import type { RoutesOf } from '../../operation.ts'

export const attendanceRoutes: RoutesOf<'attendance'> = {
  setAttendance: notBuilt,
  bulkSetAttendance: notBuilt,
  getAttendance: notBuilt,
  queryAttendance: notBuilt,
  countAttendances: notBuilt,
  deleteAttendance: notBuilt,
  bulkDeleteAttendances: notBuilt,
}
