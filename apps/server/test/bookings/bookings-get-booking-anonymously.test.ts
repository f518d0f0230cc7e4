import { describe, expect, it } from 'vitest'
import { aBooking, aClient, aStudio, expected, readRefusal, type Studio, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const start = '2026-06-01T09:00:00Z'
const { app, context, clock } = await createTestApp({ now: start })
const at = '2026-06-02T09:00:00.000Z'
const anonymous = aClient(app, {})

async function aLink(studio: Studio, status: 'CREATED' | 'CONFIRMED' = 'CONFIRMED') {
  const booking = await aBooking(studio.admin, slotWith(studio, at), { status })
  const { token } = expected(await studio.admin.get(`/v1/anonymous-bookings/${booking.id}/token`))
  return { booking, url: `/v1/anonymous-bookings/${token}` }
}

describe('the holder of the link', () => {
  it('sees the booking and the allowed actions, without a token', async () => {
    const studio = await aStudio(app, context)
    const { booking, url } = await aLink(studio)
    const answer = expected(await anonymous.get(url))
    expect(answer.booking).toMatchObject({ id: booking.id, status: 'CONFIRMED' })
    expect(answer.allowedAnonymousActions).toEqual({ cancel: true, reschedule: true })
  })

  it.each([
    [{ cancellationPolicy: { enabled: false } }, false],
    [{ cancellationPolicy: { enabled: true, allowAnonymous: false } }, false],
    [{ cancellationPolicy: { enabled: true, allowAnonymous: true } }, true],
    [
      { cancellationPolicy: { enabled: true, limitLatestCancellation: true, latestCancellationInMinutes: 2880 } },
      false,
    ],
  ])('may do what the policy allows by link: %j', async (policy, cancel) => {
    const studio = await aStudio(app, context, { policy })
    const { url } = await aLink(studio)
    expect(expected(await anonymous.get(url)).allowedAnonymousActions).toEqual({ cancel, reschedule: false })
  })

  it('may do nothing with an unconfirmed booking', async () => {
    const { url } = await aLink(await aStudio(app, context), 'CREATED')
    expect(expected(await anonymous.get(url)).allowedAnonymousActions).toEqual({ cancel: false, reschedule: false })
  })

  it('can use it until thirty days after the end', async () => {
    const { url } = await aLink(await aStudio(app, context))
    clock.set('2026-07-02T09:59:59Z')
    expect(readRefusal(await anonymous.get(url))).toBe('200')
    clock.set('2026-07-02T10:00:01Z')
    expect(readRefusal(await anonymous.get(url))).toBe('400 INVALID_TOKEN')
    clock.set(start)
  })

  it('is refused if it is altered, forged or not a link', async () => {
    const { url } = await aLink(await aStudio(app, context))
    for (const wrong of [
      `${url}x`,
      url.slice(0, -2),
      '/v1/anonymous-bookings/nothing',
      `/v1/anonymous-bookings/${'a'.repeat(400)}`,
    ]) {
      expect(readRefusal(await anonymous.get(wrong))).toBe('400 INVALID_TOKEN')
    }
  })

  it('is refused with a reason if the booking was erased', async () => {
    const { booking, url } = await aLink(await aStudio(app, context), 'CREATED')
    await context.db.deleteFrom('booking_history').where('booking_id', '=', booking.id).execute()
    await context.db.deleteFrom('bookings').where('id', '=', booking.id).execute()
    expect(readRefusal(await anonymous.get(url))).toBe('404 BOOKING_NOT_FOUND')
  })
})
