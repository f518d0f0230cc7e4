import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/database.ts'
import { lockResources } from './calendars.ts'
import { splitSpan } from './pieces.ts'

/** Time, epoch milliseconds, half-open. */
export type Span = { start: number; end: number }

/** Returns the span from the first start to the last end of these, of which there is at least one. */
export function enclosingSpan(times: readonly Span[]): Span {
  return { start: Math.min(...times.map(({ start }) => start)), end: Math.max(...times.map(({ end }) => end)) }
}

/** What occupies a resource: a session permanently, or a hold until an instant. */
export type OccupancyOwner = { sessionId: string } | { holdId: string; holdUntil: number }

/** One resource for one span, including buffers. */
export type Claim = Span &
  OccupancyOwner & {
    siteId: string
    resourceId: string
    /** Deliberately overlaps others: exempt from the constraint, must be marked `doubleBooked`. */
    overlapAllowed?: boolean
  }

/** One row of occupied time. `holdOwner` is `<type>:<id>` of the hold's owner. */
export type Occupancy = Span & {
  resourceId: string
  sessionId: string | null
  holdId: string | null
  holdUntil: number | null
  holdOwner: string | null
  /** Start without buffers of an appointment that counts against a day's limit. */
  appointmentStart?: number
}

/** Rows to ignore: one's own. */
export type Ignored = { holdIds?: readonly string[]; sessionIds?: readonly string[] }

/** Deletes occupancies of holds that expired before `now` within the span. Call it under the lock, before the check. */
export async function dropExpiredHolds(
  tx: Tx,
  siteId: string,
  resourceIds: readonly string[],
  span: Span,
  now: number,
): Promise<void> {
  await sql`
    delete from occupancies
    where site_id = ${siteId} and resource_id = any(${[...resourceIds]}::uuid[])
      and hold_until <= ${new Date(now)} and during && ${sqlRange(span)}`.execute(tx)
}

/**
 * Inserts the claims in one statement. Claims that overlap another row are left out without an error, so a shorter
 * result means a conflict: then delete the inserted ones with `deleteOccupancies`, or roll back. A span longer than a
 * week is stored in pieces and counts as inserted when all of them are.
 *
 * @returns the claims inserted completely, in the given order
 */
