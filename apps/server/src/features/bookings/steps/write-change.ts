import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { type NewEvent, publishEvents } from '../../../jobs/events.ts'
import { wasPromised } from '../rules/status.ts'
import { insertBooking, newRow, updateBooking } from '../store/bookings.ts'
import { type ChangeActor, insertHistory, type NewHistory, type Stored } from '../store/history.ts'
import type { BookingChanges, BookingRow, NewBooking } from '../store/rows.ts'
import { changeDetail, columnsBefore } from '../view/change-detail.ts'
import { type BookingEvent, bookingFqdn, eventPayload, followed } from '../view/events.ts'
import { identificationView } from '../view/identification.ts'
import { agreedStartChanges } from './agreed-start.ts'
import { requireNoSecondVisit } from './begun-visits.ts'
import { coverBookingFee } from './fees/cover-fee.ts'
import { settleFee } from './fees/settle-fee.ts'
import { followPrice } from './follow-price.ts'
import { settleMembership } from './membership/settle-membership.ts'
import { settleOtherwise } from './settle-otherwise.ts'

/** A change of a booking, for its history and its events. */
export type Change = {
  action: string
  actor: ChangeActor
  events: readonly BookingEvent[]
  detail?: Record<string, unknown>
  /** Whether credits of a plan are returned when the booking ends; no unless set. */
  returnsCredits?: boolean | undefined
  /** Whether the business settles a booking of a customer without the credits it needs: it is owed. */
  withoutCredits?: boolean | undefined
  /** Events of the change that this one undoes. */
  undoes?: readonly string[] | undefined
}

/** Inserts a new booking with its first history entry and publishes its events. */
export async function writeNew(context: Context, tx: Tx, booking: NewBooking, change: Change): Promise<BookingRow> {
  const paid = await settleMembership(context, tx, { after: booking, change })
  const row = newRow({ ...booking, ...paid }, change.events.length)
  await Promise.all([insertBooking(tx, row), tell(context, tx, { after: row, before: undefined }, change, {})])
  return row
}

/** Updates a locked booking: increments its revision, writes history and publishes events. */
export async function writeChange(
  context: Context,
  tx: Tx,
  before: BookingRow,
  requested: BookingChanges,
  change: Change,
): Promise<BookingRow> {
  const wanted = { ...before, ...requested }
  requireNoSecondVisit(before, wanted, change, context.clock.now())
  const paid = await settleMembership(context, tx, { before, after: wanted, change })
  const priced = await followPrice(context, tx, { before, after: wanted }, change)
  const changes = {
    ...requested,
    ...paid,
    ...priced.changes,
    ...(await coverBookingFee(tx, wanted)),
    ...(change.action === 'undo' ? {} : agreedStartChanges(before, wanted, change.actor)),
    ...claimed(before, change.actor),
  }
  const after = await updateBooking(tx, before, changes, { now: context.clock.now(), events: change.events.length })
  if (wasPromised(before.status) && before.payment_status !== after.payment_status)
    await context.ports.bookings.paymentChanged(context, tx, after)
  await settleFee(context, tx, { before, after }, change.actor)
  const waived = await settleOtherwise(context, tx, { before, after }, change)
  const detail = { ...change.detail, ...changeDetail(before, changes), ...priced.detail, ...waived }
  await tell(context, tx, { after, before }, { ...change, detail }, { before: columnsBefore(before, changes) })
  return after
}

/** A member who goes on with a booking that they began as a visitor becomes its customer. */
export function claimed(
  before: BookingRow,
  actor: ChangeActor,
): Pick<BookingChanges, 'created_by_type' | 'created_by_id'> {
  if (typeof actor === 'string' || actor.type !== 'member' || before.status !== 'CREATED') return {}
  const isOwn = before.created_by_type === 'visitor' && before.created_by_id === actor.visitorId
  return isOwn ? { created_by_type: 'member', created_by_id: actor.memberId } : {}
}

/** Returns the first history entry of a new booking, and its events. */
export function toCreationRecords(context: Context, row: BookingRow, change: Change): Records {
  return toRecords(context, { after: row, before: undefined }, change, {})
}

async function tell(context: Context, tx: Tx, states: States, change: Change, stored: Stored): Promise<void> {
  const { history, events } = toRecords(context, states, change, stored)
  await Promise.all([publishEvents(tx, events), insertHistory(tx, states.after, history)])
}

type Records = { history: NewHistory; events: (NewEvent & { id: string })[] }

function toRecords(
  context: Context,
  states: States,
  { action, actor, events, detail, undoes }: Change,
  stored: Stored,
): Records {
  const now = context.clock.now()
  const published = buildEvents(context, states, { events, actor, undoes, ...(detail ? { detail } : {}) }, now)
  const history = {
    action,
    fromStatus: states.before?.status ?? null,
    actor,
    occurredAt: now,
    detail: { ...detail, ...(undoes ? { undoes } : {}), ...stored, events: published.map(({ id }) => id) },
  }
  return { history, events: published }
}

type States = { after: BookingRow; before: BookingRow | undefined }

function buildEvents(
  context: Context,
  states: States,
  { events, actor, detail, undoes }: Pick<Change, 'events' | 'actor' | 'detail' | 'undoes'>,
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
    actor: identificationView(actor),
    // Additional data for internal subscribers.
    payload: {
      ...eventPayload(event, { ...states, actor }),
      ...extraEventData(event, states, actor),
      ...endedData(event, actor, detail),
      ...(undoes ? { undoes } : {}),
    },
  }))
}

/** Returns internal data: the API's event cannot say that the customer is to be notified. */
function extraEventData(event: BookingEvent, { after, before }: States, actor: ChangeActor): Record<string, unknown> {
  if (event.slug !== 'updated' || !event.notification || !before) return {}
  return { followed: followed(after, before, { actor, notification: event.notification }) }
}

/** Returns internal data: what is refunded, and why the system declined it; LOST: something else took its time. */
function endedData(
  { slug }: BookingEvent,
  actor: ChangeActor,
  detail: Record<string, unknown> | undefined,
): Record<string, unknown> {
  if (slug !== 'declined' && slug !== 'canceled') return {}
  const refund = detail?.['refund']
  const because = slug === 'declined' && actor === 'system' ? (detail?.['because'] ?? 'LOST') : undefined
  return { ...(refund ? { refund } : {}), ...(because ? { because } : {}) }
}
