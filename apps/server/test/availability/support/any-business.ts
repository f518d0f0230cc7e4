import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../src/context.ts'
import { insertLocation } from '../../../src/features/business/index.ts'
import { addResourceType, insertResource } from '../../../src/features/resources/index.ts'
import { someAddOns, someLengths } from '../../support/choices.ts'
import type { TestClock } from '../../support/clock.ts'
import { anAdmin, type Client } from '../../support/factories.ts'
import { type Actor, anAppointment, aPerson, aStudio, everyDay, hold, take } from './studio.ts'

const day = 86_400_000
const minute = 60_000

/** Nights on which clocks change, in zones of whole, half and three quarter hours, and ordinary days. */
const nights = [
  ['Europe/Berlin', '2026-03-29'],
  ['Europe/Berlin', '2026-10-25'],
  ['America/New_York', '2026-11-01'],
  ['Australia/Lord_Howe', '2026-10-04'],
  ['Australia/Lord_Howe', '2026-04-05'],
  ['Pacific/Chatham', '2026-09-27'],
  ['Asia/Kathmandu', '2026-06-02'],
  ['UTC', '2026-06-02'],
] as [string, string][]

const hours = fc.record({ open: fc.integer({ min: 0, max: 14 }), length: fc.integer({ min: 6, max: 20 }) })
/** Quarters of an hour from the midnight before, and how many. */
const stretch = fc.record({ at: fc.integer({ min: 0, max: 190 }), quarters: fc.integer({ min: 1, max: 9 }) })

/** A business around a day, with all that can stand in the way of an appointment. */
export const anyBusiness = fc.record({
  night: fc.constantFrom(...nights),
  staffZone: fc.option(fc.constantFrom('Europe/Berlin', 'Asia/Kathmandu', 'America/New_York'), { nil: null }),
  loadShownZone: fc.constantFrom('Europe/Berlin', 'Australia/Lord_Howe', 'America/St_Johns'),
  staff: fc.array(hours, { minLength: 1, maxLength: 2 }),
  location: fc.option(hours, { nil: null, freq: 1 }),
  lengths: fc.constantFrom<number[]>([30], [60], [45, 90], [60, 30]),
  addOn: fc.option(fc.constantFrom(15, 20), { nil: null }),
  buffers: fc.constantFrom([0, 0], [0, 15], [10, 0], [10, 20]),
  step: fc.constantFrom(null, 15, 30),
  rooms: fc.constantFrom(0, 0, 1, 2),
  dayLimit: fc.constantFrom(null, null, 1, 2),
  sorting: fc.constantFrom('RANDOM', 'RANKING', 'CUSTOM'),
  late: fc.constantFrom(null, null, 36 * 60),
  taken: fc.array(stretch, { maxLength: 9 }),
  roomTaken: fc.array(stretch, { maxLength: 5 }),
  held: fc.array(stretch, { maxLength: 4 }),
  heldByActor: fc.option(stretch, { nil: null }),
  chooses: fc.record({ length: fc.nat(1), addOn: fc.boolean() }),
  sample: fc.array(fc.nat(1_000_000), { minLength: 4, maxLength: 4 }),
})

export type AnyBusiness = typeof anyBusiness extends fc.Arbitrary<infer T> ? T : never

export type BuiltBusiness = {
  siteId: string
  serviceId: string
  locationId: string
  actor: Actor
  admin: Client
  /** Midnight of the first of two days looked at, in UTC. */
  from: number
  /** What the customer chooses: minutes in all, and add-ons as lists and bookings name them. */
  chosen: { minutes: number; lengthMinutes: number; addOns: { id: string; groupId: string }[]; choiceId: string | null }
}

