import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { dropHold, isLive, type Places, placesGone, settleSeats } from '../../holds/index.ts'
import { takesTime } from '../rules/status.ts'
import { modeOf } from './caller.ts'
import type { NewPlace } from './new-place.ts'
import type { HoldToPlace } from './place-hold.ts'
import { placeOf } from './place-in-seats.ts'
import { enterSeats } from './seats.ts'

/**
 * Allocates the seats of a locked hold to a booking. Converts a live hold in place; takes the seats of an expired one
 * again if they are still free.
 */
export async function placeHeldSeats(
  context: Context,
  tx: Tx,
  requested: HoldToPlace,
  places: Places,
): Promise<NewPlace> {
  const { hold, service, status, actor, contact } = requested
  const now = context.clock.now()
  const { seats: participants, time_zone: timeZone } = hold
  const gone = () =>
    placesGone({ places, participants, now, mode: modeOf(actor), timeZone }, 0, 'SLOT_HOLD_UNAVAILABLE')
  if (places.cancelled) throw gone()
  const takesSeats = takesTime(status, service.onlineBooking.allowMultipleRequests)
  const seatsTaken = await takeHeld(tx, requested, places, { now, takesSeats })
  if (seatsTaken === undefined) throw gone()
  return { ...(await placeOf(tx, places, contact)), seatsTaken, doubleBooked: false }
}

async function takeHeld(
  tx: Tx,
  { hold }: HoldToPlace,
  { siteId, scopeId }: Places,
  { now, takesSeats }: { now: number; takesSeats: boolean },
): Promise<number | undefined> {
  if (isLive(hold, now) && takesSeats) return (await settleSeats(tx, hold, now)) ? hold.seats : undefined
  const wasKept = isLive(hold, now)
  await dropHold(tx, hold, now)
  if (wasKept) return 0
  const wanted = { siteId, scopeId, participants: hold.seats, own: 0, now }
  return (await enterSeats(tx, wanted, { onConflict: 'refuse', takesSeats }))?.seatsTaken
}
