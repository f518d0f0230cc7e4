import { DAY } from '@kalends/availability'
import type { services as wire } from '@kalends/contract'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { insertLocation } from '../../features/business/index.ts'
import { addCategory } from '../../features/categories/index.ts'
import { createPolicy } from '../../features/policies/index.ts'
import { addResourceType, insertResource, insertStaffMember } from '../../features/resources/index.ts'
import { insertService } from '../../features/services/index.ts'
import { prepareSite } from '../create-site.ts'
import { plans } from './plans.ts'
import {
  business,
  type CategoryKey,
  categories,
  type DemoService,
  details,
  type LocationKey,
  locations,
  type PolicyKey,
  type Price,
  type RoomKey,
  rooms,
  type StaffKey,
  services,
  staff,
} from './studio.ts'
import { classes, type DemoClass } from './timetable.ts'

type Ids<Key extends string> = Record<Key, string>

/** Ids of the demo business, by the keys of the demo. */
export type DemoBusiness = {
  siteId: string
  locationIds: Ids<LocationKey>
  resourceIds: Ids<StaffKey>
  roomIds: Ids<RoomKey>
  /** By name. */
  serviceIds: Map<string, string>
}

const openedDaysAgo = 120

/** Makes the business with its places, rooms, people, policies and services: through the features, under their rules. */
export async function createDemoBusiness(context: Context, tx: Tx): Promise<DemoBusiness> {
  const now = context.clock.now()
  const opened = now - openedDaysAgo * DAY
  const { siteId, locationId, bookingPolicyId } = await prepareSite(
    tx,
    { ...business, location: locations.aventine },
    opened,
  )
  await tx.updateTable('sites').set(details).where('id', '=', siteId).execute()
  const locationIds = await openSeats(tx, siteId, locationId, opened)
  const room = await addResourceType(tx, siteId, { name: 'Room' }, opened)
  const roomIds = await eachKey(rooms, async ({ name, location }) => {
    const made = { name, typeId: room, timeZone: locations[location].timeZone, locationIds: [locationIds[location]] }
    return (await insertResource(tx, siteId, { ...made, workingHours: 'always' }, opened)).resourceId
  })
  const resourceIds = await createStaff(tx, siteId, locationIds, opened)
  const policyIds = await writePolicies(tx, siteId, bookingPolicyId, opened)
  const categoryIds = await eachKey(categories, (name, index) =>
    addCategory(tx, siteId, { name, sortOrder: (index + 1) * 1000 }, opened),
  )
  const serviceIds = new Map<string, string>()
  for (const [index, service] of services.entries()) {
    // Listed in the order in which they were made.
    const then = { ...context, clock: { now: () => opened + (index + 1) * 60_000 } }
    const written = wireService(service, { locationIds, resourceIds, roomIds, policyIds, categoryIds, room })
    const { id } = await insertService(then, tx, siteId, written, {})
    serviceIds.set(service.name, id ?? '')
  }
  for (const [index, one] of classes.entries()) {
    const then = { ...context, clock: { now: () => opened + (services.length + index + 1) * 60_000 } }
    const written = wireClass(one, { locationIds, policyIds, categoryIds })
    const { id } = await insertService(then, tx, siteId, written, {})
    serviceIds.set(one.name, id ?? '')
  }
  return { siteId, locationIds, resourceIds, roomIds, serviceIds }
}

async function openSeats(tx: Tx, siteId: string, first: string, at: number): Promise<Ids<LocationKey>> {
  return eachKey(locations, async (location, index) =>
    index === 0 ? first : (await insertLocation(tx, siteId, { ...location, sortOrder: index }, at)).locationId,
  )
}

async function createStaff(tx: Tx, siteId: string, locationIds: Ids<LocationKey>, at: number): Promise<Ids<StaffKey>> {
  return eachKey(staff, async ({ name, description, color, timeZone, location, weekly }, index) => {
    const hours = weekly.map((rule) => ({ ...rule, locationId: locationIds[location] }))
    const person = { name, description, color, timeZone, sortOrder: index, workingHours: { weekly: hours } }
    return (await insertStaffMember(tx, siteId, person, at)).resourceId
  })
}

