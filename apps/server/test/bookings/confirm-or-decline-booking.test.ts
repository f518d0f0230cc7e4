import type { bookings } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import {
  aBooking,
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
import { listEvents } from './support/traces.ts'

const { app, context } = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const at = '2026-06-02T09:00:00.000Z'

const finish = (studio: Studio, { id }: bookings.Booking, more: object = {}) =>
  studio.admin.post(`/v2/confirmation/${id}:confirmOrDecline`, more)

const skip = { flowControlSettings: { skipAvailabilityValidation: true } }
const unpaid = ['UNDEFINED', 'NOT_PAID', 'REFUNDED', 'EXEMPT', 'FAILED'] as const
const paid = ['PAID', 'PARTIALLY_PAID'] as const

describe('confirmOrDecline for a free time', () => {
  it.each([...unpaid, ...paid])('confirms, whatever was paid (%s)', async (paymentStatus) => {
    const studio = await aStudio(app, context)
    const created = await aBooking(studio.visitor, slotAt(studio, at))
    const { booking } = expected(await finish(studio, created, { paymentStatus }))
    expect(booking).toMatchObject({ status: 'CONFIRMED', paymentStatus, revision: '2' })
    expect(await listEvents(context, created.id)).toEqual(['1 created', '2 confirmed'])
  })

  it('requires approval if the service does, unless created to skip it', async () => {
    const studio = await aStudio(app, context, { approval: true })
    const created = await aBooking(studio.visitor, slotAt(studio, at))
    expect(expected(await finish(studio, created)).booking).toMatchObject({
      status: 'PENDING',
      paymentStatus: 'UNDEFINED',
    })
    expect(await listEvents(context, created.id)).toEqual(['1 created', '2 markedAsPending'])
    const flags = { flowControlSettings: { skipBusinessConfirmation: true } }
    const passing = await aBooking(studio.admin, slotAt(studio, '2026-06-02T12:00:00.000Z'), {}, flags)
    expect(expected(await finish(studio, passing)).booking.status).toBe('CONFIRMED')
  })

  it('answers a pending request', async () => {
    const studio = await aStudio(app, context, { approval: true })
    const created = await aBooking(studio.visitor, slotAt(studio, at))
    await finish(studio, created)
    expect(expected(await finish(studio, created, { paymentStatus: 'PAID' })).booking).toMatchObject({
      status: 'PENDING',
      paymentStatus: 'PAID',
      revision: '3',
    })
    expect(await takenTime(context, studio.resourceId)).toHaveLength(1)
  })
})

describe('confirmOrDecline for a busy time', () => {
  const onTakenTime = async (options: object, rest: object = {}) => {
    const studio = await aStudio(app, context, options)
    const client = rest === skip ? studio.admin : studio.visitor
    const created = await aBooking(client, slotWith(studio, at), {}, rest)
    await aBooking(studio.admin, slotWith(studio, at), { status: 'CONFIRMED' })
    return { studio, created }
  }

  it.each(unpaid)('declines a booking without payment (%s)', async (paymentStatus) => {
    const { studio, created } = await onTakenTime({})
    const { booking } = expected(await finish(studio, created, { paymentStatus }))
    expect(booking).toMatchObject({ status: 'DECLINED', paymentStatus })
    expect(booking.doubleBooked).toBeUndefined()
    expect(await listEvents(context, created.id)).toEqual(['1 created', '2 declined'])
    expect(await takenTime(context, studio.resourceId)).toHaveLength(1)
  })

  it.each(paid)('keeps a paid booking, and marks it (%s)', async (paymentStatus) => {
    const plain = await onTakenTime({})
    const first = expected(await finish(plain.studio, plain.created, { paymentStatus })).booking
    expect(first).toMatchObject({ status: 'CONFIRMED', doubleBooked: true })
    const requesting = await onTakenTime({ approval: true })
    const second = expected(await finish(requesting.studio, requesting.created, { paymentStatus })).booking
    expect(second).toMatchObject({ status: 'PENDING', doubleBooked: true })
  })

  it('never declines a booking created to skip availability', async () => {
    const { studio, created } = await onTakenTime({}, skip)
    const { booking } = expected(await finish(studio, created, { paymentStatus: 'NOT_PAID' }))
    expect(booking).toMatchObject({ status: 'CONFIRMED', doubleBooked: true })
  })

  it('counts a booking without a staff member as a conflict only if everyone is busy', async () => {
    const studio = await aStudio(app, context, { staff: 2 })
    const requested = await Promise.all([1, 2, 3].map(() => aBooking(studio.visitor, slotAt(studio, at))))
    const statuses: string[] = []
    for (const one of requested) statuses.push(expected(await finish(studio, one)).booking.status)
    expect(statuses).toEqual(['CONFIRMED', 'CONFIRMED', 'DECLINED'])
  })

  it('does not count opening hours as a conflict', async () => {
    const studio = await aStudio(app, context)
    const created = await aBooking(studio.visitor, slotAt(studio, '2026-06-02T09:17:00.000Z'))
    expect(expected(await finish(studio, created)).booking.status).toBe('CONFIRMED')
  })
})

describe('confirmOrDecline is refused', () => {
  it('for an unknown booking, another business, customers, and answered bookings', async () => {
    const studio = await aStudio(app, context)
    const created = await aBooking(studio.visitor, slotAt(studio, at))
    expect(readRefusal(await finish(studio, { id: studio.siteId }))).toBe('404 BOOKING_NOT_FOUND')
    expect(readRefusal(await finish(await aStudio(app, context), created))).toBe('404 BOOKING_NOT_FOUND')
    const own = await studio.visitor.post(`/v2/confirmation/${created.id}:confirmOrDecline`)
    expect(readRefusal(own)).toBe('403 PERMISSION_DENIED')
    await finish(studio, created)
    expect(readRefusal(await finish(studio, created))).toBe('428 INVALID_BOOKING_STATUS')
  })
})

describe('simultaneous confirmOrDecline calls for one time', () => {
  it('confirm one and decline all others', async () => {
    const studio = await aStudio(app, context)
    const visitors = await Promise.all(Array.from({ length: 24 }, () => aVisitor(app, studio.siteId)))
    const requested = await Promise.all(visitors.map((visitor) => aBooking(visitor, slotAt(studio, at))))
    const answers = await Promise.all(requested.map((one) => finish(studio, one, { paymentStatus: 'NOT_PAID' })))
    const statuses = answers.map((answer) => expected(answer).booking.status)
    expect(statuses.filter((status) => status === 'CONFIRMED')).toHaveLength(1)
    expect(statuses.filter((status) => status === 'DECLINED')).toHaveLength(23)
    expect(await takenTime(context, studio.resourceId)).toHaveLength(1)
  })
})
