import type { Tx } from '../../../db/database.ts'
import { type ChangeActor, insertHistory } from '../store/history.ts'
import type { BookingRow } from '../store/rows.ts'

/** Adds a history entry about something outside the booking row, such as attendance, to a locked booking. */
export async function addBookingHistory(
  tx: Tx,
  booking: BookingRow,
  note: { action: string; actor: ChangeActor; occurredAt: number; detail: Record<string, unknown> },
): Promise<void> {
  await insertHistory(tx, booking, { ...note, fromStatus: booking.status })
}
