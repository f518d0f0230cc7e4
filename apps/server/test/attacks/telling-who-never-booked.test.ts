import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { dispatchEvents } from '../../src/setup/background.ts'
import { aCreated, aPaidStudio, getBooking } from '../checkouts/support/baskets.ts'
import {
  aTimetable,
  bookSeat,
  cancelSession,
  change,
  createSession,
  type Timetable,
  weekly,
  yogaAt,
} from '../sessions/support/timetable.ts'
import { aVisitor, expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const now = '2026-06-01T09:00:00Z'
const test = await createTestApp({ now })
const { app, context, clock, db } = test
const told = { notifyParticipants: true, message: 'Sorry!' }
const tuesday = { localStartDate: '2026-06-09T18:00:00' }

beforeEach(() => clock.set(now))

/** A visitor gives their details, and never orders what they chose. */
async function leaves({ siteId }: Timetable, bookedEntity: object) {
  const email = `${randomUUID()}@customer.example`
  const visitor = await aVisitor(app, siteId)
  const booking = { bookedEntity, contactDetails: { firstName: 'Nina', email }, totalParticipants: 1 }
  const { id, status } = expected(await visitor.post('/v2/bookings', { booking })).booking
  expect(status).toBe('CREATED')
  clock.advance({ minutes: 180 })
  return { id: id as string, email }
}

const aSeat = ({ yoga }: Timetable, eventId: string) => ({
  slot: { serviceId: yoga.id, scheduleId: yoga.scheduleId, eventId },
})

async function listMessages(email: string): Promise<string[]> {
  await dispatchEvents(context)
  const rows = await db.selectFrom('messages').select('kind').where('recipient', '=', email).execute()
  return rows.map(({ kind }) => kind)
}

const pottery = (studio: Timetable) =>
  yogaAt(studio, undefined, { serviceId: studio.course.id, recurrence: { interval: 1, until: '2026-06-15' } })

describe('somebody who never ordered', () => {
  it('is not told that the class moves, nor counted', async () => {
    const studio = await aTimetable(app, context)
    const session = await createSession(studio, yogaAt(studio))
    const { id, email } = await leaves(studio, aSeat(studio, session.id))
    const moved = expected(await change(studio, session.id, tuesday, told))
    expect(moved).toMatchObject({ changedBookings: 0 })
    expect(await getBooking(studio, id)).toMatchObject({ status: 'CREATED', startDate: '2026-06-09T16:00:00.000Z' })
    expect(await listMessages(email)).toEqual([])
  })

  it('is left out of the count of those who booked, who are told', async () => {
    const studio = await aTimetable(app, context)
    const session = await createSession(studio, yogaAt(studio))
    const { contactDetails } = await bookSeat(studio, session.id)
    const { email } = await leaves(studio, aSeat(studio, session.id))
    const unasked = await change(studio, session.id, tuesday)
    expect(unasked.body.details.applicationError.data.sessions).toMatchObject([{ bookings: 1 }])
    expect(expected(await change(studio, session.id, tuesday, { ...told, bookings: 'MOVE' })).changedBookings).toBe(1)
    expect(expected(await cancelSession(studio, session.id, told)).cancelledBookings).toBe(1)
    expect(await listMessages(email)).toEqual([])
    expect(await listMessages(contactDetails.email)).toEqual(
      expect.arrayContaining(['bookingMoved', 'bookingCanceled']),
    )
  })

  it('is not told that the class is cancelled; the booking ends', async () => {
    const studio = await aTimetable(app, context)
    const session = await createSession(studio, yogaAt(studio))
    const { id, email } = await leaves(studio, aSeat(studio, session.id))
    expect(expected(await cancelSession(studio, session.id, told)).cancelledBookings).toBe(0)
    expect(await getBooking(studio, id)).toMatchObject({ status: 'CANCELED' })
    expect(await listMessages(email)).toEqual([])
  })

  it('is not told that their class is elsewhere, or given by somebody else', async () => {
    const studio = await aTimetable(app, context)
    const session = await createSession(studio, yogaAt(studio))
    const { email } = await leaves(studio, aSeat(studio, session.id))
    expected(await change(studio, session.id, { resourceIds: [studio.marco] }, told))
    expected(await change(studio, session.id, { locationId: studio.locationId }, told))
    expect(await listMessages(email)).toEqual([])
  })

  it('is not told what becomes of a course', async () => {
    const studio = await aTimetable(app, context)
    const session = await createSession(studio, pottery(studio))
    const { email } = await leaves(studio, { schedule: { scheduleId: studio.course.scheduleId } })
    const moved = await change(studio, session.id, tuesday, { ...told, bookings: 'MOVE' })
    expect(expected(moved).changedBookings).toBe(0)
    expected(await cancelSession(studio, session.id, { ...told, scope: 'ALL' }))
    expect(await listMessages(email)).toEqual([])
  })

  it('is not told that the service is deleted, nor counted when it is restored', async () => {
    const studio = await aPaidStudio(test, {
      options: { online: false, inPerson: true, deposit: false, pricingPlan: false },
    })
    const email = `${randomUUID()}@customer.example`
    const contactDetails = { firstName: 'Nina', email }
    await aCreated(studio.visitor, studio, '2026-06-03T09:00:00.000Z', { contactDetails })
    clock.advance({ minutes: 180 })
    const query = 'participantNotification.notifyParticipants=true'
    expected(await studio.admin.delete(`/v2/services/${studio.service.id}?${query}`))
    expect(await listMessages(email)).toEqual([])
    const restored = await studio.admin.post(`/v1/services/${studio.service.id}/restore`)
    expect(expected(restored)).toMatchObject({ restoredSessions: 0, lostBookings: 0 })
  })

  it('gets no message of the business about a day on which it closes', async () => {
    const studio = await aTimetable(app, context)
    const session = await createSession(studio, yogaAt(studio, undefined, weekly))
    const { email } = await leaves(studio, aSeat(studio, session.id))
    const change = { setClosingDays: { add: [{ date: '2026-06-08', locationId: null, reason: 'Moving' }] } }
    const settled = await studio.admin.post('/v1/commitments/settle', {
      change,
      appointments: { action: 'NOTIFY' },
      sessions: { action: 'NOTIFY' },
      message: 'We are moving that day.',
    })
    expect(readRefusal(settled)).toBe('200')
    expect(await listMessages(email)).toEqual([])
  })
})
