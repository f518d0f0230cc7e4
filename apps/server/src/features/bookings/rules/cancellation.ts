import { type ChangeWindow, mayStillChange } from '@kalends/availability'
import type { bookings } from '@kalends/contract'
import { endRefusal, wasPromised } from './status.ts'

/** The parts of a booking that decide about changes. Instants are epoch milliseconds. */
export type ChangeableBooking = {
  status: bookings.BookingStatus
  startsAt: number | null
  /** Latest start that the customer agreed to, where the business moved it nearer; null otherwise. */
  agreedStart: number | null
  /** Shortest notice in milliseconds at which the customer moved it to another time; null if they never did. */
  movedNotice: number | null
  inPackage: boolean
  /** From the booking's policy snapshot. */
  cancellation: LinkableWindow
  reschedule: LinkableWindow
}

/** When a change is allowed, and whether a signed link may make it. */
export type LinkableWindow = ChangeWindow & { byLink: boolean }

/** What matters about the actor of a cancellation. */
export type CancellingActor = {
  /** Is not bound by the policy. */
  actsForBusiness: boolean
  managesBookings: boolean
  ignoresPolicy: boolean
  decidesPayments: boolean
}

export type CancellationPreferences = {
  ignoreCancellationPolicy: boolean
  withRefund: boolean
  /** Waives the fee or the charges, or sets another price. */
  changesCharges: boolean
  /** Waives charges and sets another price at once. */
  contradicts: boolean
}

export type CancellationRefusal =
  | 'VALIDATION_FAILURE'
  | 'NEW_PRICE_WITH_WAIVE_CHARGES'
  | 'NOT_ALLOWED_TO_UPDATE_BOOKING_IN_MULTI_SERVICE_BOOKING'
  | 'UNAUTHORIZED_OPERATION'
  | 'REFUND_NOT_ALLOWED'
  | 'BOOKING_POLICY_VIOLATION'

/** Returns why the actor may not cancel the booking now. Undefined when they may. */
export function cancellationRefusal(
  booking: ChangeableBooking,
  actor: CancellingActor,
  preferences: CancellationPreferences,
  now: number,
): CancellationRefusal | undefined {
  if (endRefusal(booking.status)) return 'VALIDATION_FAILURE'
  if (booking.inPackage) return 'NOT_ALLOWED_TO_UPDATE_BOOKING_IN_MULTI_SERVICE_BOOKING'
  if (preferences.contradicts) return 'NEW_PRICE_WITH_WAIVE_CHARGES'
  if (preferences.changesCharges && !actor.managesBookings) return 'UNAUTHORIZED_OPERATION'
  if ((preferences.withRefund || preferences.changesCharges) && !actor.decidesPayments) return 'REFUND_NOT_ALLOWED'
  if (actor.actsForBusiness) return undefined
  const mayIgnore = actor.managesBookings || actor.ignoresPolicy
  if (preferences.ignoreCancellationPolicy && !mayIgnore) return 'UNAUTHORIZED_OPERATION'
  if (preferences.ignoreCancellationPolicy || !wasPromised(booking.status)) return undefined
  return withinCancellationWindow(booking, now) ? undefined : 'BOOKING_POLICY_VIOLATION'
}

/**
 * Returns true if the booking has not begun and a rule lets its customer change it now. Deadlines count from the latest start
 * that they agreed to.
 */
export function isInTime({ startsAt, agreedStart }: Starts, window: ChangeWindow, now: number): boolean {
  if (startsAt === null) return false
  if (agreedStart === null) return mayStillChange(window, startsAt, now)
  return now < startsAt && mayStillChange(window, agreedStart, now)
}

type Starts = Pick<ChangeableBooking, 'startsAt' | 'agreedStart'>

/** Returns the latest start that the customer agreed to once the business moved their booking; null if that is the new one. */
export function agreedStartAfter({ startsAt, agreedStart }: Starts, newStart: number): number | null {
  const agreed = agreedStart ?? startsAt
  return agreed !== null && newStart < agreed ? agreed : null
}

/**
 * Returns true if the booking's policy snapshot lets its customer cancel now. One that they moved when it was too late to
 * cancel stays too late.
 */
export function withinCancellationWindow(booking: ChangeableBooking, now: number): boolean {
  return isInTime(booking, booking.cancellation, now) && !wasMovedTooLate(booking)
}

/** Returns true if the customer moved the booking after the time until which they could cancel. */
export function wasMovedTooLate({
  movedNotice,
  cancellation,
}: Pick<ChangeableBooking, 'movedNotice' | 'cancellation'>): boolean {
  const { enabled, limitMinutes } = cancellation
  return enabled && movedNotice !== null && limitMinutes !== null && !mayStillChange(cancellation, movedNotice, 0)
}

/** Returns the shortest notice of a booking's moves after its customer moves it from its start now. In milliseconds. */
export function noticeAfterMove(
  { startsAt, agreedStart, movedNotice }: Starts & Pick<ChangeableBooking, 'movedNotice'>,
  now: number,
): number | null {
  if (startsAt === null) return movedNotice
  return Math.min((agreedStart ?? startsAt) - now, movedNotice ?? Number.POSITIVE_INFINITY)
}
