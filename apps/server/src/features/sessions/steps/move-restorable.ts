import { instantToLocal, localToInstant } from '@kalends/availability'
import type { Tx } from '../../../db/database.ts'
import { type Restorable, setRestoredTimes } from '../../bookings/index.ts'
import { planZoneMoves, type ZoneChange } from '../rules/zone-moves.ts'

/**
 * Moves the time at which cancelled bookings may come back, as the others of their kind move with the zone. The bookings
 * themselves stay as they ended.
 */
export async function moveRestorable(
  tx: Tx,
  siteId: string,
  restorable: readonly Restorable[],
  change: ZoneChange,
): Promise<void> {
  const { from, to } = change
  const byId = new Map(restorable.map((booking) => [booking.id, booking]))
  const moves = planZoneMoves(
    restorable.map(({ id, kind, startsAt, endsAt, byTheDay }) => {
      return { id, kind, byTheDay, start: Date.parse(startsAt), end: Date.parse(endsAt) }
    }),
    change,
  )
  const iso = (at: number) => new Date(at).toISOString()
  const times = moves.flatMap(({ id, start, end }) => {
    const booking = byId.get(id)
    if (!booking) return []
    const { number, attendsFrom } = booking
    const time_zone = booking.timeZone === from ? to : booking.timeZone
    const attended =
      attendsFrom === null
        ? {}
        : { attends_from: iso(localToInstant(instantToLocal(Date.parse(attendsFrom), from), to)) }
    const before = {
      starts_at: iso(start),
      ends_at: iso(end),
      time_zone,
      local_start: instantToLocal(start, time_zone),
    }
    return [{ id, number, before: { ...before, ...attended } }]
  })
  if (times.length > 0) await setRestoredTimes(tx, siteId, times)
}
