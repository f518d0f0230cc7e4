import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

/** Label of a session for staff, and its time without buffers. */
export type SessionLabel = { id: string; label: string; start: number; end: number }

/** Appointments by the name of the customer, everything else by its title: one statement. */
export async function findSessionLabels(
  db: Db,
  siteId: string,
  sessionIds: readonly string[],
): Promise<Map<string, SessionLabel>> {
  if (sessionIds.length === 0) return new Map()
  const { rows } = await sql<SessionLabel>`
    select s.id, (extract(epoch from s.starts_at) * 1000)::float8 as start,
      (extract(epoch from s.ends_at) * 1000)::float8 as "end",
      coalesce(nullif(case when v.type = 'APPOINTMENT' then (
        select trim(concat_ws(' ', b.contact_details->>'firstName', b.contact_details->>'lastName'))
        from bookings b where b.site_id = s.site_id and b.session_id = s.id and b.status in ('CONFIRMED', 'PENDING')
        order by b.created_at limit 1) end, ''), nullif(s.title, ''), v.name, '') as label
    from sessions s
    left join services v on v.site_id = s.site_id and v.id = s.service_id
    where s.site_id = ${siteId} and s.id = any(${[...sessionIds]}::uuid[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Lists held seats with the expiry of each hold. */
export async function findExpired(db: Db, siteId: string, scopeId: string, now: number) {
  const rows = await db
    .selectFrom('holds')
    .select(['seats', 'expires_at'])
    .where('site_id', '=', siteId)
    .where('scope_id', '=', scopeId)
    .where('expires_at', '>', new Date(now).toISOString())
    .execute()
  return rows.map(({ seats, expires_at }) => ({ seats, at: Date.parse(expires_at) }))
}
