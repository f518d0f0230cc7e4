import type { Context } from '../../../../context.ts'
import type { Tx } from '../../../../db/database.ts'
import type { BookingChanges, BookingRow } from '../../store/rows.ts'
import type { BookingEvent } from '../../view/events.ts'
import type { SessionChange } from '../ending/cancel-for-business.ts'
import { endHoldOf } from '../paying/end-held.ts'
import { writeChange } from '../write-change.ts'

/**
 * Writes what a locked booking becomes with its session. The hold of one that is not paid ends once its time or location is
 * another: its customer agreed to neither, and a card page that is open takes no money.
 */
export async function writeSessionMove(
  context: Context,
  tx: Tx,
  booking: BookingRow,
  { changes, event, change }: { changes: BookingChanges; event: BookingEvent; change: SessionChange },
): Promise<void> {
  const written = { action: 'moveSession', actor: change.actor, events: [event] }
  const after = await writeChange(context, tx, booking, changes, written)
  if (booking.status === 'CREATED' && isElsewhere(booking, after)) await endHoldOf(context, tx, after)
}

function isElsewhere(before: BookingRow, after: BookingRow): boolean {
  const times = (row: BookingRow) => [row.starts_at, row.ends_at].map((time) => Date.parse(time)).join()
  const isAt = ({ location_type, location_id }: BookingRow) => `${location_type} ${location_id}`
  return times(before) !== times(after) || isAt(before) !== isAt(after)
}
