import { describe, expect, it } from 'vitest'
import { aLocation, aSession } from '../bookings/support/class-sessions.ts'
import {
  aBooking,
  aClient,
  aService,
  aStudio,
  type Client,
  expected,
  readRefusal,
  slotWith,
} from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aPerson, signIn } from '../support/people.ts'

const { app, context, clock } = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const nine = '2026-06-03T09:00:00.000Z'

const set = (client: Client, attendance: object) => client.post('/v2/attendance/set', { attendance })

async function createBookedStudio(options: Parameters<typeof aStudio>[2] = {}) {
  const studio = await aStudio(app, context, options)
  const booking = await aBooking(studio.admin, slotWith(studio, nine), { status: 'CONFIRMED' })
  return { studio, booking, eventId: booking.bookedEntity?.slot?.eventId }
}

async function listHistory(client: Client, bookingId: string): Promise<unknown[]> {
  const { entries } = expected(await client.get(`/v1/bookings/${bookingId}/history`))
  return entries.map(({ action, detail }: { action: string; detail: object }) => [action, detail]).slice(1)
}

describe('recording attendance', () => {
  it('creates one record for a booking, with an entry in its history', async () => {
    const { studio, booking, eventId } = await createBookedStudio()
    clock.set('2026-06-03T08:56:00Z')
    const { attendance } = expected(await set(studio.admin, { bookingId: booking.id, status: 'ATTENDED' }))
    expect(attendance).toMatchObject({
      bookingId: booking.id,
      eventId,
      sessionId: eventId,
      status: 'ATTENDED',
      numberOfAttendees: 1,
      updatedDate: '2026-06-03T08:56:00.000Z',
      statusUpdatedDate: '2026-06-03T08:56:00.000Z',
    })
    expect(await listHistory(studio.admin, booking.id)).toEqual([
      ['attendance', { attendance: { from: 'NOT_SET', to: 'ATTENDED' }, numberOfAttendees: 1, eventId }],
    ])
    clock.set('2026-06-01T09:00:00Z')
  })

  it('changes that record later, and does nothing if nothing changed', async () => {
    const { studio, booking, eventId } = await createBookedStudio()
    const first = expected(await set(studio.admin, { bookingId: booking.id, eventId, status: 'ATTENDED' })).attendance
    clock.advance({ minutes: 5 })
    const more = { bookingId: booking.id, sessionId: eventId, status: 'ATTENDED', numberOfAttendees: 3 }
    const second = expected(await set(studio.admin, more)).attendance
    expect(second).toMatchObject({ id: first.id, numberOfAttendees: 3, statusUpdatedDate: first.statusUpdatedDate })
    expect(second.updatedDate).not.toBe(first.updatedDate)
    expected(await set(studio.admin, more))
    expect(await listHistory(studio.admin, booking.id)).toHaveLength(2)
    clock.set('2026-06-01T09:00:00Z')
  })

  it('creates one record for simultaneous requests', async () => {
    const { studio, booking } = await createBookedStudio()
    const press = () => set(studio.admin, { bookingId: booking.id, status: 'ATTENDED' })
    const records = (await Promise.all([press(), press(), press()])).map((answer) => expected(answer).attendance.id)
    expect(new Set(records).size).toBe(1)
    expect(await listHistory(studio.admin, booking.id)).toHaveLength(1)
  })

  it('does not change the booking itself', async () => {
    const { studio, booking } = await createBookedStudio()
    expected(await set(studio.admin, { bookingId: booking.id, status: 'NOT_ATTENDED' }))
    const cancel = studio.admin.post(`/v2/bookings/${booking.id}/cancel`, { revision: booking.revision })
    expect(readRefusal(await cancel)).toBe('200')
  })

  it('requires the session of the booking', async () => {
    const { studio, booking } = await createBookedStudio()
    const other = await aBooking(studio.admin, slotWith(studio, '2026-06-03T11:00:00.000Z'), { status: 'CONFIRMED' })
    for (const eventId of [other.bookedEntity?.slot?.eventId, studio.siteId, 'x'.repeat(40)]) {
      const refused = await set(studio.admin, { bookingId: booking.id, eventId, status: 'ATTENDED' })
      expect(readRefusal(refused)).toBe('404 SESSION_NOT_FOUND')
    }
    const created = await aBooking(studio.visitor, slotWith(studio, '2026-06-04T11:00:00.000Z'))
    expect(readRefusal(await set(studio.admin, { bookingId: created.id, status: 'ATTENDED' }))).toBe(
      '404 SESSION_NOT_FOUND',
    )
  })

  it('reports missing and invalid fields', async () => {
    const { studio, booking } = await createBookedStudio()
    expect(readRefusal(await set(studio.admin, { status: 'ATTENDED' }))).toBe('400 attendance.bookingId')
    expect(readRefusal(await set(studio.admin, { bookingId: booking.id }))).toBe('400 attendance.status')
    const negative = { bookingId: booking.id, status: 'ATTENDED', numberOfAttendees: -1 }
    expect(readRefusal(await set(studio.admin, negative))).toBe('400 attendance.numberOfAttendees')
  })
})

