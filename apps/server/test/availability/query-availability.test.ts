import { afterEach, describe, expect, it } from 'vitest'
import { insertLocation } from '../../src/features/business/index.ts'
import { addResourceType, findResources, insertResource } from '../../src/features/resources/index.ts'
import { insertException, replaceWeeklyHours } from '../../src/features/schedules/index.ts'
import { createTestApp } from '../support/index.ts'
import {
  type Actor,
  anAppointment,
  aPerson,
  aStudio,
  everyDay,
  hold,
  listEntries,
  localTimes,
  nineToFive,
  take,
} from './support/studio.ts'

// A Monday.
const now = '2026-06-01T06:00:00Z'
const { app, context, clock } = await createTestApp({ now })

afterEach(() => clock.set(now))

const tuesday = { startDate: '2026-06-02T00:00:00Z', endDate: '2026-06-03T00:00:00Z' }

async function oneService(more: Partial<Parameters<typeof anAppointment>[2]> = {}) {
  const actor = await aStudio(app, context)
  const resourceId = await aPerson(context, actor.siteId)
  const serviceId = await anAppointment(context, actor.siteId, { staff: [resourceId], ...more })
  return { actor, resourceId, serviceId }
}

async function violations(actor: Actor, query: object, rest: object = {}) {
  const { status, body } = await actor.post('/v1/availability/query', { query, ...rest })
  expect(status).toBe(400)
  return body.details.validationError.fieldViolations.map(({ field }: { field: string }) => field)
}

