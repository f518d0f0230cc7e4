/** What can be booked, when: lists it, decides it inside a transaction, and finds the next times that can be taken. */

export { availabilityRoutes } from './routes.ts'
export { type PreferredGender, toGender } from './rules/narrow-candidates.ts'
export type { LocationType, SlotLocation } from './rules/offered-locations.ts'
export type { SlotRefusalCode, SlotViolations } from './rules/refusal-code.ts'
export { coveredTimes } from './steps/covered-times.ts'
export {
  decideSession,
  type FreeSessionDecision,
  type RequestedClassSeats,
  type SessionRefusal,
} from './steps/decide-session.ts'
export {
  decideSlot,
  decideSlotFromMemory,
  type FreeSlotDecision,
  type SlotRefusal,
  type WantedSlot,
} from './steps/decide-slot.ts'
export { findAvailableServices } from './steps/find-available-services.ts'
export {
  candidatesAmong,
  type FoundCandidates,
  findCandidates,
  type NoCandidates,
  type OfferRequest,
} from './steps/find-candidates.ts'
export { shortageCode } from './steps/judge-seats.ts'
export { type FreeSession, type MissedSeats, nextFreeSessions } from './steps/next-free-sessions.ts'
export { type MissedTime, nextFreeTimes } from './steps/next-free-times.ts'
export { loadOfferBasis, type OfferBasis, recallOfferBasis } from './steps/offer-basis.ts'
export { addToCachedCalendars } from './store/calendars.ts'
export type { ClassSession, Course, SeatCounts } from './store/class-sessions.ts'
