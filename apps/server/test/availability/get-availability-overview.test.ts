import { afterEach, describe, expect, it } from 'vitest'
import { findBooking, signManageToken } from '../../src/features/bookings/index.ts'
import { insertLocation } from '../../src/features/business/index.ts'
import { signLinkToken } from '../../src/features/identity/index.ts'
import { someAddOns, someLengths } from '../support/choices.ts'
import {
  aStudio as aBookedStudio,
  aBooking,
  aVisitor,
  type Client,
  expected,
  readRefusal as refusal,
  slotWith,
} from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { type Actor, type Answer, anAppointment, aPerson, aStudio, everyDay, hold, take } from './support/studio.ts'

// A Monday.
const now = '2026-06-01T12:30:00Z'
const { app, context, clock } = await createTestApp({ now })

afterEach(() => clock.set(now))

const weekdays = everyDay(9 * 60, 17 * 60).filter(({ weekday }) => weekday < 6)

async function oneService(more: Partial<Parameters<typeof anAppointment>[2]> = {}) {
  const actor = await aStudio(app, context)
  const resourceId = await aPerson(context, actor.siteId, { hours: { weekly: weekdays } })
  const serviceId = await anAppointment(context, actor.siteId, { staff: [resourceId], ...more })
  return { actor, resourceId, serviceId }
}

const request = (actor: Actor, payload: object) =>
  actor.post('/v1/availability/overview', { fromDate: '2026-05-31', days: 7, ...payload })

async function overview(actor: Actor, payload: object): Promise<Answer> {
  const { status, body } = await request(actor, payload)
  expect(status).toBe(200)
  return body
}

const readRefusal = (answer: { status: number; body: Answer }) => refusal({ headers: {}, ...answer })
const states = ({ days }: Answer) => days.map(({ state }: { state: string }) => state)
const starts = ({ times }: Answer) => times.map(({ startDate }: { startDate: string }) => startDate.slice(8, 16))

