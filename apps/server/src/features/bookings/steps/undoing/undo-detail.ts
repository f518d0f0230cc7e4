import { minorUnits } from '@kalends/contract'
import type { Context } from '../../../../context.ts'
import type { Tx } from '../../../../db/database.ts'
import { fail } from '../../../../refusal.ts'
import { isErased } from '../../../contacts/index.ts'
import { unwaiveCharge } from '../../../payments/index.ts'
import type { ChangeActor, HistoryRow, Stored } from '../../store/history.ts'
import type { BookingRow } from '../../store/rows.ts'
import type { BookingEvent } from '../../view/events.ts'
import { lockBookingCharge } from '../booking-charge.ts'
import { writeChange } from '../write-change.ts'
import { restoreCapacity } from './restore-capacity.ts'

/** Reads the data that a history entry stores for undo. */
export function readUndoDetail({ detail }: Pick<HistoryRow, 'detail'>): Stored {
  return detail as Stored
}

/** Returns a booking as it was before the change of a history entry. */
export function before(booking: BookingRow, line: HistoryRow): BookingRow {
  return { ...booking, ...readUndoDetail(line).before }
}

/**
 * Undoes the last change of a locked booking if its earlier slot or seats are still free. Throws NOTHING_TO_UNDO for a
 * customer who was erased.
 */
export async function undoChange(
  context: Context,
  tx: Tx,
  booking: BookingRow,
  line: HistoryRow,
  actor: ChangeActor,
): Promise<BookingRow> {
  if (booking.contact_id && (await isErased(tx, booking.site_id, booking.contact_id))) return fail('NOTHING_TO_UNDO')
  const { before: columns = {}, events: undoes = [], visits = [] } = readUndoDetail(line)
  const earlier = before(booking, line)
  const assignment = await restoreCapacity(context, tx, booking, earlier)
  const change = { action: 'undo', actor, events: [undoEvent(booking, earlier)], undoes }
  await oweAgain(context, tx, booking, line)
  if (visits.length > 0) await context.ports.bookings.restoreAttendance(context, tx, booking, { visits, actor })
  return writeChange(context, tx, booking, { ...columns, ...assignment }, change)
}

/** What was given up because the booking ended is owed again. */
async function oweAgain(context: Context, tx: Tx, booking: BookingRow, line: HistoryRow): Promise<void> {
  const { waived } = readUndoDetail(line)
  const charge = waived === undefined ? undefined : await lockBookingCharge(tx, booking)
  if (!charge || waived === undefined) return
  await unwaiveCharge(context, tx, charge, minorUnits(waived.split(' ')[0], charge.currency))
}

/** Returns the event of an undo: a restored status, a move back, or another update. */
function undoEvent(now: BookingRow, earlier: BookingRow): BookingEvent {
  const notification = { notifyParticipants: false }
  if (now.status !== earlier.status && earlier.status === 'CONFIRMED') return { slug: 'confirmed', notification }
  if (now.status !== earlier.status && earlier.status === 'PENDING') return { slug: 'markedAsPending', notification }
  const moved = now.starts_at !== earlier.starts_at || now.ends_at !== earlier.ends_at
  const given = now.resource_id !== earlier.resource_id || now.session_id !== earlier.session_id
  return moved || given ? { slug: 'rescheduled', notification } : { slug: 'updated' }
}
