import type { bookings } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import {
  aBooking,
  aClient,
  aService,
  aStudio,
  type Client,
  expected,
  readRefusal,
  type Studio,
  slotWith,
  takenTime,
} from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aPerson, signIn } from '../support/people.ts'
import { aClassStudio, aLocation, aSession, seatsTaken } from './support/class-sessions.ts'
import { listEvents, listHistory } from './support/traces.ts'

const { app, context, clock } = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const nine = '2026-06-03T09:00:00.000Z'
const ten = '2026-06-03T10:00:00.000Z'

type Booked = bookings.Booking & { id: string; revision: string }

const undo = (client: Client, { id, revision }: bookings.Booking) =>
  client.post(`/v1/bookings/${id}/undo`, { revision })
const change = async (client: Client, name: string, { id, revision }: bookings.Booking, more: object = {}) =>
  expected(await client.post(`/v2/bookings/${id}/${name}`, { revision, ...more })).booking as Booked
const hourFrom = (startDate: string) => ({ slot: { startDate } })

async function aBookedStudio(options: Parameters<typeof aStudio>[2] = {}) {
  const studio = await aStudio(app, context, options)
  const booking = await aBooking(studio.admin, slotWith(studio, nine), { status: 'CONFIRMED' })
  return { studio, booking }
}

describe('undoing', () => {
  it('a reschedule restores time, staff member and events', async () => {
    const { studio, booking } = await aBookedStudio()
    const moved = await change(studio.admin, 'reschedule', booking, hourFrom(ten))
    const { booking: back } = expected(await undo(studio.admin, moved))
    expect(back).toMatchObject({ status: 'CONFIRMED', startDate: nine, endDate: ten, revision: '3' })
    expect(back.bookedEntity).toEqual(booking.bookedEntity)
    expect(await takenTime(context, studio.resourceId)).toEqual(['["2026-06-03 09:00:00+00","2026-06-03 10:00:00+00")'])
    expect((await listEvents(context, booking.id)).slice(-2)).toEqual(['3 rescheduled', '4 rescheduled'])
    expect((await listHistory(context, booking.id)).at(-1)).toBe('undo: CONFIRMED → CONFIRMED by app')
    const session = await context.db.selectFrom('sessions').selectAll().where('site_id', '=', studio.siteId).execute()
    expect(session.map(({ starts_at, status }) => [new Date(starts_at).toISOString(), status])).toEqual([
      [nine, 'CONFIRMED'],
    ])
  })

  it('a cancellation restores the booking', async () => {
    const { studio, booking } = await aBookedStudio()
    const canceled = await change(studio.admin, 'cancel', booking)
    const { booking: back } = expected(await undo(studio.admin, canceled))
    expect(back).toMatchObject({ status: 'CONFIRMED', startDate: nine })
    expect(back.canceledDate).toBeUndefined()
    expect(await takenTime(context, studio.resourceId)).toHaveLength(1)
    expect((await listEvents(context, booking.id)).at(-1)).toMatch(/confirmed$/)
    expect(readRefusal(await studio.admin.post(`/v2/bookings/${back.id}/cancel`, { revision: back.revision }))).toBe(
      '200',
    )
  })

  it('a refusal makes the request pending again', async () => {
    const studio = await aStudio(app, context, { approval: true })
    const created = await aBooking(studio.visitor, slotWith(studio, nine))
    const url = `/v2/confirmation/${created.id}:confirmOrDecline`
    const pending = expected(await studio.admin.post(url, {})).booking
    const declined = await change(studio.admin, 'decline', pending)
    const { booking: back } = expected(await undo(studio.admin, declined))
    expect(back.status).toBe('PENDING')
    expect(await takenTime(context, studio.resourceId)).toHaveLength(1)
    expect((await listEvents(context, created.id)).at(-1)).toMatch(/markedAsPending$/)
  })

  it('the cancellation of an unconfirmed booking', async () => {
    const studio = await aStudio(app, context)
    const created = await aBooking(studio.visitor, slotWith(studio, nine))
    const canceled = await change(studio.admin, 'cancel', created)
    expect(expected(await undo(studio.admin, canceled)).booking.status).toBe('CREATED')
    expect(await takenTime(context, studio.resourceId)).toEqual([])
    expect((await listEvents(context, created.id)).at(-1)).toMatch(/updated$/)
  })

  it('overlaps another booking only if it did before', async () => {
    const { studio, booking } = await aBookedStudio()
    const overriding = { flowControlSettings: { skipAvailabilityValidation: true } }
    const over = await aBooking(studio.admin, slotWith(studio, nine), { status: 'CONFIRMED' }, overriding)
    const moved = await change(studio.admin, 'reschedule', over, hourFrom(ten))
    const { booking: back } = expected(await undo(studio.admin, moved))
    expect(back).toMatchObject({ doubleBooked: true, startDate: nine })
    const first = await change(studio.admin, 'reschedule', booking, hourFrom(ten))
    expect(readRefusal(await undo(studio.admin, first))).toBe('428 SLOT_NOT_AVAILABLE')
    expect(await takenTime(context, studio.resourceId)).toHaveLength(2)
  })
})

