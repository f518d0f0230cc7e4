import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { type AddressParts, oneLineAddress } from '../../business/index.ts'
import type { Span } from '../../schedules/index.ts'

/** Seats of a class session or a course at an instant. `heldByOthers` and `heldByOwner` are in live holds. */
export type SeatCounts = { capacity: number; taken: number; offered: number; heldByOthers: number; heldByOwner: number }

/** Location or resource of a session that takes no new bookings: inactive, archived, not approved or deleted. */
export type Closed = {
  rule: 'NO_RESOURCE' | 'LOCATION_CLOSED'
  id: string
  name: string
  /** Set where a closing day does it. */
  closing?: { id: string; reason: string }
}

/** A listed class or course session with its seats. Instants are epoch milliseconds. */
export type ClassSession = {
  id: string
  type: 'CLASS' | 'COURSE'
  scheduleId: string
  serviceId: string
  title: string
  start: number
  end: number
  timeZone: string
  cancelled: boolean
  locationType: string | null
  location: { id: string; name: string; formattedAddress: string } | null
  /** Who leads it, what it uses. */
  resources: { id: string; name: string; typeId: string | null; scheduleId: string }[]
  /** Type of the person who is still to be named; null if nobody is. */
  typeToBeNamed: string | null
  /** Null if staff and location take bookings. */
  closed: Closed | null
  /** Seats of the session; for a course, those of all its sessions together. */
  seats: SeatCounts
  /** Bookings on its waiting list. */
  waiting: number
  /** Sessions of a course that are not cancelled, by start; null for a class. */
  course: Course['sessions'] | null
}

/** Requested sessions, time and actor. */
export type RequestedSessions = {
  /** Sessions that start within it. */
  span?: Span | undefined
  serviceIds?: readonly string[] | undefined
  sessionIds?: readonly string[] | undefined
  now: number
  /** `<type>:<id>` of the actor, whose own holds count as free. */
  owner?: string | undefined
  /** Holds to ignore. */
  ignoreHoldIds?: readonly string[] | undefined
  limit?: number | undefined
  /** Classes alone unless courses are wanted too. */
  types?: readonly ClassSession['type'][] | undefined
  /** Only sessions that end after this instant; a course retains its past ones. */
  endsAfter?: number | undefined
}

/** Finds sessions with their seats, by start: one statement. Seats are never cached. */
export async function findSessions(db: Db, siteId: string, wanted: RequestedSessions): Promise<ClassSession[]> {
  const { span, serviceIds, sessionIds, limit, types = ['CLASS'], endsAfter } = wanted
  const conditions = [
    sql`s.site_id = ${siteId}`,
    sql`v.type = any(${[...types]}::text[]) and v.deleted_at is null`,
    ...(endsAfter === undefined ? [] : [sql`(s.ends_at > ${new Date(endsAfter)} or v.type = 'COURSE')`]),
    ...(span ? [sql`s.starts_at >= ${new Date(span.start)} and s.starts_at < ${new Date(span.end)}`] : []),
    ...(serviceIds ? [sql`s.service_id = any(${[...serviceIds]}::uuid[])`] : []),
    ...(sessionIds ? [sql`s.id = any(${[...sessionIds]}::uuid[])`] : []),
  ]
  const { rows } = await sql<SessionRow>`
    select s.id, v.type, s.schedule_id as "scheduleId", s.service_id as "serviceId", s.title, s.time_zone as "timeZone",
      (extract(epoch from s.starts_at) * 1000)::float8 as start, (extract(epoch from s.ends_at) * 1000)::float8 as "end",
      s.status = 'CANCELLED' as cancelled, s.location_type as "locationType",
      (select jsonb_build_object('id', l.id, 'name', l.name, 'address', l.address) from locations l
        where l.site_id = s.site_id and l.id = s.location_id) as location,
      (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name, 'typeId', r.type_id,
          'scheduleId', r.schedule_id) order by listed.position), '[]')
        from unnest(s.resource_ids) with ordinality as listed(id, position)
        join resources r on r.site_id = s.site_id and r.id = listed.id) as resources,
      case when s.staff_to_be_named then (select t.id from resource_types t
        where t.site_id = s.site_id and t.is_staff limit 1) end as "typeToBeNamed",
      ${selectClosed('s')} as closed,
      (select count(*)::int from bookings b
        where b.site_id = s.site_id and b.session_id = s.id and b.status = 'WAITING_LIST') as waiting,
      case when v.type = 'COURSE' then ${courseSessions} end as course,
      ${selectSeatCounts(scope, sql`coalesce(s.capacity, v.default_capacity)`, wanted)} as seats
    from sessions s
    join services v on v.site_id = s.site_id and v.id = s.service_id
    left join seats on seats.site_id = s.site_id and seats.scope_id = ${scope}
    where ${sql.join(conditions, sql` and `)}
    order by s.starts_at, s.id ${limit === undefined ? sql`` : sql`limit ${limit}`}`.execute(db)
  return rows.map(({ location, ...row }) => ({ ...row, location: location && findLocation(location) }))
}

/** A course: its sessions that are not cancelled, by start, and its seats. */
export type Course = {
  sessions: { id: string; start: number; end: number; closed: Closed | null }[]
  seats: SeatCounts
  waiting: number
}

