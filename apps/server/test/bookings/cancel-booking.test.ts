import type { bookings } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import {
  aBooking,
  aClient,
  aStudio,
  aVisitor,
  type Client,
  expected,
  readRefusal,
  type Studio,
  slotWith,
  takenTime,
} from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aPerson, signIn } from '../support/people.ts'
import { listHistory, loadLastEvent } from './support/traces.ts'

const { app, context, clock } = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const at = '2026-06-03T09:00:00.000Z'
// An hour after the tests begin.
const inTime = {
  cancellationPolicy: { enabled: true, limitLatestCancellation: true, latestCancellationInMinutes: 47 * 60 },
}

const cancel = (client: Client, { id, revision }: bookings.Booking, more: object = {}) =>
  client.post(`/v2/bookings/${id}/cancel`, { revision, ...more })

/** A booking made by the visitor and confirmed by the front desk. */
async function aConfirmedBooking(studio: Studio): Promise<bookings.Booking & { id: string }> {
  const created = await aBooking(studio.visitor, slotWith(studio, at))
  return expected(await studio.admin.post(`/v2/bookings/${created.id}/confirm`, { revision: created.revision })).booking
}

describe('the customer cancels', () => {
  it('in time: the time is free immediately and they are always notified', async () => {
    const studio = await aStudio(app, context, { policy: inTime })
    const booking = await aConfirmedBooking(studio)
    const { booking: canceled } = expected(await cancel(studio.visitor, booking))
    expect(canceled).toMatchObject({ status: 'CANCELED', revision: '3', canceledDate: '2026-06-01T09:00:00.000Z' })
    expect(await takenTime(context, studio.resourceId)).toEqual([])
    expect(await listHistory(context, booking.id)).toContain('cancel: CONFIRMED → CANCELED by visitor')
    const event = await loadLastEvent(context, booking.id)
    expect(event.slug).toBe('canceled')
    expect(event.payload.actionEvent.body).toMatchObject({
      previousStatus: 'CONFIRMED',
      participantNotification: { notifyParticipants: true },
      initiatedBy: { identityType: 'ANONYMOUS_VISITOR' },
    })
    await aBooking(studio.admin, slotWith(studio, at), { status: 'CONFIRMED' })
  })

  it('until the limit of the policy they booked under, and not a moment later', async () => {
    const studio = await aStudio(app, context, { policy: inTime })
    const booking = await aConfirmedBooking(studio)
    clock.set('2026-06-01T10:00:00.001Z')
    expect(readRefusal(await cancel(studio.visitor, booking))).toBe('428 BOOKING_POLICY_VIOLATION')
    clock.set('2026-06-01T10:00:00.000Z')
    expect(readRefusal(await cancel(studio.visitor, booking))).toBe('200')
    clock.set('2026-06-01T09:00:00Z')
  })

  it('under the policy at the time of booking, whatever it is now', async () => {
    const studio = await aStudio(app, context, { policy: inTime })
    const booking = await aConfirmedBooking(studio)
    const rules = JSON.stringify({ cancellationPolicy: { enabled: false } })
    await context.db.updateTable('booking_policies').set({ rules }).where('id', '=', studio.service.policyId).execute()
    expect(readRefusal(await cancel(studio.visitor, booking))).toBe('200')
  })

  it('an unconfirmed booking without checking the policy', async () => {
    const studio = await aStudio(app, context, { policy: { cancellationPolicy: { enabled: false } } })
    const created = await aBooking(studio.visitor, slotWith(studio, at))
    expect(readRefusal(await cancel(studio.visitor, created))).toBe('200')
    expect(readRefusal(await cancel(studio.visitor, await aConfirmedBooking(studio)))).toBe(
      '428 BOOKING_POLICY_VIOLATION',
    )
  })

  it('and nobody else’s', async () => {
    const studio = await aStudio(app, context)
    const booking = await aConfirmedBooking(studio)
    const stranger = await aVisitor(app, studio.siteId)
    const elsewhere = await aStudio(app, context)
    for (const client of [stranger, elsewhere.visitor, elsewhere.admin]) {
      expect(readRefusal(await cancel(client, booking))).toBe('404 BOOKING_NOT_FOUND')
    }
  })

  it('without flags that need permission', async () => {
    const studio = await aStudio(app, context)
    const booking = await aConfirmedBooking(studio)
    const refusal = async (more: object) => readRefusal(await cancel(studio.visitor, booking, more))
    const flags = (name: string) => ({ flowControlSettings: { [name]: true } })
    expect(await refusal(flags('ignoreCancellationPolicy'))).toBe('403 UNAUTHORIZED_OPERATION')
    expect(await refusal(flags('withRefund'))).toBe('403 REFUND_NOT_ALLOWED')
    expect(await refusal(flags('waiveCancellationFee'))).toBe('403 UNAUTHORIZED_OPERATION')
    expect(await refusal({ waiveCharges: true })).toBe('403 UNAUTHORIZED_OPERATION')
  })
})