describe('undo is refused', () => {
  it('for a session that was cancelled, also for unconfirmed bookings', async () => {
    const studio = await aClassStudio(app, context)
    const eventId = await aSession(context, studio.siteId, studio.yoga, nine)
    const created = await aLocation(studio.admin, eventId, 1, { status: 'CREATED' })
    const canceled = await change(studio.admin, 'cancel', created)
    await context.db.updateTable('sessions').set({ status: 'CANCELLED' }).where('id', '=', eventId).execute()
    expect(readRefusal(await undo(studio.admin, canceled))).toBe('428 SLOT_NOT_AVAILABLE')
  })

  it('if someone else has booked the time meanwhile: the booking stays as it is', async () => {
    const { studio, booking } = await aBookedStudio()
    const canceled = await change(studio.admin, 'cancel', booking)
    await aBooking(studio.admin, slotWith(studio, nine), { status: 'CONFIRMED' })
    expect(readRefusal(await undo(studio.admin, canceled))).toBe('428 SLOT_NOT_AVAILABLE')
    expect((await listHistory(context, booking.id)).at(-1)).toBe('cancel: CONFIRMED → CANCELED by app')
  })

  it('after a minute', async () => {
    const { studio, booking } = await aBookedStudio()
    const canceled = await change(studio.admin, 'cancel', booking)
    clock.set('2026-06-01T09:01:00.001Z')
    expect(readRefusal(await undo(studio.admin, canceled))).toBe('428 NOTHING_TO_UNDO')
    clock.set('2026-06-01T09:01:00.000Z')
    expect(readRefusal(await undo(studio.admin, canceled))).toBe('200')
    clock.set('2026-06-01T09:00:00Z')
  })

  it('for changes by the customer, an approval, or twice', async () => {
    const { studio } = await aBookedStudio()
    const created = await aBooking(studio.visitor, slotWith(studio, ten))
    const own = await change(studio.visitor, 'cancel', created)
    expect(readRefusal(await undo(studio.admin, own))).toBe('428 NOTHING_TO_UNDO')
    const confirmed = await change(studio.admin, 'confirm', await aBooking(studio.visitor, slotWith(studio, ten)))
    expect(readRefusal(await undo(studio.admin, confirmed))).toBe('428 NOTHING_TO_UNDO')
    const canceled = await change(studio.admin, 'cancel', confirmed)
    const { booking: back } = expected(await undo(studio.admin, canceled))
    expect(readRefusal(await undo(studio.admin, back))).toBe('428 NOTHING_TO_UNDO')
  })

  it('after another change', async () => {
    const { studio, booking } = await aBookedStudio()
    const moved = await change(studio.admin, 'reschedule', booking, hourFrom(ten))
    const url = `/v2/bookings/${booking.id}/update_extended_fields`
    expected(await studio.admin.post(url, { namespace: 'crm', namespaceData: { a: 1 } }))
    expect(readRefusal(await undo(studio.admin, moved))).toBe('409 BOOKING_REVISION_MISMATCH')
    expect(readRefusal(await undo(studio.admin, { ...moved, revision: '3' }))).toBe('428 NOTHING_TO_UNDO')
  })

  it('for customers, other businesses, and staff without access to the calendar', async () => {
    const { studio, booking } = await aBookedStudio({ staff: 2 })
    const elsewhere = await aStudio(app, context)
    const person = await aPerson(context, studio.siteId, { role: 'staff', resourceIds: [studio.siteId] })
    const stranger = aClient(app, (await signIn(app, person, studio.siteId)).headers)
    const canceled = await change(studio.admin, 'cancel', booking)
    expect(readRefusal(await undo(studio.visitor, canceled))).toBe('403 PERMISSION_DENIED')
    expect(readRefusal(await undo(elsewhere.admin, canceled))).toBe('404 BOOKING_NOT_FOUND')
    expect(readRefusal(await undo(stranger, canceled))).toBe('404 BOOKING_NOT_FOUND')
  })

  it('to the calendar of someone else', async () => {
    const { studio, booking } = await aBookedStudio({ staff: 2 })
    const other = await findColleague(studio)
    const moved = await change(studio.admin, 'reschedule', booking, { slot: { resource: { id: other } } })
    const person = await aPerson(context, studio.siteId, { role: 'staff', resourceIds: [other] })
    const colleague = aClient(app, (await signIn(app, person, studio.siteId)).headers)
    expect(readRefusal(await undo(colleague, moved))).toBe('403 UNAUTHORIZED_OPERATION')
    expect(readRefusal(await undo(studio.admin, moved))).toBe('200')
  })
})

