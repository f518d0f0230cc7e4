/** What can be booked, when: lists it, decides it inside a transaction, and finds the next times that can be taken. */
export {
  decideSession,
  type FreeSessionDecision,
  type SessionRefusal,
  type WantedSession,
} from './operations/decide-session.ts'
export {
  decideSlot,
  type FreeSlotDecision,
  type SlotRefusal,
  type WantedSlot,
} from './operations/decide-slot.ts'
export { findAvailableServices } from './operations/find-available-services.ts'
export {
  type FoundCandidates,
  findCandidates,
  type NoCandidates,
  type WantedOffer,
} from './operations/find-candidates.ts'
export { type FreeSession, type MissedSeats, nextFreeSessions } from './operations/next-free-sessions.ts'
export { type Missed, nextFreeTimes } from './operations/next-free-times.ts'
export { availabilityRoutes } from './routes.ts'
export { genderOf, type PreferredGender } from './rules/narrow-candidates.ts'
export type { LocationType, SlotLocation } from './rules/offered-places.ts'
export type { SlotRefusalCode, SlotViolations } from './rules/refusal-code.ts'
export type { ClassSession, Course, Locations } from './store/meetings.ts'
