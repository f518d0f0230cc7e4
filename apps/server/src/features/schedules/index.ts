/**
 * Schedules with weekly and dated hours, sessions, and a row for every span of a resource's occupied time. Steps to
 * occupy time: `lockResources` → `dropExpiredHolds` → check over all rows (`availability.decideSlot`) → `insertSession`
 * and `insertOccupancies`; fewer claims returned than requested means that the time is taken. Seats of classes and
 * courses are counted instead: `lockSeats` → `takeSeats`, which returns false if there are too few. `held` is counted
 * from the live rows of `holds` with that `scope_id` whenever seats are locked or read.
 */

export { schedulesRoutes } from './routes.ts'
export { cancelSession } from './steps/cancel-session.ts'
export { resizeSessions } from './steps/resize-sessions.ts'
export { restoreCancelledSession } from './steps/restore-cancelled-session.ts'
export { type CalendarKeys, type Calendars, findCalendars } from './store/calendar-reading.ts'
export { type CalendarSession, calendarsPrint, findCalendarSessions } from './store/calendar-sessions.ts'
export { bumpFollowers, lockResources, planOnce } from './store/calendars.ts'
export { type ClaimConflict, deleteOccupanciesOfSessions, findConflictsOfClaims } from './store/claims.ts'
export { type ClassSession, findSessions, findSessionsOfSchedules, shareSession } from './store/class-sessions.ts'
export {
  businessHoursId,
  findHours,
  insertException,
  insertSchedule,
  type NewSchedule,
  replaceWeeklyHours,
  type ScheduleKind,
  scheduleKind,
} from './store/hours.ts'
export {
  bumpCalendarsOfHolds,
  type Claim,
  convertHold,
  deleteOccupancies,
  dropExpiredHolds,
  enclosingSpan,
  findConflicts,
  findOccupancies,
  type Ignored,
  insertOccupancies,
  isIgnored,
  type Occupancy,
  type OccupancyOwner,
  type Span,
  setHoldEnd,
  sweepExpiredHolds,
} from './store/occupancies.ts'
export {
  findSeats,
  freeSeats,
  holdSeats,
  insertSeats,
  type LockedSeats,
  listHeldScopes,
  lockAllSeats,
  lockSeats,
  releaseSeats,
  type SeatCounts,
  setCapacity,
  takeSeats,
} from './store/seats.ts'
export {
  findSession,
  insertSession,
  moveSession,
  moveSessionsTo,
  type NewSession,
  type SessionRow,
  sessionColumns,
} from './store/sessions.ts'
export { type ShiftedSession, shiftSessions } from './store/shift-sessions.ts'
export { moveHoursToZone, setScheduleZone } from './store/zones.ts'
