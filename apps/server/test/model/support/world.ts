import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../src/context.ts'
import { findLocations } from '../../../src/features/business/index.ts'
import { addResourceType, insertResource } from '../../../src/features/resources/index.ts'
import { aSite } from '../../support/a-site.ts'
import type { TestClock } from '../../support/clock.ts'
import {
  aClient,
  anAdmin,
  aService,
  aStaffMember,
  type Client,
  expected,
  type Service,
} from '../../support/factories.ts'
import { type Appointment, appointments, dawn, hour, places, policy } from './facts.ts'
import type { Model, ModelSession } from './model.ts'

/** A business and every actor. */
export type World = {
  app: FastifyInstance
  context: Context
  clock: TestClock
  siteId: string
  locationId: string
  services: Record<Appointment | 'class' | 'course', Service>
  admin: Client
  /** Two customers, each with their own IP address. */
  visitors: Visitor[]
  /** An anonymous actor. */
  anyone: Client
  /** Another business on the same installation, which no step may change. */
  foreign: { siteId: string; admin: Client; prints: string }
}

/** A customer who refreshes their token when it expires. */
export type Visitor = Client & { stay(): Promise<void> }

export type Surroundings = Pick<World, 'app' | 'context' | 'clock' | 'foreign'>

const rules = {
  limitLateBookingPolicy: { enabled: true, latestBookingInMinutes: policy.latestBooking / 60_000 },
  cancellationPolicy: { enabled: true, limitLatestCancellation: true, latestCancellationInMinutes: 1440 },
  reschedulePolicy: { enabled: true, limitLatestReschedule: true, latestRescheduleInMinutes: 1440 },
  participantsPolicy: { maxParticipantsPerBooking: policy.mostParticipants },
}

/** Own working hours of a staff member, all day every day, so that days off can be set. */
const workingHours = {
  weekly: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, openMinute: 0, closeMinute: 1440 })),
}

/** Two staff members, one room, appointments, two class sessions and a course. */
export async function createWorld(around: Surroundings): Promise<{ model: Model; real: World }> {
  const { app, context, clock } = around
  clock.set(dawn)
  const siteId = await aSite(context, { name: 'Small world' })
  await context.db.updateTable('sites').set({ slot_step_minutes: 15 }).where('id', '=', siteId).execute()
  const people = [
    await aStaffMember(context, siteId, { workingHours }),
    await aStaffMember(context, siteId, { name: 'Marco Conti', workingHours }),
  ]
  const { typeId, room } = await aRoom(context, siteId)
  const massage = await anAppointment(context, siteId, people, 'massage')
  const treatment = await anAppointment(context, siteId, people, 'treatment', typeId)
  const services = {
    massage,
    treatment,
    class: await aService(context, siteId, [], { name: 'Yoga', type: 'CLASS', policy: rules }),
    course: await aService(context, siteId, [], { name: 'Pottery', type: 'COURSE', policy: rules }),
  }
  const admin = await anAdmin(app, context, siteId)
  const [location] = await findLocations(context.db, siteId)
  const visitors = [await aVisitor(app, siteId), await aVisitor(app, siteId)]
  const real = {
    ...around,
    siteId,
    locationId: location?.id ?? '',
    services,
    admin,
    visitors,
    anyone: aClient(app, {}),
  }
  const courseScheduleId = services.course.scheduleId
  await context.db.updateTable('seats').set({ capacity: places }).where('scope_id', '=', courseScheduleId).execute()
  const [livia = '', marco = ''] = people
  const sessions = [
    await aSession(real, 'class', '2026-06-03T09:00:00Z', [livia, room]),
    await aSession(real, 'class', '2026-06-03T11:00:00Z', [marco, room]),
    await aSession(real, 'course', '2026-06-08T09:00:00Z', [marco]),
    await aSession(real, 'course', '2026-06-15T09:00:00Z', [marco]),
  ]
  const model: Model = {
    now: dawn,
    approval: false,
    bookings: [],
    holds: [],
    sessions,
    people,
    room,
    courseScheduleId,
    courseCapacity: places,
    closed: new Set(),
    attendance: new Map(),
  }
  return { model, real }
}

async function aRoom(context: Context, siteId: string): Promise<{ typeId: string; room: string }> {
  return context.transaction(async (tx) => {
    const typeId = await addResourceType(tx, siteId, { name: 'Room' }, context.clock.now())
    const room = { typeId, name: 'Hall', timeZone: 'Europe/Berlin', workingHours: 'always' } as const
    return { typeId, room: (await insertResource(tx, siteId, room, context.clock.now())).resourceId }
  })
}

async function anAppointment(
  context: Context,
  siteId: string,
  people: string[],
  kind: Appointment,
  typeId?: string,
): Promise<Service> {
  const { minutes, bufferBefore, bufferAfter, multipleRequests } = appointments[kind]
  const service = await aService(context, siteId, people, {
    name: kind,
    durationMinutes: minutes,
    bufferBeforeMinutes: bufferBefore,
    bufferMinutes: bufferAfter,
    multipleRequests,
    approval: multipleRequests,
    policy: rules,
  })
  const row = { site_id: siteId, service_id: service.id, resource_ids: [], position: 0 }
  if (typeId) {
    await context.db
      .insertInto('service_resource_types')
      .values({ ...row, resource_type_id: typeId })
      .execute()
  }
  return service
}

async function aSession(
  { admin, services }: Pick<World, 'admin' | 'services'>,
  kind: 'class' | 'course',
  startDate: string,
  resourceIds: string[],
): Promise<ModelSession> {
  const start = Date.parse(startDate)
  const seats = kind === 'class' ? { capacity: places } : {}
  const session = { ...when(start, hour), serviceId: services[kind].id, resourceIds, ...seats }
  const { id } = expected(await admin.post('/v1/sessions', { session })).session
  return { id, kind, start, end: start + hour, resourceIds, cancelled: false, capacity: places }
}

/** Returns start and duration in the form of the sessions API. */
export function when(start: number, length: number) {
  const [localStartDate = ''] = new Date(start).toISOString().split('.')
  return { localStartDate, timeZone: 'UTC', durationMinutes: length / 60_000 }
}

let addresses = 0

async function aVisitor(app: FastifyInstance, siteId: string): Promise<Visitor> {
  addresses += 1
  const address = `10.${(addresses >> 16) % 256}.${(addresses >> 8) % 256}.${addresses % 256}`
  const tokens = async (payload: object) => {
    const anyone = aClient(app, {}, address)
    return expected(await anyone.post('/oauth2/token', payload))
  }
  let { access_token: access, refresh_token: refresh } = await tokens({ grantType: 'anonymous', clientId: siteId })
  const client = () => aClient(app, { authorization: access }, address)
  return {
    get: (url) => client().get(url),
    post: (url, payload, headers) => client().post(url, payload, headers),
    patch: (url, payload) => client().patch(url, payload),
    put: (url, payload) => client().put(url, payload),
    delete: (url) => client().delete(url),
    stay: async () => {
      const next = await tokens({ grantType: 'refresh_token', refreshToken: refresh })
      ;({ access_token: access, refresh_token: refresh } = next)
    },
  }
}
