import type { bookingsOwn, Infer } from '@kalends/contract'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { Call, Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { isForeignSeats } from '../../holds/index.ts'
import { staleRevision } from '../rules/revision.ts'
import { canBeUndone } from '../rules/undo.ts'
import { showBooking } from '../steps/show-booking.ts'
import { before, readUndoDetail, undoChange } from '../steps/undoing/undo-detail.ts'
import { lockBooking } from '../store/bookings.ts'
import { findLastEntry, type HistoryRow, hasReturnedMoney } from '../store/history.ts'
import type { BookingRow } from '../store/rows.ts'
import { visibleTo } from '../store/visible-to.ts'

type Input = Infer<typeof bookingsOwn.UndoBookingChangeRequest>

export const undoBookingChange: Operation<'undoBookingChange'> = async (call, context) => {
  const booking = await context.transaction((tx) => undo(context, tx, call))
  return { booking: await showBooking(context.db, booking, call.actor) }
}

async function undo(context: Context, tx: Tx, { input, actor }: Call<Input>): Promise<BookingRow> {
  const booking = await lockBooking(tx, actor.siteId, input.bookingId, visibleTo(actor))
  if (!booking) return fail('BOOKING_NOT_FOUND')
  const stale = staleRevision(booking.revision, input.revision)
  if (stale) return fail(stale)
  const line = await findLastEntry(tx, booking.site_id, booking.id)
  if (line && readUndoDetail(line).owedBack !== undefined)
    return fail('NOTHING_TO_UNDO', { description: 'What the customer paid is owed back to them: book anew instead.' })
  if (!line || !isReversible(line, context.clock.now())) return fail('NOTHING_TO_UNDO')
  // The undo would return the booking to a calendar the actor may not change.
  if (isForeignSeats(actor, { resourceIds: before(booking, line).resource_ids })) return fail('UNAUTHORIZED_OPERATION')
  return undoChange(context, tx, booking, line, actor)
}

function isReversible(line: HistoryRow, now: number): boolean {
  const { action, actor_type: actorType } = line
  const stored = readUndoDetail(line)
  const isComplete = stored.before !== undefined
  const isRefunded = hasReturnedMoney(stored)
  return canBeUndone({ action, actorType, occurredAt: Date.parse(line.occurred_at), isComplete, isRefunded }, now)
}
