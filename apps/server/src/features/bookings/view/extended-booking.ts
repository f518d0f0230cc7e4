import type { extendedBookings } from '@kalends/contract'
import { allowedActions } from '../rules/allowed-actions.ts'
import type { BookingRow } from '../store/rows.ts'
import { bookingView } from './booking.ts'
import { changeable } from './changeable.ts'

/** What a query may ask for beside the bookings themselves. */
export type ExtendedFlags = {
  withBookingAllowedActions?: boolean | null | undefined
  withBookingAttendanceInfo?: boolean | null | undefined
  withBookingPolicySettings?: boolean | null | undefined
}

/** A booking with what was asked for by flags. A fee, a conference or an order it does not have is left out. */
export function extendedBookingView(
  row: BookingRow,
  flags: ExtendedFlags,
  now: number,
): extendedBookings.ExtendedBooking {
  return {
    booking: bookingView(row),
    ...(flags.withBookingAllowedActions ? { allowedActions: allowedActions(changeable(row), now) } : {}),
    ...(flags.withBookingAttendanceInfo ? { attendance: { status: 'NOT_SET', numberOfAttendees: 0 } } : {}),
    ...(flags.withBookingPolicySettings
      ? {
          bookingPolicySettings: {
            cancellationFeeEnabled: row.policy_snapshot.cancellationFeePolicy?.enabled === true,
          },
        }
      : {}),
  }
}