describe('queryAvailability', () => {
  it('lists every grid start of a day with all fields of an entry', async () => {
    const { actor, resourceId, serviceId } = await oneService()
    const entries = await listEntries(actor, { serviceId, ...tuesday })
    expect(localTimes(entries)).toEqual(['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00'])
    expect(entries[0]).toMatchObject({
      bookable: true,
      totalSpots: 1,
      openSpots: 1,
      locked: false,
      bookingPolicyViolations: { tooEarlyToBook: false, tooLateToBook: false, bookOnlineDisabled: false },
      slot: {
        serviceId,
        startDate: '2026-06-02T09:00:00.000Z',
        endDate: '2026-06-02T10:00:00.000Z',
        timezone: 'UTC',
        resource: { id: resourceId, name: 'Nora Vitale' },
        location: { locationType: 'OWNER_BUSINESS', name: 'Studio' },
      },
    })
    expect(entries[0].slot.scheduleId).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('answers on every path of the operation', async () => {
    const { actor, serviceId } = await oneService()
    const urls = [
      '/availability-calendar/v1/availability/query',
      '/_api/availability-calendar/v1/availability/query',
      '/bookings/availability-calendar/v1/availability/query',
      '/bookings/v1/availability/query',
    ]
    for (const url of urls) {
      const { status, body } = await actor.post(url, { query: { filter: { serviceId, ...tuesday } } })
      expect([status, body.availabilityEntries.length]).toEqual([200, 8])
    }
  })

  it('lists busy starts as not bookable, after bookable ones of the same start', async () => {
    const { actor, resourceId, serviceId } = await oneService()
    await take(context, actor.siteId, resourceId, '2026-06-02T10:30:00Z', '2026-06-02T11:30:00Z')
    const entries = await listEntries(actor, { serviceId, ...tuesday })
    expect(entries.map(({ openSpots }) => openSpots)).toEqual([1, 0, 0, 1, 1, 1, 1, 1])
    expect(localTimes(await listEntries(actor, { serviceId, ...tuesday, bookable: true }))).not.toContain('10:00')
    expect(localTimes(await listEntries(actor, { serviceId, ...tuesday, bookable: false }))).toEqual(['10:00', '11:00'])
    expect(await listEntries(actor, { serviceId, ...tuesday, openSpots: 1 })).toHaveLength(6)
    expect(await listEntries(actor, { serviceId, ...tuesday, openSpots: 2 })).toHaveLength(0)
  })

  it('considers rows that overlap others, too', async () => {
    const { actor, resourceId, serviceId } = await oneService()
    await take(context, actor.siteId, resourceId, '2026-06-02T12:00:00Z', '2026-06-02T13:00:00Z', true)
    const free = await listEntries(actor, { serviceId, ...tuesday, bookable: true })
    expect(localTimes(free)).not.toContain('12:00')
  })

  it('counts an active hold as taken, an expired one not, and the own one as free', async () => {
    const { actor, resourceId, serviceId } = await oneService()
    const nine = { resourceId, serviceId, start: '2026-06-02T09:00:00Z', end: '2026-06-02T10:00:00Z' }
    await hold(context, actor.siteId, { ...nine, until: '2026-06-01T06:10:00Z' })
    const ten = { resourceId, serviceId, start: '2026-06-02T10:00:00Z', end: '2026-06-02T11:00:00Z' }
    await hold(context, actor.siteId, { ...ten, until: '2026-06-01T06:10:00Z', visitorId: actor.visitorId })
    expect(localTimes(await listEntries(actor, { serviceId, ...tuesday, bookable: false }))).toEqual(['09:00'])
    clock.set('2026-06-01T06:10:00Z')
    expect(await listEntries(actor, { serviceId, ...tuesday, bookable: false })).toEqual([])
  })

  it('keeps buffers free around each slot, and spaces the grid by them', async () => {
    const { actor, resourceId, serviceId } = await oneService({ bufferBeforeMinutes: 15, bufferAfterMinutes: 15 })
    const entries = await listEntries(actor, { serviceId, ...tuesday })
    expect(localTimes(entries)).toEqual(['09:00', '10:30', '12:00', '13:30', '15:00'])
    await take(context, actor.siteId, resourceId, '2026-06-02T11:40:00Z', '2026-06-02T11:50:00Z')
    const free = await listEntries(actor, { serviceId, ...tuesday, bookable: true })
    expect(localTimes(free)).toEqual(['09:00', '13:30', '15:00'])
  })

  it('names the first free resource, or only the requested one', async () => {
    const actor = await aStudio(app, context)
    const nora = await aPerson(context, actor.siteId, { name: 'Nora' })
    const ezio = await aPerson(context, actor.siteId, { name: 'Ezio' })
    const serviceId = await anAppointment(context, actor.siteId, { staff: [nora, ezio] })
    await take(context, actor.siteId, nora, '2026-06-02T09:00:00Z', '2026-06-02T10:00:00Z')
    const names = (entries: { slot: { resource: { name: string } } }[]) => entries.map(({ slot }) => slot.resource.name)
    const range = { startDate: '2026-06-02T09:00:00Z', endDate: '2026-06-02T11:00:00Z' }
    expect(names(await listEntries(actor, { serviceId, ...range }))).toEqual(['Ezio', 'Nora'])
    const requested = await listEntries(actor, { serviceId, resourceId: nora, ...range })
    expect([names(requested), requested.map(({ bookable }) => bookable)]).toEqual([
      ['Nora', 'Nora'],
      [false, true],
    ])
    expect(names(await listEntries(actor, { serviceId, resourceId: [ezio], ...range }))).toEqual(['Ezio', 'Ezio'])
  })

  it('returns one entry per start and location, or for the requested location', async () => {
    const actor = await aStudio(app, context)
    const { siteId } = actor
    const location = (name: string) => ({ name, timeZone: 'UTC', openingHours: nineToFive })
    const [hill, port] = await context.transaction(async (tx) => [
      (await insertLocation(tx, siteId, location('Hill'), clock.now())).locationId,
      (await insertLocation(tx, siteId, location('Port'), clock.now())).locationId,
    ])
    const weekly = [...everyDay(9 * 60, 11 * 60, hill), ...everyDay(10 * 60, 12 * 60, port)]
    const nora = await aPerson(context, siteId, { hours: { weekly } })
    const serviceId = await anAppointment(context, siteId, { staff: [nora], locationIds: [hill, port] })
    const listLocations = (entries: { slot: { startDate: string; location: { name: string } } }[]) =>
      entries.map(({ slot }) => `${slot.startDate.slice(11, 16)} ${slot.location.name}`)
    expect(listLocations(await listEntries(actor, { serviceId, ...tuesday }))).toEqual([
      '09:00 Hill',
      '10:00 Hill',
      '10:00 Port',
      '11:00 Port',
    ])
    const atPort = { serviceId, ...tuesday, 'location.businessLocation.id': [port] }
    expect(listLocations(await listEntries(actor, atPort))).toEqual(['10:00 Port', '11:00 Port'])
  })

  it('requires one of each further type within the hours of the location', async () => {
    const actor = await aStudio(app, context)
    const { siteId } = actor
    const nora = await aPerson(context, siteId, { hours: { weekly: everyDay(8 * 60, 18 * 60) } })
    const [typeId, room] = await context.transaction(async (tx) => {
      const type = await addResourceType(tx, siteId, { name: 'Room' }, clock.now())
      const thing = { typeId: type, name: 'Blue room', timeZone: 'UTC', workingHours: 'always' } as const
      return [type, (await insertResource(tx, siteId, thing, clock.now())).resourceId]
    })
    const serviceId = await anAppointment(context, siteId, { staff: [nora], resourceTypes: [{ typeId }] })
    await take(context, siteId, room, '2026-06-02T10:00:00Z', '2026-06-02T11:00:00Z')
    const free = await listEntries(actor, { serviceId, ...tuesday, bookable: true })
    // The default place is open from nine to five.
    expect(localTimes(free)).toEqual(['09:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00'])
  })

  it('returns the objections of policy and service, and filters by them', async () => {
    const early = { limitEarlyBookingPolicy: { enabled: true, earliestBookingInMinutes: 24 * 60 } }
    const { actor, serviceId } = await oneService({ policy: early })
    const range = { startDate: '2026-06-01T00:00:00Z', endDate: '2026-06-03T00:00:00Z' }
    const allowed = await listEntries(actor, { serviceId, ...range, 'bookingPolicyViolations.tooEarlyToBook': false })
    expect(allowed.every(({ slot }) => slot.startDate < '2026-06-02T06')).toBe(true)
    const refused = await listEntries(actor, { serviceId, ...range, 'bookingPolicyViolations.tooEarlyToBook': true })
    expect(refused).toHaveLength(8)
    expect(refused[0]).toMatchObject({
      bookable: false,
      openSpots: 1,
      bookingPolicyViolations: { tooEarlyToBook: true },
    })
    const closed = await oneService({ onlineBooking: false })
    const [entry] = await listEntries(closed.actor, { serviceId: closed.serviceId, ...tuesday })
    expect(entry).toMatchObject({ bookable: false, bookingPolicyViolations: { bookOnlineDisabled: true } })
  })

  it('limits entries per day: bookable ones first', async () => {
    const { actor, resourceId, serviceId } = await oneService()
    await take(context, actor.siteId, resourceId, '2026-06-02T09:00:00Z', '2026-06-02T16:00:00Z')
    const range = { startDate: '2026-06-02T00:00:00Z', endDate: '2026-06-04T00:00:00Z' }
    const entries = await listEntries(actor, { serviceId, ...range }, { slotsPerDay: 2 })
    expect(entries.map(({ slot, bookable }) => [slot.startDate.slice(8, 16), bookable])).toEqual([
      ['02T16:00', true],
      ['02T09:00', false],
      ['03T09:00', true],
      ['03T10:00', true],
    ])
  })

  it('sorts by start in both directions, under both names, and applies the limit', async () => {
    const { actor, serviceId } = await oneService()
    for (const fieldName of ['startDate', 'startTime']) {
      const query = {
        filter: { serviceId, ...tuesday },
        sort: [{ fieldName, order: 'DESC' }],
        cursorPaging: { limit: 2 },
      }
      const { body } = await actor.post('/v1/availability/query', { query })
      expect(localTimes(body.availabilityEntries)).toEqual(['16:00', '15:00'])
    }
  })

  it('lists a slot only if its end is in the range too, and none that has begun', async () => {
    const { actor, serviceId } = await oneService()
    const range = { startDate: '2026-06-01T09:00:00Z', endDate: '2026-06-01T11:30:00Z' }
    expect(localTimes(await listEntries(actor, { serviceId, ...range }))).toEqual(['09:00', '10:00'])
    clock.set('2026-06-01T09:01:00Z')
    expect(localTimes(await listEntries(actor, { serviceId, ...range }))).toEqual(['10:00'])
  })

  it('reads local parts of dates in the given zone', async () => {
    const { actor, serviceId } = await oneService()
    // 09:00 to 17:00 UTC is 18:00 to 02:00 in Tokyo.
    const filter = { serviceId, startDate: '2026-06-02T00:00:00Z', endDate: '2026-06-03T00:00:00+05:00' }
    const entries = await listEntries(actor, filter, { timezone: 'Asia/Tokyo' })
    expect(entries.map(({ slot }) => slot.startDate)).toEqual([
      '2026-06-01T15:00:00.000Z',
      '2026-06-01T16:00:00.000Z',
      '2026-06-02T09:00:00.000Z',
      '2026-06-02T10:00:00.000Z',
      '2026-06-02T11:00:00.000Z',
      '2026-06-02T12:00:00.000Z',
      '2026-06-02T13:00:00.000Z',
      '2026-06-02T14:00:00.000Z',
    ])
    expect(entries[0].slot.timezone).toBe('Asia/Tokyo')
  })

  it('accepts several services, each with its own times', async () => {
    const { actor, resourceId, serviceId } = await oneService()
    const short = await anAppointment(context, actor.siteId, { staff: [resourceId], durationMinutes: 240 })
    const entries = await listEntries(actor, { serviceId: [serviceId, short], ...tuesday })
    const starts = entries
      .filter(({ slot }) => slot.serviceId === short)
      .map(({ slot }) => slot.startDate.slice(11, 16))
    expect(starts).toEqual(['09:00', '13:00'])
    expect(localTimes(entries)).toEqual([...localTimes(entries)].sort())
  })

  it('returns nothing for courses, classes without sessions, deleted and unknown services', async () => {
    const { actor, resourceId } = await oneService()
    const staff = [resourceId]
    const ids = [
      await anAppointment(context, actor.siteId, { staff, type: 'COURSE' }),
      await anAppointment(context, actor.siteId, { staff, type: 'CLASS' }),
      await anAppointment(context, actor.siteId, { staff, deleted: true }),
      '00000000-0000-4000-8000-000000000000',
    ]
    expect(await listEntries(actor, { serviceId: ids, ...tuesday })).toEqual([])
  })

  it('returns nothing of another business', async () => {
    const { serviceId } = await oneService()
    const stranger = await aStudio(app, context)
    expect(await listEntries(stranger, { serviceId, ...tuesday })).toEqual([])
  })

  it('offers nothing with staff who take no bookings and at closed locations', async () => {
    const { actor, resourceId, serviceId } = await oneService()
    const change = (status: string) =>
      context.db.updateTable('resources').set({ status }).where('id', '=', resourceId).execute()
    await change('INACTIVE')
    expect(await listEntries(actor, { serviceId, ...tuesday })).toEqual([])
    await change('ACTIVE')
    await context.db.updateTable('locations').set({ status: 'INACTIVE' }).where('site_id', '=', actor.siteId).execute()
    expect(await listEntries(actor, { serviceId, ...tuesday })).toEqual([])
  })

  it('applies changed hours, days off and the grid of the business immediately', async () => {
    const { actor, resourceId, serviceId } = await oneService()
    const { siteId } = actor
    expect(await listEntries(actor, { serviceId, ...tuesday })).toHaveLength(8)
    const [own] = await findResources(context.db, siteId, [resourceId])
    const scheduleId = own?.workingHoursScheduleId ?? ''
    await context.transaction((tx) => replaceWeeklyHours(tx, siteId, scheduleId, everyDay(9 * 60, 11 * 60)))
    expect(localTimes(await listEntries(actor, { serviceId, ...tuesday }))).toEqual(['09:00', '10:00'])
    await context.db.updateTable('sites').set({ slot_step_minutes: 30 }).where('id', '=', siteId).execute()
    expect(localTimes(await listEntries(actor, { serviceId, ...tuesday }))).toEqual(['09:00', '09:30', '10:00'])
    const off = { date: '2026-06-02', windows: [] }
    await context.transaction((tx) => insertException(tx, siteId, scheduleId, off))
    expect(await listEntries(actor, { serviceId, ...tuesday })).toEqual([])
  })

  it('recomputes when time, a hold or the service has changed the result', async () => {
    const limitLateBookingPolicy = { enabled: true, latestBookingInMinutes: 24 * 60 }
    const { actor, resourceId, serviceId } = await oneService({ policy: { limitLateBookingPolicy } })
    const free = async () => localTimes(await listEntries(actor, { serviceId, ...tuesday, bookable: true }))
    clock.set('2026-06-01T09:00:00Z')
    expect([(await free())[0], (await free())[0]]).toEqual(['09:00', '09:00'])
    clock.set('2026-06-01T09:00:01Z')
    expect((await free())[0]).toBe('10:00')
    const ten = { resourceId, serviceId, start: '2026-06-02T10:00:00Z', end: '2026-06-02T11:00:00Z' }
    await hold(context, actor.siteId, { ...ten, until: '2026-06-01T09:10:00Z' })
    expect((await free())[0]).toBe('11:00')
    clock.set('2026-06-01T09:10:00Z')
    expect((await free())[0]).toBe('10:00')
    const { db } = context
    await db.updateTable('services').set({ duration_minutes: 120 }).where('id', '=', serviceId).execute()
    expect(await free()).toEqual(['11:00', '13:00', '15:00'])
  })

  it('reports every error of the filter', async () => {
    const { actor, serviceId } = await oneService()
    expect(await violations(actor, { filter: {} })).toEqual([
      'query.filter.endDate',
      'query.filter.serviceId',
      'query.filter.startDate',
    ])
    const filter = { serviceId, ...tuesday }
    expect(await violations(actor, { filter: { ...filter, startDate: { $gte: 'x' } } })).toEqual([
      'query.filter.startDate',
    ])
    expect(await violations(actor, { filter: { ...filter, bookable: 'yes', colour: 1 } })).toEqual([
      'query.filter.bookable',
      'query.filter.colour',
    ])
    expect(await violations(actor, { filter: { ...filter, serviceId: "1' or '1'='1" } })).toEqual([
      'query.filter.serviceId',
    ])
    expect(await violations(actor, { filter: { ...filter, startDate: '2026-02-30T00:00:00Z' } })).toEqual([
      'query.filter.startDate',
    ])
    expect(await violations(actor, { filter, sort: [{ fieldName: 'price' }] })).toEqual(['query.sort[0].fieldName'])
    expect(await violations(actor, { filter }, { slotsPerDay: 0 })).toEqual(['slotsPerDay'])
    expect(await violations(actor, { filter, cursorPaging: { limit: 0 } })).toEqual(['query.cursorPaging.limit'])
  })

  it('refuses a reversed range and one of 367 days, and accepts one of 366', async () => {
    const { actor, serviceId } = await oneService({ durationMinutes: 480 })
    const range = (startDate: string, endDate: string) => ({ filter: { serviceId, startDate, endDate } })
    const from = '2026-06-02T00:00:00Z'
    expect(await violations(actor, range(from, '2026-06-01T00:00:00Z'))).toEqual(['query.filter.endDate'])
    expect(await violations(actor, range(from, from))).toEqual(['query.filter.endDate'])
    expect(await violations(actor, range(from, '2027-06-04T00:00:00Z'))).toEqual(['query.filter.endDate'])
    expect(await listEntries(actor, range(from, '2027-06-03T00:00:00Z').filter)).toHaveLength(366)
  })

  it('refuses an unknown zone', async () => {
    const { actor, serviceId } = await oneService()
    const payload = { query: { filter: { serviceId, ...tuesday } }, timezone: 'Mars/Olympus' }
    const { status, body } = await actor.post('/v1/availability/query', payload)
    expect([status, body.details.applicationError.code]).toEqual([400, 'INVALID_TIME_ZONE'])
  })

  it('refuses a request with too many results', async () => {
    const { actor, resourceId } = await oneService()
    await context.db.updateTable('sites').set({ slot_step_minutes: 1 }).where('id', '=', actor.siteId).execute()
    const serviceId = await anAppointment(context, actor.siteId, { staff: [resourceId], durationMinutes: 5 })
    const filter = { serviceId, startDate: '2026-06-02T00:00:00Z', endDate: '2027-06-03T00:00:00Z' }
    expect(await violations(actor, { filter })).toEqual(['query.filter'])
  })
})
