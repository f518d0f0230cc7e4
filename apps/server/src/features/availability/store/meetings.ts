import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { type AddressParts, oneLineAddress } from '../../business/index.ts'
import type { Span } from '../../schedules/index.ts'

/** Places of a class meeting or a course at an instant. `heldByOther` and `heldByOwner` are in live holds. */
export type Places = { capacity: number; taken: number; offered: number; heldByOthers: number; heldByOwner: number }

/** A meeting of a class or a course with the places, as it is listed. Instants are epoch milliseconds. */
export type Meeting = {
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
  /** Of the meeting; of a course those of all its meetings together. */
  places: Places
  /** Bookings on its waiting list. */
  waiting: number
  /** Every meeting of a course that was not called off, by start; null for a class. */
  course: Course['meetings'] | null
}

/** Which meetings, at what time, in whose eyes. */
export type MeetingsWanted = {
  /** Meetings that start in here. */
  span?: Span | undefined
  serviceIds?: readonly string[] | undefined
  sessionIds?: readonly string[] | undefined
  now: number
  /** `<type>:<id>` of whoever asks: what they keep themselves is free to them. */
  owner?: string | undefined
  /** Holds to look through as if they were gone. */
  ignoreHoldIds?: readonly string[] | undefined
  limit?: number | undefined
  /** Classes alone unless courses are wanted too. */
  types?: readonly Meeting['type'][] | undefined
  /** Only meetings that end after this instant. */
  endsAfter?: number | undefined
}

/** Meetings with their places, by start: one statement. Places are never kept in memory. */
export async function findMeetings(db: Db, siteId: string, wanted: MeetingsWanted): Promise<Meeting[]> {
  const { span, serviceIds, sessionIds, limit, types = ['CLASS'], endsAfter } = wanted
  const conditions = [
    sql`s.site_id = ${siteId}`,
    sql`v.type = any(${[...types]}::text[]) and v.deleted_at is null`,
    ...(endsAfter === undefined ? [] : [sql`s.ends_at > ${new Date(endsAfter)}`]),
    ...(span ? [sql`s.starts_at >= ${new Date(span.start)} and s.starts_at < ${new Date(span.end)}`] : []),
    ...(serviceIds ? [sql`s.service_id = any(${[...serviceIds]}::uuid[])`] : []),
    ...(sessionIds ? [sql`s.id = any(${[...sessionIds]}::uuid[])`] : []),
  ]
  const { rows } = await sql<MeetingRow>`
    select s.id, v.type, s.schedule_id as "scheduleId", s.service_id as "serviceId", s.title, s.time_zone as "timeZone",
      (extract(epoch from s.starts_at) * 1000)::float8 as start, (extract(epoch from s.ends_at) * 1000)::float8 as "end",
      s.status = 'CANCELLED' as cancelled, s.location_type as "locationType",
      (select jsonb_build_object('id', l.id, 'name', l.name, 'address', l.address) from locations l
        where l.site_id = s.site_id and l.id = s.location_id) as location,
      (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name, 'typeId', r.type_id,
          'scheduleId', r.schedule_id) order by listed.place), '[]')
        from unnest(s.resource_ids) with ordinality as listed(id, place)
        join resources r on r.site_id = s.site_id and r.id = listed.id) as resources,
      (select count(*)::int from bookings b
        where b.site_id = s.site_id and b.session_id = s.id and b.status = 'WAITING_LIST') as waiting,
      case when v.type = 'COURSE' then ${courseMeetings} end as course,
      ${placesOf(scope, sql`coalesce(s.capacity, v.default_capacity)`, wanted)} as places
    from sessions s
    join services v on v.site_id = s.site_id and v.id = s.service_id
    left join seats on seats.site_id = s.site_id and seats.scope_id = ${scope}
    where ${sql.join(conditions, sql` and `)}
    order by s.starts_at, s.id ${limit === undefined ? sql`` : sql`limit ${limit}`}`.execute(db)
  return rows.map(({ location, ...row }) => ({ ...row, location: location && placeOf(location) }))
}

/** A course: its meetings that were not called off, by start, and its places. */
export type Course = { meetings: { id: string; start: number; end: number }[]; places: Places; waiting: number }

/** The course a schedule belongs to with its places, in one statement; undefined for any other schedule. */
export async function findCourse(
  db: Db,
  siteId: string,
  scheduleId: string,
  wanted: Pick<MeetingsWanted, 'now' | 'owner' | 'ignoreHoldIds'>,
): Promise<Course | undefined> {
  const { rows } = await sql<Course>`
    select ${courseMeetings} as meetings,
      (select count(*)::int from bookings b
        where b.site_id = v.site_id and b.schedule_id = v.schedule_id and b.status = 'WAITING_LIST') as waiting,
      ${placesOf(sql`v.schedule_id`, sql`v.default_capacity`, wanted)} as places
    from services v
    left join seats on seats.site_id = v.site_id and seats.scope_id = v.schedule_id
    where v.site_id = ${siteId} and v.schedule_id = ${scheduleId} and v.type = 'COURSE'
      and v.deleted_at is null`.execute(db)
  return rows[0]
}

const scope = sql`case when v.type = 'COURSE' then s.schedule_id else s.id end`

const courseMeetings = sql`(select coalesce(jsonb_agg(jsonb_build_object('id', m.id,
    'start', (extract(epoch from m.starts_at) * 1000)::float8,
    'end', (extract(epoch from m.ends_at) * 1000)::float8) order by m.starts_at, m.id), '[]')
  from sessions m
  where m.site_id = v.site_id and m.schedule_id = v.schedule_id and m.status = 'CONFIRMED')`

/** Places in holds are counted from the holds themselves: the counter cannot read a clock. */
function placesOf(
  scopeId: ReturnType<typeof sql>,
  capacity: ReturnType<typeof sql>,
  { now, owner, ignoreHoldIds = [] }: Pick<MeetingsWanted, 'now' | 'owner' | 'ignoreHoldIds'>,
) {
  const isOwn = sql`(h.owner_type || ':' || h.owner_id = ${owner ?? ''} or h.id = any(${[...ignoreHoldIds]}::uuid[]))`
  return sql`(
    select jsonb_build_object('capacity', coalesce(seats.capacity, ${capacity}), 'taken', coalesce(seats.taken, 0),
      'offered', coalesce(seats.offered, 0),
      'heldByOthers', coalesce(sum(h.seats) filter (where not ${isOwn}), 0)::int,
      'heldByOwner', coalesce(sum(h.seats) filter (where ${isOwn}), 0)::int)
    from holds h where h.site_id = ${sql.ref('v.site_id')} and h.scope_id = ${scopeId} and h.expires_at > ${new Date(now)})`
}

type MeetingRow = Omit<Meeting, 'location'> & { location: { id: string; name: string; address: AddressParts } | null }

function placeOf({ id, name, address }: NonNullable<MeetingRow['location']>) {
  return { id, name, formattedAddress: oneLineAddress(address) }
}
