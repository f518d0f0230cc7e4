/** Holds: time and seats reserved while a form is filled in. `settleHold` converts a hold into a booking in place. */

export { holdsJobs } from './jobs.ts'
export { holdsRoutes } from './routes.ts'
export { addOnMinutes, chosenAddOns } from './rules/add-ons.ts'
export { type Participants, resolveParticipants } from './rules/participants.ts'
export { adoptHolds } from './steps/adopt-holds.ts'
export { decideSeats, type RequestedSeats } from './steps/decide-seats.ts'
export { findSeats, firstAttended, isForeignSeats, isHeldTime, type NoSeats, type Seats } from './steps/find-seats.ts'
export { SlotGone, type TimeRequest } from './steps/gone.ts'
export { findOwnHold, listOwnHolds } from './steps/hold-owner.ts'
export type { ForBooking } from './steps/hold-request.ts'
export { prolongHold, shortenHold } from './steps/prolong-hold.ts'
export { type Chosen, isChosenLength, readChosen } from './steps/read-chosen.ts'
export { refuseSeats, refuseSlot, seatsUnavailable } from './steps/refuse-slot.ts'
export { isLive, releaseCapacity } from './steps/release-capacity.ts'
export { renewHeldSeats, renewHeldTime } from './steps/renew-hold.ts'
export { reserveHold } from './steps/reserve-hold.ts'
export { dropHold, lockOwnHold, settleHold, settleSeats } from './steps/settle-hold.ts'
export { decideUnderLock, takeSlot } from './steps/take-slot.ts'
export { withAlternatives } from './steps/with-alternatives.ts'
export {
  type CalendarHold,
  connectHold,
  disconnectHolds,
  findCalendarHolds,
  type HoldRow,
  type HoldScope,
  hasNoHold,
  holdsPrint,
  listUnpaidHolds,
  lockHoldOfBooking,
  lockHoldsOf,
} from './store.ts'
