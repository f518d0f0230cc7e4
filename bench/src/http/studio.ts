// A business with fixed data in the database of a running server: five staff members open from nine to five every day,
// a 15-minute grid, half-hour appointments.
import { randomUUID } from 'node:crypto'
import type pg from 'pg'

export const MINUTES = 30
export const DAYS = 30
const STAFF = 5
/** Staff for the booking measurement: enough that sixteen clients rarely book the same one at once. */
const DESK = 40
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
