import { beforeEach, describe, expect, it } from 'vitest'
import { seatsTaken } from '../bookings/support/class-sessions.ts'
import { aPaidBooking, aSellingStudio, getBooking, listRefunds, passMinutes } from '../bookings/support/paying.ts'
import { listEvents } from '../bookings/support/traces.ts'
import {
  aHold,
  aStudio,
  aVisitor,
  type Client,
  expected,
  readRefusal,
  type Studio,
  slotAt,
  takenTime,
} from '../support/factories.ts'
import { aGroup } from '../support/group-sessions.ts'
import { createTestApp } from '../support/index.ts'

const now = '2026-06-01T09:00:00Z'
const test = await createTestApp({ now })
const { app, context, clock } = test
const nine = '2026-06-02T09:00:00.000Z'
const eleven = '2026-06-02T11:00:00.000Z'
const requests = { approval: true, multipleRequests: true }
const hour = (from: string, to: string) => `["2026-06-02 ${from}:00:00+00","2026-06-02 ${to}:00:00+00")`

beforeEach(() => clock.set(now))

const patch = async ({ admin }: { admin: Client }, serviceId: string, onlineBooking: object) => {
  const { service } = expected(await admin.get(`/v2/services/${serviceId}`))
  const changed = { revision: service.revision, onlineBooking: { ...service.onlineBooking, ...onlineBooking } }
  return expected(await admin.patch(`/v2/services/${serviceId}`, { service: changed }))
}
const endRequests = (studio: Studio, serviceId = studio.service.id) =>
  patch(studio, serviceId, { allowMultipleRequests: false })

/** A request of somebody new. */
async function aRequest(studio: Studio, startDate: string, more: object = {}) {
  const visitor = await aVisitor(app, studio.siteId)
  const hold = await aHold(visitor, studio, startDate, more)
  clock.advance({ seconds: 1 })
  return expected(await visitor.post(`/v1/holds/${hold.id}/book`, { contactDetails: { firstName: 'Clara' } })).booking
}

describe('turning off several requests for one time', () => {
  it('gives each request its time where it is free, the oldest first', async () => {
    const studio = await aStudio(app, context, requests)
    const first = await aRequest(studio, nine)
    const second = await aRequest(studio, nine)
    const alone = await aRequest(studio, eleven)
    expect(await takenTime(context, studio.resourceId)).toEqual([])
    await endRequests(studio)
    expect(await takenTime(context, studio.resourceId)).toEqual([hour('09', '10'), hour('11', '12')])
    for (const { id } of [first, second, alone])
      expect(await getBooking(studio, id)).toMatchObject({ status: 'PENDING' })
    expect(await listEvents(context, first.id)).toEqual(['1 created', '2 markedAsPending', '3 updated'])
    expect(await listEvents(context, second.id)).toEqual(['1 created', '2 markedAsPending'])
  })

  it('nobody else books the time of a request that was paid', async () => {
    const studio = await aSellingStudio(test, requests)
    const paid = await aPaidBooking(studio.visitor, await aHold(studio.visitor, studio, nine))
    expect((await getBooking(studio, paid.booking.id)).status).toBe('PENDING')
    await endRequests(studio)
    const { serviceId, endDate, timezone } = slotAt(studio, nine)
    const slot = { serviceId, startDate: nine, endDate, timezone }
    expect(readRefusal(await studio.visitor.post('/v1/holds', { slot }))).toBe('428 SLOT_NOT_AVAILABLE')
  })

  it('gives whoever asked for nobody in particular a colleague who is free', async () => {
    const studio = await aStudio(app, context, { ...requests, staff: 2 })
    const anybody = [await aRequest(studio, nine), await aRequest(studio, nine)]
    await endRequests(studio)
    const given = await Promise.all(anybody.map(({ id }) => getBooking(studio, id)))
    expect(new Set(given.map(({ bookedEntity }) => bookedEntity.slot.resource.id)).size).toBe(2)
  })

  it('does the same when approval is turned off with it', async () => {
    const studio = await aStudio(app, context, requests)
    await aRequest(studio, nine)
    await patch(studio, studio.service.id, { allowMultipleRequests: false, requireManualApproval: false })
    expect(await takenTime(context, studio.resourceId)).toHaveLength(1)
  })

  it('takes the seats of requests for a class while there are any', async () => {
    const group = await aGroup(app, context, 'CLASS', { ...requests, capacity: 1 })
    const ask = async () => {
      const visitor = await aVisitor(app, group.siteId)
      const { hold } = expected(await visitor.post('/v1/holds', { slot: group.place }))
      clock.advance({ seconds: 1 })
      return expected(await visitor.post(`/v1/holds/${hold.id}/book`, { contactDetails: { firstName: 'Clara' } }))
    }
    await ask()
    await ask()
    expect(await seatsTaken(context, group.scopeId)).toBe(0)
    await endRequests(group, group.group.id)
    expect(await seatsTaken(context, group.scopeId)).toBe(1)
  })
})