async function findColleague(studio: Studio): Promise<string> {
  const { staffMembers } = expected(await studio.admin.get('/v1/staff-members'))
  return staffMembers.find(({ name }: { name: string }) => name === 'Colleague 1').resourceId
}

describe('in a class', () => {
  it('the seats are restored, unless someone has them', async () => {
    const studio = await aClassStudio(app, context)
    const session = await aSession(context, studio.siteId, studio.yoga, nine, { capacity: 3 })
    const booking = await aLocation(studio.admin, session, 2)
    const canceled = await change(studio.admin, 'cancel', booking)
    expect(await seatsTaken(context, session)).toBe(0)
    const { booking: back } = expected(await undo(studio.admin, canceled))
    expect(await seatsTaken(context, session)).toBe(2)
    const again = await change(studio.admin, 'cancel', back)
    await aLocation(studio.admin, session, 2)
    expect(readRefusal(await undo(studio.admin, again))).toBe('428 SESSION_CAPACITY_EXCEEDED')
    expect(await seatsTaken(context, session)).toBe(2)
  })

  it('a booking returns to the session it was moved from', async () => {
    const studio = await aClassStudio(app, context)
    const [first, second] = [
      await aSession(context, studio.siteId, studio.yoga, nine),
      await aSession(context, studio.siteId, studio.yoga, ten),
    ]
    const booking = await aLocation(studio.admin, first, 2)
    const moved = await change(studio.admin, 'reschedule', booking, { slot: { eventId: second } })
    expect([await seatsTaken(context, first), await seatsTaken(context, second)]).toEqual([0, 2])
    const { booking: back } = expected(await undo(studio.admin, moved))
    expect(back.bookedEntity).toEqual(booking.bookedEntity)
    expect([await seatsTaken(context, first), await seatsTaken(context, second)]).toEqual([2, 0])
  })

  it('nothing returns to a session that was cancelled or moved meanwhile', async () => {
    const studio = await aClassStudio(app, context)
    const classSession = await aSession(context, studio.siteId, studio.yoga, nine)
    const canceled = await change(studio.admin, 'cancel', await aLocation(studio.admin, classSession))
    const session = context.db.updateTable('sessions').where('id', '=', classSession)
    await session.set({ status: 'CANCELLED' }).execute()
    expect(readRefusal(await undo(studio.admin, canceled))).toBe('428 SLOT_NOT_AVAILABLE')
    await session.set({ status: 'CONFIRMED', starts_at: new Date('2026-06-03T08:00:00Z') }).execute()
    expect(readRefusal(await undo(studio.admin, canceled))).toBe('428 SLOT_NOT_AVAILABLE')
    await session.set({ starts_at: new Date(nine) }).execute()
    expect(readRefusal(await undo(studio.admin, canceled))).toBe('200')
  })
})

it('in a course the seat is restored while there are upcoming sessions', async () => {
  const studio = await aStudio(app, context)
  const course = await aService(context, studio.siteId, [], { type: 'COURSE', name: 'Bread' })
  const classSession = await aSession(context, studio.siteId, course, nine, { course: true })
  const bookedEntity = { schedule: { scheduleId: course.scheduleId } }
  const requested = { bookedEntity, contactDetails: { firstName: 'Clara' }, totalParticipants: 2, status: 'CONFIRMED' }
  const { booking } = expected(await studio.admin.post('/v2/bookings', { booking: requested }))
  const canceled = await change(studio.admin, 'cancel', booking)
  const session = context.db.updateTable('sessions').where('id', '=', classSession)
  await session.set({ status: 'CANCELLED' }).execute()
  expect(readRefusal(await undo(studio.admin, canceled))).toBe('428 SLOT_NOT_AVAILABLE')
  await session.set({ status: 'CONFIRMED' }).execute()
  expect(expected(await undo(studio.admin, canceled)).booking.status).toBe('CONFIRMED')
  expect(await seatsTaken(context, course.scheduleId)).toBe(2)
})
