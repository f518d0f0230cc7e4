import type { Tx } from '../../../db/database.ts'
import { lockAllSeats, setCapacity } from '../store/seats.ts'
import { listMeetingsToCome, setMeetingsCapacity } from '../store/sessions.ts'

/**
 * A class or a course has another number of places: so have its meetings to come, and its series, unless somebody gave
 * one a number of its own. Nobody is put out: where more are taken, none is open until enough have left.
 */
export async function resizeMeetings(
  tx: Tx,
  siteId: string,
  scheduleId: string,
  { from, to }: { from: number; to: number },
  now: number,
): Promise<void> {
  if (from === to) return
  const meetings = await listMeetingsToCome(tx, siteId, scheduleId, now)
  const seats = await lockAllSeats(tx, siteId, [scheduleId, ...meetings], now)
  const standard = seats.filter(({ capacity }) => capacity === from)
  await setCapacity(tx, standard, to)
  const ids = standard.map(({ scopeId }) => scopeId)
  await setMeetingsCapacity(tx, siteId, { scheduleId, ids, from, to }, now)
}
