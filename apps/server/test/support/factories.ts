import { randomUUID } from 'node:crypto'
import type { bookings, services } from '@kalends/contract'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { Context } from '../../src/context.ts'
import { findLocations, insertLocation } from '../../src/features/business/index.ts'
import { createPolicy, type PolicyRules } from '../../src/features/policies/index.ts'
import { insertStaffMember, type WorkingHours } from '../../src/features/resources/index.ts'
import { insertService } from '../../src/features/services/index.ts'
import { aSite } from './a-site.ts'
import { anApiKey, aVisitorToken } from './people.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every form
export type Answer = { status: number; body: any; headers: LightMyRequestResponse['headers'] }

/** Someone who calls over HTTP. */
export type Client = {
  get(url: string): Promise<Answer>
  post(url: string, payload?: object, headers?: Record<string, string>): Promise<Answer>
  patch(url: string, payload?: object): Promise<Answer>
  put(url: string, payload?: object): Promise<Answer>
  delete(url: string): Promise<Answer>
}

/** A client that sends these headers with every call, from this network address. */
export function aClient(app: FastifyInstance, headers: Record<string, string>, address = '127.0.0.1'): Client {
  const send = async (
    method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
    more = {},
  ) => {
    const answer = await app.inject({
      method,
      url,
      headers: { ...headers, ...more },
      remoteAddress: address,
      ...(payload ? { payload } : {}),
    })
    const isJson = String(answer.headers['content-type']).startsWith('application/json')
    return { status: answer.statusCode, body: isJson ? answer.json() : answer.body, headers: answer.headers }
  }
  return {
    get: (url) => send('GET', url),
    post: (url, payload = {}, more) => send('POST', url, payload, more),
    patch: (url, payload = {}) => send('PATCH', url, payload),
    put: (url, payload = {}) => send('PUT', url, payload),
    delete: (url) => send('DELETE', url),
  }
}

/** A visitor of the site with a token of their own. */
export async function aVisitor(app: FastifyInstance, siteId: string, address?: string): Promise<Client> {
  return aClient(app, { authorization: await aVisitorToken(app, siteId) }, address)
}

/** The business itself, through a key with every right. */
export async function anAdmin(app: FastifyInstance, context: Context, siteId: string): Promise<Client> {
  return aClient(app, { authorization: await anApiKey(context, siteId), 'wix-site-id': siteId })
}

export type StaffOptions = { name?: string; workingHours?: WorkingHours; locationIds?: string[]; email?: string }

/** Someone who can be booked around the clock, unless more is said. Answers the resource's id. */
export async function aStaffMember(context: Context, siteId: string, options: StaffOptions = {}): Promise<string> {
  const { name = 'Livia Marchetti', workingHours = 'always', ...more } = options
  const person = { name, workingHours, timeZone: 'Europe/Berlin', ...more }
  return context.transaction(
    async (tx) => (await insertStaffMember(tx, siteId, person, context.clock.now())).resourceId,
  )
}

export type ServiceOptions = {
  name?: string
  durationMinutes?: number
  bufferMinutes?: number
  bufferBeforeMinutes?: number
  online?: boolean
  approval?: boolean
  multipleRequests?: boolean
  /** In the currency of the site, to be paid in person; free without one. */
  price?: string
  policy?: PolicyRules
  locations?: services.V2Location[]
  type?: services.ServiceType
}

export type Service = { id: string; scheduleId: string; policyId: string }

/** An hour with the given people, free of charge and confirmed at once, unless more is said. */
export async function aService(
  context: Context,
  siteId: string,
  staffMemberIds: string[],
  options: ServiceOptions = {},
): Promise<Service> {
  const { policy, bufferBeforeMinutes = 0 } = options
  const service = await context.transaction(async (tx) => {
    const rules = { name: 'Rules', ...policy }
    const policyId = policy ? await createPolicy(tx, siteId, rules, context.clock.now()) : undefined
    const written = serviceInput(staffMemberIds, options)
    const chosen = policyId ? { ...written, bookingPolicy: { id: policyId } } : written
    return insertService(context, tx, siteId, chosen, { bufferBeforeMinutes })
  })
  return { id: service.id ?? '', scheduleId: service.schedule?.id ?? '', policyId: service.bookingPolicy?.id ?? '' }
}

function serviceInput(staffMemberIds: string[], options: ServiceOptions): services.Service {
  const { name = 'Swedish massage', durationMinutes = 60, bufferMinutes = 0, price, locations } = options
  const { type = 'APPOINTMENT' } = options
  const constraints = { sessionDurations: [durationMinutes], timeBetweenSessions: bufferMinutes }
  const paid = { rateType: 'FIXED', fixed: { price: { value: price ?? '0', currency: 'EUR' } } } as const
  return {
    type,
    name,
    defaultCapacity: type === 'APPOINTMENT' ? 1 : 8,
    ...(type === 'APPOINTMENT' ? { staffMemberIds, schedule: { availabilityConstraints: constraints } } : {}),
    onlineBooking: {
      enabled: options.online ?? true,
      requireManualApproval: options.approval ?? false,
      allowMultipleRequests: options.multipleRequests ?? false,
    },
    payment: {
      ...(price ? paid : { rateType: 'NO_FEE' }),
      options: { online: false, inPerson: true, deposit: false, pricingPlan: false },
    },
    ...(locations ? { locations } : {}),
  }
}

