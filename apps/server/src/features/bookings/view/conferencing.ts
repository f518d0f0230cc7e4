import type { extendedBookings } from '@kalends/contract'
import type { BookingRow } from '../store/rows.ts'

/** Conferencing links of a page of bookings: the template of the business, and the services that use it. */
export type Conferencing = { template: string | null; serviceIds: ReadonlySet<string>; sessionId: string | undefined }

/** Returns the link of one booking. Only confirmed bookings have one. */
export function conferencingView(
  row: BookingRow,
  { template, serviceIds, sessionId }: Conferencing,
): extendedBookings.ConferencingDetails | undefined {
  if (!template || row.status !== 'CONFIRMED' || !serviceIds.has(row.service_id)) return undefined
  // All sessions of a course share one link unless a session was requested.
  const session = row.session_id ?? sessionId ?? row.schedule_id
  return { guestUrl: template.replaceAll('{eventId}', session).replaceAll('{bookingId}', row.id) }
}
