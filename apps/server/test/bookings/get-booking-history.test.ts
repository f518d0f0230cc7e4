import { describe, expect, it } from 'vitest'
import { aBooking, aClient, aStudio, expected, readRefusal, slotAt, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aPerson, signIn } from '../support/people.ts'

const { app, context, clock } = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const at = '2026-06-02T09:00:00.000Z'

describe('booking history', () => {
  it('lists who did what and when, oldest first', async () => {
    const studio = await aStudio(app, context)
    const person = await aPerson(context, studio.siteId, { name: 'Giulia Conti' })
    const giulia = aClient(app, (await signIn(app, person, studio.siteId)).headers)
    const booking = await aBooking(studio.visitor, slotWith(studio, at))
    clock.advance({ minutes: 5 })
    await giulia.post(`/v2/bookings/${booking.id}/confirm`, { revision: '1' })
    const { entries } = expected(await giulia.get(`/v1/bookings/${booking.id}/history`))
    expect(entries).toEqual([
      {
        number: 1,
        occurredAt: '2026-06-01T09:00:00.000Z',
        action: 'create',
        fromStatus: null,
        toStatus: 'CREATED',
        actorType: 'visitor',
        actorName: null,
        detail: {},
      },
      {
        number: 2,
        occurredAt: '2026-06-01T09:05:00.000Z',
        action: 'confirm',
        fromStatus: 'CREATED',
        toStatus: 'CONFIRMED',
        actorType: 'staff',
        actorName: 'Giulia Conti',
        detail: {},
      },
    ])
  })

  it('lists other changes: payments, assignments, overlaps, messages', async () => {
    const studio = await aStudio(app, context)
    const booking = await aBooking(studio.visitor, slotAt(studio, at))
    await aBooking(studio.admin, slotWith(studio, at), { status: 'CONFIRMED' })
    const participantNotification = { notifyParticipants: true, message: 'See you!' }
    const payload = { revision: '1', paymentStatus: 'PAID', participantNotification }
    expected(await studio.admin.post(`/v2/bookings/${booking.id}/confirm`, payload))
    const { entries } = expected(await studio.admin.get(`/v1/bookings/${booking.id}/history`))
    expect(entries[1].detail).toEqual({
      paymentStatus: { from: 'UNDEFINED', to: 'PAID' },
      doubleBooked: true,
      message: 'See you!',
      resource: { from: null, to: 'Livia Marchetti' },
    })
  })

  it('is only for the business', async () => {
    const studio = await aStudio(app, context)
    const booking = await aBooking(studio.visitor, slotWith(studio, at))
    const url = `/v1/bookings/${booking.id}/history`
    expect(readRefusal(await studio.visitor.get(url))).toBe('403 PERMISSION_DENIED')
    expect(readRefusal(await (await aStudio(app, context)).admin.get(url))).toBe('404 BOOKING_NOT_FOUND')
  })
})