/** A further place of the business, open at all hours of every day. */
export async function aLocation(context: Context, siteId: string, name: string): Promise<string> {
  const openingHours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, openMinute: 0, closeMinute: 1440 }))
  const location = { name, timeZone: 'Europe/Berlin', openingHours, address: { addressLine: `${name} 1` } }
  const insert = context.transaction((tx) => insertLocation(tx, siteId, location, context.clock.now()))
  return (await insert).locationId
}

/** A business with one staff member, one service, a customer and a front desk. */
export type Studio = {
  app: FastifyInstance
  context: Context
  siteId: string
  locationId: string
  resourceId: string
  service: Service
  visitor: Client
  admin: Client
}

export async function aStudio(
  app: FastifyInstance,
  context: Context,
  options: ServiceOptions & { staff?: number } = {},
): Promise<Studio> {
  const siteId = await aSite(context, { name: 'Studio Aventine', email: 'desk@studio.example' })
  const resourceId = await aStaffMember(context, siteId)
  const others = Array.from({ length: (options.staff ?? 1) - 1 }, (_, index) =>
    aStaffMember(context, siteId, { name: `Colleague ${index + 1}` }),
  )
  const service = await aService(context, siteId, [resourceId, ...(await Promise.all(others))], options)
  const [location] = await findLocations(context.db, siteId)
  return {
    app,
    context,
    siteId,
    resourceId,
    service,
    locationId: location?.id ?? '',
    visitor: await aVisitor(app, siteId),
    admin: await anAdmin(app, context, siteId),
  }
}

/** The hour that begins at this instant, as a slot of the wire. */
export function slotAt(
  studio: Studio,
  startDate: string,
  more: Partial<bookings.BookedSlot> = {},
): bookings.BookedSlot {
  return {
    serviceId: studio.service.id,
    scheduleId: studio.service.scheduleId,
    timezone: 'Europe/Berlin',
    startDate,
    endDate: hourAfter(startDate),
    location: { id: studio.locationId, locationType: 'OWNER_BUSINESS' },
    ...more,
  }
}

/** The same with the studio's first person. */
export function slotWith(studio: Studio, startDate: string, resourceId = studio.resourceId): bookings.BookedSlot {
  return slotAt(studio, startDate, { resource: { id: resourceId } })
}

/** What createBooking takes. */
export function bookingInput(slot: bookings.BookedSlot, more: bookings.Booking = {}): { booking: bookings.Booking } {
  return {
    booking: {
      bookedEntity: { slot },
      contactDetails: { firstName: 'Clara', lastName: 'Weiss', email: `${randomUUID()}@customer.example` },
      totalParticipants: 1,
      ...more,
    },
  }
}

/** A booking made by this client; fails unless it was. */
export async function aBooking(
  client: Client,
  slot: bookings.BookedSlot,
  more: bookings.Booking = {},
  rest: object = {},
): Promise<bookings.Booking & { id: string; revision: string }> {
  return expected(await client.post('/v2/bookings', { ...bookingInput(slot, more), ...rest })).booking
}

/** A hold of this client on the hour; fails unless it was made. */
export async function aHold(client: Client, studio: Studio, startDate: string, more: object = {}) {
  const { serviceId, endDate, timezone } = slotAt(studio, startDate)
  const slot = { serviceId, startDate, endDate, timezone, ...more }
  return expected(await client.post('/v1/holds', { slot })).hold
}

/** The body of an answer that must be a success. */
export function expected({ status, body }: Answer) {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body
}

/** Status and code of a refusal in one word: `428 SLOT_NOT_AVAILABLE`; of a success just `200`. */
export function readRefusal({ status, body }: Answer): string {
  const { applicationError, validationError } = body?.details ?? {}
  if (applicationError) return `${status} ${applicationError.code}`
  const fields = (validationError?.fieldViolations ?? []).map(({ field }: { field: string }) => field)
  return [status, ...fields].join(' ')
}

/** Everything that takes this person's time, as `start/end` with a word for what it is. */
export async function takenTime(context: Context, resourceId: string): Promise<string[]> {
  const rows = await context.db
    .selectFrom('occupancies')
    .select(['during', 'hold_id', 'overlap_allowed'])
    .where('resource_id', '=', resourceId)
    .orderBy('during')
    .execute()
  return rows.map(({ during, hold_id, overlap_allowed }) =>
    [during, ...(hold_id ? ['hold'] : []), ...(overlap_allowed ? ['overlap'] : [])].join(' '),
  )
}

function hourAfter(start: string): string {
  return new Date(Date.parse(start) + 3_600_000).toISOString()
}
