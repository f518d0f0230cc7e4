import { mayStillChange } from '@kalends/availability'
import { type ChangeableBooking, withinCancellationWindow } from './cancellation.ts'
import { wasPromised } from './status.ts'

export type AllowedActions = { cancel: boolean; reschedule: boolean }

/** What the customer may do with the booking now, whoever asks. `movable` is false for courses. */
export function allowedActions(booking: ChangeableBooking, now: number, movable = true): AllowedActions {
  const { startsAt } = booking
  const open = wasPromised(booking.status) && !booking.inPackage && startsAt !== null && now < startsAt
  return {
    cancel: open && withinCancellationWindow(booking, now),
    reschedule: open && movable && mayStillChange(booking.reschedule, startsAt, now),
  }
}

/** The same for whoever holds a signed link: each rule may keep links out. */
export function allowedAnonymousActions(booking: ChangeableBooking, now: number, movable = true): AllowedActions {
  const { cancel, reschedule } = allowedActions(booking, now, movable)
  return {
    cancel: cancel && booking.cancellation.byLink,
    reschedule: reschedule && booking.reschedule.byLink,
  }
}
