export { attendanceRoutes } from './routes.ts'
export { clearAttendance } from './steps/delete-record.ts'
export { restoreAttendance } from './steps/restore-attendance.ts'
export { attendancePrint, type CalendarAttendance, findCalendarAttendances } from './store/calendar-attendances.ts'
