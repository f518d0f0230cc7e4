import { type Selectable, sql } from 'kysely'
import type { Database, Db, Tx } from '../../../db/database.ts'
import {
  countQuery,
  type PagingMetadata,
  type Query,
  type QueryField,
  type QuerySpec,
  runQuery,
} from '../../../db/query/index.ts'
import type { Visibility } from '../../bookings/index.ts'

export type AttendanceRow = Omit<Selectable<Database['attendances']>, 'status'> & { status: AttendanceStatus }
export type AttendanceStatus = 'NOT_SET' | 'ATTENDED' | 'NOT_ATTENDED'

export type NewAttendance = {
  siteId: string
  id: string
  bookingId: string
  sessionId: string
  status: AttendanceStatus
  attendees: number
  now: number
}

/** Finds the record of a booking and session, if any. */
export async function findRecord(
  db: Db,
  siteId: string,
  { bookingId, sessionId }: { bookingId: string; sessionId: string },
): Promise<AttendanceRow | undefined> {
  const row = await db
    .selectFrom('attendances')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('booking_id', '=', bookingId)
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
  return row as AttendanceRow | undefined
}

/** Inserts or updates the record of a booking and session. */
export async function putAttendance(tx: Tx, record: NewAttendance): Promise<AttendanceRow> {
  const { siteId, id, bookingId, sessionId, status, attendees } = record
  const at = new Date(record.now)
  const row = await tx
    .insertInto('attendances')
    .values({
      site_id: siteId,
      id,
      booking_id: bookingId,
      session_id: sessionId,
      status,
      number_of_attendees: attendees,
      status_changed_at: at,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) =>
      conflict.constraint('attendances_booking_id_session_id_key').doUpdateSet({
        status,
        number_of_attendees: attendees,
        updated_at: at,
        status_changed_at: sql`case when attendances.status = excluded.status
          then attendances.status_changed_at else excluded.status_changed_at end`,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
  return row as AttendanceRow
}

/** Lists the records of a booking. */
export async function listRecords(db: Db, siteId: string, bookingId: string): Promise<AttendanceRow[]> {
  const rows = await db
    .selectFrom('attendances')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('booking_id', '=', bookingId)
    .orderBy('id')
    .execute()
  return rows as AttendanceRow[]
}

/** Returns true if the customer of a booking was absent; of a course, from any of its sessions. */
export async function wasAbsent(db: Db, siteId: string, bookingId: string): Promise<boolean> {
  const row = await db
    .selectFrom('attendances')
    .select('id')
    .where('site_id', '=', siteId)
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'NOT_ATTENDED')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Finds a record by id if its booking is visible. */
export async function findAttendance(
  db: Db,
  siteId: string,
  id: string,
  visible: Visibility,
): Promise<AttendanceRow | undefined> {
  return (await visibleRecords(db, siteId, visible).where('attendances.id', '=', id).executeTakeFirst()) as
    | AttendanceRow
    | undefined
}

export async function deleteAttendanceRow(tx: Tx, { site_id, id }: AttendanceRow): Promise<void> {
  await tx.deleteFrom('attendances').where('site_id', '=', site_id).where('id', '=', id).execute()
}

const equality = ['$eq', '$in', '$ne', '$nin'] as const
const guid = (name: string, column: QueryField['column'], ...aliases: string[]): QueryField => ({
  name,
  column,
  aliases,
  type: 'guid',
  operators: equality,
})

/** Fields that queries can filter by. Source: facts/bookings/attendance.json, querySpecs. */
const spec: QuerySpec = {
  name: 'attendances',
  fields: [
    guid('id', sql`attendances.id`),
    guid('bookingId', sql`attendances.booking_id`),
    guid('eventId', sql`attendances.session_id`, 'sessionId'),
    { name: 'status', column: sql`attendances.status`, type: 'text', operators: equality },
    {
      name: 'numberOfAttendees',
      column: sql`attendances.number_of_attendees`,
      type: 'number',
      operators: [...equality, '$gt', '$gte', '$lt', '$lte'],
    },
  ],
  id: 'id',
  defaultSort: [{ fieldName: 'id', order: 'ASC' }],
  maxSortEntries: 10,
  paging: ['cursor'],
  defaultLimit: 50,
  maxLimit: 1000,
}

export async function queryRecords(
  db: Db,
  siteId: string,
  visible: Visibility,
  query: Query,
): Promise<{ rows: AttendanceRow[]; pagingMetadata: PagingMetadata }> {
  const { rows, pagingMetadata } = await runQuery({ base: visibleRecords(db, siteId, visible), spec, query })
  return { rows: rows as AttendanceRow[], pagingMetadata }
}

export function countRecords(db: Db, siteId: string, visible: Visibility, filter: Query['filter']): Promise<number> {
  return countQuery({ base: visibleRecords(db, siteId, visible), spec, filter })
}

/** Selects the records of visible bookings. */
function visibleRecords(db: Db, siteId: string, visible: Visibility) {
  return db
    .selectFrom('attendances')
    .selectAll('attendances')
    .where('attendances.site_id', '=', siteId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('bookings')
          .select('bookings.id')
          .whereRef('bookings.site_id', '=', 'attendances.site_id')
          .whereRef('bookings.id', '=', 'attendances.booking_id')
          .where(visible),
      ),
    )
}
