/** Places kept for whoever is filling in a form. A hold becomes a booking by `settleHold`, its rows changing hands in place. */

export { holdsJobs } from './jobs.ts'
export { offeringOthers, refuseSlot, SlotGone, type WantedTime } from './operations/refuse-slot.ts'
export { dropHold, isLive, lockOwnHold, settleHold } from './operations/settle-hold.ts'
export { decideUnderLock, takeSlot } from './operations/take-slot.ts'
export { holdsRoutes } from './routes.ts'
export { type CalendarHold, findCalendarHolds, type HoldRow, holdsPrint } from './store.ts'
