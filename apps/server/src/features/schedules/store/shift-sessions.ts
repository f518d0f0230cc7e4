import { sql } from 'kysely'
import { jsonb, type Tx } from '../../../db/database.ts'
import { lockResources } from './calendars.ts'
import { dropExpiredHolds, enclosingSpan } from './occupancies.ts'

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
  await sql`
    update occupancies o set overlap_allowed = true,
      during = tstzrange(lower(o.during) + (m.start - s.starts_at), upper(o.during) + (m."end" - s.ends_at))
    from ${moves} join sessions s on s.site_id = ${siteId} and s.id = m.id
    where o.site_id = ${siteId} and o.session_id = m.id`.execute(tx)
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
