import { randomUUIDv7 } from 'node:crypto'
import { instantToLocal } from '@kalends/availability'
import { type Selectable, sql } from 'kysely'
import { type Db, instant, type Tx } from '../../../db/database.ts'
import type { Sessions } from '../../../db/generated/tables.ts'

/** A stored session. */
export type SessionRow = Selectable<Sessions>

/** A session to insert: an appointment, or blocked time when it has no service. */
export type NewSession = {
  /** Made when absent. */
  id?: string
  scheduleId: string
  serviceId: string | null
  title: string
  /** Epoch milliseconds, without buffers. */
  start: number
  end: number
  /** The zone of its wall time. */
  timeZone: string
  locationType?: string | null
  locationId?: string | null
  capacity?: number | null
}

/** Inserts a session. `insertOccupancies` occupies its time. Returns its id. */
export async function insertSession(tx: Tx, siteId: string, session: NewSession, now: number): Promise<string> {
  const columns = sessionColumns(siteId, session, now)
  await tx.insertInto('sessions').values(columns).execute()
  return columns.id
}

/** Returns the columns of a session to insert. */
export function sessionColumns(siteId: string, session: NewSession, now: number) {
  return {
    site_id: siteId,
    id: session.id ?? randomUUIDv7(),
    schedule_id: session.scheduleId,
    service_id: session.serviceId,
    title: session.title,
    location_type: session.locationType ?? null,
    location_id: session.locationId ?? null,
    capacity: session.capacity ?? null,
    created_at: new Date(now),
    updated_at: new Date(now),
    ...timeColumns(session),
  }
}

/** Moves a session to another time or location. The caller must replace its occupancies. */
export async function moveSession(
  tx: Tx,
  siteId: string,
  sessionId: string,
  to: Pick<NewSession, 'start' | 'end' | 'timeZone' | 'locationType' | 'locationId'>,
  now: number,
): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({
      ...timeColumns(to),
      ...(to.locationType === undefined ? {} : { location_type: to.locationType }),
      ...(to.locationId === undefined ? {} : { location_id: to.locationId }),
      updated_at: new Date(now),
    })
    .where('site_id', '=', siteId)
    .where('id', '=', sessionId)
    .execute()
}

/** Marks a session as cancelled. The row stays; `cancelSession` releases its time. */
export async function markSessionCancelled(db: Db, siteId: string, sessionId: string, now: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ status: 'CANCELLED', updated_at: new Date(now) })
    .where('site_id', '=', siteId)
    .where('id', '=', sessionId)
    .execute()
}

/** Marks a cancelled session as confirmed. */
export async function markSessionConfirmed(db: Db, siteId: string, sessionId: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ status: 'CONFIRMED' })
    .where('site_id', '=', siteId)
    .where('id', '=', sessionId)
    .execute()
}

export function findSession(db: Db, siteId: string, sessionId: string): Promise<SessionRow | undefined> {
  const query = db.selectFrom('sessions').selectAll().where('site_id', '=', siteId).where('id', '=', sessionId)
  return query.executeTakeFirst()
}

/** Lists the future sessions of a schedule that are not cancelled. */
export async function listUpcomingSessions(db: Db, siteId: string, scheduleId: string, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom('sessions')
    .select('id')
    .where('site_id', '=', siteId)
    .where('schedule_id', '=', scheduleId)
    .where('status', '=', 'CONFIRMED')
    .where('starts_at', '>', instant(now))
    .execute()
  return rows.map(({ id }) => id)
}

/** Moves sessions to another location at the same time. */
export async function moveSessionsTo(
  tx: Tx,
  siteId: string,
  ids: readonly string[],
  { locationType, locationId }: { locationType: string; locationId: string | null },
  now: number,
): Promise<void> {
  await sql`
    update sessions set location_type = ${locationType}, location_id = ${locationId}::uuid, revision = revision + 1,
      updated_at = ${new Date(now)}
    where site_id = ${siteId} and id = any(${[...ids]}::uuid[])`.execute(tx)
}

/** Sets the capacity stored with sessions and series. The seats themselves are counted in `seats`. */
export async function setSessionsCapacity(
  tx: Tx,
  siteId: string,
  { scheduleId, ids, from, to }: { scheduleId: string; ids: readonly string[]; from: number; to: number },
  now: number,
): Promise<void> {
  await sql`
    update sessions set capacity = ${to}, revision = revision + 1, updated_at = ${new Date(now)}
    where site_id = ${siteId} and id = any(${[...ids]}::uuid[])`.execute(tx)
  await sql`
    update session_rules set capacity = ${to}, updated_at = ${new Date(now)}
    where site_id = ${siteId} and schedule_id = ${scheduleId} and capacity = ${from}`.execute(tx)
}

function timeColumns({ start, end, timeZone }: Pick<NewSession, 'start' | 'end' | 'timeZone'>) {
  return {
    starts_at: new Date(start),
    ends_at: new Date(end),
    time_zone: timeZone,
    local_start: instantToLocal(start, timeZone),
  }
}
