import type { bookings } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import {
  aBooking,
  aClient,
  aStudio,
  expected,
  readRefusal,
  type Studio,
  slotAt,
  slotWith,
  takenTime,
} from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aPerson, signIn } from '../support/people.ts'
import { listHistory, loadLastEvent } from './support/traces.ts'

const { app, context } = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const at = '2026-06-02T09:00:00.000Z'

const decline = (studio: Studio, { id, revision }: bookings.Booking, more: object = {}) =>
  studio.admin.post(`/v2/bookings/${id}/decline`, { revision, ...more })

describe('declining', () => {
  it('ends a created booking, with the message', async () => {
    const studio = await aStudio(app, context)
    const created = await aBooking(studio.visitor, slotAt(studio, at))
    const participantNotification = { notifyParticipants: true, message: 'Livia is ill.' }
    const { booking } = expected(await decline(studio, created, { participantNotification, paymentStatus: 'REFUNDED' }))
    expect(booking).toMatchObject({ status: 'DECLINED', revision: '2', paymentStatus: 'REFUNDED' })
    expect(await listHistory(context, created.id)).toContain('decline: CREATED → DECLINED by app')
    const event = await loadLastEvent(context, created.id)
    expect(event).toMatchObject({ slug: 'declined', entity_fqdn: 'wix.bookings.v2.booking' })
    expect(event.payload.actionEvent.body).toMatchObject({ previousStatus: 'CREATED', participantNotification })
  })

  it('frees the time of a request', async () => {
    const studio = await aStudio(app, context, { approval: true })
    const created = await aBooking(studio.visitor, slotWith(studio, at))
    const pending = expected(await studio.admin.post(`/v2/confirmation/${created.id}:confirmOrDecline`)).booking
    expect(await takenTime(context, studio.resourceId)).toHaveLength(1)
    expected(await decline(studio, pending))
    expect(await takenTime(context, studio.resourceId)).toEqual([])
  })

  it('stores the mark sent', async () => {
    const studio = await aStudio(app, context)
    const created = await aBooking(studio.visitor, slotAt(studio, at))
    expect(expected(await decline(studio, created, { doubleBooked: true })).booking.doubleBooked).toBe(true)
  })

  it('refunds only with permission', async () => {
    const studio = await aStudio(app, context)
    const person = await aPerson(context, studio.siteId, { role: 'staff', resourceIds: [studio.resourceId] })
    const livia = aClient(app, (await signIn(app, person, studio.siteId)).headers)
    const created = await aBooking(studio.visitor, slotWith(studio, at))
    const payload = { revision: created.revision, flowControlSettings: { withRefund: true } }
    expect(readRefusal(await livia.post(`/v2/bookings/${created.id}/decline`, payload))).toBe('403 REFUND_NOT_ALLOWED')
    expect(readRefusal(await decline(studio, created, payload))).toBe('200')
  })

  it('refuses outdated revisions, answered bookings, customers and other businesses', async () => {
    const studio = await aStudio(app, context)
    const created = await aBooking(studio.visitor, slotAt(studio, at))
    expect(readRefusal(await decline(studio, { ...created, revision: '2' }))).toBe('409 BOOKING_REVISION_MISMATCH')
    expect(readRefusal(await decline(await aStudio(app, context), created))).toBe('404 BOOKING_NOT_FOUND')
    const own = await studio.visitor.post(`/v2/bookings/${created.id}/decline`, { revision: '1' })
    expect(readRefusal(own)).toBe('403 PERMISSION_DENIED')
    const { booking } = expected(await decline(studio, created))
    expect(readRefusal(await decline(studio, booking))).toBe('428 INVALID_BOOKING_STATUS')
  })
})
