import { sql } from 'kysely'
import { jsonb, type Tx } from '../../../db/database.ts'
import { lockResources } from './calendars.ts'
import { type Claim, dropExpiredHolds, enclosingSpan, insertOccupancies } from './occupancies.ts'

/** A session with its new times, epoch milliseconds, and local start. */
export type ShiftedSession = { id: string; start: number; end: number; localStart: string; timeZone: string }

/**
 * Moves many sessions at once with the time they occupy. Those that then overlap others are marked as such; their ids
 * are returned. All are moved before any is compared: each may go where another was.
 */
export async function shiftSessions(
  tx: Tx,
  siteId: string,
  sessions: readonly ShiftedSession[],
  now: number,
): Promise<Set<string>> {
  if (sessions.length === 0) return new Set()
  const ids = sessions.map(({ id }) => id)
  const taken = await sql<{ resource_id: string }>`select distinct resource_id from occupancies
    where site_id = ${siteId} and session_id = any(${ids}::uuid[])`.execute(tx)
  const resourceIds = taken.rows.map(({ resource_id }) => resource_id)
  await lockResources(tx, siteId, resourceIds)
  await dropExpiredHolds(tx, siteId, resourceIds, enclosingSpan(sessions), now)
  const iso = (at: number) => new Date(at).toISOString()
  const moves = sql`jsonb_to_recordset(${jsonb(
    sessions.map(({ start, end, ...session }) => ({ ...session, start: iso(start), end: iso(end) })),
  )}) as m(id uuid, start timestamptz, "end" timestamptz, "localStart" text, "timeZone" text)`
  const lengthened = await takeLengthened(tx, siteId, sessions)
  await sql`
    update occupancies o set overlap_allowed = true,
      during = tstzrange(lower(o.during) + (m.start - s.starts_at), upper(o.during) + (m."end" - s.ends_at))
    from ${moves} join sessions s on s.site_id = ${siteId} and s.id = m.id
    where o.site_id = ${siteId} and o.session_id = m.id`.execute(tx)
  await insertOccupancies(tx, lengthened)
  await sql`
    update sessions s set starts_at = m.start, ends_at = m."end", local_start = m."localStart",
      time_zone = m."timeZone", revision = s.revision + 1, event_sequence = s.event_sequence + 1,
      updated_at = ${new Date(now)}
    from ${moves} where s.site_id = ${siteId} and s.id = m.id`.execute(tx)
  await sql`
    update occupancies o set overlap_allowed = false
    where o.site_id = ${siteId} and o.session_id = any(${ids}::uuid[]) and not exists (
      select from occupancies other where other.site_id = o.site_id and other.resource_id = o.resource_id
        and other.id <> o.id and other.during && o.during)`.execute(tx)
  const over = await sql<{ session_id: string }>`select distinct session_id from occupancies
    where site_id = ${siteId} and session_id = any(${ids}::uuid[]) and overlap_allowed`.execute(tx)
  const overlapping = over.rows.map(({ session_id }) => session_id)
  await sql`
    update sessions set double_booked = id = any(${overlapping}::uuid[])
    where site_id = ${siteId} and id = any(${ids}::uuid[])
      and double_booked <> (id = any(${overlapping}::uuid[]))`.execute(tx)
  return new Set(overlapping)
}

/**
 * Takes out the time of sessions that become longer or shorter, as days do where clocks change, and returns it as it is
 * to be: what is stored in pieces of a week is cut anew.
 */
async function takeLengthened(tx: Tx, siteId: string, sessions: readonly ShiftedSession[]): Promise<Claim[]> {
  const moves = new Map(sessions.map((session) => [session.id, session]))
  const { rows } = await sql<LengthenedRow>`
    select s.id as "sessionId", o.resource_id as "resourceId",
      (extract(epoch from s.starts_at - min(lower(o.during))) * 1000)::float8 as before,
      (extract(epoch from max(upper(o.during)) - s.ends_at) * 1000)::float8 as after
    from jsonb_to_recordset(${jsonb(sessions.map(({ id, start, end }) => ({ id, length: end - start })))})
      as m(id uuid, length float8)
    join sessions s on s.site_id = ${siteId} and s.id = m.id
    join occupancies o on o.site_id = s.site_id and o.session_id = s.id
    where (extract(epoch from s.ends_at - s.starts_at) * 1000)::float8 <> m.length
    group by s.site_id, s.id, o.resource_id`.execute(tx)
  const ids = [...new Set(rows.map(({ sessionId }) => sessionId))]
  if (ids.length === 0) return []
  await sql`delete from occupancies where site_id = ${siteId} and session_id = any(${ids}::uuid[])`.execute(tx)
  return rows.flatMap(({ sessionId, resourceId, before, after }): Claim[] => {
    const move = moves.get(sessionId)
    if (!move) return []
    return [{ siteId, resourceId, sessionId, start: move.start - before, end: move.end + after, overlapAllowed: true }]
  })
}

/** Time that a session occupies before its start and after its end. */
type LengthenedRow = { sessionId: string; resourceId: string; before: number; after: number }
