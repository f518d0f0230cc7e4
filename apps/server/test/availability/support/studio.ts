import { randomUUID } from 'node:crypto'
import type { WeeklyRule } from '@kalends/availability'
import type { services } from '@kalends/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../src/context.ts'
import { jsonb } from '../../../src/db/database.ts'
import { insertStaffMember, type WorkingHours } from '../../../src/features/resources/index.ts'
import {
  insertOccupancies,
  insertSchedule,
  insertSession,
  lockResources,
} from '../../../src/features/schedules/index.ts'
import { aSite } from '../../support/a-site.ts'
import { aVisitorToken } from '../../support/people.ts'

/** Every day of the week, from one minute of the day to another. */
export function everyDay(openMinute: number, closeMinute: number, locationId?: string): WeeklyRule[] {
  return [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    openMinute,
    closeMinute,
    locationId: locationId ?? null,
  }))
}

export const nineToFive = everyDay(9 * 60, 17 * 60)

export type Person = { name?: string; hours?: WorkingHours; zone?: string; locationIds?: string[] }

/** Someone who works from nine to five every day, unless more is said. Answers the resource's id. */
export async function aPerson(context: Context, siteId: string, person: Person = {}): Promise<string> {
  const { name = 'Nora Vitale', hours = { weekly: nineToFive }, zone = 'UTC', locationIds = [] } = person
  const { resourceId } = await context.transaction((tx) =>
    insertStaffMember(tx, siteId, { name, timeZone: zone, workingHours: hours, locationIds }, context.clock.now()),
  )
  return resourceId
}

export type Appointment = {
  staff: string[]
  name?: string
  type?: 'APPOINTMENT' | 'CLASS' | 'COURSE'
  durationMinutes?: number
  bufferBeforeMinutes?: number
  bufferAfterMinutes?: number
  onlineBooking?: boolean
  deleted?: boolean
  policy?: Partial<services.BookingPolicy>
  /** Ids of the business's places; none: the default one. */
  locationIds?: string[]
  resourceTypes?: { typeId: string; resourceIds?: string[] }[]
}

/** An hour with the given people at the default place, unless more is said. Answers the service's id. */
export async function anAppointment(context: Context, siteId: string, wanted: Appointment): Promise<string> {
  const { db } = context
  const at = new Date(context.clock.now())
  const id = randomUUID()
  const times = { created_at: at, updated_at: at }
  const scheduleId = await insertSchedule(db, siteId, { kind: 'SERVICE', timeZone: 'UTC' }, context.clock.now())
  await db
    .insertInto('services')
    .values({
      site_id: siteId,
      id,
      type: wanted.type ?? 'APPOINTMENT',
      name: wanted.name ?? 'Deep massage',
      default_capacity: 1,
      schedule_id: scheduleId,
      main_slug: id,
      ...times,
      form_id: (await first(context, 'forms', siteId)).id,
      booking_policy_id: await aPolicy(context, siteId, wanted.policy),
      online_booking: jsonb({ enabled: wanted.onlineBooking ?? true }),
      payment: jsonb({ rateType: 'NO_FEE' }),
      duration_minutes: wanted.durationMinutes ?? 60,
      buffer_before_minutes: wanted.bufferBeforeMinutes ?? 0,
      buffer_after_minutes: wanted.bufferAfterMinutes ?? 0,
      deleted_at: wanted.deleted ? at : null,
    })
    .execute()
  for (const [position, resourceId] of wanted.staff.entries()) {
    await db
      .insertInto('service_staff')
      .values({ site_id: siteId, service_id: id, resource_id: resourceId, position })
      .execute()
  }
  const locationIds = wanted.locationIds ?? [(await first(context, 'locations', siteId)).id]
  for (const [position, locationId] of locationIds.entries()) {
    await db
      .insertInto('service_locations')
      .values({
        site_id: siteId,
        service_id: id,
        id: randomUUID(),
        position,
        type: 'BUSINESS',
        location_id: locationId,
      })
      .execute()
  }
  for (const [position, { typeId, resourceIds = [] }] of (wanted.resourceTypes ?? []).entries()) {
    await db
      .insertInto('service_resource_types')
      .values({ site_id: siteId, service_id: id, resource_type_id: typeId, resource_ids: resourceIds, position })
      .execute()
  }
  return id
}

