import { instantToLocal } from '@kalends/availability'
import type { availability } from '@kalends/contract'
import type { Context } from '../../../../context.ts'
import type { Tx } from '../../../../db/database.ts'
import { fail } from '../../../../refusal.ts'
import { decideSeats, findSeats, refuseSeats, type Seats, seatsUnavailable } from '../../../holds/index.ts'
import { lockAllSeats } from '../../../schedules/index.ts'
import type { BookableService } from '../../../services/index.ts'
import { isGuid } from '../../../sites/index.ts'
import type { BookingChanges, BookingRow } from '../../store/rows.ts'
import { readSlot } from '../placing/allocate-seats.ts'
import { enterSeats, leaveSeats } from '../placing/seats.ts'

/** A move from one class session to another. */
export type MovingSeats = {
  sessionId: string
  participants: number
  overlaps: boolean
  takesSeats: boolean
  /** The early and late limits of the new start bind customers only. */
  mode: 'customer' | 'manager'
}

/** Takes seats in the new session and releases the old ones. Locks both first, in id order. */
export async function moveSeats(
  context: Context,
  tx: Tx,
  booking: BookingRow,
  service: BookableService,
  { sessionId, participants, overlaps, takesSeats, mode }: MovingSeats,
): Promise<BookingChanges> {
  const siteId = booking.site_id
  const now = context.clock.now()
  if (!isGuid(sessionId)) return fail('FAILED_RESOLVING_SESSION')
  const seats = await findSeats(tx, siteId, service, { kind: 'session', sessionId }, now)
  if (typeof seats === 'string') return fail('FAILED_RESOLVING_SESSION')
  const wanted = { seats, participants, now, mode, timeZone: booking.time_zone }
  if (seats.cancelled) throw seatsUnavailable(wanted, { rule: 'CANCELLED', open: 0 })
  await lockAllSeats(tx, siteId, [booking.session_id ?? sessionId, sessionId], now)
  // Its own seats count as free.
  await leaveSeats(tx, booking, now)
  const decision = await decideSeats(tx, wanted)
  if (!overlaps && !decision.ok) return refuseSeats(decision, wanted)
  const toTake = { siteId, scopeId: sessionId, participants, own: 0, now }
  const entry = await enterSeats(tx, toTake, { onConflict: overlaps ? 'mark' : 'refuse', takesSeats })
  if (!entry) throw seatsUnavailable(wanted, { rule: 'FULL', open: decision.open })
  const taken = { seats_taken: entry.seatsTaken, double_booked: entry.conflict }
  return sessionId === booking.session_id ? taken : { ...taken, ...(await locationColumns(tx, booking, seats)) }
}

/** Returns the columns that copy the session. The zone shown to the customer stays. */
async function locationColumns(tx: Tx, booking: BookingRow, seats: Seats): Promise<BookingChanges> {
  const { location, resource, resourceIds, sessionId } = await readSlot(tx, seats, booking.contact_details)
  return {
    session_id: sessionId,
    title: seats.title,
    resource,
    resource_id: resource?.id ?? null,
    resource_ids: resourceIds,
    location,
    location_id: location.id ?? null,
    location_type: (location.locationType ?? null) as availability.LocationType | null,
    starts_at: new Date(seats.start).toISOString(),
    ends_at: new Date(seats.end).toISOString(),
    local_start: instantToLocal(seats.start, booking.time_zone),
  }
}
