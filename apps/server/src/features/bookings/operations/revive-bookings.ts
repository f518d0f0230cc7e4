import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { apart } from '../../../db/in-savepoint.ts'
import { fail, Refusal } from '../../../refusal.ts'
import { lockBooking } from '../store/bookings.ts'
import { type Author, findLastLine } from '../store/history.ts'
import type { BookingRow } from '../store/rows.ts'
import { before, takeBack } from './take-back.ts'

/**
 * Restores bookings that were canceled with their service if their time is still free and in the future. Skips bookings
 * that changed since. Returns the restored ones.
 */
export async function reviveBookings(
  context: Context,
  tx: Tx,
  { siteId, ids, author }: { siteId: string; ids: readonly string[]; author: Author },
): Promise<BookingRow[]> {
  const revived: BookingRow[] = []
  for (const id of ids) {
    try {
      revived.push(await apart(tx, () => revive(context, tx, { siteId, id, author })))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
  }
  return revived
}

async function revive(
  context: Context,
  tx: Tx,
  { siteId, id, author }: { siteId: string; id: string; author: Author },
): Promise<BookingRow> {
  const booking = await lockBooking(tx, siteId, id)
  if (booking?.status !== 'CANCELED') return fail('INVALID_BOOKING_STATUS')
  const line = await findLastLine(tx, siteId, id)
  if (line?.action !== 'cancel') return fail('NOTHING_TO_UNDO')
  const earlier = before(booking, line)
  if (earlier.ends_at !== null && Date.parse(earlier.ends_at) <= context.clock.now()) return fail('NOTHING_TO_UNDO')
  return takeBack(context, tx, booking, line, author)
}
