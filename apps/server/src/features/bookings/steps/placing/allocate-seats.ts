import type { bookings } from '@kalends/contract'
import type { Actor } from '../../../../actor.ts'
import type { Tx } from '../../../../db/database.ts'
import { findCandidates, type SlotLocation as OfferedLocation } from '../../../availability/index.ts'
import { findLocations } from '../../../business/index.ts'
import {
  decideSeats,
  isLive,
  listOwnHolds,
  type RequestedSeats,
  refuseSeats,
  type Seats,
  seatsUnavailable,
} from '../../../holds/index.ts'
import { findSeats } from '../../../schedules/index.ts'
import type { AllocatedCapacity } from './allocated-capacity.ts'
import { bookedLocation } from './booked-location.ts'
import { bookedResource } from './booked-resource.ts'
import { enterSeats } from './seats.ts'

export type SeatsRequest = {
  actor: Actor
  wanted: RequestedSeats
  status: 'CREATED' | 'CONFIRMED'
  /** Takes seats even when none are open, and marks the booking. */
  overrides: boolean
  contact: bookings.ContactDetails
}

/**
 * Allocates seats of a class or course to a new booking. A confirmed booking takes them at once; a created one only
 * checks that enough are open.
 */
export async function allocateSeats(tx: Tx, requested: SeatsRequest): Promise<AllocatedCapacity> {
  const { wanted, status } = requested
  if (wanted.seats.cancelled) throw seatsUnavailable(wanted, { rule: 'CANCELLED', open: 0 })
  const { conflict, seatsTaken } = status === 'CONFIRMED' ? await take(tx, requested) : await lookAt(tx, requested)
  return { ...(await readSlot(tx, wanted.seats, requested.contact)), seatsTaken, doubleBooked: conflict }
}

async function take(tx: Tx, { wanted, overrides }: SeatsRequest) {
  const { seats, participants, now } = wanted
  const toTake = { siteId: seats.siteId, scopeId: seats.scopeId, participants, own: 0, now }
  const entry = await enterSeats(tx, toTake, { onConflict: overrides ? 'mark' : 'refuse', takesSeats: true })
  if (entry) return entry
  const counts = await findSeats(tx, seats.siteId, [seats.scopeId], now)
  throw seatsUnavailable(wanted, { rule: 'FULL', open: counts.get(seats.scopeId)?.open ?? 0 })
}

/** Checks open seats. Seats in the actor's own live holds count as open. */
async function lookAt(tx: Tx, { actor, wanted, overrides }: SeatsRequest) {
  const nothing = { conflict: false, seatsTaken: 0 }
  if (overrides) return nothing
  const holds = await listOwnHolds(tx, actor)
  const decision = await decideSeats(tx, { ...wanted, ignoreHoldIds: holds.map(({ id }) => id) })
  if (decision.ok) return nothing
  const wasSaved = holds.some((hold) => hold.scope_id === wanted.seats.scopeId && !isLive(hold, wanted.now))
  return refuseSeats(decision, wanted, wasSaved ? 'SLOT_HOLD_UNAVAILABLE' : undefined)
}

/** Reads location and leaders of a class or course as a booking stores them. */
export async function readSlot(
  tx: Tx,
  seats: Seats,
  contact: bookings.ContactDetails,
): Promise<Pick<AllocatedCapacity, 'location' | 'resource' | 'resourceIds' | 'sessionId'>> {
  const { siteId, resourceIds, sessionId } = seats
  const [leader] = resourceIds
  return {
    location: bookedLocation(await loadSeatsLocation(tx, seats), undefined, contact),
    resource: leader ? await bookedResource(tx, siteId, leader, false) : null,
    resourceIds,
    sessionId,
  }
}

/** Loads the session's own location, otherwise that of the service. */
async function loadSeatsLocation(tx: Tx, { siteId, service, locationId, timeZone }: Seats): Promise<OfferedLocation> {
  const found = await findCandidates(tx, { siteId, service, locationId })
  if (found.ok) return found.location
  const location = (await findLocations(tx, siteId)).find(({ id }) => id === locationId)
  return { type: 'OWNER_BUSINESS', locationId, name: location?.name ?? null, formattedAddress: null, zone: timeZone }
}