describe('staff cancels', () => {
  it('whatever the policy says, notifying the customer only if requested', async () => {
    const studio = await aStudio(app, context, { policy: { cancellationPolicy: { enabled: false } } })
    const booking = await aConfirmedBooking(studio)
    const participantNotification = { notifyParticipants: true, message: 'Livia is ill.' }
    expected(await cancel(studio.admin, booking, { participantNotification }))
    expect((await loadLastEvent(context, booking.id)).payload.actionEvent.body).toMatchObject({
      participantNotification,
    })
    const silent = await aConfirmedBooking(studio)
    expected(await cancel(studio.admin, silent))
    const { body } = (await loadLastEvent(context, silent.id)).payload.actionEvent
    expect(body.participantNotification).toEqual({ notifyParticipants: false })
  })

  it('on their own calendar, if they have one', async () => {
    const studio = await aStudio(app, context, { staff: 2 })
    const person = await aPerson(context, studio.siteId, { role: 'staff', resourceIds: [studio.siteId] })
    const stranger = aClient(app, (await signIn(app, person, studio.siteId)).headers)
    const own = await aPerson(context, studio.siteId, { role: 'staff', resourceIds: [studio.resourceId] })
    const livia = aClient(app, (await signIn(app, own, studio.siteId)).headers)
    const booking = await aConfirmedBooking(studio)
    expect(readRefusal(await cancel(stranger, booking))).toBe('404 BOOKING_NOT_FOUND')
    expect(readRefusal(await cancel(livia, booking))).toBe('200')
  })

  it('no booking that has ended, and none with an outdated revision', async () => {
    const studio = await aStudio(app, context)
    const booking = await aConfirmedBooking(studio)
    expect(readRefusal(await cancel(studio.admin, { ...booking, revision: '1' }))).toBe('409 BOOKING_REVISION_MISMATCH')
    expect(readRefusal(await studio.admin.post(`/v2/bookings/${booking.id}/cancel`))).toBe('400 revision')
    const { booking: canceled } = expected(await cancel(studio.admin, booking))
    expect(readRefusal(await cancel(studio.admin, canceled))).toBe('400 VALIDATION_FAILURE')
  })

  it('not with contradicting fee options', async () => {
    const studio = await aStudio(app, context)
    const refused = await cancel(studio.admin, await aConfirmedBooking(studio), { waiveCharges: true, newPrice: '10' })
    expect(readRefusal(refused)).toBe('400 NEW_PRICE_WITH_WAIVE_CHARGES')
  })

  it('once per idempotency key', async () => {
    const studio = await aStudio(app, context)
    const booking = await aConfirmedBooking(studio)
    const url = `/v2/bookings/${booking.id}/cancel`
    const key = { 'idempotency-key': 'cancel-1' }
    const first = await studio.admin.post(url, { revision: booking.revision }, key)
    const again = await studio.admin.post(url, { revision: booking.revision }, key)
    expect(again.body).toEqual(first.body)
    expect((await listHistory(context, booking.id)).filter((line) => line.startsWith('cancel'))).toHaveLength(1)
  })
})
