import { type SqlBool, sql } from 'kysely'
import { type Db, jsonb, type Tx } from '../../../db/database.ts'
import { actorColumns, type ChangeActor } from './history.ts'
import type { BookingChanges, BookingRow } from './rows.ts'

/** Identifies a course. */
export type CourseKey = { siteId: string; serviceId: string }

/** Counts the live bookings of a course. */
export async function countCourseBookings(db: Db, { siteId, serviceId }: CourseKey): Promise<number> {
  const { count } = await db
    .selectFrom('bookings')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('site_id', '=', siteId)
    .where('service_id', '=', serviceId)
    .where('status', 'in', ['CONFIRMED', 'PENDING'])
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Locks a page of a course's live bookings by id until the transaction ends. */
export async function lockCourseBookings(
  tx: Tx,
  { siteId, serviceId }: CourseKey,
  { after, limit }: { after: string; limit: number },
): Promise<BookingRow[]> {
  const rows = await tx
    .selectFrom('bookings')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('service_id', '=', serviceId)
    .where('tag', '=', 'COURSE')
    .where('status', 'not in', ['CANCELED', 'DECLINED'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .forNoKeyUpdate()
    .execute()
  return rows as BookingRow[]
}

/** Columns that all bookings of a course share. */
export type CourseColumns = Required<
  Pick<BookingChanges, 'starts_at' | 'ends_at' | 'resource_id' | 'resource' | 'resource_ids'>
>

export type CourseBookingChange = {
  id: string
  localStart: string
  timeZone: string
  attendsFrom: string
  agreedStart: string | null
  words: { message: string } | null
}

/** Updates locked bookings in one statement, incrementing revision and event sequence. Returns them by id. */
export async function updateCourseBookings(
  tx: Tx,
  siteId: string,
  bookings: readonly CourseBookingChange[],
  columns: CourseColumns,
  now: number,
): Promise<BookingRow[]> {
  const own = sql`jsonb_to_recordset(${jsonb(bookings)}) as v(id uuid, "localStart" text, "timeZone" text,
    "attendsFrom" timestamptz, "agreedStart" timestamptz, words jsonb)`
  const { rows } = await sql<BookingRow>`
    with changed as (
      update bookings b set
        starts_at = ${columns.starts_at}::timestamptz, ends_at = ${columns.ends_at}::timestamptz,
        local_start = v."localStart", time_zone = v."timeZone", attends_from = v."attendsFrom", agreed_start_at = v."agreedStart",
        latest_message = coalesce(v.words, b.latest_message),
        resource_id = ${columns.resource_id}::uuid, resource = ${columns.resource && jsonb(columns.resource)}::jsonb,
        resource_ids = ${columns.resource_ids}::uuid[], revision = b.revision + 1,
        event_sequence = b.event_sequence + 1, updated_at = ${new Date(now)}
      from ${own}
      where b.site_id = ${siteId} and b.id = v.id
      returning b.*
    )
    select * from changed order by id`.execute(tx)
  return rows
}

export type CourseEntry = { bookingId: string; detail: Record<string, unknown> }

/** Adds a history entry to each of these locked bookings in one statement. */
export async function insertCourseEntries(
  tx: Tx,
  siteId: string,
  lines: readonly CourseEntry[],
  { actor, now }: { actor: ChangeActor; now: number },
): Promise<void> {
  const { actor_type, actor_id, actor_name } = actorColumns(actor)
  const own = sql`jsonb_to_recordset(${jsonb(lines)}) as v("bookingId" uuid, detail jsonb)`
  await sql<SqlBool>`
    insert into booking_history (site_id, booking_id, number, occurred_at, action, from_status, to_status,
      actor_type, actor_id, actor_name, platform, detail)
    select b.site_id, b.id, (select coalesce(max(h.number), 0) + 1 from booking_history h
        where h.site_id = b.site_id and h.booking_id = b.id),
      ${new Date(now)}, 'moveSession', b.status, b.status, ${actor_type}, ${actor_id}::uuid, ${actor_name},
      b.source_platform, v.detail
    from ${own} join bookings b on b.site_id = ${siteId} and b.id = v."bookingId"`.execute(tx)
}
