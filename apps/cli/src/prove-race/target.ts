import { type Context, createApiKey, createSite, insertStaffMember } from '@kalends/server'
import type { RaceClient } from './race-client.ts'

/** What the clients compete for, in a site created for the race. */
export type Target = {
  siteId: string
  apiKey: string
  /** Input of createBooking. */
  entity: { slot: object }
  /** Input of createHold. */
  holdSlot: object
  /** What to count in the database afterwards. */
  counted: { resourceId: string } | { sessionId: string; takenBefore: number }
}

const zone = 'Europe/Berlin'

/** One hour of one staff member, or the last seat of a class. */
export const targets = ['slot', 'last-seat'] as const
export type TargetKind = (typeof targets)[number]

/** Sets up the business, through the API where it has an operation. */
export function prepareTarget(kind: TargetKind, context: Context, client: RaceClient): Promise<Target> {
  return kind === 'slot' ? prepareSlot(context, client) : prepareLastSeat(context, client)
}

type Business = { siteId: string; apiKey: string; resourceId: string }
type CreatedService = { id: string; schedule: { id: string }; locations: { business?: { id: string } }[] }

async function createBusiness(context: Context): Promise<Business> {
  const { siteId } = await createSite(context, { name: 'Race proof', timeZone: zone, currency: 'EUR' })
  const { apiKey } = await createApiKey(context, { siteId, name: 'Race proof' })
  const person = { name: 'Staff member', timeZone: zone, workingHours: 'always' } as const
  const { resourceId } = await context.transaction((tx) => insertStaffMember(tx, siteId, person, context.clock.now()))
  return { siteId, apiKey, resourceId }
}

async function prepareSlot(context: Context, client: RaceClient): Promise<Target> {
  const { siteId, apiKey, resourceId } = await createBusiness(context)
  const staffed = { staffMemberIds: [resourceId], schedule: { availabilityConstraints: { sessionDurations: [60] } } }
  const service = await createService(client, apiKey, { type: 'APPOINTMENT', defaultCapacity: 1, ...staffed })
  const slot = toSlot(service, resourceId, context.clock.now())
  const { serviceId, startDate, endDate, timezone } = slot
  const holdSlot = { serviceId, startDate, endDate, timezone, resourceId }
  return { siteId, apiKey, entity: { slot }, holdSlot, counted: { resourceId } }
}

const seats = 12

/** Creates a class with twelve seats, eleven of them taken. */
async function prepareLastSeat(context: Context, client: RaceClient): Promise<Target> {
  const { siteId, apiKey, resourceId } = await createBusiness(context)
  const service = await createService(client, apiKey, { type: 'CLASS', defaultCapacity: seats })
  const localStartDate = new Date(context.clock.now() + week).toISOString().slice(0, 19)
  const session = { serviceId: service.id, localStartDate, durationMinutes: 60, resourceIds: [resourceId] }
  const created = await required<{ session: { id: string } }>(client, '/v1/sessions', { session }, apiKey)
  const eventId = created.session.id
  const takenBefore = seats - 1
  const entity = { slot: { eventId } }
  const booking = { bookedEntity: entity, totalParticipants: takenBefore, status: 'CONFIRMED' }
  await required(client, '/v2/bookings', { booking }, apiKey)
  const holdSlot = { serviceId: service.id, eventId, timezone: zone }
  return { siteId, apiKey, entity, holdSlot, counted: { sessionId: eventId, takenBefore } }
}

async function createService(client: RaceClient, apiKey: string, properties: object): Promise<CreatedService> {
  const service = {
    name: 'Service',
    onlineBooking: { enabled: true, requireManualApproval: false, allowMultipleRequests: false },
    payment: { rateType: 'NO_FEE', options: { online: false, inPerson: true, deposit: false, pricingPlan: false } },
    ...properties,
  }
  return (await required<{ service: CreatedService }>(client, '/v2/services', { service }, apiKey)).service
}

async function required<T>(client: RaceClient, path: string, payload: object, apiKey: string): Promise<T> {
  const answer = await client.call(path, payload, { authorization: apiKey })
  if (answer.status !== 200) throw new Error(`${path} failed: ${JSON.stringify(answer.body)}`)
  return answer.body as T
}

const hour = 3_600_000
const week = 7 * 24 * hour

/** Returns a full hour next week, which is on the grid of a staff member who is always available. */
function toSlot(service: CreatedService, resourceId: string, now: number) {
  const start = Math.ceil((now + week) / hour) * hour
  return {
    serviceId: service.id,
    scheduleId: service.schedule.id,
    startDate: new Date(start).toISOString(),
    endDate: new Date(start + hour).toISOString(),
    timezone: zone,
    resource: { id: resourceId },
    location: { id: service.locations[0]?.business?.id ?? '', locationType: 'OWNER_BUSINESS' },
  }
}
