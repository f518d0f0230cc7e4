import { describe, expect, it } from 'vitest'
import { aBooking, aStudio, aVisitor, expected, readRefusal, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const { app, context } = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const url = '/v2/extended-booking/query'

describe('the older query', () => {
  it('finds the bookings of a session whatever ids are given with it', async () => {
    const studio = await aStudio(app, context)
    const first = await aBooking(studio.admin, slotWith(studio, '2026-06-02T09:00:00.000Z'), { status: 'CONFIRMED' })
    const second = await aBooking(studio.admin, slotWith(studio, '2026-06-02T11:00:00.000Z'), { status: 'CONFIRMED' })
    const sessionId = first.bookedEntity?.slot?.eventId
    const ids = async (payload: object) =>
      expected(await studio.admin.post(url, payload)).extendedBookings.map(
        (it: { booking: { id: string } }) => it.booking.id,
      )
    expect(await ids({ query: {} })).toEqual(expect.arrayContaining([first.id, second.id]))
    expect(await ids({ query: { filter: { id: second.id } }, sessionId })).toEqual([first.id])
    expect(await ids({ query: { filter: { status: 'CREATED' } }, sessionId })).toEqual([])
    expect(await ids({ query: {}, sessionId: 'no session' })).toEqual([])
    expect(await ids({ query: { fields: ['id'], fieldsets: ['FULL'] } })).toHaveLength(2)
  })

  it('returns allowed actions and attendance, and only their own for customers', async () => {
    const studio = await aStudio(app, context)
    const { id } = await aBooking(studio.visitor, slotWith(studio, '2026-06-02T09:00:00.000Z'))
    const payload = { query: {}, withBookingAllowedActions: true, withBookingAttendanceInfo: true }
    const { extendedBookings } = expected(await studio.visitor.post(url, payload))
    expect(extendedBookings).toMatchObject([
      { booking: { id }, allowedActions: { cancel: false, reschedule: false }, attendance: { status: 'NOT_SET' } },
    ])
    const stranger = await aVisitor(app, studio.siteId)
    expect(expected(await stranger.post(url, payload)).extendedBookings).toEqual([])
    expect(readRefusal(await studio.visitor.post(url, { query: {}, withBookingFeeDetails: true }))).toBe(
      '403 UNAUTHORIZED_OPERATION',
    )
  })
})
