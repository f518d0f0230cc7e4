import { randomUUID } from 'node:crypto'
import type { Context } from '../../src/context.ts'
import { findLocations } from '../../src/features/business/index.ts'
import { insertStaffMember } from '../../src/features/resources/index.ts'
import { aSite } from './a-site.ts'
import { anApiKey } from './people.ts'

/** One call of the API, however it travels. */
export type ApiCall = { method: string; url: string; headers?: Record<string, string>; payload?: object }
export type ApiAnswer = { status: number; body: string }
export type CallApi = (call: ApiCall) => Promise<ApiAnswer>

/** A business that can be booked at any hour of any day, and a key with all its rights. */
export type Business = {
  siteId: string
  /** Stands in every text of this business, and in no text of another. */
  mark: string
  key: string
  locationId: string
  /** Anna's and Ben's, in that order. */
  resourceIds: [string, string]
  /** An appointment of 30 minutes with either of them, free of charge. */
  serviceId: string
  scheduleId: string
  hiddenServiceId: string
}

/** Sets the business up: what has a call is made by it, the rest at the features' doors. */
export async function aBusiness(context: Context, call: CallApi, mark: string): Promise<Business> {
  const siteId = await aSite(context, { name: `Studio ${mark}`, slug: mark })
  const key = await anApiKey(context, siteId)
  const resourceIds: [string, string] = [
    await aStaffMember(context, siteId, `Anna ${mark}`),
    await aStaffMember(context, siteId, `Ben ${mark}`),
  ]
  const [location] = await findLocations(context.db, siteId)
  const create = (changes: object) => aService(call, key, { ...serviceFor(mark, resourceIds), ...changes })
  const service = await create({ name: `Massage ${mark}` })
  const hidden = await create({ name: `Secret ${mark}`, hidden: true })
  return {
    siteId,
    mark,
    key,
    resourceIds,
    locationId: location?.id ?? '',
    serviceId: service.id,
    scheduleId: service.schedule.id,
    hiddenServiceId: hidden.id,
  }
}

/** A person who works around the clock; answers the resource that is booked. */
export async function aStaffMember(context: Context, siteId: string, name: string): Promise<string> {
  const person = { name, timeZone: 'Europe/Berlin', workingHours: 'always', email: `${randomUUID()}@staff.example` }
  const now = context.clock.now()
  const made = await context.transaction((tx) =>
    insertStaffMember(tx, siteId, { ...person, workingHours: 'always' }, now),
  )
  return made.resourceId
}

/** What createService takes for a plain appointment. */
export function serviceFor(mark: string, staffMemberIds: readonly string[]) {
  return {
    type: 'APPOINTMENT',
    name: `Massage ${mark}`,
    defaultCapacity: 1,
    onlineBooking: { enabled: true, requireManualApproval: false, allowMultipleRequests: false },
    payment: { rateType: 'NO_FEE', options: { online: false, inPerson: true, deposit: false, pricingPlan: false } },
    staffMemberIds,
    schedule: { availabilityConstraints: { sessionDurations: [30] } },
  }
}

async function aService(
  call: CallApi,
  key: string,
  service: object,
): Promise<{ id: string; schedule: { id: string } }> {
  const answer = await call({
    method: 'POST',
    url: '/v2/services',
    headers: { authorization: key },
    payload: { service },
  })
  if (answer.status !== 200) throw new Error(`createService was refused: ${answer.body}`)
  return JSON.parse(answer.body).service
}

/** A time of the business's service that no other call got: every half hour of the coming years, one after the other. */
export function listSlots(business: Business, from: string): (resourceId?: string) => BookedSlot {
  let next = Date.parse(from)
  return (resourceId = business.resourceIds[0]) => {
    const start = next
    next += 30 * 60_000
    return {
      serviceId: business.serviceId,
      scheduleId: business.scheduleId,
      startDate: new Date(start).toISOString(),
      endDate: new Date(next).toISOString(),
      timezone: 'Europe/Berlin',
      resource: { id: resourceId },
      location: { id: business.locationId, locationType: 'OWNER_BUSINESS' },
    }
  }
}

export type BookedSlot = {
  serviceId: string
  scheduleId: string
  startDate: string
  endDate: string
  timezone: string
  resource: { id: string }
  location: { id: string; locationType: string }
}

/** What createBooking takes for this slot and customer. */
export function bookingFor(slot: BookedSlot, customer: { email: string; firstName?: string; lastName?: string }) {
  return {
    booking: {
      bookedEntity: { slot },
      contactDetails: { firstName: 'Ada', lastName: 'Lovelace', ...customer },
      totalParticipants: 1,
      selectedPaymentOption: 'OFFLINE',
    },
  }
}
