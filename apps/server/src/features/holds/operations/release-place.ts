import type { Tx } from '../../../db/database.ts'
import { deleteOccupanciesOf, lockSeats, releaseSeats } from '../../schedules/index.ts'
import type { HoldRow } from '../store.ts'

/** True while the place is kept, to the second. */
export function isLive(hold: Pick<HoldRow, 'expires_at'>, now: number): boolean {
  return Date.parse(hold.expires_at) > now
}

/**
 * Frees what a locked hold keeps: time, or seats while it is live. Its row is the caller's to delete or to move, before
 * anybody counts those seats again.
 */
export async function releasePlace(tx: Tx, hold: HoldRow, now: number): Promise<void> {
  if (hold.scope_id === null) {
    await deleteOccupanciesOf(tx, hold.site_id, { holdId: hold.id })
    return
  }
  const seats = await lockSeats(tx, hold.site_id, hold.scope_id, now)
  if (seats && isLive(hold, now)) await releaseSeats(tx, seats, hold.seats)
}
