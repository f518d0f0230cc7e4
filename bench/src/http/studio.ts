// A business with fixed data in the database of a running server: five staff members open from nine to five every day,
// a 15-minute grid, half-hour appointments, and a hundred thousand existing bookings.
import { randomUUID } from 'node:crypto'
import type pg from 'pg'

export const MINUTES = 30
export const DAYS = 30
const STAFF = 5
/** Staff for the booking measurement: enough that sixteen clients rarely book the same one at once. */
const DESK = 40
const PAST_BOOKINGS = 100_000
/** Upcoming bookings of each staff member in the requested month. */
const COMING_PER_DAY = 2
const OPENS_MINUTE = 9 * 60
const CLOSES_MINUTE = 17 * 60
const STEP_MINUTES = 15

export const DAY_MS = 86_400_000

export type Studio = { siteId: string; resourceIds: string[]; staffIds: string[]; locationId: string }

/** Adds staff and their hours to a site that the CLI has created. */
export async function openStudio(client: pg.Client, siteId: string): Promise<Studio> {
  await client.query(`update sites set slot_step_minutes = $2, time_zone = 'UTC' where id = $1`, [siteId, STEP_MINUTES])
  const hours = await insertSchedule(client, siteId, 'RESOURCE')
  await client.query(
    `insert into working_hour_rules (site_id, id, schedule_id, weekday, opens_minute, closes_minute)
     select $1, gen_random_uuid(), $2, weekday, $3, $4 from generate_series(1, 7) weekday`,
    [siteId, hours, OPENS_MINUTE, CLOSES_MINUTE],
  )
  const people: string[] = []
  for (let number = 0; number < STAFF + DESK; number++) people.push(await insertPerson(client, siteId, hours, number))
  const { rows } = await client.query<{ id: string }>('select id from locations where site_id = $1 limit 1', [siteId])
  return { siteId, resourceIds: people.slice(0, STAFF), staffIds: people.slice(STAFF), locationId: rows[0]?.id ?? '' }
}

async function insertSchedule(client: pg.Client, siteId: string, kind: string): Promise<string> {
  const id = randomUUID()
  await client.query(
    `insert into schedules (site_id, id, kind, time_zone, created_at, updated_at) values ($1, $2, $3, 'UTC', now(), now())`,
    [siteId, id, kind],
  )
  return id
}

async function insertPerson(client: pg.Client, siteId: string, hours: string, number: number): Promise<string> {
  const id = randomUUID()
  const schedule = await insertSchedule(client, siteId, 'RESOURCE')
  await client.query(
    `insert into resources (site_id, id, type_id, name, schedule_id, working_hours_schedule_id, created_at, updated_at)
     select $1, $2, t.id, $3, $4, $5, now(), now() from resource_types t where t.site_id = $1 and t.is_staff`,
    [siteId, id, `Person ${number + 1}`, schedule, hours],
  )
  await client.query(
    `insert into staff_members (site_id, id, resource_id, name, sort_order, created_at, updated_at)
     values ($1, gen_random_uuid(), $2, $3, $4, now(), now())`,
    [siteId, id, `Person ${number + 1}`, number],
  )
  return id
}

/** The first requested day: the day after tomorrow, at midnight UTC. */
export const firstDay = (): number => Math.floor(Date.now() / DAY_MS) * DAY_MS + 2 * DAY_MS

/** Every start of the grid in the requested month. */
export function gridStarts(): string[] {
  const perDay = (CLOSES_MINUTE - OPENS_MINUTE - MINUTES) / STEP_MINUTES + 1
  return Array.from({ length: DAYS * perDay }, (_, index) => {
    const day = Math.floor(index / perDay)
    const minute = OPENS_MINUTE + (index % perDay) * STEP_MINUTES
    return new Date(firstDay() + day * DAY_MS + minute * 60_000).toISOString()
  })
}

/** Inserts past and upcoming bookings with their sessions and occupancies in three statements. */
export async function fillCalendar(client: pg.Client, studio: Studio, serviceId: string): Promise<void> {
  await client.query(
    `create temporary table bench_rows as
     select gen_random_uuid() as booking_id, gen_random_uuid() as session_id, r.id as resource_id, t.starts_at
     from unnest($1::uuid[]) with ordinality as r (id, place)
     cross join lateral (
       select $2::timestamptz - (n / 16 + 3) * interval '1 day' + (n % 16) * interval '30 minutes' + interval '9 hours'
       from generate_series(0, $3::int - 1) n
       union all
       select $2::timestamptz + (n / $4::int) * interval '1 day' + interval '9 hours'
         + ((n % $4::int) * 7 + r.place) * interval '30 minutes'
       from generate_series(0, $5::int * $4::int - 1) n
     ) t (starts_at)`,
    [studio.resourceIds, new Date(firstDay()).toISOString(), PAST_BOOKINGS / STAFF, COMING_PER_DAY, DAYS],
  )
  await client.query(
    `insert into sessions (site_id, id, schedule_id, service_id, title, starts_at, ends_at, time_zone, local_start, created_at, updated_at)
     select s.site_id, b.session_id, s.schedule_id, s.id, s.name, b.starts_at, b.starts_at + interval '30 minutes', 'UTC',
       to_char(b.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS'), now(), now()
     from bench_rows b join services s on s.site_id = $1 and s.id = $2`,
    [studio.siteId, serviceId],
  )
  await client.query(
    `insert into occupancies (site_id, id, resource_id, during, session_id)
     select $1, gen_random_uuid(), resource_id, tstzrange(starts_at, starts_at + interval '30 minutes'), session_id from bench_rows`,
    [studio.siteId],
  )
  await client.query(
    `insert into bookings (site_id, id, status, service_id, schedule_id, session_id, title, starts_at, ends_at, time_zone, local_start,
       resource_id, resource_ids, policy_snapshot, created_by_type, created_at, updated_at)
     select s.site_id, b.booking_id, 'CONFIRMED', s.id, s.schedule_id, b.session_id, s.name, b.starts_at,
       b.starts_at + interval '30 minutes', 'UTC', to_char(b.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS'),
       b.resource_id, array[b.resource_id], p.rules, 'APP', now(), now()
     from bench_rows b
     join services s on s.site_id = $1 and s.id = $2
     join booking_policies p on p.site_id = s.site_id and p.id = s.booking_policy_id`,
    [studio.siteId, serviceId],
  )
  await client.query('drop table bench_rows')
  // Vacuum now, so that PostgreSQL doesn't do it during the measurement.
  await client.query('vacuum (analyze)')
}
