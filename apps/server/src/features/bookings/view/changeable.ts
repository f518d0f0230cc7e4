import { toEnginePolicy } from '../../policies/index.ts'
import type { ChangeableBooking } from '../rules/cancellation.ts'
import type { BookingRow } from '../store/rows.ts'
import { customerStart } from './customer-start.ts'

/** Converts a booking row to the input of the change rules. */
export function changeable(row: BookingRow): ChangeableBooking {
  const { cancellation, reschedule } = toEnginePolicy(row.policy_snapshot)
  const { cancellationPolicy, reschedulePolicy } = row.policy_snapshot
  return {
    status: row.status,
    startsAt: row.starts_at === null ? null : customerStart(row),
    agreedStart: row.agreed_start_at === null ? null : Date.parse(row.agreed_start_at),
    movedNotice: row.moved_notice_seconds === null ? null : row.moved_notice_seconds * 1000,
    inPackage: row.multi_service_booking_id !== null,
    // Policies allow links by default.
    cancellation: { ...cancellation, byLink: cancellationPolicy?.allowAnonymous !== false },
    reschedule: { ...reschedule, byLink: reschedulePolicy?.allowAnonymous !== false },
  }
}
