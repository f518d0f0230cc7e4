import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { aPayingMember, aStarted, cards, payPage } from '../payments/support/payments.ts'
import { aBooking, aHold, expected, readRefusal, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aBookingWithFees, agree, agreedText, agreeWithCard, feeOf, feePolicy, starts } from './support/fees.ts'
import { anUnpaid, aPaidBooking, aSellingStudio } from './support/paying.ts'

const test = await createTestApp({ now: '2026-06-01T07:00:00Z' })
const { db } = test

describe('agreeToBookingFees', () => {
  it('saves what was agreed and when, and has a card once one is saved', async () => {
    const { client, bookingId } = await aBookingWithFees(test)
    const { agreement, setup } = expected(await agree(client, bookingId))
    expect(agreement).toEqual({
      bookingId,
      text: agreedText,
      agreedDate: '2026-06-01T07:00:00.000Z',
      hasCard: false,
    })
    expected(await payPage(client, setup.nextUrl.split('/').at(-1)))
    expect((await feeOf(client, bookingId)).agreement).toMatchObject({ hasCard: true })
    const again = expected(await agree(client, bookingId, { text: 'Something else' }))
    expect(again).toMatchObject({ agreement: { text: agreedText, hasCard: true }, setup: null })
  })

  it('takes a saved card of the member, and no card of others', async () => {
    const { studio, client, bookingId } = await aBookingWithFees(test)
    const { setup } = expected(
      await client.post('/v1/payments/setups/start', { returnUrl: '/account', idempotencyKey: randomUUID() }),
    )
    expected(await payPage(client, setup.nextUrl.split('/').at(-1)))
    const [{ id: methodId }] = expected(await client.get('/v1/payments/methods')).methods
    const stranger = await aPayingMember(studio)
    expect(readRefusal(await agree(stranger.client, bookingId, { methodId }))).toBe('404 BOOKING_NOT_FOUND')
    expect(readRefusal(await agree(client, bookingId, { methodId: randomUUID() }))).toBe('404 PAYMENT_METHOD_NOT_FOUND')
    expect(expected(await agree(client, bookingId, { methodId }))).toMatchObject({
      agreement: { hasCard: true },
      setup: null,
    })
  })

  it('keeps a card of a booking out of the account, and charges no renewals to it', async () => {
    const { studio, client, bookingId } = await aBookingWithFees(test)
    await agreeWithCard(client, bookingId)
    expect(expected(await client.get('/v1/payments/methods')).methods).toEqual([])
    const method = await db
      .selectFrom('payment_methods')
      .select(['is_default', 'booking_id'])
      .where('site_id', '=', studio.siteId)
      .executeTakeFirstOrThrow()
    expect(method).toEqual({ is_default: false, booking_id: bookingId })
  })

  it('works for a visitor, who can follow the card that is being saved', async () => {
    const { studio } = await aBookingWithFees(test)
    const booking = await aBooking(studio.visitor, slotWith(studio, '2026-06-01T12:00:00.000Z'))
    const { setup } = expected(await agree(studio.visitor, booking.id))
    const path = `/v1/payments/setups/${setup.setupId}`
    expect(expected(await studio.visitor.get(path)).setup).toMatchObject({ status: 'REQUIRES_ACTION' })
    expected(await payPage(studio.visitor, setup.nextUrl.split('/').at(-1)))
    expect((await feeOf(studio.visitor, booking.id)).agreement.hasCard).toBe(true)
  })

  it('takes the card that pays the booking, so that a visitor enters it once', async () => {
    const studio = await aSellingStudio(test, { policy: feePolicy })
    const { visitor } = studio
    const { booking, payment, token } = await anUnpaid(visitor, await aHold(visitor, studio, starts))
    const { agreement, setup } = expected(await agree(visitor, booking.id, { withPayment: true }))
    expect([agreement.hasCard, setup]).toEqual([false, null])
    const later = await aStarted(visitor, payment.charge.id)
    expect(later.token).not.toBe(token)
    expect(expected(await payPage(visitor, later.token, cards.decline)).page.status).toBe('REQUIRES_CARD')
    expect((await feeOf(visitor, booking.id)).agreement.hasCard).toBe(false)
    expected(await payPage(visitor, later.token))
    expect((await feeOf(visitor, booking.id)).agreement).toMatchObject({ text: agreedText, hasCard: true })
    const methods = await db
      .selectFrom('payment_methods')
      .select(['is_default', 'booking_id'])
      .where('site_id', '=', studio.siteId)
      .execute()
    expect(methods).toEqual([{ is_default: false, booking_id: booking.id }])
  })

  it('saves no card with a payment whose customer agreed to nothing', async () => {
    const studio = await aSellingStudio(test, { policy: feePolicy })
    await aPaidBooking(studio.visitor, await aHold(studio.visitor, studio, starts))
    const methods = await db.selectFrom('payment_methods').select('id').where('site_id', '=', studio.siteId).execute()
    expect(methods).toEqual([])
  })

  it('refuses bookings without fees, and an empty text', async () => {
    const { studio, client, bookingId } = await aBookingWithFees(test, {
      cancellationFeePolicy: { enabled: false },
      saveCreditCardPolicy: { enabled: false },
    })
    expect(readRefusal(await agree(client, bookingId))).toBe('428 BOOKING_HAS_NO_FEES')
    expect(readRefusal(await agree(client, bookingId, { text: '' }))).toBe('400 text')
    expect(readRefusal(await agree(studio.admin, bookingId))).toBe('403 PERMISSION_DENIED')
  })
})
