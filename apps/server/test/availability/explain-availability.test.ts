import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { insertLocation } from '../../src/features/business/index.ts'
import { addResourceType, insertResource } from '../../src/features/resources/index.ts'
import { someAddOns } from '../support/choices.ts'
import { aBooking, anAdmin, aVisitor, type Client, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aSession, holdSeats, setSeats } from './support/class-sessions.ts'
import { type Answer, anAppointment, aPerson, aStudio, everyDay, hold, take } from './support/studio.ts'

// A Monday.
const { app, context, clock, db } = await createTestApp({ now: '2026-06-01T06:00:00Z' })
const url = '/v1/availability/explain'
const ten = '2026-06-02T10:00:00.000Z'

async function oneService(more: Partial<Parameters<typeof anAppointment>[2]> = {}) {
  const { siteId } = await aStudio(app, context)
  const resourceId = await aPerson(context, siteId)
  const serviceId = await anAppointment(context, siteId, { staff: [resourceId], ...more })
  return {
    siteId,
    resourceId,
    serviceId,
    admin: await anAdmin(app, context, siteId),
    requested: { serviceId, startDate: ten },
  }
}

async function why(admin: Client, payload: object): Promise<Answer> {
  const { status, body } = await admin.post(url, payload)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body
}
const rules = (body: Answer): string[] => body.refusals.map(({ rule }: Answer) => rule)
const failed = (body: Answer): string[] =>
  body.checked.filter(({ passed }: Answer) => !passed).map(({ rule }: Answer) => rule)

