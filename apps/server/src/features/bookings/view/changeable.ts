import { toEnginePolicy } from '../../policies/index.ts'
import type { ChangeableBooking } from '../rules/cancellation.ts'
import type { BookingRow } from '../store/rows.ts'

/** A stored booking as the rules look at it. */
export function changeable(row: BookingRow): ChangeableBooking {
  const { cancellation, reschedule } = toEnginePolicy(row.policy_snapshot)
  const { cancellationPolicy, reschedulePolicy } = row.policy_snapshot
  return {
    status: row.status,
    startsAt: row.starts_at === null ? null : Date.parse(row.starts_at),
    inPackage: row.multi_service_booking_id !== null,
    // A policy that does not say so lets links in.
    cancellation: { ...cancellation, byLink: cancellationPolicy?.allowAnonymous !== false },
    reschedule: { ...reschedule, byLink: reschedulePolicy?.allowAnonymous !== false },
  }
}
