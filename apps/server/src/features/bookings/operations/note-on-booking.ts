import type { Tx } from '../../../db/database.ts'
import { type Author, insertHistory } from '../store/history.ts'
import type { BookingRow } from '../store/rows.ts'

/** A line in the history of a locked booking about something that is not part of it, such as who came. */
export async function noteOnBooking(
  tx: Tx,
  booking: BookingRow,
  note: { action: string; author: Author; occurredAt: number; detail: Record<string, unknown> },
): Promise<void> {
  await insertHistory(tx, booking, { ...note, fromStatus: booking.status })
}
