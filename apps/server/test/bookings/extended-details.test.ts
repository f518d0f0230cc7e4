import type { bookings } from '@kalends/contract'
import pg from 'pg'
import { describe, expect, it, vi } from 'vitest'
import {
  aBooking,
  aService,
  aStudio,
  type Client,
  expected,
  readRefusal,
  type Studio,
  slotWith,
} from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aClassStudio, aLocation, aSession } from './support/class-sessions.ts'

const { app, context, clock } = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const nine = '2026-06-03T09:00:00.000Z'
const later = '2026-06-10T09:00:00.000Z'
const newer = '/v2/extended-bookings/query'
const older = '/v2/extended-booking/query'

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every form
type Extended = any

const all = async (client: Client, url: string, payload: object): Promise<Extended[]> =>
  expected(await client.post(url, { query: {}, ...payload })).extendedBookings
const ids = (findIds: Extended[]): string[] => findIds.map(({ booking }) => booking.id).sort()
const note = async (studio: Studio, attendance: object) =>
  expected(await studio.admin.post('/v2/attendance/set', { attendance })).attendance

/** A course of two sessions with one enrolled customer. */
async function aCourse() {
  const studio = await aStudio(app, context)
  const course = await aService(context, studio.siteId, [], { type: 'COURSE', name: 'Bread' })
  const [first, second] = [
    await aSession(context, studio.siteId, course, nine, { course: true }),
    await aSession(context, studio.siteId, course, later, { course: true }),
  ]
  const bookedEntity = { schedule: { scheduleId: course.scheduleId } }
  const requested = { bookedEntity, contactDetails: { firstName: 'Clara' }, totalParticipants: 1, status: 'CONFIRMED' }
  const { booking } = expected(await studio.admin.post('/v2/bookings', { booking: requested }))
  return { studio, course, first, second, booking }
}

describe('attendance', () => {
  it('is empty until it is recorded', async () => {
    const studio = await aStudio(app, context)
    const { id } = await aBooking(studio.admin, slotWith(studio, nine), { status: 'CONFIRMED' })
    const request = () => all(studio.admin, older, { withBookingAttendanceInfo: true })
    expect((await request())[0].attendance).toEqual({ status: 'NOT_SET', numberOfAttendees: 0 })
    const record = await note(studio, { bookingId: id, status: 'ATTENDED', numberOfAttendees: 2 })
    expect((await request())[0].attendance).toEqual({ id: record.id, status: 'ATTENDED', numberOfAttendees: 2 })
  })

  it('of a course is that of the requested session, otherwise the latest', async () => {
    const { studio, first, second, booking } = await aCourse()
    await note(studio, { bookingId: booking.id, eventId: first, status: 'ATTENDED' })
    clock.advance({ minutes: 1 })
    await note(studio, { bookingId: booking.id, eventId: second, status: 'NOT_ATTENDED' })
    const fetchStatus = async (payload: object) =>
      (await all(studio.admin, older, { withBookingAttendanceInfo: true, ...payload }))[0].attendance.status
    expect(await fetchStatus({ sessionId: first })).toBe('ATTENDED')
    expect(await fetchStatus({ sessionId: second })).toBe('NOT_ATTENDED')
    expect(await fetchStatus({})).toBe('NOT_ATTENDED')
    clock.set('2026-06-01T09:00:00Z')
  })
})

describe('the bookings of a session', () => {
  it('are those of a class session, and for a course those of every participant', async () => {
    const { studio, course, first, second, booking } = await aCourse()
    const yoga = await aService(context, studio.siteId, [], { type: 'CLASS', name: 'Yoga' })
    const session = await aSession(context, studio.siteId, yoga, nine)
    const location = await aLocation(studio.admin, session)
    expect(ids(await all(studio.admin, older, { sessionId: session }))).toEqual([location.id])
    expect(ids(await all(studio.admin, older, { sessionId: first }))).toEqual([booking.id])
    expect(ids(await all(studio.admin, older, { sessionId: second }))).toEqual([booking.id])
    expect(course.id).toBeDefined()
  })

  it('are distinguished from courses by the path of a filter', async () => {
    const { studio, course, booking } = await aCourse()
    const appointment = await aBooking(studio.admin, slotWith(studio, nine), { status: 'CONFIRMED' })
    const findIds = async (filter: object) => ids(await all(studio.admin, newer, { query: { filter } }))
    expect(await findIds({ 'bookedEntity.item.schedule.serviceId': course.id })).toEqual([booking.id])
    expect(await findIds({ 'bookedEntity.item.slot.serviceId': course.id })).toEqual([])
    expect(await findIds({ 'bookedEntity.slot.serviceId': studio.service.id })).toEqual([appointment.id])
    expect(await findIds({ 'bookedEntity.schedule.serviceId': studio.service.id })).toEqual([])
    expect(await findIds({ 'bookedEntity.tags': { $hasSome: ['COURSE'] } })).toEqual([booking.id])
  })
})

