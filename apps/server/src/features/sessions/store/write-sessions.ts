import { randomUUID } from 'node:crypto'
import { type SqlBool, sql } from 'kysely'
import { jsonb, type Tx } from '../../../db/database.ts'
import type { SessionState } from '../rules/class-session.ts'
import { stateColumns } from './rows.ts'

/** A session to write. */
export type NewSession = { id: string; state: SessionState }

/** What all sessions of one making share. */
export type Owner = { siteId: string; scheduleId: string; serviceId: string | null; timeZone: string }

/** Writes sessions, each start of a series once. Answers those that were not there, under the ids they now have. */
export async function insertSessions(
  tx: Tx,
  { siteId, scheduleId, serviceId, timeZone }: Owner,
  sessions: readonly NewSession[],
  now: number,
): Promise<NewSession[]> {
  if (sessions.length === 0) return []
  const taken = await takenIds(tx, siteId, sessions)
  const named = sessions.map(({ id, state }) => ({ id: taken.has(id) ? randomUUID() : id, state }))
  const shared = { site_id: siteId, schedule_id: scheduleId, service_id: serviceId, time_zone: timeZone }
  const times = { created_at: new Date(now), updated_at: new Date(now), event_sequence: 1 }
  const written = await tx
    .insertInto('sessions')
    .values(named.map(({ id, state }) => ({ id, ...shared, ...stateColumns(state, timeZone), ...times })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  const ids = new Set(written.map(({ id }) => id))
  return named.filter(({ id }) => ids.has(id))
}

/** Finds ids in use: a series that moved or was split may produce a start whose session moved away with its id. */
async function takenIds(tx: Tx, siteId: string, sessions: readonly { id: string }[]): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('sessions')
    .select('id')
    .where('site_id', '=', siteId)
    .where(sql<SqlBool>`id = any(${sessions.map(({ id }) => id)}::uuid[])`)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Writes locked sessions in one statement: one revision and one event more each. */
export async function updateSessions(
  tx: Tx,
  siteId: string,
  sessions: readonly { id: string; timeZone: string; state: SessionState }[],
  now: number,
): Promise<void> {
  if (sessions.length === 0) return
  const values = sessions.map(({ id, timeZone, state }) => ({ id, ...stateColumns(state, timeZone) }))
  await letGoOfStarts(tx, siteId, sessions)
  await sql`
    update sessions s set
      title = v.title, note = v.note, starts_at = v.starts_at, ends_at = v.ends_at, local_start = v.local_start,
      status = v.status, transparency = v.transparency, location_type = v.location_type,
      location_id = v.location_id, capacity = v.capacity, rule_id = v.rule_id,
      original_local_start = v.original_local_start, resource_ids = v.resource_ids, changed = v.changed,
      dropped = v.dropped, staff_to_be_named = v.staff_to_be_named, revision = s.revision + 1, event_sequence = s.event_sequence + 1,
      updated_at = ${new Date(now)}
    from jsonb_to_recordset(${jsonb(values)}) as v(
      id uuid, title text, note text, starts_at timestamptz, ends_at timestamptz, local_start text, status text,
      transparency text, location_type text, location_id uuid, capacity integer, rule_id uuid,
      original_local_start text, resource_ids uuid[], changed boolean, dropped boolean, staff_to_be_named boolean)
    where s.site_id = ${siteId} and s.id = v.id`.execute(tx)
}

/** A series that moves by its own step passes over its own starts: for a moment none of them has one. */
async function letGoOfStarts(tx: Tx, siteId: string, sessions: readonly { id: string }[]): Promise<void> {
  await sql`
    update sessions set original_local_start = 'moving ' || original_local_start
    where site_id = ${siteId} and id = any(${sessions.map(({ id }) => id)}::uuid[]) and rule_id is not null`.execute(tx)
}

/** Marks the sessions that deliberately overlap others, and unmarks the rest. */
export async function flagOverlappingSessions(
  tx: Tx,
  siteId: string,
  ids: readonly string[],
  doubleBooked: ReadonlySet<string>,
): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ double_booked: sql<boolean>`id = any(${[...doubleBooked]}::uuid[])` })
    .where('site_id', '=', siteId)
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
    .execute()
}
