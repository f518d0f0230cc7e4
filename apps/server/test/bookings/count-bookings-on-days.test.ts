import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { aTimetable, cancelSession, createSession, sessionsIn, yogaAt } from '../sessions/support/timetable.ts'
import { aBooking, aStudio, expected, readRefusal, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const { app, context } = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const url = '/v1/bookings/on-days/count'
const anywhere = (date: string) => ({ date, locationId: null })

describe('countBookingsOnDays', () => {
  it('counts bookings of each day, in the requested order, without cancelled ones and other calendars', async () => {
    const studio = await aStudio(app, context, { staff: 2 })
    const paying = { status: 'CONFIRMED', selectedPaymentOption: 'OFFLINE' } as const
    await aBooking(studio.admin, slotWith(studio, '2026-06-03T09:00:00.000Z'), paying)
    const cancelled = await aBooking(studio.admin, slotWith(studio, '2026-06-03T12:00:00.000Z'), paying)
    await aBooking(studio.admin, slotWith(studio, '2026-06-04T09:00:00.000Z'), paying)
    expected(await studio.admin.post(`/v2/bookings/${cancelled.id}/cancel`, { revision: cancelled.revision }))
    const here = { date: '2026-06-03', locationId: studio.locationId }
    const days = [anywhere('2026-06-04'), anywhere('2026-06-02'), here, { ...here, locationId: randomUUID() }]
    expect(expected(await studio.admin.post(url, { days })).counts).toEqual([1, 0, 1, 0])
    expect(expected(await studio.admin.post(url, { days: [] })).counts).toEqual([])
  })

  it('counts course participants on each day of a session', async () => {
    const studio = await aTimetable(app, context)
    const series = { serviceId: studio.course.id, recurrence: { interval: 1, until: '2026-06-22' } }
    await createSession(studio, yogaAt(studio, undefined, series))
    const [, second] = await sessionsIn(studio, '2026-06-08T00:00:00Z', '2026-06-23T00:00:00Z')
    const bookedEntity = { schedule: { scheduleId: studio.course.scheduleId } }
    const contactDetails = { firstName: 'Clara', email: 'clara@customer.example' }
    const booking = { bookedEntity, contactDetails, totalParticipants: 1, status: 'CONFIRMED' }
    expected(await studio.admin.post('/v2/bookings', { booking }))
    const days = ['2026-06-08', '2026-06-09', '2026-06-15', '2026-06-22'].map(anywhere)
    expect(expected(await studio.admin.post(url, { days })).counts).toEqual([1, 0, 1, 1])
    await cancelSession(studio, second.id)
    expect(expected(await studio.admin.post(url, { days })).counts).toEqual([1, 0, 0, 1])
  })

  it('names the invalid day', async () => {
    const studio = await aStudio(app, context)
    const answer = await studio.admin.post(url, { days: [anywhere('2026-02-30')] })
    expect(readRefusal(answer)).toBe('400 days[0].date')
  })
})
