import { bookingViolations, instantToLocal } from '@kalends/availability'
import type { bookings } from '@kalends/contract'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import { findLocations, oneLineAddress } from '../../business/index.ts'
import { findSession, lockAllSeats, type SessionRow } from '../../schedules/index.ts'
import { toEnginePolicy } from '../../services/index.ts'
import { isGuid } from '../../sites/index.ts'
import type { BookingChanges, BookingRow } from '../store/rows.ts'
import { bookedResource } from './booked-resource.ts'
import { enterSeats, leaveSeats } from './seats.ts'

/** How a booking goes from one meeting of its class to another. */
export type MovingSeats = {
  sessionId: string
  participants: number
  overlaps: boolean
  takesSeats: boolean
  /** Early and late limits bind the new start. */
  bound: boolean
}

/** Takes seats in the other meeting and gives the old ones back; both are locked first, in the order of their ids. */
export async function moveSeats(
  context: Context,
  tx: Tx,
  booking: BookingRow,
  { sessionId, participants, overlaps, takesSeats, bound }: MovingSeats,
): Promise<BookingChanges> {
  const now = context.clock.now()
  if (!isGuid(sessionId)) return fail('FAILED_RESOLVING_SESSION')
  await lockAllSeats(tx, booking.site_id, [booking.session_id ?? sessionId, sessionId], now)
  const session = await findSession(tx, booking.site_id, sessionId)
  if (session?.service_id !== booking.service_id) return fail('FAILED_RESOLVING_SESSION')
  if (session.status !== 'CONFIRMED') return fail('SLOT_NOT_AVAILABLE')
  if (bound) demandWindows(booking, session, now)
  const stays = sessionId === booking.session_id
  if (!stays) await leaveSeats(tx, booking, now)
  const wanted = {
    siteId: booking.site_id,
    scopeId: sessionId,
    participants,
    own: stays ? booking.seats_taken : 0,
    now,
  }
  const entry = await enterSeats(tx, wanted, { onConflict: overlaps ? 'mark' : 'refuse', takesSeats })
  if (!entry) return fail('SESSION_CAPACITY_EXCEEDED')
  return {
    seats_taken: entry.seatsTaken,
    double_booked: entry.conflict,
    ...(stays ? {} : await placeOf(tx, booking, session)),
  }
}

function demandWindows(booking: BookingRow, { starts_at, ends_at }: SessionRow, now: number): void {
  const { windows } = toEnginePolicy(booking.policy_snapshot)
  const violations = bookingViolations(windows, { start: Date.parse(starts_at), end: Date.parse(ends_at) }, now)
  const broken = Object.entries(violations).filter(([, yes]) => yes)
  if (broken.length > 0) fail('BOOKING_POLICY_VIOLATION', { data: Object.fromEntries(broken) })
}

/** What a booking knows of its meeting. The zone shown to the customer stays. */
async function placeOf(tx: Tx, booking: BookingRow, session: SessionRow): Promise<BookingChanges> {
  const { site_id, starts_at, ends_at, location_id, resource_ids } = session
  const [leader] = resource_ids
  const location_type = session.location_type as bookings.LocationType | null
  return {
    ...{ session_id: session.id, starts_at, ends_at, title: session.title, resource_ids, resource_id: leader ?? null },
    local_start: instantToLocal(Date.parse(starts_at), booking.time_zone),
    resource: leader ? await bookedResource(tx, site_id, leader, false) : null,
    ...{ location_id, location_type, location: await locationOf(tx, session) },
  }
}

async function locationOf(tx: Tx, { site_id, location_id, location_type }: SessionRow): Promise<bookings.Location> {
  const locationType = (location_type ?? 'UNDEFINED') as bookings.LocationType
  if (!location_id) return { locationType }
  const [place] = await findLocations(tx, site_id, [location_id])
  const formattedAddress = place?.address ? oneLineAddress(place.address) : null
  return {
    ...{ id: location_id, ...(place ? { name: place.name } : {}), locationType },
    ...(formattedAddress ? { formattedAddress } : {}),
  }
}
