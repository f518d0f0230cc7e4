import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { announceAll, type NewEvent } from '../../../jobs/events.ts'
import { insertBooking, newRow, updateBooking } from '../store/bookings.ts'
import { type Author, insertHistory, type Kept } from '../store/history.ts'
import type { BookingChanges, BookingRow, NewBooking } from '../store/rows.ts'
import { changeDetail, columnsBefore } from '../view/change-detail.ts'
import { type BookingEvent, bookingFqdn, eventPayload, followed } from '../view/events.ts'
import { identificationOf } from '../view/identification.ts'

/** A change of a booking, for its history and its events. */
export type Deed = {
  action: string
  author: Author
  events: readonly BookingEvent[]
  detail?: Record<string, unknown>
  /** Events of the change that this one undoes. */
  undoes?: readonly string[] | undefined
}

/** Inserts a new booking with its first history entry and publishes its events. */
export async function writeNew(context: Context, tx: Tx, booking: NewBooking, deed: Deed): Promise<BookingRow> {
  const row = newRow(booking, deed.events.length)
  await Promise.all([insertBooking(tx, row), tell(context, tx, { after: row, before: undefined }, deed, {})])
  return row
}

/** Updates a locked booking: increments its revision, writes history and publishes events. */
export async function writeChange(
  context: Context,
  tx: Tx,
  before: BookingRow,
  changes: BookingChanges,
  deed: Deed,
): Promise<BookingRow> {
  const after = await updateBooking(tx, before, changes, { now: context.clock.now(), events: deed.events.length })
  const detail = { ...deed.detail, ...changeDetail(before, changes) }
  await tell(context, tx, { after, before }, { ...deed, detail }, { before: columnsBefore(before, changes) })
  return after
}

async function tell(
  context: Context,
  tx: Tx,
  states: States,
  { action, author, events, detail, undoes }: Deed,
  kept: Kept,
): Promise<void> {
  const now = context.clock.now()
  const told = eventsOf(context, states, { events, author, undoes }, now)
  const line = {
    action,
    fromStatus: states.before?.status ?? null,
    author,
    occurredAt: now,
    detail: { ...detail, ...(undoes ? { undoes } : {}), ...kept, events: told.map(({ id }) => id) },
  }
  await Promise.all([announceAll(tx, told), insertHistory(tx, states.after, line)])
}

type States = { after: BookingRow; before: BookingRow | undefined }

function eventsOf(
  context: Context,
  states: States,
  { events, author, undoes }: Pick<Deed, 'events' | 'author' | 'undoes'>,
  now: number,
): (NewEvent & { id: string })[] {
  const { after } = states
  return events.map((event, index) => ({
    id: context.ids.guid(),
    siteId: after.site_id,
    entityFqdn: bookingFqdn,
    entityId: after.id,
    sequence: after.event_sequence - events.length + 1 + index,
    slug: event.slug,
    occurredAt: now,
    actor: identificationOf(author),
    // Internal listeners get more than the public payload.
    payload: {
      ...eventPayload(event, { ...states, author }),
      ...toldBeside(event, states, author),
      ...(undoes ? { undoes } : {}),
    },
  }))
}

/** Returns internal data for notifying the customer of an update, which the public event cannot express. */
function toldBeside(event: BookingEvent, { after, before }: States, author: Author): Record<string, unknown> {
  if (event.slug !== 'updated' || !event.notification || !before) return {}
  return { followed: followed(after, before, { author, notification: event.notification }) }
}
