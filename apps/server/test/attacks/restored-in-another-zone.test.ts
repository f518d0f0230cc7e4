import { describe, expect, it } from 'vitest'
import { aTimetable, bookSeat, createSession, yogaAt } from '../sessions/support/timetable.ts'
import { aBooking, aStudio, type Client, expected, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const { app, context, db } = await createTestApp({ now: '2026-06-01T09:00:00Z' })

const toNewYork = async ({ admin }: { admin: Client }, bookings = 'WALL_TIME') => {
  const timeZoneChange = { sessions: 'WALL_TIME', bookings }
  expected(await admin.patch('/v1/sites/settings', { timeZone: 'America/New_York', timeZoneChange }))
}

async function read(id: string): Promise<string> {
  const found = db.selectFrom('bookings').selectAll().where('id', '=', id)
  const { status, starts_at, ends_at, time_zone, local_start } = await found.executeTakeFirstOrThrow()
  const minutes = (Date.parse(ends_at ?? '') - Date.parse(starts_at ?? '')) / 60_000
  return [status, new Date(starts_at ?? '').toISOString().slice(5, 16), minutes, time_zone, local_start].join(' ')
}

/** An appointment on the eighth at ten, in Berlin. */
async function anAppointment() {
  const studio = await aStudio(app, context)
  const booking = await aBooking(studio.admin, slotWith(studio, '2026-06-08T08:00:00.000Z'), { status: 'CONFIRMED' })
  return { studio, booking }
}

const moved = 'CONFIRMED 06-08T14:00 60 America/New_York 2026-06-08T10:00:00'

describe('what comes back after the zone of the business changed', () => {
  it('has its local time, if its service was deleted meanwhile', async () => {
    const { studio, booking } = await anAppointment()
    expected(await studio.admin.delete(`/v2/services/${studio.service.id}`))
    await toNewYork(studio)
    expect(await read(booking.id)).toBe('CANCELED 06-08T08:00 60 Europe/Berlin 2026-06-08T10:00:00')
    expected(await studio.admin.post(`/v1/services/${studio.service.id}/restore`))
    expect(await read(booking.id)).toBe(moved)
  })

  it('has its local time, if it was cancelled just before', async () => {
    const { studio, booking } = await anAppointment()
    const { revision } = booking
    const cancelled = expected(await studio.admin.post(`/v2/bookings/${booking.id}/cancel`, { revision })).booking
    await toNewYork(studio)
    expected(await studio.admin.post(`/v1/bookings/${booking.id}/undo`, { revision: cancelled.revision }))
    expect(await read(booking.id)).toBe(moved)
  })

  it('stays at its moment where appointments do', async () => {
    const { studio, booking } = await anAppointment()
    expected(await studio.admin.delete(`/v2/services/${studio.service.id}`))
    await toNewYork(studio, 'INSTANT')
    expected(await studio.admin.post(`/v1/services/${studio.service.id}/restore`))
    expect(await read(booking.id)).toBe('CONFIRMED 06-08T08:00 60 Europe/Berlin 2026-06-08T10:00:00')
  })

  it('has its seat in the session that moved', async () => {
    const studio = await aTimetable(app, context)
    const session = await createSession(studio, yogaAt(studio))
    const { id } = await bookSeat(studio, session.id)
    expected(await studio.admin.delete(`/v2/services/${studio.yoga.id}`))
    await toNewYork(studio)
    const restored = expected(await studio.admin.post(`/v1/services/${studio.yoga.id}/restore`))
    expect(restored).toMatchObject({ restoredSessions: 1, lostBookings: 0 })
    expect(await read(id)).toBe(moved)
  })

  it('has its place in the course that moved', async () => {
    const studio = await aTimetable(app, context)
    await createSession(studio, yogaAt(studio, undefined, { serviceId: studio.course.id }))
    const sent = {
      bookedEntity: { schedule: { scheduleId: studio.course.scheduleId } },
      contactDetails: { firstName: 'Clara' },
      totalParticipants: 1,
      status: 'CONFIRMED',
    }
    const { booking } = expected(await studio.admin.post('/v2/bookings', { booking: sent }))
    expected(await studio.admin.delete(`/v2/services/${studio.course.id}`))
    await toNewYork(studio)
    expected(await studio.admin.post(`/v1/services/${studio.course.id}/restore`))
    expect(await read(booking.id)).toBe(moved)
  })
})
