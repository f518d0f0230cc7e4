import type { Context } from '../../../../context.ts'
import type { Tx } from '../../../../db/database.ts'
import {
  dropHold,
  type HoldRow,
  isLive,
  renewHeldSeats,
  type Seats,
  seatsUnavailable,
  settleSeats,
} from '../../../holds/index.ts'
import { takesTime } from '../../rules/status.ts'
import { requestMode } from '../booking-actor.ts'
import type { HoldToAllocate } from './allocate-held-time.ts'
import { readSlot } from './allocate-seats.ts'
import type { AllocatedCapacity } from './allocated-capacity.ts'
import { enterSeats } from './seats.ts'

/**
 * Allocates the seats of a locked hold to a booking. Converts a live hold in place; takes the seats of an expired one
 * again if they are still free.
 */
export async function allocateHeldSeats(
  context: Context,
  tx: Tx,
  requested: HoldToAllocate,
  seats: Seats,
): Promise<AllocatedCapacity> {
  const { service, status, contact } = requested
  const now = context.clock.now()
  if (seats.cancelled) throw unavailable(context, requested, seats)
  const takesSeats = takesTime(status, service.onlineBooking.allowMultipleRequests)
  const seatsTaken = await takeHeld(tx, requested, seats, { now, takesSeats })
  if (seatsTaken === undefined) throw unavailable(context, requested, seats)
  return { ...(await readSlot(tx, seats, contact)), seatsTaken, doubleBooked: false }
}

/** Leaves the seats of a locked hold with it while the booking is paid, and takes them again if the hold has expired. */
export async function keepHeldSeats(
  context: Context,
  tx: Tx,
  requested: HoldToAllocate,
  { seats, expiresAt }: { seats: Seats; expiresAt: number },
): Promise<{ hold: HoldRow; capacity: AllocatedCapacity }> {
  const { hold, contact } = requested
  const now = context.clock.now()
  if (seats.cancelled) throw unavailable(context, requested, seats)
  const live = isLive(hold, now) ? hold : await renewHeldSeats(tx, hold, { now, expiresAt })
  if (!live) throw unavailable(context, requested, seats)
  return { hold: live, capacity: { ...(await readSlot(tx, seats, contact)), seatsTaken: 0, doubleBooked: false } }
}

function unavailable(context: Context, { hold, actor }: HoldToAllocate, seats: Seats) {
  const { seats: participants, time_zone: timeZone } = hold
  const wanted = { seats, participants, now: context.clock.now(), mode: requestMode(actor), timeZone }
  return seatsUnavailable(wanted, { rule: seats.cancelled ? 'CANCELLED' : 'FULL', open: 0 }, 'SLOT_HOLD_UNAVAILABLE')
}

async function takeHeld(
  tx: Tx,
  { hold }: HoldToAllocate,
  { siteId, scopeId }: Seats,
  { now, takesSeats }: { now: number; takesSeats: boolean },
): Promise<number | undefined> {
  if (isLive(hold, now) && takesSeats) return (await settleSeats(tx, hold, now)) ? hold.seats : undefined
  const wasSaved = isLive(hold, now)
  await dropHold(tx, hold, now)
  if (wasSaved) return 0
  const wanted = { siteId, scopeId, participants: hold.seats, own: 0, now }
  return (await enterSeats(tx, wanted, { onConflict: 'refuse', takesSeats }))?.seatsTaken
}
