import { type Context, createApiKey, createSite, insertStaffMember } from '@kalends/server'
import type { RaceClient } from './race-client.ts'

/** What the clients race for, in a site created for the test. */
export type Target = {
  siteId: string
  apiKey: string
  /** What createBooking takes for it. */
  entity: { slot: object }
  /** What createHold takes for it. */
  holdSlot: object
  /** Counted in the database: who has it, and whose seats they are. */
  counted: { resourceId: string } | { sessionId: string; takenBefore: number }
}

const zone = 'Europe/Berlin'

/** What can be raced for: the one hour of one person, or the last seat of a class. */
export const targets = ['slot', 'last-seat'] as const
export type TargetKind = (typeof targets)[number]

/** Sets up the business: what has a call is made by it. */
export function prepareTarget(kind: TargetKind, context: Context, client: RaceClient): Promise<Target> {
  return kind === 'slot' ? prepareSlot(context, client) : prepareLastSeat(context, client)
}

type Business = { siteId: string; apiKey: string; resourceId: string }
type CreatedService = { id: string; schedule: { id: string }; locations: { business?: { id: string } }[] }

async function aBusiness(context: Context): Promise<Business> {
  const { siteId } = await createSite(context, { name: 'Race proof', timeZone: zone, currency: 'EUR' })
  const { apiKey } = await createApiKey(context, { siteId, name: 'Race proof' })
  const person = { name: 'Everybody’s favourite', timeZone: zone, workingHours: 'always' } as const
  const { resourceId } = await context.transaction((tx) => insertStaffMember(tx, siteId, person, context.clock.now()))
  return { siteId, apiKey, resourceId }
}

async function prepareSlot(context: Context, client: RaceClient): Promise<Target> {
  const { siteId, apiKey, resourceId } = await aBusiness(context)
  const staffed = { staffMemberIds: [resourceId], schedule: { availabilityConstraints: { sessionDurations: [60] } } }
  const service = await aService(client, apiKey, { type: 'APPOINTMENT', defaultCapacity: 1, ...staffed })
  const slot = toSlot(service, resourceId, context.clock.now())
  const { serviceId, startDate, endDate, timezone } = slot
  const holdSlot = { serviceId, startDate, endDate, timezone, resourceId }
  return { siteId, apiKey, entity: { slot }, holdSlot, counted: { resourceId } }
}

const seats = 12

/** A class of twelve with eleven taken. */
async function prepareLastSeat(context: Context, client: RaceClient): Promise<Target> {
  const { siteId, apiKey, resourceId } = await aBusiness(context)
  const service = await aService(client, apiKey, { type: 'CLASS', defaultCapacity: seats })
  const localStartDate = new Date(context.clock.now() + week).toISOString().slice(0, 19)
  const session = { serviceId: service.id, localStartDate, durationMinutes: 60, resourceIds: [resourceId] }
  const made = await required<{ session: { id: string } }>(client, '/v1/sessions', { session }, apiKey)
  const eventId = made.session.id
  const takenBefore = seats - 1
  const entity = { slot: { eventId } }
  const booking = { bookedEntity: entity, totalParticipants: takenBefore, status: 'CONFIRMED' }
  await required(client, '/v2/bookings', { booking }, apiKey)
  const holdSlot = { serviceId: service.id, eventId, timezone: zone }
  return { siteId, apiKey, entity, holdSlot, counted: { sessionId: eventId, takenBefore } }
}

async function aService(client: RaceClient, apiKey: string, what: object): Promise<CreatedService> {
  const service = {
    name: 'What everybody wants',
    onlineBooking: { enabled: true, requireManualApproval: false, allowMultipleRequests: false },
    payment: { rateType: 'NO_FEE', options: { online: false, inPerson: true, deposit: false, pricingPlan: false } },
    ...what,
  }
  return (await required<{ service: CreatedService }>(client, '/v2/services', { service }, apiKey)).service
}

async function required<T>(client: RaceClient, path: string, payload: object, apiKey: string): Promise<T> {
  const told = await client.call(path, payload, { authorization: apiKey })
  if (told.status !== 200) throw new Error(`${path} was refused for the proof: ${JSON.stringify(told.body)}`)
  return told.body as T
}

const hour = 3_600_000
const week = 7 * 24 * hour

/** A full hour next week: always on the grid of somebody who works around the clock. */
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
