import type { Context } from '../../../../context.ts'
import type { Tx } from '../../../../db/database.ts'
import { withSavepoint } from '../../../../db/in-savepoint.ts'
import { fail, Refusal } from '../../../../refusal.ts'
import { lockBooking } from '../../store/bookings.ts'
import { type ChangeActor, findLastEntry, hasReturnedMoney } from '../../store/history.ts'
import type { BookingRow } from '../../store/rows.ts'
import { before, readUndoDetail, undoChange } from './undo-detail.ts'

/**
 * Restores bookings that were canceled with their service if their time is still free and in the future. Skips bookings
 * that changed since. Returns the restored ones.
 */
export async function restoreBookings(
  context: Context,
  tx: Tx,
  { siteId, ids, actor }: { siteId: string; ids: readonly string[]; actor: ChangeActor },
): Promise<BookingRow[]> {
  const restored: BookingRow[] = []
  for (const id of ids) {
    try {
      restored.push(await withSavepoint(tx, () => restore(context, tx, { siteId, id, actor })))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
  }
  return restored
}

async function restore(
  context: Context,
  tx: Tx,
  { siteId, id, actor }: { siteId: string; id: string; actor: ChangeActor },
): Promise<BookingRow> {
  const booking = await lockBooking(tx, siteId, id)
  if (booking?.status !== 'CANCELED') return fail('INVALID_BOOKING_STATUS')
  const line = await findLastEntry(tx, siteId, id)
  if (line?.action !== 'cancel' || hasReturnedMoney(readUndoDetail(line))) return fail('NOTHING_TO_UNDO')
  const earlier = before(booking, line)
  if (earlier.ends_at !== null && Date.parse(earlier.ends_at) <= context.clock.now()) return fail('NOTHING_TO_UNDO')
  return undoChange(context, tx, booking, line, actor)
}
