import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { aVisitor, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aSession, setSeats } from './support/class-sessions.ts'
import { anAppointment, aStudio } from './support/studio.ts'

// A Monday.
const { app, context } = await createTestApp({ now: '2026-06-01T06:00:00Z' })

async function aClass(cancelled = false) {
  const { siteId } = await aStudio(app, context)
  const serviceId = await anAppointment(context, siteId, { staff: [], type: 'CLASS', name: 'Yoga' })
  const id = await aSession(context, siteId, serviceId, { start: '2026-06-02T10:00:00Z', title: '', cancelled })
  return { siteId, serviceId, id, visitor: await aVisitor(app, siteId) }
}

describe('getEventTimeSlot', () => {
  it('returns a session with its seats and its schedule', async () => {
    const { siteId, serviceId, id, visitor } = await aClass()
    await setSeats(context, siteId, id, { taken: 8 })
    const { body } = await visitor.get(`/v2/time-slots/event/${id}?timeZone=Asia/Tokyo`)
    expect(body).toMatchObject({
      timeSlot: {
        bookable: false,
        localStartDate: '2026-06-02T19:00:00',
        eventInfo: { eventId: id, eventTitle: 'Yoga' },
        totalCapacity: 8,
        remainingCapacity: 0,
        nonBookableReasons: { noRemainingCapacity: true },
      },
      scheduleInfo: { serviceId },
      timeZone: 'Asia/Tokyo',
    })
    expect((await visitor.get(`/v2/time-slots/event/${id}`)).body.timeZone).toBe('UTC')
  })

  it('returns a cancelled session', async () => {
    const { id, visitor } = await aClass(true)
    const { body } = await visitor.get(`/v2/time-slots/event/${id}`)
    expect(body.timeSlot).toMatchObject({ bookable: false, nonBookableReasons: { eventCancelled: true } })
  })

  it('does not call a session full whose location takes no bookings', async () => {
    const { siteId, id, visitor } = await aClass()
    await context.db.updateTable('locations').set({ status: 'INACTIVE' }).where('site_id', '=', siteId).execute()
    const { body } = await visitor.get(`/v2/time-slots/event/${id}`)
    expect(body.timeSlot).toMatchObject({ bookable: false, bookableCapacity: 0 })
    expect(body.timeSlot.nonBookableReasons).toEqual({
      noRemainingCapacity: false,
      violatesBookingPolicy: false,
      reservedForWaitingList: false,
      eventCancelled: false,
    })
  })

  it('returns not found for others', async () => {
    const { visitor } = await aClass()
    const other = await aClass()
    for (const id of [randomUUID(), other.id, 'x'.repeat(40)]) {
      expect(readRefusal(await visitor.get(`/v2/time-slots/event/${id}`))).toBe('404 SESSION_NOT_FOUND')
    }
    expect(readRefusal(await visitor.get(`/v2/time-slots/event/${other.id.slice(0, 9)}`))).toBe('400 eventId')
    expect(readRefusal(await visitor.get(`/v2/time-slots/event/${other.id}?timeZone=Mars`))).toBe(
      '400 INVALID_TIME_ZONE',
    )
  })
})