/** Finds the course of a schedule with its seats, in one statement; undefined for other schedules. */
export async function findCourse(
  db: Db,
  siteId: string,
  scheduleId: string,
  wanted: RequestedSeats,
): Promise<Course | undefined> {
  return (await findCourses(db, siteId, [scheduleId], wanted)).get(scheduleId.toLowerCase())
}

type RequestedSeats = Pick<RequestedSessions, 'now' | 'owner' | 'ignoreHoldIds'>

/** Finds several courses by their schedules. */
export async function findCourses(
  db: Db,
  siteId: string,
  scheduleIds: readonly string[],
  wanted: RequestedSeats,
): Promise<Map<string, Course>> {
  const { rows } = await sql<Course & { scheduleId: string }>`
    select v.schedule_id as "scheduleId", ${courseSessions} as sessions,
      (select count(*)::int from bookings b
        where b.site_id = v.site_id and b.schedule_id = v.schedule_id and b.status = 'WAITING_LIST') as waiting,
      ${selectSeatCounts(sql`v.schedule_id`, sql`v.default_capacity`, wanted)} as seats
    from services v
    left join seats on seats.site_id = v.site_id and seats.scope_id = v.schedule_id
    where v.site_id = ${siteId} and v.schedule_id = any(${[...scheduleIds]}::uuid[]) and v.type = 'COURSE'
      and v.deleted_at is null`.execute(db)
  return new Map(rows.map(({ scheduleId, ...course }) => [scheduleId, course]))
}

const scope = sql`case when v.type = 'COURSE' then s.schedule_id else s.id end`

/**
 * Selects the first unavailable leader, resource or location of a session. Without its own location it has that of its
 * service.
 */
function selectClosed(session: 's' | 'm') {
  const of = (column: string) => sql.ref(`${session}.${column}`)
  return sql`coalesce(
    (select jsonb_build_object('rule', 'LOCATION_CLOSED', 'id', l.id, 'name', l.name) from locations l
      where l.site_id = v.site_id and l.status <> 'ACTIVE' and l.id = case
        when ${of('location_id')} is not null then ${of('location_id')}
        when ${of('location_type')} is null then ${findServiceLocation} end),
    ${session === 's' ? closingDay : sql`null`},
    (select jsonb_build_object('rule', 'NO_RESOURCE', 'id', r.id, 'name', r.name) from resources r
      where r.site_id = v.site_id and r.id = any(${of('resource_ids')})
        and (r.status <> 'ACTIVE' or r.approval_status <> 'APPROVED' or r.deleted_at is not null)
      order by array_position(${of('resource_ids')}, r.id) limit 1))`
}

/** Selects the first location of the service; without any, the default one of the business. */
const findServiceLocation = sql`(select location.id from (
    select p.location_id as id, p.position from service_locations p where p.site_id = v.site_id and p.service_id = v.id
    union all
    select d.id, null from locations d where d.site_id = v.site_id and d.is_default
  ) as location order by location.position nulls last limit 1)`

/** Selects the closing day of a class session. A single closed session does not close a course. */
const closingDay = sql`(select jsonb_build_object('rule', 'LOCATION_CLOSED', 'id', l.id, 'name', coalesce(l.name, site.name),
      'closing', jsonb_build_object('id', c.id, 'reason', c.reason))
    from sites site
    left join locations l on l.site_id = site.id and l.id = case
      when s.location_id is not null then s.location_id when s.location_type is null then ${findServiceLocation} end
    join closing_days c on c.site_id = site.id and (c.location_id is null or c.location_id = l.id)
      and c.date = (s.starts_at at time zone coalesce(l.time_zone, site.time_zone))::date
    where site.id = v.site_id and v.type = 'CLASS' order by c.location_id nulls first limit 1)`

const courseSessions = sql`(select coalesce(jsonb_agg(jsonb_build_object('id', m.id,
    'start', (extract(epoch from m.starts_at) * 1000)::float8,
    'end', (extract(epoch from m.ends_at) * 1000)::float8, 'closed', ${selectClosed('m')}) order by m.starts_at, m.id), '[]')
  from sessions m
  where m.site_id = v.site_id and m.schedule_id = v.schedule_id and m.status = 'CONFIRMED')`

/** Counts held seats from live holds: the stored counter cannot know when they expire. */
function selectSeatCounts(
  scopeId: ReturnType<typeof sql>,
  capacity: ReturnType<typeof sql>,
  { now, owner, ignoreHoldIds = [] }: RequestedSeats,
) {
  const isOwn = sql`(h.owner_type || ':' || h.owner_id = ${owner ?? ''} or h.id = any(${[...ignoreHoldIds]}::uuid[]))`
  return sql`(
    select jsonb_build_object('capacity', coalesce(seats.capacity, ${capacity}), 'taken', coalesce(seats.taken, 0),
      'offered', coalesce(seats.offered, 0),
      'heldByOthers', coalesce(sum(h.seats) filter (where not ${isOwn}), 0)::int,
      'heldByOwner', coalesce(sum(h.seats) filter (where ${isOwn}), 0)::int)
    from holds h where h.site_id = ${sql.ref('v.site_id')} and h.scope_id = ${scopeId} and h.expires_at > ${new Date(now)})`
}

type SessionRow = Omit<ClassSession, 'location'> & {
  location: { id: string; name: string; address: AddressParts } | null
}

function findLocation({ id, name, address }: NonNullable<SessionRow['location']>) {
  return { id, name, formattedAddress: oneLineAddress(address) }
}
