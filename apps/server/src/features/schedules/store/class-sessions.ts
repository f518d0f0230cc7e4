import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/database.ts'

/** A class or course session as seen by customers who want a seat. Instants are epoch milliseconds. */
export type ClassSession = {
  id: string
  serviceId: string | null
  scheduleId: string
  title: string
  start: number
  end: number
  timeZone: string
  cancelled: boolean
  /** Its latest change. */
  changedAt: number
  resourceIds: string[]
  staffToBeNamed: boolean
  locationType: string | null
  locationId: string | null
}

/** Locks a session in share mode against cancelling and moving until the transaction ends. Lock it before its seats. */
export async function shareSession(tx: Tx, siteId: string, sessionId: string): Promise<ClassSession | undefined> {
  const { rows } = await sql<SessionRow>`
    select ${columns} from sessions where site_id = ${siteId} and id = ${sessionId} for share`.execute(tx)
  return rows.map(findSession)[0]
}

/** Lists all sessions of a course by start, including cancelled ones. */
export function findSessions(db: Db, siteId: string, scheduleId: string): Promise<ClassSession[]> {
  return findSessionsOfSchedules(db, siteId, [scheduleId])
}

/** Lists all sessions of these courses by start, including cancelled ones. */
export async function findSessionsOfSchedules(
  db: Db,
  siteId: string,
  scheduleIds: readonly string[],
): Promise<ClassSession[]> {
  const { rows } = await sql<SessionRow>`
    select ${columns} from sessions where site_id = ${siteId} and schedule_id = any(${[...scheduleIds]}::uuid[])
    order by starts_at, id`.execute(db)
  return rows.map(findSession)
}

type SessionRow = Omit<ClassSession, 'cancelled'> & { status: string }

const columns = sql`id, service_id as "serviceId", schedule_id as "scheduleId", title, status,
  (extract(epoch from starts_at) * 1000)::float8 as "start", (extract(epoch from ends_at) * 1000)::float8 as "end",
  (extract(epoch from updated_at) * 1000)::float8 as "changedAt", time_zone as "timeZone",
  resource_ids as "resourceIds", staff_to_be_named as "staffToBeNamed", location_type as "locationType", location_id as "locationId"`

function findSession({ status, ...row }: SessionRow): ClassSession {
  return { ...row, cancelled: status === 'CANCELLED' }
}
