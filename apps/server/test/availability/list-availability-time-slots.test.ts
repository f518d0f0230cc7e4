import { describe, expect, it } from 'vitest'
import { insertLocation } from '../../src/features/business/index.ts'
import { addResourceType, insertResource } from '../../src/features/resources/index.ts'
import { someAddOns, someLengths } from '../support/choices.ts'
import { readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { type Actor, type Answer, anAppointment, aPerson, aStudio, everyDay, hold, take } from './support/studio.ts'

// A Monday.
const { app, context, db, clock } = await createTestApp({ now: '2026-06-01T06:00:00Z' })
const url = '/v2/time-slots'
const tuesday = { fromLocalDate: '2026-06-02T00:00:00', toLocalDate: '2026-06-03T00:00:00' }

async function oneService(more: Partial<Parameters<typeof anAppointment>[2]> = {}) {
  const actor = await aStudio(app, context)
  const resourceId = await aPerson(context, actor.siteId)
  const serviceId = await anAppointment(context, actor.siteId, { staff: [resourceId], ...more })
  return { actor, siteId: actor.siteId, resourceId, serviceId, requested: { serviceId, ...tuesday } }
}

async function request(actor: Actor, payload: object): Promise<Answer> {
  const { status, body } = await actor.post(url, payload)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body
}
const refused = async (actor: Actor, payload: object) =>
  readRefusal({ ...(await actor.post(url, payload)), headers: {} })
const starts = (body: Answer): string[] => body.timeSlots.map((slot: Answer) => slot.localStartDate.slice(11, 16))
const nineToFour = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00']

describe('listAvailabilityTimeSlots', () => {
  it('lists available times in local times of the requested zone', async () => {
    const { actor, siteId, resourceId, serviceId, requested } = await oneService()
    await take(context, siteId, resourceId, '2026-06-02T10:00:00Z', '2026-06-02T11:00:00Z')
    const body = await request(actor, requested)
    expect(starts(body)).toEqual(nineToFour.filter((it) => it !== '10:00'))
    expect(body).toMatchObject({ timeZone: 'UTC', cursorPagingMetadata: { cursors: { next: null, prev: null } } })
    expect(body.timeSlots[0]).toMatchObject({
      serviceId,
      localStartDate: '2026-06-02T09:00:00',
      localEndDate: '2026-06-02T10:00:00',
      bookable: true,
      location: { locationType: 'BUSINESS' },
      totalCapacity: 1,
      remainingCapacity: 1,
      bookableCapacity: 1,
      bookingPolicyViolations: { tooEarlyToBook: false, tooLateToBook: false, bookOnlineDisabled: false },
      availableResources: [],
      nestedTimeSlots: [],
    })
    expect(body.timeSlots[0].nonBookableReasons).toBeUndefined()
    const abroad = await request(actor, { ...requested, timeZone: 'Asia/Kathmandu' })
    expect(abroad.timeZone).toBe('Asia/Kathmandu')
    expect(starts(abroad)).toEqual(['14:45', '16:45', '17:45', '18:45', '19:45', '20:45', '21:45'])
  })

  it('shows held times only to their owner', async () => {
    const { actor, siteId, resourceId, serviceId, requested } = await oneService()
    const span = { start: '2026-06-02T10:00:00Z', end: '2026-06-02T11:00:00Z', until: '2026-06-01T06:10:00Z' }
    await hold(context, siteId, { resourceId, serviceId, ...span })
    expect(starts(await request(actor, requested))).not.toContain('10:00')
    const mine = { start: '2026-06-02T11:00:00Z', end: '2026-06-02T12:00:00Z', until: span.until }
    await hold(context, siteId, { resourceId, serviceId, ...mine, visitorId: actor.visitorId })
    expect(starts(await request(actor, requested))).toContain('11:00')
  })

  it('begins now by default, and later pages keep that time', async () => {
    const { actor, serviceId } = await oneService()
    const first = await request(actor, { serviceId, toLocalDate: '2026-06-02T10:00:00', cursorPaging: { limit: 5 } })
    expect(starts(first)).toEqual(nineToFour.slice(0, 5))
    const cursor = first.cursorPagingMetadata.cursors.next
    const second = await request(actor, { cursorPaging: { cursor } })
    expect(starts(second)).toEqual(['14:00', '15:00', '16:00', '09:00'])
    expect(second.cursorPagingMetadata.hasNext).toBe(false)
  })

  it('paginates by cursor in both directions, with other limits', async () => {
    const { actor, requested } = await oneService()
    const first = await request(actor, { ...requested, cursorPaging: { limit: 3 } })
    const { next, prev } = first.cursorPagingMetadata.cursors
    expect([prev, first.cursorPagingMetadata.hasNext]).toEqual([null, true])
    const second = await request(actor, { cursorPaging: { cursor: next, limit: 4 } })
    expect(starts(second)).toEqual(nineToFour.slice(3, 7))
    const back = await request(actor, { cursorPaging: { cursor: second.cursorPagingMetadata.cursors.prev, limit: 2 } })
    expect(starts(back)).toEqual(nineToFour.slice(1, 3))
    expect(starts(await request(actor, { ...requested, cursorPaging: { cursor: next } }))).toEqual(nineToFour.slice(3))
    expect(await refused(actor, { ...requested, bookable: true, cursorPaging: { cursor: next } })).toBe('400 bookable')
    expect(await refused(actor, { cursorPaging: { cursor: `${next.slice(0, -1)}!` } })).toBe('400 cursorPaging.cursor')
    expect(await refused(actor, { cursorPaging: { cursor: 'nonsense' } })).toBe('400 cursorPaging.cursor')
  })

  it('requires service and end, or a cursor', async () => {
    const { actor, serviceId, requested } = await oneService()
    expect(await refused(actor, {})).toBe('400 MISSING_ARGUMENTS')
    expect(await refused(actor, { serviceId })).toBe('400 MISSING_ARGUMENTS')
    expect(await refused(actor, { ...requested, serviceId: undefined })).toBe('400 MISSING_ARGUMENTS')
    const { fromLocalDate: toLocalDate, toLocalDate: fromLocalDate } = tuesday
    expect(await refused(actor, { serviceId, fromLocalDate, toLocalDate })).toBe('400 toLocalDate')
    expect(await refused(actor, { ...requested, toLocalDate: '2027-06-05T00:00:00' })).toBe('400 toLocalDate')
    expect(await refused(actor, { ...requested, timeZone: 'Mars/Olympus' })).toBe('400 INVALID_TIME_ZONE')
    expect(await refused(actor, { ...requested, cursorPaging: { limit: 0 } })).toBe('400 cursorPaging.limit')
    expect(await refused(actor, { ...requested, cursorPaging: { limit: 1001 } })).toBe('400 cursorPaging.limit')
    expect(await refused(actor, { ...requested, timeSlotsPerDay: 0 })).toBe('400 timeSlotsPerDay')
  })

  it('finds only appointments of this business', async () => {
    const { actor, siteId, requested } = await oneService()
    const other = await oneService()
    expect(await refused(actor, { ...requested, serviceId: other.serviceId })).toBe('404 SERVICE_NOT_FOUND')
    const aClass = await anAppointment(context, siteId, { staff: [], type: 'CLASS' })
    expect(await refused(actor, { ...requested, serviceId: aClass })).toBe('400 serviceId')
    const gone = await anAppointment(context, siteId, { staff: [], deleted: true })
    expect(await refused(actor, { ...requested, serviceId: gone })).toBe('404 SERVICE_NOT_FOUND')
  })

  it('returns the objection of the policy, and filters by it', async () => {
    const limitEarlyBookingPolicy = { enabled: true, earliestBookingInMinutes: 30 * 60 }
    const { actor, requested } = await oneService({ policy: { limitEarlyBookingPolicy } })
    const body = await request(actor, requested)
    expect(starts(body)).toEqual(nineToFour)
    expect(body.timeSlots[3]).toMatchObject({ bookable: true, bookingPolicyViolations: { tooEarlyToBook: false } })
    expect(body.timeSlots[4]).toMatchObject({
      bookable: false,
      bookingPolicyViolations: { tooEarlyToBook: true, earliestBookingDate: '2026-06-01T07:00:00.000Z' },
      nonBookableReasons: { violatesBookingPolicy: true, noRemainingCapacity: false, eventCancelled: false },
    })
    expect(starts(await request(actor, { ...requested, bookable: true }))).toEqual(nineToFour.slice(0, 4))
    const early = { tooEarlyToBook: true }
    expect(starts(await request(actor, { ...requested, bookingPolicyViolations: early }))).toEqual(nineToFour.slice(4))
    const dated = { earliestBookingDate: '2026-06-01T07:00:00Z' }
    expect(await refused(actor, { ...requested, bookingPolicyViolations: dated })).toBe(
      '400 bookingPolicyViolations.earliestBookingDate',
    )
    const perDay = await request(actor, { ...requested, timeSlotsPerDay: 5 })
    expect(starts(perDay)).toEqual(nineToFour.slice(0, 5))
  })

  it('returns one slot per location, or for the requested ones', async () => {
    const { actor, siteId } = await oneService()
    const location = (name: string) => ({ name, timeZone: 'UTC', openingHours: everyDay(0, 1440) })
    const [first, second] = await context.transaction(async (tx) => [
      (await insertLocation(tx, siteId, location('North'), clock.now())).locationId,
      (await insertLocation(tx, siteId, location('South'), clock.now())).locationId,
    ])
    const staff = [await aPerson(context, siteId, { locationIds: [first as string] }), await aPerson(context, siteId)]
    const serviceId = await anAppointment(context, siteId, { staff, locationIds: [first as string, second as string] })
    const requested = { serviceId, fromLocalDate: '2026-06-02T09:00:00', toLocalDate: '2026-06-02T10:00:00' }
    const names = (body: Answer) => body.timeSlots.map((slot: Answer) => slot.location.name)
    expect(names(await request(actor, requested))).toEqual(['North', 'South'])
    const south = { id: second, name: 'any', locationType: 'BUSINESS' }
    expect(names(await request(actor, { ...requested, locations: [south] }))).toEqual(['South'])
    expect(names(await request(actor, { ...requested, locations: [{ locationType: 'CUSTOMER' }] }))).toEqual([])
    await db
      .updateTable('locations')
      .set({ status: 'INACTIVE' })
      .where('id', '=', first as string)
      .execute()
    expect(names(await request(actor, requested))).toEqual(['South'])
  })

  it('names free resources if requested, at most ten, and filters by them', async () => {
    const { actor, siteId } = await oneService()
    const staff: string[] = []
    for (let n = 0; n < 12; n++) staff.push(await aPerson(context, siteId, { name: `P${n}` }))
    const { roomType, rooms } = await someRooms(siteId, ['Blue', 'Red'])
    const serviceId = await anAppointment(context, siteId, { staff, resourceTypes: [{ typeId: roomType }] })
    const requested = { serviceId, fromLocalDate: '2026-06-02T09:00:00', toLocalDate: '2026-06-02T10:00:00' }
    const { type_id: staffType } = await db
      .selectFrom('resources')
      .select('type_id')
      .where('id', '=', staff[0] as string)
      .executeTakeFirstOrThrow()
    const free = async (more: object) =>
      (await request(actor, { ...requested, ...more })).timeSlots[0]?.availableResources
    expect(await free({})).toEqual([])
    const [people, things] = await free({ includeResourceTypeIds: [staffType, roomType] })
    expect(people).toMatchObject({
      resourceTypeId: staffType,
      numberOfResourcesRequired: 1,
      hasMoreAvailableResources: true,
    })
    expect([people.resources.length, things.resources.length]).toEqual([10, 2])
    const all = await free({ includeResourceTypeIds: [staffType], shouldReturnAllResources: true })
    expect([all[0].resources.length, all[0].hasMoreAvailableResources]).toEqual([12, false])
    const red = [{ resourceTypeId: roomType, resourceIds: [rooms[1]] }]
    expect(await free({ resourceTypes: red })).toMatchObject([{ resources: [{ id: rooms[1], name: 'Red' }] }])
    await take(context, siteId, rooms[1] as string, '2026-06-02T09:00:00Z', '2026-06-02T10:00:00Z')
    expect(await free({ resourceTypes: red })).toBeUndefined()
    expect(await free({ includeResourceTypeIds: [roomType] })).toMatchObject([{ resources: [{ name: 'Blue' }] }])
    const unused = await context.transaction((tx) => addResourceType(tx, siteId, { name: 'Boat' }, clock.now()))
    expect(await free({ resourceTypes: [{ resourceTypeId: unused }] })).toBeUndefined()
    expect(await refused(actor, { ...requested, resourceTypes: [{}] })).toBe('400 resourceTypes[0].resourceTypeId')
    expect((await free({ resourceIds: [staff[3]] }))[0].resources).toEqual([{ id: staff[3], name: 'P3' }])
  })

  it('uses the duration of the customer’s choice', async () => {
    const { actor, siteId, serviceId, requested } = await oneService()
    const options = await someLengths(context, siteId, serviceId, [60, 120])
    const { ids } = await someAddOns(context, siteId, serviceId, [{ name: 'Steam', durationMinutes: 30 }])
    const ends = async (customerChoices: object) => {
      const { timeSlots } = await request(actor, { ...requested, customerChoices })
      return [timeSlots.length, timeSlots[0].localEndDate.slice(11, 16)]
    }
    expect(await ends({ durationInMinutes: 120 })).toEqual([7, '11:00'])
    expect(await ends({ durationChoiceId: options.variants[1]?.choiceId })).toEqual([7, '11:00'])
    expect(await ends({ addOnIds: ids })).toEqual([7, '10:30'])
    expect(await ends({ addOnIds: ids, durationInMinutes: 150 })).toEqual([6, '11:30'])
    const refusedWith = (customerChoices: object) => refused(actor, { ...requested, customerChoices })
    expect(await refusedWith({ durationInMinutes: 45 })).toBe('400 customerChoices.durationInMinutes')
    expect(await refusedWith({ addOnIds: ids, durationInMinutes: 120 })).toBe('400 customerChoices.durationInMinutes')
    expect(await refusedWith({ addOnIds: [serviceId] })).toBe('400 customerChoices.addOnIds')
    expect(await refusedWith({ durationChoiceId: serviceId })).toBe('400 customerChoices.durationChoiceId')
    expect(await refusedWith({ requestedGender: { gender: 'ANY_MALE' } })).toBe('400 REQUESTED_GENDER_NOT_ALLOWED')
  })

  it('offers nothing with inactive, unapproved or hidden staff', async () => {
    const { actor, resourceId, requested } = await oneService()
    const write = (row: object) => db.updateTable('resources').set(row).where('id', '=', resourceId).execute()
    for (const row of [{ status: 'INACTIVE' }, { approval_status: 'PENDING' }, { approval_status: 'DECLINED' }]) {
      await write(row)
      expect(starts(await request(actor, requested))).toEqual([])
      await write({ status: 'ACTIVE', approval_status: 'APPROVED' })
    }
    expect(starts(await request(actor, requested))).toEqual(nineToFour)
  })
})

async function someRooms(siteId: string, names: string[]) {
  return context.transaction(async (tx) => {
    const roomType = await addResourceType(tx, siteId, { name: 'Room' }, clock.now())
    const rooms: string[] = []
    for (const name of names) {
      const room = { typeId: roomType, name, timeZone: 'UTC', workingHours: 'always' } as const
      rooms.push((await insertResource(tx, siteId, room, clock.now())).resourceId)
    }
    return { roomType, rooms }
  })
}
