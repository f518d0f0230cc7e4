import { type Expression, type SqlBool, sql } from 'kysely'
import type { Db, Tx } from '../../../db/database.ts'
import type { ClassSession, SessionKind } from '../rules/class-session.ts'
import { rhythmColumns, type SessionRow, toSession } from './rows.ts'

/** Sessions visible to an actor: those with one of these resources, or all. */
export type SessionVisibility = { resourceIds: readonly string[] } | 'all'

export async function findSession(
  db: Db,
  siteId: string,
  id: string,
  sessionVisibility: SessionVisibility,
): Promise<ClassSession | undefined> {
  const row = await sessions(db, siteId, sessionVisibility).where('s.id', '=', id).executeTakeFirst()
  return row && toSession(row as SessionRow)
}

/** Finds the sessions with these ids, by start. */
export async function findSessions(db: Db, siteId: string, ids: readonly string[]): Promise<ClassSession[]> {
  const rows = await inOrder(sessions(db, siteId, 'all').where(columnIn('s.id', ids))).execute()
  return rows.map((row) => toSession(row as SessionRow))
}

/** Locks a session and all others of its series until the transaction ends. Returns them by start. */
export async function lockSeriesSessions(
  tx: Tx,
  siteId: string,
  { id, ruleId }: Pick<ClassSession, 'id' | 'ruleId'>,
): Promise<ClassSession[]> {
  await sql`
    select from sessions where site_id = ${siteId} and (id = ${id} or rule_id = ${ruleId}::uuid)
    order by id for no key update`.execute(tx)
  const query = sessions(tx, siteId, 'all').where((eb) =>
    ruleId === null ? eb('s.id', '=', id) : eb.or([eb('s.id', '=', id), eb('s.rule_id', '=', ruleId)]),
  )
  return (await inOrder(query).execute()).map((row) => toSession(row as SessionRow))
}

/** Locks the future sessions of a schedule that are not cancelled until the transaction ends. Returns them by start. */
export async function lockUpcomingSessions(
  tx: Tx,
  siteId: string,
  scheduleId: string,
  now: number,
): Promise<ClassSession[]> {
  const { rows } = await sql<{ id: string }>`
    select id from sessions where site_id = ${siteId} and schedule_id = ${scheduleId} and status = 'CONFIRMED'
      and starts_at > ${new Date(now)}
    order by id for no key update`.execute(tx)
  return findSessions(
    tx,
    siteId,
    rows.map(({ id }) => id),
  )
}

/** Locks these sessions until the transaction ends. Returns them by start. */
export async function lockSessions(tx: Tx, siteId: string, ids: readonly string[]): Promise<ClassSession[]> {
  await sql`select from sessions where site_id = ${siteId} and id = any(${[...ids]}::uuid[])
    order by id for no key update`.execute(tx)
  return findSessions(tx, siteId, ids)
}

/** Which sessions to list. */
export type Wanted = {
  /** Those that end after this and start before that, epoch milliseconds. */
  from: number
  to: number
  serviceIds?: readonly string[] | undefined
  resourceIds?: readonly string[] | undefined
  ruleId?: string | null | undefined
  kinds?: readonly SessionKind[] | undefined
  includeCancelled: boolean
  limit: number
  after?: { start: number; id: string } | undefined
}

export async function listSessions(
  db: Db,
  siteId: string,
  sessionVisibility: SessionVisibility,
  wanted: Wanted,
): Promise<ClassSession[]> {
  const { from, to, serviceIds, resourceIds, ruleId, kinds, includeCancelled, limit, after } = wanted
  const begin = new Date(from)
  const end = new Date(to)
  const conditions: Expression<SqlBool>[] = [
    // No session is longer than this, so the index on starts bounds the search on both sides.
    sql<SqlBool>`s.starts_at < ${end} and s.ends_at > ${begin} and s.starts_at > ${begin}::timestamptz - interval '45 days'`,
    ...(serviceIds?.length ? [columnIn('s.service_id', serviceIds)] : []),
    ...(resourceIds?.length ? [usesAnyResource(resourceIds)] : []),
    ...(ruleId ? [sql<SqlBool>`s.rule_id = ${ruleId}`] : []),
    ...(kinds?.length ? [sql<SqlBool>`${kind} = any(${[...kinds]}::text[])`] : []),
    ...(includeCancelled ? [] : [sql<SqlBool>`s.status = 'CONFIRMED'`]),
    ...(after ? [sql<SqlBool>`(s.starts_at, s.id) > (${new Date(after.start)}, ${after.id}::uuid)`] : []),
  ]
  const query = sessions(db, siteId, sessionVisibility).where((eb) => eb.and(conditions))
  return (await inOrder(query).limit(limit).execute()).map((row) => toSession(row as SessionRow))
}

/** Appointments have their resources in the occupied time; sessions also have them when they occupy none. */
const resources = sql<string[]>`case when s.resource_ids <> '{}' then s.resource_ids else
  array(select distinct o.resource_id from occupancies o where o.site_id = s.site_id and o.session_id = s.id) end`
/** The kind of a session `s`, joined with its `service`. */
export const kind = sql<SessionKind>`case when s.service_id is null then 'BLOCK' else coalesce(service.type, 'APPOINTMENT') end`

function sessions(db: Db, siteId: string, sessionVisibility: SessionVisibility) {
  return db
    .selectFrom('sessions as s')
    .leftJoin('services as service', (join) =>
      join.onRef('service.site_id', '=', 's.site_id').onRef('service.id', '=', 's.service_id'),
    )
    .leftJoin('session_rules as rule', (join) =>
      join.onRef('rule.site_id', '=', 's.site_id').onRef('rule.id', '=', 's.rule_id'),
    )
    .where('s.site_id', '=', siteId)
    .$if(sessionVisibility !== 'all', (query) =>
      query.where(usesAnyResource(sessionVisibility === 'all' ? [] : sessionVisibility.resourceIds)),
    )
    .selectAll('s')
    .select([kind.as('kind'), resources.as('resource_ids'), 'rule.until_date'])
    .select(rhythmColumns.map((column) => `rule.${column}` as const))
}

function inOrder<T extends { orderBy(by: string): T }>(query: T): T {
  return query.orderBy('s.starts_at').orderBy('s.id')
}

function columnIn(column: string, ids: readonly string[]) {
  return sql<SqlBool>`${sql.ref(column)} = any(${[...ids]}::uuid[])`
}

function usesAnyResource(resourceIds: readonly string[]) {
  return sql<SqlBool>`${resources} && ${[...resourceIds]}::uuid[]`
}