describe('getAvailabilityOverview', () => {
  it('returns the number of available times per day, and the times of the first available one', async () => {
    const { actor, resourceId, serviceId } = await oneService()
    await take(context, actor.siteId, resourceId, '2026-06-02T09:00:00Z', '2026-06-02T17:00:00Z')
    const body = await overview(actor, { serviceId })
    expect(states(body)).toEqual(['PAST', 'FREE', 'FULL', 'FREE', 'FREE', 'FREE', 'CLOSED'])
    expect(body.days[1]).toEqual({ date: '2026-06-01', state: 'FREE', freeCount: 4 })
    expect([body.timesOf, starts(body)]).toEqual(['2026-06-01', ['01T13:00', '01T14:00', '01T15:00', '01T16:00']])
    expect(body.times[0]).toMatchObject({
      localStartDate: '2026-06-01T13:00:00',
      resourceId,
      resourceIds: [resourceId],
    })
    expect([body.nextFree, body.refusal]).toEqual([body.times[0], null])
  })

  it('lists the times of the requested day, with everyone free then', async () => {
    const { actor, resourceId } = await oneService()
    const ezio = await aPerson(context, actor.siteId, { name: 'Ezio' })
    const serviceId = await anAppointment(context, actor.siteId, { staff: [resourceId, ezio] })
    await take(context, actor.siteId, resourceId, '2026-06-03T09:00:00Z', '2026-06-03T10:00:00Z')
    const body = await overview(actor, { serviceId, timesOf: '2026-06-03' })
    expect(body.timesOf).toBe('2026-06-03')
    expect(body.times.slice(0, 2)).toMatchObject([
      { resourceId: ezio, resourceIds: [ezio] },
      { resourceId, resourceIds: [resourceId, ezio] },
    ])
    const withNora = await overview(actor, { serviceId, timesOf: '2026-06-03', resourceId })
    expect(starts(withNora)[0]).toBe('03T10:00')
  })

  it('returns the reason and the next available time for a day without any', async () => {
    const { actor, resourceId, serviceId } = await oneService()
    await take(context, actor.siteId, resourceId, '2026-06-02T09:00:00Z', '2026-06-02T17:00:00Z')
    const full = await overview(actor, { serviceId, timesOf: '2026-06-02' })
    expect([full.times, full.refusal]).toEqual([[], { rule: 'TAKEN', opensAt: null }])
    expect(full.nextFree.startDate).toBe('2026-06-03T09:00:00.000Z')
    const closed = await overview(actor, { serviceId, timesOf: '2026-06-06' })
    expect([closed.refusal.rule, closed.nextFree.startDate]).toEqual(['OUTSIDE_HOURS', '2026-06-08T09:00:00.000Z'])
    const past = await overview(actor, { serviceId, timesOf: '2026-05-29' })
    expect([past.refusal.rule, past.nextFree.startDate]).toEqual(['PAST', '2026-06-01T13:00:00.000Z'])
  })

  it('searches beyond the requested days, up to the horizon', async () => {
    const { actor, resourceId, serviceId } = await oneService()
    await take(context, actor.siteId, resourceId, '2026-05-31T00:00:00Z', '2026-12-01T10:00:00Z')
    const body = await overview(actor, { serviceId, days: 35 })
    expect([body.timesOf, body.times]).toEqual([null, []])
    expect(body.nextFree.startDate).toBe('2026-12-01T10:00:00.000Z')
    expect(body.refusal.rule).toBe('TAKEN')
  })

  it('says when booking opens', async () => {
    const limitEarlyBookingPolicy = { enabled: true, earliestBookingInMinutes: 60 }
    const { actor, serviceId } = await oneService({ policy: { limitEarlyBookingPolicy } })
    const body = await overview(actor, { serviceId })
    expect(states(body)).toEqual(['PAST', 'FREE', 'TOO_EARLY', 'TOO_EARLY', 'TOO_EARLY', 'TOO_EARLY', 'CLOSED'])
    const tuesday = await overview(actor, { serviceId, timesOf: '2026-06-02' })
    expect(tuesday.refusal).toEqual({ rule: 'TOO_EARLY', opensAt: '2026-06-02T08:00:00.000Z' })
    expect(tuesday.nextFree.startDate).toBe('2026-06-01T13:00:00.000Z')
  })

  it('says when it is too late for today', async () => {
    const limitLateBookingPolicy = { enabled: true, latestBookingInMinutes: 24 * 60 }
    const { actor, serviceId } = await oneService({ policy: { limitLateBookingPolicy } })
    const body = await overview(actor, { serviceId })
    expect(states(body).slice(0, 3)).toEqual(['PAST', 'TOO_LATE', 'FREE'])
    expect([body.timesOf, starts(body)[0]]).toEqual(['2026-06-02', '02T13:00'])
  })

  it('reports today as over when its last start has passed', async () => {
    const { actor, serviceId } = await oneService()
    clock.set('2026-06-01T16:10:00Z')
    expect(states(await overview(actor, { serviceId })).slice(0, 3)).toEqual(['PAST', 'PAST', 'FREE'])
  })

  it('reports services without staff and without online booking', async () => {
    const { actor, serviceId } = await oneService({ onlineBooking: false })
    const off = await overview(actor, { serviceId })
    expect([off.refusal.rule, off.nextFree]).toEqual(['ONLINE_BOOKING_OFF', null])
    const anonymous = await anAppointment(context, actor.siteId, { staff: [] })
    const empty = await overview(actor, { serviceId: anonymous })
    expect([empty.refusal.rule, new Set(states(empty))]).toEqual(['NO_RESOURCE', new Set(['PAST', 'CLOSED'])])
  })

  it('shows other customers’ holds as taken and the own one as free', async () => {
    const { actor, resourceId, serviceId } = await oneService()
    const slot = { resourceId, serviceId, until: '2026-06-01T12:40:00Z' }
    await hold(context, actor.siteId, { ...slot, start: '2026-06-01T13:00:00Z', end: '2026-06-01T14:00:00Z' })
    const mine = { visitorId: actor.visitorId, start: '2026-06-01T14:00:00Z', end: '2026-06-01T15:00:00Z' }
    await hold(context, actor.siteId, { ...slot, ...mine })
    expect(starts(await overview(actor, { serviceId }))).toEqual(['01T14:00', '01T15:00', '01T16:00'])
  })

  it('counts a start once for several locations, and filters by the requested location', async () => {
    const actor = await aStudio(app, context)
    const { siteId } = actor
    const [hill, port] = await context.transaction(async (tx) => {
      const openingHours = everyDay(0, 1440)
      const one = await insertLocation(tx, siteId, { name: 'Hill', timeZone: 'UTC', openingHours }, clock.now())
      const other = await insertLocation(tx, siteId, { name: 'Port', timeZone: 'UTC', openingHours }, clock.now())
      return [one.locationId, other.locationId]
    })
    const nora = await aPerson(context, siteId)
    const ezio = await aPerson(context, siteId, { locationIds: [port] })
    const serviceId = await anAppointment(context, siteId, { staff: [ezio, nora], locationIds: [hill, port] })
    const anywhere = await overview(actor, { serviceId })
    expect(anywhere.days[2]).toEqual({ date: '2026-06-02', state: 'FREE', freeCount: 8 })
    expect(anywhere.times[0]).toMatchObject({ locationId: hill, resourceIds: [nora] })
    const atPort = await overview(actor, { serviceId, locationId: port })
    expect(atPort.times[0]).toMatchObject({ locationId: port, resourceIds: [ezio, nora] })
  })

  it('uses days of the requested zone', async () => {
    const { actor, serviceId } = await oneService()
    const body = await overview(actor, { serviceId, fromDate: '2026-06-02', days: 2, timezone: 'Pacific/Auckland' })
    // 13:00 to 17:00 UTC on Monday is 01:00 to 05:00 on Tuesday there; Tuesday's nine o'clock is its 21:00.
    expect(body.timezone).toBe('Pacific/Auckland')
    expect(body.times.map(({ localStartDate }: Answer) => localStartDate.slice(11, 16))).toEqual([
      '01:00',
      '02:00',
      '03:00',
      '04:00',
      '21:00',
      '22:00',
      '23:00',
    ])
  })

  it('refuses unknown ids', async () => {
    const { actor, resourceId, serviceId } = await oneService()
    const code = async (payload: object) => {
      const { status, body } = await request(actor, payload)
      return [status, body.details.applicationError?.code]
    }
    const nothing = '00000000-0000-4000-8000-000000000000'
    const course = await anAppointment(context, actor.siteId, { staff: [resourceId], type: 'COURSE' })
    expect(await code({ serviceId: nothing })).toEqual([404, 'SERVICE_NOT_FOUND'])
    expect(await code({ serviceId: course })).toEqual([404, 'SERVICE_NOT_FOUND'])
    expect(await code({ serviceId, locationId: nothing })).toEqual([404, 'LOCATION_NOT_FOUND'])
    expect(await code({ serviceId, timezone: 'Nowhere' })).toEqual([400, 'INVALID_TIME_ZONE'])
    expect((await code({ serviceId, days: 71 }))[0]).toBe(400)
    expect((await code({ serviceId, fromDate: '2026-02-30' }))[0]).toBe(400)
    expect((await code({ serviceId, fromDate: '9999-12-31' }))[0]).toBe(400)
    const stranger = await aStudio(app, context)
    expect((await request(stranger, { serviceId })).status).toBe(404)
  })

  it('reports years beyond the horizon as too early', async () => {
    const { actor, serviceId } = await oneService()
    const body = await overview(actor, { serviceId, fromDate: '2031-06-02', days: 1 })
    expect([states(body), body.refusal.rule]).toEqual([['TOO_EARLY'], 'BEYOND_HORIZON'])
  })

  it('counts times of the chosen duration with its add-ons', async () => {
    const { actor, serviceId } = await oneService()
    await someLengths(context, actor.siteId, serviceId, [60, 120])
    const { ids } = await someAddOns(context, actor.siteId, serviceId, [{ name: 'Steam', durationMinutes: 30 }])
    const tuesday = { serviceId, timesOf: '2026-06-02' }
    const free = async (more: object) => starts(await overview(actor, { ...tuesday, ...more })).length
    expect([await free({}), await free({ durationMinutes: 120 })]).toEqual([8, 7])
    expect(await free({ addOnIds: ids })).toBe(7)
    const body = await overview(actor, { ...tuesday, durationMinutes: 120, addOnIds: ids })
    expect(body.times[0].endDate).toBe('2026-06-02T11:30:00.000Z')
    expect(readRefusal(await request(actor, { ...tuesday, durationMinutes: 45 }))).toBe('400 durationMinutes')
    expect(readRefusal(await request(actor, { ...tuesday, addOnIds: [serviceId] }))).toBe('400 addOnIds')
  })

  it('ignores the appointment being rescheduled, for its customer or a holder of its link', async () => {
    const studio = await aBookedStudio(app, context)
    const { siteId, admin, visitor } = studio
    const booking = await aBooking(visitor, slotWith(studio, '2026-06-02T08:00:00.000Z'))
    expected(await admin.post(`/v2/bookings/${booking.id}/confirm`, { revision: booking.revision }))
    const other = await aBooking(visitor, slotWith(studio, '2026-06-02T12:00:00.000Z'))
    const row = await findBooking(context.db, siteId, booking.id)
    const exceptSessionId = row?.session_id
    const tuesday = { serviceId: studio.service.id, fromDate: '2026-06-01', days: 3, timesOf: '2026-06-02' }
    const listStarts = async (client: Client, more: object = {}) =>
      starts(expected(await client.post('/v1/availability/overview', { ...tuesday, ...more }))).includes('02T08:00')
    const stranger = await aVisitor(app, siteId)
    const createManageToken = async (id: string) =>
      signManageToken(context, (await findBooking(context.db, siteId, id)) as never)
    const link = await createManageToken(booking.id)
    expect([await listStarts(visitor), await listStarts(visitor, { exceptSessionId })]).toEqual([false, true])
    expect(await listStarts(admin, { exceptSessionId })).toBe(true)
    expect(await listStarts(stranger, { exceptSessionId })).toBe(false)
    expect(await listStarts(stranger, { exceptSessionId, manageToken: link })).toBe(true)
    expect(await listStarts(stranger, { manageToken: link })).toBe(false)
    for (const manageToken of [await createManageToken(other.id), `${link}x`, 'nothing']) {
      expect(await listStarts(stranger, { exceptSessionId, manageToken })).toBe(false)
    }
    const payload = { for: 'unsubscribe', bookingId: booking.id }
    const wrong = await signLinkToken(context, siteId, payload, { expiresAt: Date.parse('2026-07-01T00:00:00Z') })
    expect(await listStarts(stranger, { exceptSessionId, manageToken: wrong })).toBe(false)
    const moved = { contact_details: { email: 'other@example.org' } as never }
    await context.db.updateTable('bookings').set(moved).where('id', '=', booking.id).execute()
    expect(await listStarts(stranger, { exceptSessionId, manageToken: link })).toBe(false)
  })
})