/** Builds it, three days before the day it is about. */
export async function build(
  app: FastifyInstance,
  context: Context,
  clock: TestClock,
  wanted: AnyBusiness,
): Promise<BuiltBusiness> {
  const [zone, date] = wanted.night
  const from = Date.parse(`${date}T00:00:00Z`) - day / 2
  const now = from - day
  clock.set(now)
  const actor = await aStudio(app, context, { timeZone: zone })
  const { siteId } = actor
  const { db } = context
  await db.updateTable('sites').set({ slot_step_minutes: wanted.step }).where('id', '=', siteId).execute()
  const staff: string[] = []
  for (const { open, length } of wanted.staff) {
    const weekly = everyDay(open * 60, (open + length) * 60)
    staff.push(await aPerson(context, siteId, { zone: wanted.staffZone ?? zone, hours: { weekly } }))
  }
  await db
    .updateTable('resources')
    .set({ max_bookings_per_day: wanted.dayLimit })
    .where('id', '=', staff[0] as string)
    .execute()
  const { open, length } = wanted.location ?? { open: 0, length: 24 }
  const opening = { name: 'Place', timeZone: zone, openingHours: everyDay(open * 60, (open + length) * 60) }
  const { locationId } = await context.transaction((tx) => insertLocation(tx, siteId, opening, now))
  const { typeId, rooms } = await someRooms(context, siteId, wanted.rooms)
  const serviceId = await anAppointment(context, siteId, {
    staff,
    locationIds: [locationId],
    durationMinutes: wanted.lengths[0] as number,
    bufferBeforeMinutes: wanted.buffers[0] as number,
    bufferAfterMinutes: wanted.buffers[1] as number,
    resourceTypes: rooms.length > 0 ? [{ typeId }] : [],
    policy: {
      staffSortingPolicy: { sortingMethodType: wanted.sorting },
      limitLateBookingPolicy: { enabled: wanted.late !== null, latestBookingInMinutes: wanted.late ?? 1440 },
    },
  })
  const chosen = await listChoices(context, siteId, serviceId, wanted)
  const toSpan = ({ at, quarters }: { at: number; quarters: number }) => {
    const start = from + at * 15 * minute
    return { start: new Date(start).toISOString(), end: new Date(start + quarters * 15 * minute).toISOString() }
  }
  for (const [i, one] of wanted.taken.entries()) {
    const { start, end } = toSpan(one)
    const id = await take(context, siteId, staff[i % staff.length] as string, start, end, true)
    await db
      .updateTable('sessions')
      .set({ service_id: i % 2 ? null : serviceId })
      .where('id', '=', id)
      .execute()
  }
  for (const [i, one] of (rooms.length > 0 ? wanted.roomTaken : []).entries()) {
    const { start, end } = toSpan(one)
    await take(context, siteId, rooms[i % rooms.length] as string, start, end, true)
  }
  const until = new Date(now + 10 * minute).toISOString()
  const keeping = [
    ...wanted.held.map((one) => ({ one })),
    ...(wanted.heldByActor ? [{ one: wanted.heldByActor, mine: true }] : []),
  ]
  for (const { one, ...owner } of keeping) {
    const visitor = 'mine' in owner ? { visitorId: actor.visitorId } : {}
    // Where something is taken already this keeps nothing.
    await hold(context, siteId, { resourceId: staff[0] as string, serviceId, ...toSpan(one), until, ...visitor })
  }
  return { siteId, serviceId, locationId, actor, admin: await anAdmin(app, context, siteId), from, chosen }
}

async function someRooms(context: Context, siteId: string, count: number) {
  return context.transaction(async (tx) => {
    const typeId = await addResourceType(tx, siteId, { name: 'Room' }, context.clock.now())
    const rooms: string[] = []
    for (let i = 0; i < count; i++) {
      const room = { typeId, name: `Room ${i}`, timeZone: 'UTC', workingHours: 'always' } as const
      rooms.push((await insertResource(tx, siteId, room, context.clock.now())).resourceId)
    }
    return { typeId, rooms }
  })
}

async function listChoices(context: Context, siteId: string, serviceId: string, wanted: AnyBusiness) {
  const { lengths, addOn, chooses } = wanted
  const variants = lengths.length > 1 ? (await someLengths(context, siteId, serviceId, lengths)).variants : []
  const variant = variants[chooses.length]
  const lengthMinutes = variant?.durationMinutes ?? (lengths[0] as number)
  const extra =
    addOn === null ? null : await someAddOns(context, siteId, serviceId, [{ name: 'Steam', durationMinutes: addOn }])
  const addOns = extra && chooses.addOn ? [{ id: extra.ids[0] as string, groupId: extra.groupId }] : []
  const minutes = lengthMinutes + (addOns.length > 0 ? (addOn ?? 0) : 0)
  return { minutes, lengthMinutes, addOns, choiceId: variant?.choiceId ?? null }
}
