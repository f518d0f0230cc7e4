/**
 * The scheduling engine: hours, busy time, rules and a request go in, slots and refusals come out. Pure: no clock, no
 * I/O; `now` is a parameter. Instants are epoch milliseconds, intervals half-open, local rules carry an IANA zone.
 *
 * From rules to slots: `buildWindows(hours, …)` and `buildBusy(rows)` build the parts of a `Resource` and may be cached
 * in memory; `listSlots`, `decideSlot`, `explainSlot` and `nextFree` apply the same checks to the same `SlotInput`.
 * `listVisits` and `decideVisit` take several consecutive services, `listEnds` tries several durations. Seats in
 * classes and courses are decided by `judgeSession` and explained by `explainSession`.
 */
export { buildWindows } from './hours/build-windows.ts'
export { datedAt, type LocationHours, openingHoursAt, withDatedHours } from './hours/opening-hours.ts'
export type { DatedException, DayWindow, Hours, WeeklyRule, Windows } from './hours/types.ts'
export { intersect } from './intervals/intersect.ts'
export { intersectWindows } from './intervals/intersect-windows.ts'
export { mergeIntervals, NO_INTERVALS } from './intervals/merge.ts'
export { insideOne, overlaps } from './intervals/search.ts'
export { subtractFrom } from './intervals/subtract.ts'
export type { Interval, IntervalSet } from './intervals/types.ts'
export { unite } from './intervals/union.ts'
export { bookingViolations, earliestBookingAt, mayStillChange, NO_POLICY } from './policy/booking-windows.ts'
export type { BookingViolations, ChangeWindow, PolicyWindows } from './policy/types.ts'
export {
  explainSession,
  type SeatExpiry,
  type SessionChange,
  type SessionExplainOptions,
  type SessionRefusal,
} from './seats/explain-session.ts'
export {
  type ClassSession,
  courseSpan,
  judgeSession,
  SESSION_RULES,
  type SessionAway,
  type SessionInput,
  type SessionRule,
  type SessionVerdict,
} from './seats/judge-session.ts'
export { openSeats, type SeatCount } from './seats/open-seats.ts'
export { decideSlot } from './slots/decide-slot.ts'
export { decideVisit, visitSlots } from './slots/decide-visit.ts'
export { explainSlot } from './slots/explain-slot.ts'
export { type EndOption, type EndOptionsRequest, listEnds } from './slots/list-ends.ts'
export { listSlots } from './slots/list-slots.ts'
export { listVisits } from './slots/list-visits.ts'
export { nextFree } from './slots/next-free.ts'
export { isBookable, isFree, slotAt, slotEnd, slotReason } from './slots/read-slots.ts'
export { REFUSAL_RULES, type RefusalRule, SLOT_FLAGS } from './slots/refusal-rules.ts'
export type {
  Change,
  DecideOptions,
  Decision,
  ExplainOptions,
  Explanation,
  FreeSlot,
  ListOptions,
  LocationWindows,
  NextFreeOptions,
  Pool,
  Refusal,
  RequestedSlot,
  Resource,
  SlotInput,
  SlotList,
  SlotRange,
  SlotRules,
  SlotView,
} from './slots/types.ts'
export { isVisitBookable, isVisitFree, type VisitDecision, type VisitList, type VisitSlot } from './slots/visits.ts'
export { orderStaff, type StaffOrderOptions, type StaffSorting } from './staff/order-staff.ts'
export { blockedAt, buildBusy, heldAt, NOT_BUSY } from './taken/build-busy.ts'
export { findConflicts, isTaken } from './taken/find-conflicts.ts'
export type { Busy, BusyRow, DayCap, Source, SourceKind } from './taken/types.ts'
export { DAY, HOUR, MINUTE } from './units.ts'
export { addDays, daysBetween, isDay, localDayBounds, toLocalDay, toWeekday } from './zones/local-days.ts'
export { formatLocal, instantToLocal, localToInstant, parseLocal } from './zones/local-text.ts'
export { instantToWall, offsetAt, wallToInstant } from './zones/wall-times.ts'
export { countDays, endOfDays, isDayStart } from './zones/whole-days.ts'
export { isZone } from './zones/zone-names.ts'
