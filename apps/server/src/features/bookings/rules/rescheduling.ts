import type { bookings } from '@kalends/contract'
import { type ChangeableBooking, isInTime } from './cancellation.ts'
import { wasPromised } from './status.ts'

/** What matters about the actor of a move. */
export type MovingActor = {
  /** Is not bound by the policy. */
  actsForBusiness: boolean
  managesBookings: boolean
  ignoresPolicy: boolean
  overridesAvailability: boolean
  managesPayments: boolean
  managesAddOns: boolean
}

export type MoveFlags = bookings.RescheduleBookingFlowControlSettings

export type MoveRefusal =
  | 'VALIDATION_FAILURE'
  | 'NOT_ALLOWED_TO_UPDATE_BOOKING_IN_MULTI_SERVICE_BOOKING'
  | 'UNAUTHORIZED_OPERATION'
  | 'BOOKING_POLICY_VIOLATION'

/** Returns why the booking can never move: it is a course, part of a package, ended or on a waiting list. */
export function movableRefusal(booking: ChangeableBooking, tag: string): MoveRefusal | undefined {
  if (tag === 'COURSE') return 'VALIDATION_FAILURE'
  if (booking.inPackage) return 'NOT_ALLOWED_TO_UPDATE_BOOKING_IN_MULTI_SERVICE_BOOKING'
  return booking.status === 'CREATED' || wasPromised(booking.status) ? undefined : 'VALIDATION_FAILURE'
}

/** Returns why the actor may not move it now: flags beyond their rights, or its policy, measured on the current start. */
export function moveRefusal(
  booking: ChangeableBooking,
  actor: MovingActor,
  flags: MoveFlags,
  now: number,
): MoveRefusal | undefined {
  if (flagsAboveRights(flags, actor)) return 'UNAUTHORIZED_OPERATION'
  if (actor.actsForBusiness || flags.ignoreReschedulePolicy || !wasPromised(booking.status)) return undefined
  return isInTime(booking, booking.reschedule, now) ? undefined : 'BOOKING_POLICY_VIOLATION'
}

/** Returns the status after a move: where requests need approval, the new time needs it too. */
export function statusAfterMove(
  status: bookings.BookingStatus,
  { needsApproval, skipsConfirmation }: { needsApproval: boolean; skipsConfirmation: boolean },
): bookings.BookingStatus {
  if (!wasPromised(status)) return status
  if (skipsConfirmation) return 'CONFIRMED'
  return needsApproval ? 'PENDING' : status
}

function flagsAboveRights(flags: MoveFlags, actor: MovingActor): boolean {
  const overCalendar = flags.skipAvailabilityValidation || flags.skipBusinessConfirmation
  const overPolicy = flags.ignoreReschedulePolicy || flags.ignoreBookingWindow
  return Boolean(
    (overCalendar && !actor.overridesAvailability) ||
      (overPolicy && !actor.managesBookings && !actor.ignoresPolicy) ||
      (flags.allowPriceChange && !actor.managesPayments),
  )
}
