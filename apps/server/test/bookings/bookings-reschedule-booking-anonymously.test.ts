import type { bookings } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import {
  aBooking,
  aClient,
  aStudio,
  expected,
  readRefusal,
  type ServiceOptions,
  slotWith,
} from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aClassStudio, aSession, seatsTaken } from './support/class-sessions.ts'
import { listHistory, loadLastEvent } from './support/traces.ts'

const { app, context, clock } = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const nine = '2026-06-03T09:00:00.000Z'
const ten = '2026-06-03T10:00:00.000Z'
const anyone = aClient(app, {})

const move = (token: string, revision: string | null | undefined, slot: object) =>
  anyone.post(`/v1/anonymous-bookings/${token}/reschedule`, { revision, slot })

async function aLink(options: ServiceOptions = {}) {
  const studio = await aStudio(app, context, options)
  const booking = await aBooking(studio.admin, slotWith(studio, nine), { status: 'CONFIRMED' })
  return { studio, booking, token: await createToken(studio.admin, booking) }
}

async function createToken(admin: typeof anyone, { id }: bookings.Booking): Promise<string> {
  return expected(await admin.get(`/v1/anonymous-bookings/${id}/token`)).token
}

describe('the holder of the link of a booking', () => {
  it('reschedules it, and is notified', async () => {
    const { booking, token } = await aLink()
    const { booking: moved } = expected(await move(token, booking.revision, { startDate: ten }))
    expect(moved).toMatchObject({ id: booking.id, startDate: ten, revision: '2' })
    expect(await listHistory(context, booking.id)).toContain('reschedule: CONFIRMED → CONFIRMED by link')
    const { payload } = await loadLastEvent(context, booking.id)
    expect(payload.actionEvent.body).toMatchObject({ participantNotification: { notifyParticipants: true } })
  })

  it('cannot if the policy does not allow it, or excludes links', async () => {
    const closed = await aLink({ policy: { reschedulePolicy: { enabled: false } } })
    expect(readRefusal(await move(closed.token, '1', { startDate: ten }))).toBe('428 RESCHEDULING_NOT_ALLOWED')
    const signedIn = await aLink({ policy: { reschedulePolicy: { enabled: true, allowAnonymous: false } } })
    expect(readRefusal(await move(signedIn.token, '1', { startDate: ten }))).toBe('428 RESCHEDULING_NOT_ALLOWED')
    const late = await aLink()
    clock.set(nine)
    expect(readRefusal(await move(late.token, '1', { startDate: ten }))).toBe('428 RESCHEDULING_NOT_ALLOWED')
    clock.set('2026-06-01T09:00:00Z')
  })

  it('can choose only an available time of the booked duration, with alternatives', async () => {
    const { studio, booking, token } = await aLink()
    await aBooking(studio.admin, slotWith(studio, ten), { status: 'CONFIRMED' })
    const refused = await move(token, booking.revision, { startDate: ten })
    expect(readRefusal(refused)).toBe('428 SLOT_NOT_AVAILABLE')
    expect(refused.body.details.applicationError.data.nextFree.length).toBeGreaterThan(0)
    const longer = { startDate: '2026-06-04T09:00:00Z', endDate: '2026-06-04T11:00:00Z' }
    expect(readRefusal(await move(token, booking.revision, longer))).toBe('400 VALIDATION_FAILURE')
  })

  it('must send the current revision, and a valid link', async () => {
    const { token } = await aLink()
    expect(readRefusal(await move(token, '7', { startDate: ten }))).toBe('409 BOOKING_REVISION_MISMATCH')
    expect(readRefusal(await move('x'.repeat(64), '1', { startDate: ten }))).toBe('400 INVALID_TOKEN')
    expect(readRefusal(await anyone.post(`/v1/anonymous-bookings/${token}/reschedule`, {}))).toBe('400 revision slot')
  })

  it('in a class can choose another of its sessions, while there are seats', async () => {
    const studio = await aClassStudio(app, context)
    const [first, second] = [
      await aSession(context, studio.siteId, studio.yoga, nine),
      await aSession(context, studio.siteId, studio.yoga, ten, { capacity: 2 }),
    ]
    const body = { bookedEntity: { slot: { eventId: first } }, contactDetails: {}, totalParticipants: 1 }
    const requested = { ...body, status: 'CONFIRMED' }
    const { booking } = expected(await studio.admin.post('/v2/bookings', { booking: requested }))
    const token = await createToken(studio.admin, booking)
    expect(readRefusal(await move(token, '1', { eventId: studio.siteId }))).toBe('404 FAILED_RESOLVING_SESSION')
    expect(readRefusal(await move(token, '1', { startDate: ten }))).toBe('400 VALIDATION_FAILURE')
    const { booking: moved } = expected(await move(token, '1', { eventId: second }))
    expect(moved).toMatchObject({ startDate: ten, bookedEntity: { slot: { eventId: second }, tags: ['GROUP'] } })
    expect([await seatsTaken(context, first), await seatsTaken(context, second)]).toEqual([0, 1])
    const full = { ...requested, totalParticipants: 7 }
    expected(await studio.admin.post('/v2/bookings', { booking: full }))
    const other = expected(
      await studio.admin.post('/v2/bookings', { booking: { ...requested, totalParticipants: 1 } }),
    ).booking
    const another = await aSession(context, studio.siteId, studio.yoga, '2026-06-03T12:00:00.000Z', { capacity: 1 })
    expect(readRefusal(await move(token, '2', { eventId: first }))).toBe('428 SESSION_CAPACITY_EXCEEDED')
    expect(readRefusal(await move(await createToken(studio.admin, other), '1', { eventId: another }))).toBe('200')
  })
})
