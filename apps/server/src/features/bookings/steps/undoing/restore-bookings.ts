import type { Context } from '../../../../context.ts'
import type { Tx } from '../../../../db/database.ts'
import { withSavepoint } from '../../../../db/in-savepoint.ts'
import { fail, Refusal } from '../../../../refusal.ts'
import { wasPromised } from '../../rules/status.ts'
import { lockBooking } from '../../store/bookings.ts'
import { type ChangeActor, findLastEntry, hasReturnedMoney } from '../../store/history.ts'
import type { BookingRow } from '../../store/rows.ts'
import { before, readUndoDetail, undoChange } from './undo-detail.ts'

/**
 * Restores bookings that were canceled with their service if their time is still free and in the future. Skips bookings
 * that changed since. Counts those that were promised.
 */
export async function restoreBookings(
  context: Context,
  tx: Tx,
  { siteId, ids, actor }: { siteId: string; ids: readonly string[]; actor: ChangeActor },
): Promise<{ restored: number; lost: number }> {
  const count = { restored: 0, lost: 0 }
  for (const id of ids) {
    try {
      const { status } = await withSavepoint(tx, () => restore(context, tx, { siteId, id, actor }))
      if (wasPromised(status)) count.restored += 1
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (await wasLost(tx, siteId, id)) count.lost += 1
    }
  }
  return count
}

/** Returns true unless it was cancelled before anybody ordered it. */
async function wasLost(tx: Tx, siteId: string, id: string): Promise<boolean> {
  const line = await findLastEntry(tx, siteId, id)
  return line?.action !== 'cancel' || wasPromised(line.from_status as BookingRow['status'])
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
