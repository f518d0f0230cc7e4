import type { bookingsOwn, Infer } from '@kalends/contract'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { Call, Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { isForeignPlaces } from '../../holds/index.ts'
import { staleRevision } from '../rules/revision.ts'
import { canBeUndone } from '../rules/undo.ts'
import { lockBooking } from '../store/bookings.ts'
import { findLastLine, type HistoryRow, type Kept } from '../store/history.ts'
import type { BookingRow } from '../store/rows.ts'
import { visibleTo } from '../store/visible-to.ts'
import { bookingView } from '../view/booking.ts'
import type { BookingEvent } from '../view/events.ts'
import { putBack } from './put-back.ts'
import { writeChange } from './write-change.ts'

type Input = Infer<typeof bookingsOwn.UndoBookingChangeRequest>

export const undoBookingChange: Operation<'undoBookingChange'> = async (call, context) => {
  const booking = await context.transaction((tx) => undo(context, tx, call))
  return { booking: bookingView(booking) }
}

async function undo(context: Context, tx: Tx, { input, actor }: Call<Input>): Promise<BookingRow> {
  const booking = await lockBooking(tx, actor.siteId, input.bookingId, visibleTo(actor))
  if (!booking) return fail('BOOKING_NOT_FOUND')
  const stale = staleRevision(booking.revision, input.revision)
  if (stale) return fail(stale)
  const line = await findLastLine(tx, booking.site_id, booking.id)
  if (!line || !isReversible(line, context.clock.now())) return fail('NOTHING_TO_UNDO')
  const { before = {}, events = [] } = keptOf(line)
  const earlier = { ...booking, ...before }
  // Somebody else's calendar, to which it would go back.
  if (isForeignPlaces(actor, { resourceIds: earlier.resource_ids })) return fail('UNAUTHORIZED_OPERATION')
  const place = await putBack(context, tx, booking, earlier)
  return writeChange(
    context,
    tx,
    booking,
    { ...before, ...place },
    { action: 'undo', author: actor, events: [eventOf(booking, earlier)], undoes: events },
  )
}

function isReversible(line: HistoryRow, now: number): boolean {
  const { action, actor_type: actorType } = line
  const isComplete = keptOf(line).before !== undefined
  return canBeUndone({ action, actorType, occurredAt: Date.parse(line.occurred_at), isComplete }, now)
}

function keptOf({ detail }: HistoryRow): Kept {
  return detail as Kept
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