describe('for classes and courses', () => {
  it('records the booked session of a class', async () => {
    const { studio } = await createBookedStudio()
    const yoga = await aService(context, studio.siteId, [], { type: 'CLASS', name: 'Yoga' })
    const session = await aSession(context, studio.siteId, yoga, nine)
    const booking = await aLocation(studio.admin, session, 2)
    const noted = await set(studio.admin, { bookingId: booking.id, status: 'ATTENDED', numberOfAttendees: 3 })
    expect(expected(noted).attendance).toMatchObject({ eventId: session, numberOfAttendees: 3 })
  })

  it('records each session of a course, which must be given', async () => {
    const studio = await aStudio(app, context)
    const course = await aService(context, studio.siteId, [], { type: 'COURSE', name: 'Bread' })
    const sessions = [
      await aSession(context, studio.siteId, course, nine, { course: true }),
      await aSession(context, studio.siteId, course, '2026-06-10T09:00:00.000Z', { course: true }),
    ]
    const booking = expected(
      await studio.admin.post('/v2/bookings', {
        booking: {
          bookedEntity: { schedule: { scheduleId: course.scheduleId } },
          contactDetails: { firstName: 'Clara' },
          totalParticipants: 1,
          status: 'CONFIRMED',
        },
      }),
    ).booking
    const note = (more: object) => set(studio.admin, { bookingId: booking.id, status: 'ATTENDED', ...more })
    expect(readRefusal(await note({}))).toBe('400 SESSION_ID_NOT_PROVIDED')
    expect(readRefusal(await note({ eventId: booking.id }))).toBe('404 SESSION_NOT_FOUND')
    const ids = []
    for (const eventId of sessions) ids.push(expected(await note({ eventId })).attendance.id)
    expect(new Set(ids).size).toBe(2)
  })
})

describe('permissions', () => {
  it('only the business, for its own bookings, on its own calendar', async () => {
    const { studio, booking } = await createBookedStudio({ staff: 2 })
    const elsewhere = await aStudio(app, context)
    const own = await aPerson(context, studio.siteId, { role: 'staff', resourceIds: [studio.resourceId] })
    const other = await aPerson(context, studio.siteId, { role: 'staff', resourceIds: [studio.siteId] })
    const livia = aClient(app, (await signIn(app, own, studio.siteId)).headers)
    const stranger = aClient(app, (await signIn(app, other, studio.siteId)).headers)
    const note = (client: Client) => set(client, { bookingId: booking.id, status: 'ATTENDED' })
    expect(readRefusal(await note(studio.visitor))).toBe('403 PERMISSION_DENIED')
    expect(readRefusal(await note(elsewhere.admin))).toBe('404 BOOKING_NOT_FOUND')
    expect(readRefusal(await note(stranger))).toBe('404 BOOKING_NOT_FOUND')
    expect(readRefusal(await note(livia))).toBe('200')
  })
})

describe('no-shows', () => {
  const policy = {
    saveCreditCardPolicy: { enabled: true },
    customPolicyDescription: { enabled: true, description: 'Late: 10.' },
    cancellationFeePolicy: {
      enabled: true,
      cancellationWindows: [{ startInMinutes: 60, amount: { value: '10', currency: 'EUR' } }],
    },
  }
  const loadFee = async (bookingId: string) =>
    (await context.db.selectFrom('bookings').select('cancellation_fee').where('id', '=', bookingId).execute())[0]
      ?.cancellation_fee

  it('charge the fee of the policy, and a later check-in removes it', async () => {
    const { studio, booking } = await createBookedStudio({ price: '80', policy })
    clock.set('2026-06-03T09:30:00Z')
    expected(await set(studio.admin, { bookingId: booking.id, status: 'NOT_ATTENDED' }))
    expect(await loadFee(booking.id)).toEqual({
      trigger: 'NOT_ATTENDED',
      status: 'NOT_YET_APPLIED_TO_ORDER',
      value: '10.00',
      currency: 'EUR',
    })
    expected(await set(studio.admin, { bookingId: booking.id, status: 'ATTENDED' }))
    expect(await loadFee(booking.id)).toBeNull()
    clock.set('2026-06-01T09:00:00Z')
  })
})
