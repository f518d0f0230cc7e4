import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/database.ts'

/** A session of a class or course, as needed for booking seats. Instants are epoch milliseconds. */
export type Meeting = {
  id: string
  serviceId: string | null
  scheduleId: string
  title: string
  start: number
  end: number
  timeZone: string
  cancelled: boolean
  resourceIds: string[]
  locationType: string | null
  locationId: string | null
}

/**
 * Locks a session in share mode, so that nobody cancels or moves it until the transaction ends. Lock it before its seats.
 */
export async function shareMeeting(tx: Tx, siteId: string, sessionId: string): Promise<Meeting | undefined> {
  const { rows } = await sql<MeetingRow>`
    select ${columns} from sessions where site_id = ${siteId} and id = ${sessionId} for share`.execute(tx)
  return rows.map(meetingOf)[0]
}

/** Lists all sessions of a course by start, including cancelled ones. */
export async function findMeetings(db: Db, siteId: string, scheduleId: string): Promise<Meeting[]> {
  const { rows } = await sql<MeetingRow>`
    select ${columns} from sessions where site_id = ${siteId} and schedule_id = ${scheduleId}
    order by starts_at, id`.execute(db)
  return rows.map(meetingOf)
}

type MeetingRow = Omit<Meeting, 'cancelled'> & { status: string }

const columns = sql`id, service_id as "serviceId", schedule_id as "scheduleId", title, status,
  (extract(epoch from starts_at) * 1000)::float8 as "start", (extract(epoch from ends_at) * 1000)::float8 as "end",
  time_zone as "timeZone", resource_ids as "resourceIds", location_type as "locationType", location_id as "locationId"`

function meetingOf({ status, ...row }: MeetingRow): Meeting {
  return { ...row, cancelled: status === 'CANCELLED' }
}
