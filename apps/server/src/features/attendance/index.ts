export { attendanceRoutes } from './routes.ts'
export { attendancePrint, type CalendarAttendance, findCalendarAttendances } from './store/calendar-attendances.ts'