async function writePolicies(tx: Tx, siteId: string, defaultPolicyId: string, at: number): Promise<Ids<PolicyKey>> {
  const dayBefore = {
    limitLateBookingPolicy: { enabled: true, latestBookingInMinutes: 60 },
    cancellationPolicy: { enabled: true, limitLatestCancellation: true, latestCancellationInMinutes: 24 * 60 },
    reschedulePolicy: { enabled: true, limitLatestReschedule: true, latestRescheduleInMinutes: 24 * 60 },
    customPolicyDescription: {
      enabled: true,
      description: 'If you’re late, your appointment still ends on time.',
    },
  }
  const fortnight = { ...dayBefore, limitEarlyBookingPolicy: { enabled: true, earliestBookingInMinutes: 14 * 24 * 60 } }
  return {
    house: defaultPolicyId,
    dayBefore: await createPolicy(tx, siteId, { name: 'Until the day before', ...dayBefore }, at),
    fortnight: await createPolicy(tx, siteId, { name: 'Two weeks ahead', ...fortnight }, at),
  }
}

type DemoIds = {
  locationIds: Ids<LocationKey>
  resourceIds: Ids<StaffKey>
  roomIds: Ids<RoomKey>
  policyIds: Ids<PolicyKey>
  categoryIds: Ids<CategoryKey>
  room: string
}

function wireService(service: DemoService, demoIds: DemoIds): wire.Service {
  return {
    type: 'APPOINTMENT',
    name: service.name,
    tagLine: service.tagLine,
    description: service.description,
    defaultCapacity: 1,
    category: { id: demoIds.categoryIds[service.category] },
    bookingPolicy: { id: demoIds.policyIds[service.policy] },
    onlineBooking: { enabled: true, requireManualApproval: service.needsApproval === true },
    payment: payment(service),
    schedule: {
      availabilityConstraints: {
        sessionDurations: [service.minutes],
        timeBetweenSessions: service.bufferAfterMinutes,
      },
    },
    staffMemberIds: service.staff.map((key) => demoIds.resourceIds[key]),
    locations: service.locations.map((key) => ({ type: 'BUSINESS', business: { id: demoIds.locationIds[key] } })),
    ...(service.rooms.length > 0 ? { serviceResources: [roomOptions(service, demoIds)] } : {}),
  }
}

function wireClass(
  one: DemoClass,
  { locationIds, policyIds, categoryIds }: Pick<DemoIds, 'locationIds' | 'policyIds' | 'categoryIds'>,
): wire.Service {
  return {
    type: one.type,
    name: one.name,
    tagLine: one.tagLine,
    description: one.description,
    defaultCapacity: one.capacity,
    category: { id: categoryIds[one.category] },
    bookingPolicy: { id: policyIds[one.policy] },
    onlineBooking: { enabled: true, requireManualApproval: false },
    payment: payment(one),
    locations: [{ type: 'BUSINESS', business: { id: locationIds[one.location] } }],
  }
}

function roomOptions(service: DemoService, { roomIds, room }: DemoIds): wire.ServiceResource {
  const own = service.rooms.filter((key) => service.locations.includes(rooms[key].location))
  return { resourceType: { id: room }, resourceIds: { values: own.map((key) => roomIds[key]) } }
}

function payment({ name, price }: { name: string; price: Price }): wire.Payment {
  const pricingPlan = plans.some(({ services: covered }) => covered.includes(name))
  const options = { online: false, inPerson: true, pricingPlan, deposit: false }
  if (price === 'free') return { rateType: 'NO_FEE', options }
  if ('text' in price) return { rateType: 'CUSTOM', custom: { description: price.text }, options }
  const money = (amount: number) => ({ value: amount.toFixed(2), currency: business.currency })
  const { amount, online } = price
  const deposit = typeof online === 'object' ? money(online.deposit) : undefined
  return {
    rateType: 'FIXED',
    fixed: { price: money(amount), ...(deposit ? { deposit } : {}) },
    options: { ...options, online: online !== undefined, inPerson: !deposit, deposit: deposit !== undefined },
  }
}

async function eachKey<Key extends string, Value, Made>(
  table: Record<Key, Value>,
  make: (value: Value, index: number) => Promise<Made>,
): Promise<Record<Key, Made>> {
  const made: [string, Made][] = []
  for (const [index, [key, value]] of Object.entries<Value>(table).entries()) made.push([key, await make(value, index)])
  return Object.fromEntries(made) as Record<Key, Made>
}
