import { type ChangeableBooking, isInTime, withinCancellationWindow } from './cancellation.ts'
import { wasPromised } from './status.ts'

export type AllowedActions = { cancel: boolean; reschedule: boolean }

/** Returns what the customer may do with the booking now. `movable` is false for courses. */
export function allowedActions(booking: ChangeableBooking, now: number, movable = true): AllowedActions {
  const { startsAt } = booking
  const open = wasPromised(booking.status) && !booking.inPackage && startsAt !== null && now < startsAt
  return {
    cancel: open && withinCancellationWindow(booking, now),
    reschedule: open && movable && isInTime(booking, booking.reschedule, now),
  }
}

/** Returns what the holder of a signed link may do: each policy rule can exclude links. */
export function allowedAnonymousActions(booking: ChangeableBooking, now: number, movable = true): AllowedActions {
  const { cancel, reschedule } = allowedActions(booking, now, movable)
  return {
    cancel: cancel && booking.cancellation.byLink,
    reschedule: reschedule && booking.reschedule.byLink,
  }
}
