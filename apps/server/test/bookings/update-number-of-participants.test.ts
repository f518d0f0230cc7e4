import type { bookings } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import {
  aBooking,
  aService,
  aStudio,
  aVisitor,
  type Client,
  expected,
  readRefusal,
  slotWith,
} from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aClassStudio, aLocation, aSession, seatsTaken } from './support/class-sessions.ts'
import { listHistory, loadLastEvent } from './support/traces.ts'

const { app, context } = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const nine = '2026-06-03T09:00:00.000Z'
const policy = { participantsPolicy: { enabled: true, maxParticipantsPerBooking: 3 } }

const update = (client: Client, { id, revision }: bookings.Booking, sent: object) =>
  client.post(`/v2/bookings/${id}/update_number_of_participants`, { revision, ...sent })

async function aClass(capacity = 6) {
  const studio = await aClassStudio(app, context, { policy })
  const session = await aSession(context, studio.siteId, studio.yoga, nine, { capacity })
  return { studio, session, booking: await aLocation(studio.admin, session, 2) }
}

describe('changing the number of participants of a class', () => {
  it('takes and frees seats, and publishes the previous number', async () => {
    const { studio, session, booking } = await aClass()
    const { booking: more } = expected(await update(studio.admin, booking, { totalParticipants: 5 }))
    expect(more).toMatchObject({ totalParticipants: 5, revision: '2', status: 'CONFIRMED' })
    expect(await seatsTaken(context, session)).toBe(5)
    const { slug, payload } = await loadLastEvent(context, booking.id)
    expect(slug).toBe('number_of_participants_updated')
    expect(payload.actionEvent.body).toMatchObject({
      previousTotalParticipants: 2,
      booking: { totalParticipants: 5 },
      initiatedBy: { identityType: 'APP' },
    })
    expect(await listHistory(context, booking.id)).toContain('updateParticipants: CONFIRMED → CONFIRMED by app')
    expected(await update(studio.admin, more, { numberOfParticipants: 1 }))
    expect(await seatsTaken(context, session)).toBe(1)
  })

  it('up to the available seats', async () => {
    const { studio, session, booking } = await aClass(4)
    await aLocation(studio.admin, session, 1)
    expect(readRefusal(await update(studio.admin, booking, { totalParticipants: 4 }))).toBe(
      '428 SESSION_CAPACITY_EXCEEDED',
    )
    expect(readRefusal(await update(studio.admin, booking, { totalParticipants: 3 }))).toBe('200')
    expect(await seatsTaken(context, session)).toBe(4)
  })

  it('up to the maximum of the policy', async () => {
    const { studio, session } = await aClass()
    const { id: bookingId } = await aLocation(studio.visitor, session, 2, { status: 'CREATED' })
    const booking = { id: bookingId, revision: '1' }
    const refused = await update(studio.visitor, booking, { totalParticipants: 4 })
    expect(readRefusal(refused)).toBe('428 BOOKING_POLICY_VIOLATION')
    expect(refused.body.details.applicationError.data).toEqual({ tooManyParticipants: true })
    expect(readRefusal(await update(studio.visitor, booking, { totalParticipants: 3 }))).toBe('200')
    expect(await seatsTaken(context, session)).toBe(2)
  })

  it('does nothing if the number is the same', async () => {
    const { studio, booking } = await aClass()
    expect(expected(await update(studio.admin, booking, { totalParticipants: 2 })).booking.revision).toBe('1')
  })

  it('takes the last seat for one of two', async () => {
    const { studio, session, booking } = await aClass(5)
    const other = await aLocation(studio.admin, session, 2)
    const answers = await Promise.all([booking, other].map((it) => update(studio.admin, it, { totalParticipants: 3 })))
    expect(answers.map(readRefusal).sort()).toEqual(['200', '428 SESSION_CAPACITY_EXCEEDED'])
    expect(await seatsTaken(context, session)).toBe(5)
  })
})

it('counts seats in a course', async () => {
  const studio = await aStudio(app, context)
  const course = await aService(context, studio.siteId, [], { type: 'COURSE', name: 'Bread' })
  await aSession(context, studio.siteId, course, nine, { course: true })
  const bookedEntity = { schedule: { scheduleId: course.scheduleId } }
  const requested = { bookedEntity, contactDetails: { firstName: 'Clara' }, totalParticipants: 2, status: 'CONFIRMED' }
  const { booking } = expected(await studio.admin.post('/v2/bookings', { booking: requested }))
  expect(readRefusal(await update(studio.admin, booking, { totalParticipants: 9 }))).toBe(
    '428 SCHEDULE_CAPACITY_EXCEEDED',
  )
  expected(await update(studio.admin, booking, { totalParticipants: 8 }))
  expect(await seatsTaken(context, course.scheduleId)).toBe(8)
})

describe('changing participants is refused', () => {
  it('for appointments, which are one slot however many participants', async () => {
    const studio = await aStudio(app, context)
    const booking = await aBooking(studio.admin, slotWith(studio, nine), { status: 'CONFIRMED' })
    expect(readRefusal(await update(studio.admin, booking, { totalParticipants: 2 }))).toBe('400 VALIDATION_FAILURE')
  })

  it('for none or fewer, naming the field, and for more than a class could ever have', async () => {
    const { studio, booking } = await aClass()
    for (const totalParticipants of [0, -1_390_304_210]) {
      expect(readRefusal(await update(studio.admin, booking, { totalParticipants }))).toBe('400 totalParticipants')
    }
    expect(readRefusal(await update(studio.admin, booking, { numberOfParticipants: -1 }))).toBe(
      '400 numberOfParticipants',
    )
    expect(readRefusal(await update(studio.admin, booking, { totalParticipants: 2_000_000_000 }))).toMatch(/^4\d\d /)
  })

  it('without a number, with two, with an outdated revision, or for strangers', async () => {
    const { studio, booking } = await aClass()
    expect(readRefusal(await update(studio.admin, booking, {}))).toBe('400 VALIDATION_FAILURE')
    const both = { totalParticipants: 1, participantsChoices: { serviceChoices: [{ numberOfParticipants: 1 }] } }
    expect(readRefusal(await update(studio.admin, booking, both))).toBe('400 VALIDATION_FAILURE')
    const stale = { ...booking, revision: '7' }
    expect(readRefusal(await update(studio.admin, stale, { totalParticipants: 3 }))).toBe(
      '409 BOOKING_REVISION_MISMATCH',
    )
    const elsewhere = await aStudio(app, context)
    for (const client of [await aVisitor(app, studio.siteId), elsewhere.admin]) {
      expect(readRefusal(await update(client, booking, { totalParticipants: 3 }))).toBe('404 BOOKING_NOT_FOUND')
    }
  })
})