describe('the conferencing link of a session', () => {
  it('is returned for confirmed bookings, if the service has one', async () => {
    const studio = await aStudio(app, context)
    await context.db
      .updateTable('sites')
      .set({ conferencing_template: 'https://meet.example/{eventId}/{bookingId}' })
      .where('id', '=', studio.siteId)
      .execute()
    const booking = await aBooking(studio.admin, slotWith(studio, nine), { status: 'CONFIRMED' })
    const created = await aBooking(studio.admin, slotWith(studio, later))
    const links = async () =>
      Object.fromEntries(
        (await all(studio.admin, newer, { withBookingConferencingDetails: true })).map((it) => [
          it.booking.id,
          it.conferencingDetails,
        ]),
      )
    expect(await links()).toEqual({ [booking.id]: undefined, [created.id]: undefined })
    const conferencing = JSON.stringify({ enabled: true })
    await context.db.updateTable('services').set({ conferencing }).where('id', '=', studio.service.id).execute()
    const guestUrl = `https://meet.example/${booking.bookedEntity?.slot?.eventId}/${booking.id}`
    expect(await links()).toEqual({ [booking.id]: { guestUrl }, [created.id]: undefined })
  })
})

describe('cancellation fee', () => {
  const policy = {
    saveCreditCardPolicy: { enabled: true },
    customPolicyDescription: { enabled: true, description: 'Half.' },
    cancellationPolicy: { enabled: true },
    cancellationFeePolicy: { enabled: true, cancellationWindows: [{ startInMinutes: 72 * 60, percentage: '50' }] },
  }
  const flags = { withBookingFeeDetails: true, withBookingPolicySettings: true }

  async function aConfirmed() {
    const studio = await aStudio(app, context, { price: '80', policy })
    const created = await aBooking(studio.visitor, slotWith(studio, nine))
    const url = `/v2/bookings/${created.id}/confirm`
    const { booking } = expected(await studio.admin.post(url, { revision: created.revision }))
    return { studio, booking: booking as bookings.Booking & { id: string } }
  }
  const cancel = (client: Client, { id, revision }: bookings.Booking, more: object = {}) =>
    client.post(`/v2/bookings/${id}/cancel`, { revision, ...more })

  it('is due once the customer cancels, and visible with permission', async () => {
    const { studio, booking } = await aConfirmed()
    const token = expected(await studio.visitor.get(`/v1/anonymous-bookings/${booking.id}/token`)).token
    const fees = async () =>
      expected(await studio.visitor.get(`/v1/anonymous-bookings/${token}?fields=BOOKING_FEES`)).bookingFee
    const price = { value: '40.00', currency: 'EUR' }
    expect(await fees()).toEqual({
      bookingId: booking.id,
      cancellationFee: { price, status: 'PREVIEW', trigger: 'BOOKING_CANCELED' },
    })
    const before = (await all(studio.admin, newer, flags))[0]
    expect(before.bookingFeeDetails).toBeUndefined()
    expect(before.bookingPolicySettings).toEqual({ cancellationFeeEnabled: true })
    expected(await cancel(studio.visitor, booking))
    const [after] = await all(studio.admin, newer, flags)
    expect(after.bookingFeeDetails).toEqual({ cancellationFeeStatus: 'NOT_YET_APPLIED_TO_ORDER' })
    expect((await fees()).cancellationFee.status).toBe('NOT_YET_APPLIED_TO_ORDER')
    expect(readRefusal(await studio.visitor.post(newer, { query: {}, withBookingFeeDetails: true }))).toBe(
      '403 UNAUTHORIZED_OPERATION',
    )
    expect(readRefusal(await studio.visitor.post(newer, { query: {}, withBookingPolicySettings: true }))).toBe(
      '403 UNAUTHORIZED_OPERATION',
    )
  })

  it('is zero if the business cancels', async () => {
    const { studio, booking } = await aConfirmed()
    expected(await cancel(studio.admin, booking))
    expect((await all(studio.admin, newer, flags))[0].bookingFeeDetails).toBeUndefined()
  })
})

it('takes as many statements for one booking as for many', async () => {
  const studio = await aClassStudio(app, context)
  const session = await aSession(context, studio.siteId, studio.yoga, nine, { capacity: 20 })
  const everything = {
    withBookingAllowedActions: true,
    withBookingAttendanceInfo: true,
    withBookingConferencingDetails: true,
    withBookingPolicySettings: true,
    withBookingFeeDetails: true,
  }
  const count = async () => {
    const query = vi.spyOn(pg.Client.prototype, 'query')
    await all(studio.admin, newer, everything)
    const calls = query.mock.calls.length
    query.mockRestore()
    return calls
  }
  await aLocation(studio.admin, session)
  const forOne = await count()
  for (let more = 0; more < 6; more += 1) await aLocation(studio.admin, session)
  expect(await count()).toBe(forOne)
})
