import { sql } from 'kysely'
import { type Database, type Db, instant, jsonb, type Tx } from '../../../db/database.ts'
import { samePersonIds } from '../../contacts/index.ts'
import type { BookingChanges, BookingRow, NewBooking } from './rows.ts'
import { type Visibility, visibleToAll } from './visible-to.ts'

const documents = [
  'resource',
  'resource_selections',
  'location',
  'contact_details',
  'participants_choices',
  'booked_add_ons',
  'policy_snapshot',
  'flow_flags',
  'additional_fields',
  'extended_fields',
  'latest_message',
  'cancellation_fee',
  'agreed_price',
  'agreement',
  'agreed_tax',
] as const

/** Defaults of a new booking. */
const unsaid = {
  agreed_price: null,
  agreement: null,
  agreed_tax: null,
  canceled_at: null,
  cancellation_fee: null,
  agreed_start_at: null,
  moved_notice_seconds: null,
  past_no_show_fees: 0,
  priced_at: null,
  link_version: 0,
  latest_message: null,
  seats_taken: 0,
  form_submission_id: null,
  intake_submission_id: null,
  external_user_id: null,
  app_id: null,
  created_by_app_id: null,
  multi_service_booking_id: null,
  multi_service_booking_type: null,
  deposit_selected: null,
  duration_days: null,
  participants_choices: null,
  booked_add_ons: [],
  additional_fields: [],
  extended_fields: {},
}

/** Returns the row of a new booking. `events`: how many the operation publishes; each takes a sequence number. */
export function newRow(booking: NewBooking, events: number): BookingRow {
  return { ...unsaid, ...booking, revision: 1, event_sequence: events }
}

export async function insertBooking(tx: Tx, row: BookingRow): Promise<void> {
  await tx
    .insertInto('bookings')
    .values(written(row) as never)
    .execute()
}

export async function findBooking(
  db: Db,
  siteId: string,
  id: string,
  visible: Visibility = visibleToAll,
): Promise<BookingRow | undefined> {
  return (await oneBooking(db, siteId, id, visible).executeTakeFirst()) as BookingRow | undefined
}

/** Finds bookings by id, those an actor may see. */
export async function findBookings(
  db: Db,
  siteId: string,
  ids: readonly string[],
  visible: Visibility = visibleToAll,
): Promise<BookingRow[]> {
  const rows = await db
    .selectFrom('bookings')
    .selectAll()
    .where('site_id', '=', siteId)
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .where(visible)
    .execute()
  return rows as unknown as BookingRow[]
}

/** Finds a booking and locks it until the transaction ends. */
export async function lockBooking(
  tx: Tx,
  siteId: string,
  id: string,
  visible: Visibility = visibleToAll,
): Promise<BookingRow | undefined> {
  return (await oneBooking(tx, siteId, id, visible).forNoKeyUpdate().executeTakeFirst()) as BookingRow | undefined
}

/** Locks bookings in the order of their ids. */
export async function lockBookings(
  tx: Tx,
  { siteId, bookingIds }: { siteId: string; bookingIds: readonly string[] },
): Promise<void> {
  if (bookingIds.length === 0) return
  await tx
    .selectFrom('bookings')
    .select('id')
    .where('site_id', '=', siteId)
    .where(sql<boolean>`id = any(${[...bookingIds]}::uuid[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** Updates a locked booking and increments its revision. */
export async function updateBooking(
  tx: Tx,
  booking: BookingRow,
  changes: BookingChanges,
  { now, events }: { now: number; events: number },
): Promise<BookingRow> {
  const row = await tx
    .updateTable('bookings')
    .set({ ...written(changes), updated_at: new Date(now) } as never)
    .set({ revision: sql`revision + 1`, event_sequence: sql`event_sequence + ${events}` })
    .where('site_id', '=', booking.site_id)
    .where('id', '=', booking.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return row as BookingRow
}

/** Serializes the bookings of one person until the transaction ends, so that two cannot both pass a limit. */
export async function lockBooker(tx: Tx, siteId: string, contactId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(
      concat('booker:', site_id, ':', coalesce(merged_into_id, id)), 0))
    from contacts where site_id = ${siteId} and id = ${contactId}`.execute(tx)
}

/** Counts live bookings of a service by a person, created since an instant (epoch milliseconds). */
export async function countLiveBookings(
  db: Db,
  siteId: string,
  { serviceId, contactId, since }: { serviceId: string; contactId: string; since: number },
): Promise<number> {
  const { count } = await db
    .selectFrom('bookings')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('site_id', '=', siteId)
    .where('service_id', '=', serviceId)
    .where(sql<boolean>`contact_id in (${samePersonIds(siteId, contactId)})`)
    .where('status', 'in', ['CONFIRMED', 'PENDING'])
    .where('created_at', '>=', instant(since))
    .executeTakeFirstOrThrow()
  return count
}

function oneBooking(db: Db, siteId: string, id: string, visible: Visibility) {
  return db.selectFrom('bookings').selectAll().where('site_id', '=', siteId).where('id', '=', id).where(visible)
}

function written(booking: Partial<BookingRow>): Partial<Database['bookings']> {
  const values: Record<string, unknown> = { ...booking }
  for (const name of documents) {
    if (values[name] !== undefined && values[name] !== null) values[name] = jsonb(values[name])
  }
  return values as Partial<Database['bookings']>
}

/** Notes when a locked booking was priced, which changes nothing else of it. */
export async function markPriced(tx: Tx, { site_id, id }: BookingRow, now: number): Promise<void> {
  await tx
    .updateTable('bookings')
    .set({ priced_at: instant(now) })
    .where('site_id', '=', site_id)
    .where('id', '=', id)
    .execute()
}
