import { describe, expect, it } from 'vitest'
import {
  aBooking,
  aClient,
  aStudio,
  expected,
  readRefusal,
  type Studio,
  slotWith,
  takenTime,
} from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { listHistory, loadLastEvent } from './support/traces.ts'

const { app, context } = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const at = '2026-06-02T09:00:00.000Z'
const anonymous = aClient(app, {})

async function aLink(studio: Studio, status: 'CREATED' | 'CONFIRMED' = 'CONFIRMED') {
  const booking = await aBooking(studio.admin, slotWith(studio, at), { status })
  const { token } = expected(await studio.admin.get(`/v1/anonymous-bookings/${booking.id}/token`))
  return { booking, url: `/v1/anonymous-bookings/${token}/cancel` }
}

describe('cancelling by link', () => {
  it('frees the time, notifies the customer and records the link in the history', async () => {
    const studio = await aStudio(app, context)
    const { booking, url } = await aLink(studio)
    const answer = expected(await anonymous.post(url, { revision: '1' }))
    expect(answer.booking).toMatchObject({ id: booking.id, status: 'CANCELED', revision: '2' })
    expect(await takenTime(context, studio.resourceId)).toEqual([])
    expect(await listHistory(context, booking.id)).toContain('cancel: CONFIRMED → CANCELED by link')
    const { body } = (await loadLastEvent(context, booking.id)).payload.actionEvent
    expect(body.participantNotification).toEqual({ notifyParticipants: true })
  })

  it.each([
    { cancellationPolicy: { enabled: false } },
    { cancellationPolicy: { enabled: true, allowAnonymous: false } },
    { cancellationPolicy: { enabled: true, limitLatestCancellation: true, latestCancellationInMinutes: 2880 } },
  ])('is refused if the policy refuses it: %j', async (policy) => {
    const { url } = await aLink(await aStudio(app, context, { policy }))
    expect(readRefusal(await anonymous.post(url, { revision: '1' }))).toBe('428 BOOKING_CANNOT_BE_CANCELLED')
  })

  it('is refused for bookings that were not confirmed, ended or changed, and for invalid links', async () => {
    const studio = await aStudio(app, context)
    const { url } = await aLink(studio)
    expect(readRefusal(await anonymous.post(url, { revision: '7' }))).toBe('409 BOOKING_REVISION_MISMATCH')
    expect(readRefusal(await anonymous.post(url))).toBe('400 revision')
    expected(await anonymous.post(url, { revision: '1' }))
    expect(readRefusal(await anonymous.post(url, { revision: '2' }))).toBe('428 BOOKING_CANNOT_BE_CANCELLED')
    const created = await aLink(studio, 'CREATED')
    expect(readRefusal(await anonymous.post(created.url, { revision: '1' }))).toBe('428 BOOKING_CANNOT_BE_CANCELLED')
    const forged = await anonymous.post('/v1/anonymous-bookings/nothing/cancel', { revision: '1' })
    expect(readRefusal(forged)).toBe('400 INVALID_TOKEN')
  })
})
