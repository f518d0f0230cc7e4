import { type SqlBool, sql } from 'kysely'
import type { Db, Tx } from '../../../db/database.ts'
import type { Claim } from './occupancies.ts'

/** A conflict of one of many claims: a session, or a live hold. */
export type ClaimConflict = {
  claim: Claim
  sessionId: string | null
  title: string | null
  holdId: string | null
  start: number
  end: number
}

/**
 * Finds the conflicts of many claims in one statement, including allowed overlaps. Everything counts: release one's own
 * time first.
 */
export async function findConflictsOfClaims(
  db: Db,
  siteId: string,
  claims: readonly Claim[],
  now: number,
): Promise<ClaimConflict[]> {
  if (claims.length === 0) return []
  const at = (instants: number[]) => instants.map((instant) => new Date(instant).toISOString())
  const { rows } = await sql<ConflictRow>`
    select c.number::int as number, o.session_id, o.hold_id, s.title,
      (extract(epoch from lower(o.during)) * 1000)::float8 as "start",
      (extract(epoch from upper(o.during)) * 1000)::float8 as "end"
    from unnest(${claims.map(({ resourceId }) => resourceId)}::uuid[], ${at(claims.map(({ start }) => start))}::timestamptz[],
        ${at(claims.map(({ end }) => end))}::timestamptz[]) with ordinality as c(resource_id, starts_at, ends_at, number)
    join occupancies o on o.site_id = ${siteId} and o.resource_id = c.resource_id
      -- no row is longer than a week, so the btree on lower(during) bounds the search on both sides
      and lower(o.during) > c.starts_at - interval '168 hours' and lower(o.during) < c.ends_at
      and upper(o.during) > c.starts_at and (o.hold_until is null or o.hold_until > ${new Date(now)})
    left join sessions s on s.site_id = o.site_id and s.id = o.session_id
    order by c.starts_at, c.number, lower(o.during), o.id`.execute(db)
  return rows.map(({ number, session_id, hold_id, title, start, end }) => ({
    claim: claims[number - 1] as Claim,
    sessionId: session_id,
    title,
    holdId: hold_id,
    start,
    end,
  }))
}

/** Releases everything these sessions occupy. The caller has locked their resources. */
export async function deleteOccupanciesOfSessions(
  tx: Tx,
  siteId: string,
  sessionIds: readonly string[],
): Promise<void> {
  if (sessionIds.length === 0) return
  await tx
    .deleteFrom('occupancies')
    .where('site_id', '=', siteId)
    .where(sql<SqlBool>`session_id = any(${[...sessionIds]}::uuid[])`)
    .execute()
}

type ConflictRow = {
  number: number
  session_id: string | null
  hold_id: string | null
  title: string | null
  start: number
  end: number
}
