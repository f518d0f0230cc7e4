import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { Author, HistoryRow, Kept } from '../store/history.ts'
import type { BookingRow } from '../store/rows.ts'
import type { BookingEvent } from '../view/events.ts'
import { putBack } from './put-back.ts'
import { writeChange } from './write-change.ts'

/** What a line of history keeps, so that the change can be taken back. */
export function keptOf({ detail }: Pick<HistoryRow, 'detail'>): Kept {
  return detail as Kept
}

/** A booking as it was before the change a line tells of. */
export function before(booking: BookingRow, line: HistoryRow): BookingRow {
  return { ...booking, ...keptOf(line).before }
}

/** Takes the last change of a locked booking back, if its place is still free. */
export async function takeBack(
  context: Context,
  tx: Tx,
  booking: BookingRow,
  line: HistoryRow,
  author: Author,
): Promise<BookingRow> {
  const { before: columns = {}, events: undoes = [] } = keptOf(line)
  const earlier = before(booking, line)
  const place = await putBack(context, tx, booking, earlier)
  return writeChange(
    context,
    tx,
    booking,
    { ...columns, ...place },
    { action: 'undo', author, events: [eventOf(booking, earlier)], undoes },
  )
}

/** What listeners hear: a booking that lives again, one that goes back to where it was, or just another state. */
function eventOf(now: BookingRow, earlier: BookingRow): BookingEvent {
  const notification = { notifyParticipants: false }
  if (now.status !== earlier.status && earlier.status === 'CONFIRMED') return { slug: 'confirmed', notification }
  if (now.status !== earlier.status && earlier.status === 'PENDING') return { slug: 'markedAsPending', notification }
  const moved = now.starts_at !== earlier.starts_at || now.ends_at !== earlier.ends_at
  const given = now.resource_id !== earlier.resource_id || now.session_id !== earlier.session_id
  return moved || given ? { slug: 'rescheduled', notification } : { slug: 'updated' }
}
