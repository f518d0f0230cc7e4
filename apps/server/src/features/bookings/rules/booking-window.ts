import { bookingViolations, type PolicyWindows } from '@kalends/availability'
import type { services } from '@kalends/contract'

export type PolicyViolations = Record<string, true>

export type BookingAttempt = {
  policy: services.BookingPolicy
  /** Its early and late limits as the availability engine reads them. */
  windows: PolicyWindows
  onlineBookingEnabled: boolean
  start: number
  end: number
  participants: number
  resourceNamed: boolean
  /** Bookings of this service the customer has within the policy's window. */
  earlierBookings: number
  /** The intake form has to be filled in first, and was not. */
  intakeMissing: boolean
}

/** Returns every policy rule that forbids this booking now, by API name. Undefined when it is allowed. */
export function policyViolations(attempt: BookingAttempt, now: number): PolicyViolations | undefined {
  const { policy, windows, start, end } = attempt
  const { tooEarlyToBook, tooLateToBook } = bookingViolations(windows, { start, end }, now)
  const { resourcesPolicy: resources } = policy
  const maxParticipants = policy.participantsPolicy?.maxParticipantsPerBooking ?? 1
  const found = {
    tooEarlyToBook,
    tooLateToBook,
    bookOnlineDisabled: !attempt.onlineBookingEnabled,
    tooManyParticipants: attempt.participants > maxParticipants,
    resourceRequired: resources?.enabled === true && !resources.autoAssignAllowed && !attempt.resourceNamed,
    validSubmissionRequired: attempt.intakeMissing,
    tooManyBookings: isTooMany(policy, attempt.earlierBookings),
  }
  const broken = Object.entries(found).filter(([, yes]) => yes)
  return broken.length > 0 ? Object.fromEntries(broken.map(([name]) => [name, true as const])) : undefined
}

/** Returns true if a customer with this many bookings of a service may book it no more. */
export function isTooMany({ limitRebookingPolicy: rule }: services.BookingPolicy, earlierBookings: number): boolean {
  return rule?.enabled === true && earlierBookings >= (rule.maxBookings ?? 1)
}
