import type { bookings } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import {
  aBooking,
  aHold,
  aStudio,
  aVisitor,
  expected,
  readRefusal,
  type Studio,
  slotAt,
  slotWith,
  takenTime,
} from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { listEvents, listHistory, loadLastEvent } from './support/traces.ts'

const { app, context } = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const at = '2026-06-02T09:00:00.000Z'
const checked = { flowControlSettings: { checkAvailabilityValidation: true } }

const confirm = (studio: Studio, { id, revision }: bookings.Booking, more: object = {}) =>
  studio.admin.post(`/v2/bookings/${id}/confirm`, { revision, ...more })

describe('confirming', () => {
  it('gives a created booking its time, its staff member and its event', async () => {
    const studio = await aStudio(app, context)
    const created = await aBooking(studio.visitor, slotAt(studio, at))
    const { booking } = expected(await confirm(studio, created, { paymentStatus: 'PAID', sendSmsReminder: false }))
    expect(booking).toMatchObject({ id: created.id, status: 'CONFIRMED', revision: '2', paymentStatus: 'PAID' })
    expect(booking.bookedEntity.slot).toMatchObject({
      eventId: expect.any(String),
      resource: { id: studio.resourceId, name: 'Livia Marchetti' },
    })
    expect(booking.doubleBooked).toBeUndefined()
    expect(await takenTime(context, studio.resourceId)).toHaveLength(1)
    expect(await listHistory(context, created.id)).toEqual([
      'create: → CREATED by visitor',
      'confirm: CREATED → CONFIRMED by app',
    ])
    expect(await listEvents(context, created.id)).toEqual(['1 created', '2 confirmed'])
    expect((await loadLastEvent(context, created.id)).payload.actionEvent.body).toMatchObject({
      previousStatus: 'CREATED',
      previousPaymentStatus: 'UNDEFINED',
      sendSmsReminder: false,
      doubleBooked: false,
      booking: { status: 'CONFIRMED' },
      initiatedBy: { identityType: 'APP' },
      participantNotification: { notifyParticipants: false },
    })
  })

  it('skips availability by default: a busy time is confirmed too, and marked', async () => {
    const studio = await aStudio(app, context)
    const created = await aBooking(studio.visitor, slotWith(studio, at))
    await aBooking(studio.admin, slotWith(studio, at), { status: 'CONFIRMED' })
    const { booking } = expected(await confirm(studio, created, { doubleBooked: false }))
    expect(booking).toMatchObject({ status: 'CONFIRMED', doubleBooked: true })
    expect((await takenTime(context, studio.resourceId)).filter((row) => row.endsWith('overlap'))).toHaveLength(1)
  })

  it('ignores the mark sent if nothing overlaps', async () => {
    const studio = await aStudio(app, context)
    const created = await aBooking(studio.visitor, slotAt(studio, at))
    expect(expected(await confirm(studio, created, { doubleBooked: true })).booking.doubleBooked).toBeUndefined()
  })

  it('checks availability if requested: a busy time is refused unless double booking is allowed', async () => {
    const studio = await aStudio(app, context)
    const created = await aBooking(studio.visitor, slotWith(studio, at))
    await aBooking(studio.admin, slotWith(studio, at), { status: 'CONFIRMED' })
    expect(readRefusal(await confirm(studio, created, checked))).toBe('428 NO_OPEN_SPOTS')
    expect(await takenTime(context, studio.resourceId)).toHaveLength(1)
    const { booking } = expected(await confirm(studio, created, { ...checked, doubleBooked: true }))
    expect(booking).toMatchObject({ status: 'CONFIRMED', doubleBooked: true })
    const free = await aBooking(studio.visitor, slotWith(studio, '2026-06-02T13:00:00.000Z'))
    expect(expected(await confirm(studio, free, { ...checked, doubleBooked: true })).booking.doubleBooked).toBe(true)
  })

  it('conflicts with another customer’s hold, but not with an expired one', async () => {
    const studio = await aStudio(app, context)
    const created = await aBooking(studio.visitor, slotWith(studio, at))
    await aHold(await aVisitor(app, studio.siteId), studio, at)
    expect(readRefusal(await confirm(studio, created, checked))).toBe('428 NO_OPEN_SPOTS')
    await context.db
      .updateTable('occupancies')
      .set({ hold_until: '2026-06-01T09:00:00Z' })
      .where('site_id', '=', studio.siteId)
      .execute()
    expect(expected(await confirm(studio, created, checked)).booking.doubleBooked).toBeUndefined()
  })

  it('assigns a free staff member, or anyone if none is free and the check is off', async () => {
    const studio = await aStudio(app, context, { staff: 2 })
    const requested = [1, 2, 3].map(() => aBooking(studio.visitor, slotAt(studio, at)))
    const answers: bookings.Booking[] = []
    for (const one of await Promise.all(requested)) answers.push(expected(await confirm(studio, one)).booking)
    expect(answers.map(({ bookedEntity, doubleBooked }) => [bookedEntity?.slot?.resource?.name, doubleBooked])).toEqual(
      [
        ['Livia Marchetti', undefined],
        ['Colleague 1', undefined],
        ['Livia Marchetti', true],
      ],
    )
  })

  it('never counts the request’s own time as a conflict', async () => {
    const studio = await aStudio(app, context, { approval: true })
    const created = await aBooking(studio.visitor, slotWith(studio, at))
    const pending = expected(await studio.admin.post(`/v2/confirmation/${created.id}:confirmOrDecline`)).booking
    expect(pending.status).toBe('PENDING')
    const { booking } = expected(await confirm(studio, pending, checked))
    expect(booking).toMatchObject({ status: 'CONFIRMED' })
    expect(booking.doubleBooked).toBeUndefined()
    expect(booking.bookedEntity.slot.eventId).toBe(pending.bookedEntity.slot.eventId)
    expect(await takenTime(context, studio.resourceId)).toHaveLength(1)
  })

  it('takes the time of a request that reserved none, and marks the second', async () => {
    const studio = await aStudio(app, context, { approval: true, multipleRequests: true })
    const requested: bookings.Booking[] = []
    for (let count = 0; count < 2; count += 1) {
      const created = await aBooking(studio.visitor, slotWith(studio, at))
      requested.push(expected(await studio.admin.post(`/v2/confirmation/${created.id}:confirmOrDecline`)).booking)
    }
    expect(requested.map(({ status, doubleBooked }) => [status, doubleBooked])).toEqual([
      ['PENDING', undefined],
      ['PENDING', undefined],
    ])
    expect(await takenTime(context, studio.resourceId)).toEqual([])
    const [first, second] = requested as [bookings.Booking, bookings.Booking]
    expect(expected(await confirm(studio, first)).booking.doubleBooked).toBeUndefined()
    expect(readRefusal(await confirm(studio, second, checked))).toBe('428 NO_OPEN_SPOTS')
    expect(expected(await confirm(studio, second)).booking.doubleBooked).toBe(true)
  })

  it('confirms with the agreed staff member even if they left the service', async () => {
    const studio = await aStudio(app, context, { staff: 2 })
    const created = await aBooking(studio.visitor, slotWith(studio, at))
    await context.db.deleteFrom('service_staff').where('resource_id', '=', studio.resourceId).execute()
    const { booking } = expected(await confirm(studio, created))
    expect(booking.bookedEntity.slot.resource.id).toBe(studio.resourceId)
  })
})

