import type { ChangeableBooking } from '../rules/cancellation.ts'
import type { BookingRow } from '../store/rows.ts'

/** A stored booking as the rules look at it. */
export function changeable(row: BookingRow): ChangeableBooking {
  return {
    status: row.status,
    startsAt: row.starts_at === null ? null : Date.parse(row.starts_at),
    policy: row.policy_snapshot,
    inPackage: row.multi_service_booking_id !== null,
  }
}
