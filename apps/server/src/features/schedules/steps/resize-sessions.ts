import type { Tx } from '../../../db/database.ts'
import { lockAllSeats, setCapacity } from '../store/seats.ts'
import { listUpcomingSessions, setSessionsCapacity } from '../store/sessions.ts'

/**
 * Changes the capacity of a class or course, its future sessions and series, except those with a capacity of their own.
 * Keeps all bookings: if more seats are taken, none is open until enough are released.
 */
export async function resizeSessions(
  tx: Tx,
  siteId: string,
  scheduleId: string,
  { from, to }: { from: number; to: number },
  now: number,
): Promise<void> {
  if (from === to) return
  const sessions = await listUpcomingSessions(tx, siteId, scheduleId, now)
  const seats = await lockAllSeats(tx, siteId, [scheduleId, ...sessions], now)
  const standard = seats.filter(({ capacity }) => capacity === from)
  await setCapacity(tx, standard, to)
  const ids = standard.map(({ scopeId }) => scopeId)
  await setSessionsCapacity(tx, siteId, { scheduleId, ids, from, to }, now)
}
