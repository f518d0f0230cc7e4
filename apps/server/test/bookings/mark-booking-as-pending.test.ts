import type { bookings } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import {
  aBooking,
  aStudio,
  expected,
  readRefusal,
  type Studio,
  slotAt,
  slotWith,
  takenTime,
} from '../support/factories.ts'
import { aGroup, countSeats, someSeats } from '../support/group-sessions.ts'
import { createTestApp } from '../support/index.ts'
import { listEvents, listHistory, loadLastEvent } from './support/traces.ts'

const { app, context } = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const at = '2026-06-02T09:00:00.000Z'
const confirmed = { status: 'CONFIRMED' as const }

const mark = ({ admin }: Pick<Studio, 'admin'>, { id, revision }: bookings.Booking, more: object = {}) =>
  admin.post(`/v2/bookings/${id}/mark_booking_as_pending`, { revision, ...more })

describe('a booking marked as pending', () => {
  it('reserves its time immediately with a free staff member, and publishes an event', async () => {
    const studio = await aStudio(app, context, { approval: true, bufferMinutes: 15 })
    const created = await aBooking(studio.visitor, slotAt(studio, at))
    const { booking } = expected(
      await mark(studio, created, {
        paymentStatus: 'NOT_PAID',
        sendSmsReminder: false,
        participantNotification: { notifyParticipants: true, message: 'We look at it' },
      }),
    )
    expect(booking).toMatchObject({ status: 'PENDING', revision: '2', paymentStatus: 'NOT_PAID' })
    expect(booking.bookedEntity.slot).toMatchObject({
      eventId: expect.any(String),
      resource: { id: studio.resourceId },
    })
    expect(await takenTime(context, studio.resourceId)).toEqual(['["2026-06-02 09:00:00+00","2026-06-02 10:15:00+00")'])
    expect(await listHistory(context, created.id)).toContain('markAsPending: CREATED → PENDING by app')
    expect(await listEvents(context, created.id)).toEqual(['1 created', '2 markedAsPending'])
    expect((await loadLastEvent(context, created.id)).payload.actionEvent.body).toMatchObject({
      previousStatus: 'CREATED',
      previousPaymentStatus: 'UNDEFINED',
      sendSmsReminder: false,
      participantNotification: { message: 'We look at it' },
    })
  })

  it('takes its seats in a class', async () => {
    const group = await aGroup(app, context, 'CLASS', { approval: true })
    const created = await someSeats(group.visitor, group, { totalParticipants: 3 })
    expect(expected(await mark(group, created)).booking.status).toBe('PENDING')
    expect(await countSeats(group)).toBe('3/0 of 8')
  })

  it('reserves nothing if several may request one time', async () => {
    const studio = await aStudio(app, context, { approval: true, multipleRequests: true })
    const [first, second] = [
      await aBooking(studio.visitor, slotAt(studio, at)),
      await aBooking(studio.visitor, slotAt(studio, at)),
    ]
    for (const created of [first, second]) {
      const { booking } = expected(await mark(studio, created))
      expect([booking.status, booking.doubleBooked]).toEqual(['PENDING', undefined])
    }
    expect(await takenTime(context, studio.resourceId)).toEqual([])
  })

  it('is marked if the requested staff member is busy, and refused if none is left', async () => {
    const studio = await aStudio(app, context, { approval: true })
    const [chosen, open] = [
      await aBooking(studio.visitor, slotWith(studio, at)),
      await aBooking(studio.visitor, slotAt(studio, at)),
    ]
    await aBooking(studio.admin, slotWith(studio, at), confirmed)
    const { booking } = expected(
      await mark(studio, chosen, { flowControlSettings: { checkAvailabilityValidation: true } }),
    )
    expect(booking).toMatchObject({ status: 'PENDING', doubleBooked: true })
    expect(readRefusal(await mark(studio, open))).toBe('428 NO_OPEN_SPOTS')
  })
})

describe('a booking that cannot be pending', () => {
  it('is one of a service without approval, unless skipped', async () => {
    const studio = await aStudio(app, context)
    const created = await aBooking(studio.visitor, slotAt(studio, at))
    expect(readRefusal(await mark(studio, created))).toBe('428 NOT_PENDING_APPROVAL_SERVICE')
    const flowControlSettings = { skipPendingApprovalServiceValidation: true }
    expect(readRefusal(await mark(studio, created, { flowControlSettings }))).toBe('200')
  })

  it('has an outdated revision, is already answered, or unknown', async () => {
    const studio = await aStudio(app, context, { approval: true })
    const other = await aStudio(app, context, { approval: true })
    const created = await aBooking(studio.visitor, slotAt(studio, at))
    expect(readRefusal(await mark(other, created))).toBe('404 BOOKING_NOT_FOUND')
    expect(readRefusal(await mark(studio, { ...created, revision: '7' }))).toBe('409 BOOKING_REVISION_MISMATCH')
    expect(readRefusal(await studio.admin.post(`/v2/bookings/${created.id}/mark_booking_as_pending`, {}))).toBe(
      '400 revision',
    )
    const { booking } = expected(await mark(studio, created))
    expect(readRefusal(await mark(studio, booking))).toBe('428 BOOKING_MARK_BOOKING_AS_PENDING')
    const { id, revision } = booking
    expect(readRefusal(await studio.visitor.post(`/v2/bookings/${id}/mark_booking_as_pending`, { revision }))).toBe(
      '403 PERMISSION_DENIED',
    )
  })
})