describe('explainAvailability for a time', () => {
  it('names the resources of an available time', async () => {
    const { admin, resourceId, requested } = await oneService()
    const body = await why(admin, requested)
    expect(body).toMatchObject({
      timezone: 'UTC',
      startDate: ten,
      endDate: '2026-06-02T11:00:00.000Z',
      offered: true,
      rule: null,
      resourceIds: [resourceId],
      refusals: [],
      nearestStartDate: ten,
      nearestResourceId: resourceId,
      lanes: [
        {
          resourceId,
          name: 'Nora Vitale',
          free: true,
          rule: null,
          blocks: [],
          open: [{ startDate: '2026-06-02T09:00:00.000Z', endDate: '2026-06-02T17:00:00.000Z' }],
        },
      ],
    })
    expect(failed(body)).toEqual([])
  })

  it('names a closure, what it closes, and the closest time on another day', async () => {
    const { admin, resourceId, requested } = await oneService()
    const closed = { date: '2026-06-02', locationId: null, reason: 'Festa della Repubblica' }
    const [closing] = (await admin.post('/v1/closing-days', { add: [closed] })).body.closingDays
    const body = await why(admin, requested)
    expect(body).toMatchObject({
      offered: false,
      rule: 'LOCATION_CLOSED',
      nearestStartDate: '2026-06-01T16:00:00.000Z',
      lanes: [{ resourceId, free: false, rule: 'LOCATION_CLOSED', open: [] }],
    })
    expect(body.refusals).toEqual([
      {
        rule: 'LOCATION_CLOSED',
        resourceId: null,
        source: { kind: 'CLOSING', id: expect.any(String), label: 'Festa della Repubblica' },
        startDate: '2026-06-02T00:00:00.000Z',
        endDate: '2026-06-03T00:00:00.000Z',
        change: { kind: 'OPEN', startDate: ten, endDate: '2026-06-02T11:00:00.000Z' },
        nearestStartDate: '2026-06-01T16:00:00.000Z',
      },
    ])
    expect(closing).toEqual(closed)
    expect(failed(body)).toEqual(['LOCATION_CLOSED'])
  })

  it('adds what would refuse the time without the closure, and suggests nothing then', async () => {
    const { admin, resourceId, requested } = await oneService()
    await admin.post('/v1/closing-days', { add: [{ date: '2026-06-02', locationId: null, reason: '' }] })
    const night = await why(admin, { ...requested, startDate: '2026-06-02T03:00:00.000Z' })
    expect(night).toMatchObject({ offered: false, rule: 'LOCATION_CLOSED' })
    expect(night.refusals).toMatchObject([
      { rule: 'LOCATION_CLOSED', source: { kind: 'CLOSING', label: null }, change: null },
      { rule: 'OUTSIDE_HOURS', resourceId, source: { kind: 'HOURS' } },
    ])
    expect(failed(night)).toEqual(['LOCATION_CLOSED', 'OUTSIDE_HOURS'])
    const nextDay = await why(admin, { ...requested, startDate: '2026-06-03T03:00:00.000Z' })
    expect(rules(nextDay)).toEqual(['OUTSIDE_HOURS'])
  })

  it('names the conflicting booking with its buffers, and the closest time', async () => {
    const { siteId, admin, resourceId, serviceId, requested } = await oneService({ bufferAfterMinutes: 15 })
    const location = await db
      .selectFrom('locations')
      .select('id')
      .where('site_id', '=', siteId)
      .executeTakeFirstOrThrow()
    const { schedule_id: scheduleId } = await db
      .selectFrom('services')
      .select('schedule_id')
      .where('id', '=', serviceId)
      .executeTakeFirstOrThrow()
    const slot = { serviceId, scheduleId, startDate: '2026-06-02T10:15:00Z', endDate: '2026-06-02T11:15:00Z' }
    const where = { timezone: 'UTC', location: { id: location.id, locationType: 'OWNER_BUSINESS' as const } }
    await aBooking(admin, { ...slot, ...where, resource: { id: resourceId } }, { status: 'CONFIRMED' })
    const body = await why(admin, { ...requested, startDate: '2026-06-02T10:15:00.000Z' })
    expect(body).toMatchObject({ offered: false, rule: 'TAKEN', nearestStartDate: '2026-06-02T09:00:00.000Z' })
    expect(body.refusals).toMatchObject([
      {
        rule: 'TAKEN',
        resourceId,
        source: { kind: 'SESSION', label: 'Clara Weiss' },
        startDate: '2026-06-02T10:15:00.000Z',
        endDate: '2026-06-02T11:30:00.000Z',
        change: { kind: 'FREE', startDate: '2026-06-02T10:15:00.000Z' },
      },
    ])
    expect(failed(body)).toEqual(['TAKEN'])
    expect(body.lanes[0]).toMatchObject({
      free: false,
      rule: 'TAKEN',
      blocks: [
        { kind: 'SESSION', label: 'Clara Weiss', startDate: '2026-06-02T10:15:00.000Z' },
        { kind: 'BUFFER', startDate: '2026-06-02T11:15:00.000Z', endDate: '2026-06-02T11:30:00.000Z' },
      ],
    })
    const [exceptSessionId] = body.lanes[0].blocks.map(({ sessionId }: Answer) => sessionId)
    expect(await why(admin, { ...requested, startDate: slot.startDate, exceptSessionId })).toMatchObject({
      offered: true,
    })
  })

  it('says until when a time is held, whose hours end, and what the policy requires', async () => {
    const limitLateBookingPolicy = { enabled: true, latestBookingInMinutes: 48 * 60 }
    const { siteId, admin, resourceId, serviceId, requested } = await oneService({ policy: { limitLateBookingPolicy } })
    const span = { start: ten, end: '2026-06-02T11:00:00Z', until: '2026-06-01T06:10:00Z' }
    await hold(context, siteId, { resourceId, serviceId, ...span })
    const body = await why(admin, requested)
    expect(body.refusals).toMatchObject([
      { rule: 'TOO_LATE', resourceId: null, source: { kind: 'POLICY' }, change: { kind: 'MOVE' } },
      { rule: 'HELD', source: { kind: 'HOLD' }, change: { kind: 'WAIT', startDate: '2026-06-01T06:10:00.000Z' } },
    ])
    expect(body.lanes[0].blocks).toMatchObject([{ kind: 'HOLD', sessionId: null }])
    const night = await why(admin, { ...requested, startDate: '2026-06-09T20:00:00Z' })
    expect(night.refusals).toMatchObject([
      {
        rule: 'OUTSIDE_HOURS',
        source: { kind: 'HOURS', id: resourceId, label: 'Nora Vitale' },
        change: { kind: 'OPEN', startDate: '2026-06-09T20:00:00.000Z', endDate: '2026-06-09T21:00:00.000Z' },
      },
    ])
    const odd = await why(admin, { ...requested, startDate: '2026-06-09T10:20:00Z' })
    expect(odd.refusals).toMatchObject([{ rule: 'OFF_GRID', source: { kind: 'GRID' }, change: { kind: 'MOVE' } }])
    const staff = await why(admin, { ...requested, startDate: '2026-06-03T10:20:00Z', as: 'STAFF' })
    expect(staff).toMatchObject({ offered: true, refusals: [] })
  })

  it('names the room that is the bottleneck', async () => {
    const { siteId, admin, resourceId } = await oneService()
    const [typeId, room] = await context.transaction(async (tx) => {
      const type = await addResourceType(tx, siteId, { name: 'Room' }, clock.now())
      const one = { typeId: type, name: 'Blue', timeZone: 'UTC', workingHours: 'always' } as const
      return [type, (await insertResource(tx, siteId, one, clock.now())).resourceId] as const
    })
    const serviceId = await anAppointment(context, siteId, { staff: [resourceId], resourceTypes: [{ typeId }] })
    await take(context, siteId, room, '2026-06-02T10:00:00Z', '2026-06-02T12:00:00Z')
    const body = await why(admin, { serviceId, startDate: ten })
    expect(body).toMatchObject({ offered: false, rule: 'NO_RESOURCE' })
    expect(body.refusals).toMatchObject([
      { rule: 'NO_RESOURCE', resourceId: null, source: { kind: 'RESOURCE', id: typeId, label: 'Room' } },
      { rule: 'TAKEN', resourceId: room, source: { kind: 'SESSION', label: 'Taken' } },
    ])
    expect(body.lanes.map(({ name, typeName, free }: Answer) => [name, typeName, free])).toEqual([
      ['Nora Vitale', expect.any(String), true],
      ['Blue', 'Room', false],
    ])
    expect(failed(body)).toEqual(['TAKEN', 'NO_RESOURCE'])
  })

  it('names staff who take no bookings, and who else could', async () => {
    const { siteId, admin, resourceId } = await oneService()
    const ezio = await aPerson(context, siteId, { name: 'Ezio' })
    const serviceId = await anAppointment(context, siteId, { staff: [resourceId, ezio] })
    await db.updateTable('resources').set({ status: 'INACTIVE' }).where('id', '=', ezio).execute()
    await take(context, siteId, resourceId, '2026-06-02T10:00:00Z', '2026-06-02T11:00:00Z')
    const body = await why(admin, { serviceId, startDate: ten })
    expect(body.refusals.at(-1)).toMatchObject({
      rule: 'NO_RESOURCE',
      resourceId: ezio,
      source: { kind: 'RESOURCE', label: 'Ezio' },
      change: { kind: 'SETTING' },
    })
    const both = await anAppointment(context, siteId, { staff: [resourceId, await aPerson(context, siteId)] })
    expect(await why(admin, { serviceId: both, startDate: ten })).toMatchObject({ offered: true, rule: null })
    expect(failed(await why(admin, { serviceId: both, startDate: ten }))).toEqual([])
    const only = await why(admin, { serviceId: both, startDate: ten, resourceId })
    expect(only).toMatchObject({ offered: false, lanes: [{ resourceId }] })
  })

  it('considers add-ons and the hours of the location', async () => {
    const { siteId, admin } = await oneService()
    const location = { name: 'Baths', timeZone: 'UTC', openingHours: everyDay(9 * 60, 11 * 60) }
    const { locationId } = await context.transaction((tx) => insertLocation(tx, siteId, location, clock.now()))
    const staff = [await aPerson(context, siteId)]
    const serviceId = await anAppointment(context, siteId, { staff, locationIds: [locationId] })
    const { ids } = await someAddOns(context, siteId, serviceId, [{ name: 'Steam', durationMinutes: 30 }])
    expect(await why(admin, { serviceId, startDate: ten })).toMatchObject({ offered: true })
    const body = await why(admin, { serviceId, startDate: ten, addOnIds: ids })
    expect(body).toMatchObject({ offered: false, endDate: '2026-06-02T11:30:00.000Z' })
    expect(body.refusals).toMatchObject([{ rule: 'LOCATION_CLOSED', source: { kind: 'PLACE', label: 'Baths' } }])
    const wrong = await why(admin, { serviceId, startDate: ten, endDate: '2026-06-02T10:10:00Z' })
    expect(wrong.refusals[0]).toMatchObject({ rule: 'WRONG_DURATION', change: { kind: 'END' } })
    expect(readRefusal(await admin.post(url, { serviceId, startDate: ten, addOnIds: [serviceId] }))).toBe(
      '400 addOnIds',
    )
    expect(readRefusal(await admin.post(url, { serviceId, startDate: ten, endDate: ten }))).toBe('400 endDate')
  })

  it('refuses unknown ids', async () => {
    const { siteId, admin, requested } = await oneService()
    const other = await oneService()
    const request = async (more: object) => readRefusal(await admin.post(url, { ...requested, ...more }))
    expect(await request({ serviceId: other.serviceId })).toBe('404 SERVICE_NOT_FOUND')
    expect(await request({ resourceId: other.resourceId })).toBe('404 RESOURCE_NOT_FOUND')
    expect(await request({ locationId: randomUUID() })).toBe('404 LOCATION_NOT_FOUND')
    expect(await request({ timezone: 'Mars' })).toBe('400 INVALID_TIME_ZONE')
    expect(readRefusal(await admin.post(url, {}))).toBe('400 serviceId startDate')
    const visitor = await aVisitor(app, siteId)
    expect(readRefusal(await visitor.post(url, requested))).toBe('403 PERMISSION_DENIED')
  })
})