describe('confirming is refused', () => {
  it('for an outdated revision, and for the second answer', async () => {
    const studio = await aStudio(app, context)
    const created = await aBooking(studio.visitor, slotAt(studio, at))
    expect(readRefusal(await confirm(studio, { ...created, revision: '7' }))).toBe('409 BOOKING_REVISION_MISMATCH')
    expect(readRefusal(await studio.admin.post(`/v2/bookings/${created.id}/confirm`, {}))).toBe('400 revision')
    const { booking } = expected(await confirm(studio, created))
    expect(readRefusal(await confirm(studio, created))).toBe('409 BOOKING_REVISION_MISMATCH')
    expect(readRefusal(await confirm(studio, booking))).toBe('428 INVALID_BOOKING_STATUS')
  })

  it('for a booking of another business, and for customers', async () => {
    const studio = await aStudio(app, context)
    const elsewhere = await aStudio(app, context)
    const created = await aBooking(studio.visitor, slotAt(studio, at))
    const { revision } = created
    expect(readRefusal(await confirm(elsewhere, created))).toBe('404 BOOKING_NOT_FOUND')
    const own = await studio.visitor.post(`/v2/bookings/${created.id}/confirm`, { revision })
    expect(readRefusal(own)).toBe('403 PERMISSION_DENIED')
  })

  it('for the second of two at once', async () => {
    const studio = await aStudio(app, context)
    const created = await aBooking(studio.visitor, slotAt(studio, at))
    const answers = await Promise.all([confirm(studio, created), confirm(studio, created)])
    expect(answers.map(readRefusal).sort()).toEqual(['200', '409 BOOKING_REVISION_MISMATCH'])
    expect(await takenTime(context, studio.resourceId)).toHaveLength(1)
  })
})

describe('two bookings confirmed at once for one time', () => {
  it('are both confirmed, and one is marked', async () => {
    const studio = await aStudio(app, context)
    const requested = await Promise.all([1, 2].map(() => aBooking(studio.visitor, slotWith(studio, at))))
    const answers = await Promise.all(requested.map((one) => confirm(studio, one)))
    const marks = answers.map((answer) => expected(answer).booking.doubleBooked === true)
    expect(marks.sort()).toEqual([false, true])
  })

  it('are one confirmed and one refused if availability is checked', async () => {
    const studio = await aStudio(app, context)
    const requested = await Promise.all([1, 2].map(() => aBooking(studio.visitor, slotWith(studio, at))))
    const answers = await Promise.all(requested.map((one) => confirm(studio, one, checked)))
    expect(answers.map(readRefusal).sort()).toEqual(['200', '428 NO_OPEN_SPOTS'])
  })
})
