import type { extendedBookings } from '@kalends/contract'
import type { KnownContacts } from '../../contacts/index.ts'
import { allowedActions } from '../rules/allowed-actions.ts'
import type { RecordedVisit } from '../store/noted-visits.ts'
import type { BookingRow } from '../store/rows.ts'
import { type BookingReader, bookingView } from './booking.ts'
import { changeable } from './changeable.ts'
import { type Conferencing, conferencingView } from './conferencing.ts'

/** Flags for additional data of a query. */
export type ExtendedFlags = {
  withBookingAllowedActions?: boolean | null | undefined
  withBookingAttendanceInfo?: boolean | null | undefined
  withBookingConferencingDetails?: boolean | null | undefined
  withBookingPolicySettings?: boolean | null | undefined
  withBookingFeeDetails?: boolean | null | undefined
  withEcomOrder?: boolean | null | undefined
}

/** Data loaded for a page of bookings because flags requested it. */
export type ExtendedData = {
  visits: ReadonlyMap<string, RecordedVisit>
  conferencing: Conferencing | undefined
  orders: ReadonlyMap<string, extendedBookings.Order>
  now: number
  reader: BookingReader
  knownContacts: KnownContacts
}

/** Returns a booking with the data requested by flags. Missing data, such as a fee or a link, is left out. */
export function extendedBookingView(
  row: BookingRow,
  flags: ExtendedFlags,
  { visits, conferencing, orders, now, reader, knownContacts }: ExtendedData,
): extendedBookings.ExtendedBooking {
  const link = conferencing && conferencingView(row, conferencing)
  const order = orders.get(row.id)
  const fee = flags.withBookingFeeDetails && !row.cancellation_fee?.isWaived ? row.cancellation_fee : null
  return {
    booking: bookingView(row, reader, knownContacts),
    ...(flags.withBookingAllowedActions ? { allowedActions: listAllowedActions(row, now) } : {}),
    ...(flags.withBookingAttendanceInfo ? { attendance: visits.get(row.id) ?? nothingNoted } : {}),
    ...(link ? { conferencingDetails: link } : {}),
    ...(flags.withBookingPolicySettings ? { bookingPolicySettings: policySettings(row) } : {}),
    ...(fee ? { bookingFeeDetails: { cancellationFeeStatus: fee.status } } : {}),
    ...(order ? { order } : {}),
  }
}

const nothingNoted = { status: 'NOT_SET', numberOfAttendees: 0 } as const

/** Returns the customer's allowed actions, regardless of the actor. */
function listAllowedActions(row: BookingRow, now: number): extendedBookings.AllowedActions {
  return allowedActions(changeable(row), now, row.tag !== 'COURSE')
}

function policySettings(row: BookingRow): extendedBookings.BookingPolicySettings {
  return { cancellationFeeEnabled: row.policy_snapshot.cancellationFeePolicy?.enabled === true }
}
