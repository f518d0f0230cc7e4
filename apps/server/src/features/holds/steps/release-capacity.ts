import type { Tx } from '../../../db/database.ts'
import { deleteOccupancies, lockSeats, releaseSeats } from '../../schedules/index.ts'
import type { HoldRow } from '../store.ts'

/** Returns true while the hold has not expired. */
export function isLive(hold: Pick<HoldRow, 'expires_at'>, now: number): boolean {
  return Date.parse(hold.expires_at) > now
}

/**
 * Releases the time of a locked hold, or its seats while it is live. The caller must then delete or move its row before
 * seats are counted again.
 */
export async function releaseCapacity(tx: Tx, hold: HoldRow, now: number): Promise<void> {
  if (hold.scope_id === null) {
    await deleteOccupancies(tx, hold.site_id, { holdId: hold.id })
    return
  }
  const seats = await lockSeats(tx, hold.site_id, hold.scope_id, now)
  if (seats && isLive(hold, now)) await releaseSeats(tx, seats, hold.seats)
}
