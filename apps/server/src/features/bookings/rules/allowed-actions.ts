import { mayStillChange } from '@kalends/availability'
import { type ChangeableBooking, rescheduleWindow, withinCancellationWindow } from './cancellation.ts'
import { wasPromised } from './status.ts'

export type AllowedActions = { cancel: boolean; reschedule: boolean }

/** What the customer may do with the booking now, whoever asks. `movable` is false for courses. */
export function allowedActions(booking: ChangeableBooking, now: number, movable = true): AllowedActions {
  const { startsAt, policy } = booking
  const open = wasPromised(booking.status) && !booking.inPackage && startsAt !== null && now < startsAt
  return {
    cancel: open && withinCancellationWindow(booking, now),
    reschedule: open && movable && mayStillChange(rescheduleWindow(policy), startsAt, now),
  }
}

/** The same for whoever holds a signed link: each rule may keep links out. Not saying so lets them in. */
export function allowedAnonymousActions(booking: ChangeableBooking, now: number, movable = true): AllowedActions {
  const { cancel, reschedule } = allowedActions(booking, now, movable)
  return {
    cancel: cancel && booking.policy.cancellationPolicy?.allowAnonymous !== false,
    reschedule: reschedule && booking.policy.reschedulePolicy?.allowAnonymous !== false,
  }
}