export async function insertOccupancies(tx: Tx, claims: readonly Claim[]): Promise<Claim[]> {
  const pieces = claims.flatMap((claim) => splitSpan(claim).map((span) => ({ claim, span, id: randomUUIDv7() })))
  if (pieces.length === 0) return []
  const written = await tx
    .insertInto('occupancies')
    .values(pieces.map(({ claim, span, id }) => ({ ...toRow(claim), id, during: sqlRange(span) })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  const ids = new Set(written.map(({ id }) => id))
  const broken = new Set(pieces.filter(({ id }) => !ids.has(id)).map(({ claim }) => claim))
  return claims.filter((claim) => !broken.has(claim))
}

/**
 * Deletes the occupancies of a session or hold. Bumps the resources first, and so locks them before the rows, in the
 * same order as taking time does.
 *
 * @returns the resources whose time was released
 */
export async function deleteOccupancies(
  tx: Tx,
  siteId: string,
  owner: { sessionId: string } | { holdId: string },
): Promise<string[]> {
  const column = 'holdId' in owner ? 'hold_id' : 'session_id'
  const id = 'holdId' in owner ? owner.holdId : owner.sessionId
  const mine = tx.selectFrom('occupancies').where('site_id', '=', siteId).where(column, '=', id)
  const resourceIds = (await mine.select('resource_id').distinct().execute()).map((row) => row.resource_id)
  if (resourceIds.length === 0) return []
  await lockResources(tx, siteId, resourceIds)
  await tx.deleteFrom('occupancies').where('site_id', '=', siteId).where(column, '=', id).execute()
  return resourceIds.sort()
}

/** Invalidates the cached calendars of resources in these holds, whose owner changed. */
export async function bumpCalendarsOfHolds(tx: Tx, siteId: string, holdIds: readonly string[]): Promise<void> {
  if (holdIds.length === 0) return
  const stored = await tx
    .selectFrom('occupancies')
    .select('resource_id')
    .distinct()
    .where('site_id', '=', siteId)
    .where('hold_id', 'in', [...holdIds])
    .execute()
  await lockResources(
    tx,
    siteId,
    stored.map(({ resource_id }) => resource_id),
  )
}

/** Converts the occupancies of a hold to a session in place. Returns how many there were. */
export async function convertHold(tx: Tx, siteId: string, holdId: string, sessionId: string): Promise<number> {
  const rows = await tx
    .updateTable('occupancies')
    .set({ session_id: sessionId, hold_id: null, hold_until: null })
    .where('site_id', '=', siteId)
    .where('hold_id', '=', holdId)
    .returning('resource_id')
    .execute()
  return new Set(rows.map((row) => row.resource_id)).size
}

/** Changes until when a hold occupies its time. */
export async function setHoldEnd(tx: Tx, siteId: string, holdId: string, until: number): Promise<void> {
  await bumpCalendarsOfHolds(tx, siteId, [holdId])
  await tx
    .updateTable('occupancies')
    .set({ hold_until: new Date(until) })
    .where('site_id', '=', siteId)
    .where('hold_id', '=', holdId)
    .execute()
}

/**
 * Deletes occupancies of all holds that expired before `now`. Calendars don't change, since expired holds no longer
 * count. Skips rows locked by other transactions. Returns how many.
 */
export async function sweepExpiredHolds(db: Db, now: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from occupancies where (site_id, id) in (
      select site_id, id from occupancies where hold_until <= ${new Date(now)} for update skip locked
    )`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Lists everything that occupies these resources within the span, by start, including overlaps and expired holds. */
export async function findOccupancies(
  db: Db,
  siteId: string,
  resourceIds: readonly string[],
  span: Span,
): Promise<Occupancy[]> {
  const { rows } = await sql<OccupancyText>`
    select o.resource_id, o.session_id, o.hold_id,
      (extract(epoch from lower(o.during)) * 1000)::float8 as "start",
      (extract(epoch from upper(o.during)) * 1000)::float8 as "end",
      (extract(epoch from o.hold_until) * 1000)::float8 as hold_until,
      (select h.owner_type || ':' || h.owner_id from holds h where h.site_id = o.site_id and h.id = o.hold_id) as hold_owner
    from occupancies o
    where o.site_id = ${siteId} and o.resource_id = any(${[...resourceIds]}::uuid[])
      -- no row is longer than a week, so the btree on lower(during) bounds the search on both sides
      and lower(o.during) > ${new Date(span.start)}::timestamptz - interval '168 hours' and lower(o.during) < ${new Date(span.end)}
      and upper(o.during) > ${new Date(span.start)}
    order by o.resource_id, lower(o.during)`.execute(db)
  return rows.map(({ resource_id, session_id, hold_id, hold_until, hold_owner, start, end }) => ({
    resourceId: resource_id,
    sessionId: session_id,
    holdId: hold_id,
    holdUntil: hold_until,
    holdOwner: hold_owner,
    start,
    end,
  }))
}

/** Finds the conflicts of occupying this time now: all rows except expired holds and one's own. */
export async function findConflicts(
  db: Db,
  siteId: string,
  resourceIds: readonly string[],
  span: Span,
  now: number,
  ignored: Ignored = {},
): Promise<Occupancy[]> {
  const rows = await findOccupancies(db, siteId, resourceIds, span)
  return rows.filter((row) => (row.holdUntil === null || row.holdUntil > now) && !isIgnored(row, ignored))
}

/** Returns true if a row is to be ignored. */
export function isIgnored(row: Pick<Occupancy, 'holdId' | 'sessionId'>, ignored: Ignored): boolean {
  if (row.holdId !== null) return ignored.holdIds?.includes(row.holdId) ?? false
  return row.sessionId !== null && (ignored.sessionIds?.includes(row.sessionId) ?? false)
}

type OccupancyText = {
  resource_id: string
  session_id: string | null
  hold_id: string | null
  hold_until: number | null
  hold_owner: string | null
  start: number
  end: number
}

function toRow(claim: Claim) {
  const owner =
    'holdId' in claim
      ? { hold_id: claim.holdId, hold_until: new Date(claim.holdUntil), session_id: null }
      : { session_id: claim.sessionId, hold_id: null, hold_until: null }
  return {
    site_id: claim.siteId,
    resource_id: claim.resourceId,
    overlap_allowed: claim.overlapAllowed === true,
    ...owner,
  }
}

function sqlRange({ start, end }: Span) {
  return sql<string>`tstzrange(${new Date(start)}, ${new Date(end)})`
}