describe('turning it on', () => {
  it('leaves requests the time they have', async () => {
    const studio = await aStudio(app, context, { approval: true })
    const { id } = await aRequest(studio, nine)
    await patch(studio, studio.service.id, { allowMultipleRequests: true })
    expect(await takenTime(context, studio.resourceId)).toHaveLength(1)
    expect((await getBooking(studio, id)).status).toBe('PENDING')
  })
})

describe('requests whose time is not free', () => {
  const change = (studio: Studio) => ({ holdRequests: { serviceId: studio.service.id } })

  it('are listed once requests hold their time, and left, or declined with what was paid', async () => {
    const studio = await aSellingStudio(test, requests)
    await aRequestPaid(studio)
    const second = await aRequestPaid(studio)
    await endRequests(studio)
    const { commitments, total } = expected(await studio.admin.post('/v1/commitments/list', { change: change(studio) }))
    expect(total).toBe(1)
    expect(commitments).toMatchObject([{ id: second, bookingId: second, sessionId: null, customerName: 'Clara Weiss' }])
    const settle = (action: string) =>
      studio.admin.post('/v1/commitments/settle', {
        change: change(studio),
        appointments: { action },
        notifyParticipants: true,
      })
    expect(expected(await settle('LEAVE'))).toEqual({ left: 1, changed: 0, cancelled: 0 })
    expect(readRefusal(await settle('REASSIGN'))).toBe('400 appointments.action')
    expect(await getBooking(studio, second)).toMatchObject({ status: 'PENDING', paymentStatus: 'PAID' })
    expect(expected(await settle('CANCEL'))).toEqual({ left: 0, changed: 0, cancelled: 1 })
    await passMinutes(test, 1)
    expect(await getBooking(studio, second)).toMatchObject({ status: 'DECLINED', paymentStatus: 'REFUNDED' })
    expect(await listRefunds(studio)).toEqual(['8000 SUCCEEDED'])
    expect(await takenTime(context, studio.resourceId)).toHaveLength(1)
  })

  it('all count while several may request one time, and each finds its time once it is free', async () => {
    const studio = await aStudio(app, context, requests)
    const first = await aRequest(studio, nine)
    await aRequest(studio, nine)
    const list = async () => expected(await studio.admin.post('/v1/commitments/list', { change: change(studio) })).total
    expect(await list()).toBe(2)
    await endRequests(studio)
    const declining = { revision: (await getBooking(studio, first.id)).revision }
    expected(await studio.admin.post(`/v2/bookings/${first.id}/decline`, declining))
    expect(await list()).toBe(0)
    expect(await takenTime(context, studio.resourceId)).toHaveLength(0)
    expected(await studio.admin.post('/v1/commitments/settle', { change: change(studio) }))
    expect(await takenTime(context, studio.resourceId)).toHaveLength(1)
  })

  async function aRequestPaid(studio: Studio): Promise<string> {
    const visitor = await aVisitor(app, studio.siteId)
    const { booking } = await aPaidBooking(visitor, await aHold(visitor, studio, nine))
    clock.advance({ seconds: 1 })
    return booking.id
  }
})