async function aPolicy(context: Context, siteId: string, rules: Appointment['policy']): Promise<string> {
  const standard = await first(context, 'booking_policies', siteId)
  if (!rules) return standard.id
  const id = randomUUID()
  const at = new Date(context.clock.now())
  await context.db
    .insertInto('booking_policies')
    .values({
      site_id: siteId,
      id,
      rules: jsonb({ ...standard.rules, ...rules }),
      created_at: at,
      updated_at: at,
    })
    .execute()
  return id
}

/** The one of the business that holds where nothing else is said. */
async function first(context: Context, table: 'forms' | 'locations' | 'booking_policies', siteId: string) {
  const query = context.db.selectFrom(table).selectAll().where('site_id', '=', siteId).orderBy('is_default', 'desc')
  return (await query.executeTakeFirstOrThrow()) as { id: string; rules?: object }
}

/** Takes someone's time with a session, as a booking does. */
export async function take(
  context: Context,
  siteId: string,
  resourceId: string,
  start: string,
  end: string,
  overlapAllowed = false,
): Promise<string> {
  const span = { start: Date.parse(start), end: Date.parse(end) }
  return context.transaction(async (tx) => {
    await lockResources(tx, siteId, [resourceId])
    const schedule = await tx
      .selectFrom('schedules')
      .select('id')
      .where('site_id', '=', siteId)
      .executeTakeFirstOrThrow()
    const session = { scheduleId: schedule.id, serviceId: null, title: 'Taken', timeZone: 'UTC', ...span }
    const sessionId = await insertSession(tx, siteId, session, context.clock.now())
    const written = await insertOccupancies(tx, [{ siteId, resourceId, sessionId, overlapAllowed, ...span }])
    if (written.length === 0) throw new Error('The time was taken before')
    return sessionId
  })
}

/** Keeps someone's time for a visitor until an instant. */
export async function hold(
  context: Context,
  siteId: string,
  wanted: { resourceId: string; serviceId: string; start: string; end: string; until: string; visitorId?: string },
): Promise<string> {
  const { resourceId, serviceId } = wanted
  const span = { start: Date.parse(wanted.start), end: Date.parse(wanted.end) }
  const holdId = randomUUID()
  await context.transaction(async (tx) => {
    await tx
      .insertInto('holds')
      .values({
        site_id: siteId,
        id: holdId,
        owner_type: 'visitor',
        owner_id: wanted.visitorId ?? randomUUID(),
        address_hash: Buffer.from('0'),
        checkout_id: randomUUID(),
        service_id: serviceId,
        time_zone: 'UTC',
        starts_at: wanted.start,
        ends_at: wanted.end,
        created_at: wanted.start,
        expires_at: wanted.until,
        // Whoever keeps this very time asks for it again and is shown it.
        slot: jsonb({
          serviceId,
          startDate: wanted.start,
          endDate: wanted.end,
          timezone: 'UTC',
          resourceId,
          locationId: null,
          resourceName: null,
          explicitlyRequested: true,
        }),
      })
      .execute()
    await lockResources(tx, siteId, [resourceId])
    await insertOccupancies(tx, [{ siteId, resourceId, holdId, holdUntil: Date.parse(wanted.until), ...span }])
  })
  return holdId
}

export type Actor = {
  siteId: string
  /** POSTs as a visitor of the site. */
  post(url: string, payload: object): Promise<{ status: number; body: Answer }>
  visitorId: string
}

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every form
export type Answer = any

/** A new business with someone who asks it. */
export async function aStudio(
  app: FastifyInstance,
  context: Context,
  settings: Parameters<typeof aSite>[1] = {},
): Promise<Actor> {
  const siteId = await aSite(context, { timeZone: 'UTC', ...settings })
  const token = await aVisitorToken(app, siteId)
  return {
    siteId,
    visitorId: readVisitorId(token),
    post: async (url, payload) => {
      const answer = await app.inject({ method: 'POST', url, payload, headers: { authorization: token } })
      return { status: answer.statusCode, body: answer.json() }
    },
  }
}

function readVisitorId(token: string): string {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sub
}

/** The wall clock part of each entry's start, `09:00`. */
export const localTimes = (entries: { slot: { startDate: string } }[]): string[] =>
  entries.map(({ slot }) => slot.startDate.slice(11, 16))

/** Asks for the entries of a range; fails unless they came. */
export async function listEntries(actor: Actor, filter: object, rest: object = {}): Promise<Answer[]> {
  const { status, body } = await actor.post('/v1/availability/query', { query: { filter }, ...rest })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.availabilityEntries
}