describe('explainAvailability for seats', () => {
  async function aClass(more: Partial<Parameters<typeof anAppointment>[2]> = {}) {
    const { siteId } = await aStudio(app, context)
    const resourceId = await aPerson(context, siteId, { name: 'Tess' })
    const serviceId = await anAppointment(context, siteId, { staff: [], type: 'CLASS', name: 'Yoga', ...more })
    const sessionId = await aSession(context, siteId, serviceId, {
      start: ten,
      title: 'Yoga',
      resourceIds: [resourceId],
    })
    const requested = { serviceId, startDate: ten, sessionId }
    return { siteId, serviceId, resourceId, sessionId, requested, admin: await anAdmin(app, context, siteId) }
  }

  it('says that they are available, and on which day', async () => {
    const { admin, resourceId, requested } = await aClass()
    const body = await why(admin, requested)
    expect(body).toMatchObject({ offered: true, rule: null, endDate: '2026-06-02T11:00:00.000Z', refusals: [] })
    expect(body.lanes).toMatchObject([{ resourceId, blocks: [{ kind: 'SESSION', label: 'Yoga' }] }])
  })

  it('names the conflict, and a session with seats', async () => {
    const { siteId, serviceId, sessionId, admin, requested } = await aClass()
    await aSession(context, siteId, serviceId, { start: '2026-06-04T10:00:00Z', title: 'Yoga' })
    await setSeats(context, siteId, sessionId, { taken: 7 })
    const two = await why(admin, { ...requested, participants: 2 })
    expect(two).toMatchObject({ offered: false, rule: 'FULL', nearestStartDate: '2026-06-04T10:00:00.000Z' })
    expect(two.refusals).toMatchObject([
      { rule: 'FULL', source: { kind: 'SESSION', label: 'Yoga' }, change: { kind: 'SEATS' } },
    ])
    expect(failed(two)).toEqual(['FULL'])
    await holdSeats(context, siteId, { scopeId: sessionId, serviceId, seats: 1, until: '2026-06-01T06:10:00Z' })
    expect((await why(admin, requested)).refusals).toMatchObject([
      { rule: 'HELD', change: { kind: 'WAIT', startDate: '2026-06-01T06:10:00.000Z' } },
    ])
  })

  it('names the staff member or location that takes no new bookings', async () => {
    const { siteId, admin, resourceId, requested } = await aClass()
    await db.updateTable('resources').set({ status: 'INACTIVE' }).where('id', '=', resourceId).execute()
    const source = { kind: 'RESOURCE', id: resourceId, label: 'Tess' }
    for (const as of ['CUSTOMER', 'STAFF']) {
      expect(await why(admin, { ...requested, as })).toMatchObject({
        offered: false,
        rule: 'NO_RESOURCE',
        refusals: [{ source, change: { kind: 'SETTING' } }],
      })
    }
    await db.updateTable('locations').set({ status: 'INACTIVE' }).where('site_id', '=', siteId).execute()
    expect(await why(admin, requested)).toMatchObject({
      rule: 'LOCATION_CLOSED',
      refusals: [{ source: { kind: 'PLACE' } }],
    })
  })

  it('explains for customers or for staff', async () => {
    const limitLateBookingPolicy = { enabled: true, latestBookingInMinutes: 48 * 60 }
    const { admin, requested } = await aClass({ policy: { limitLateBookingPolicy } })
    expect(rules(await why(admin, requested))).toEqual(['TOO_LATE'])
    expect(await why(admin, { ...requested, as: 'STAFF' })).toMatchObject({ offered: true, refusals: [] })
  })

  it('accepts only sessions of the service', async () => {
    const { admin, requested } = await aClass()
    const other = await aClass()
    expect(readRefusal(await admin.post(url, { ...requested, sessionId: other.sessionId }))).toBe(
      '404 SESSION_NOT_FOUND',
    )
    expect(readRefusal(await admin.post(url, { ...requested, sessionId: null }))).toBe('400 sessionId')
  })

  it('explains a course as a whole', async () => {
    const { siteId, serviceId, admin } = await aClass({ type: 'COURSE' })
    const service = await db.selectFrom('services').selectAll().where('id', '=', serviceId).executeTakeFirstOrThrow()
    await setSeats(context, siteId, service.schedule_id, { taken: 8 })
    const body = await why(admin, { serviceId, startDate: ten })
    expect(body).toMatchObject({ offered: false, rule: 'FULL', lanes: [] })
  })
})
