import { describe, expect, it } from 'vitest'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aBookingWithFees, agreedText, agreeWithCard, feeOf, mark } from './support/fees.ts'

const test = await createTestApp({ now: '2026-06-01T07:00:00Z' })
const { clock } = test

describe('getBookingFee', () => {
  it('tells what cancelling or not attending would cost, then what is owed', async () => {
    const { studio, client, bookingId } = await aBookingWithFees(test)
    expect(await feeOf(client, bookingId)).toEqual({ fee: null, agreement: null })
    await agreeWithCard(client, bookingId)
    clock.set('2026-06-01T08:30:00Z')
    expect(await feeOf(studio.admin, bookingId)).toMatchObject({
      fee: { trigger: 'BOOKING_CANCELED', state: 'PREVIEW', amount: '20.00', currency: 'EUR' },
      agreement: { text: agreedText, hasCard: true },
    })
    clock.set('2026-06-01T10:15:00Z')
    const noShow = { trigger: 'NOT_ATTENDED', amount: '40.00' }
    expect((await feeOf(studio.admin, bookingId)).fee).toMatchObject({ ...noShow, state: 'PREVIEW' })
    expected(await mark(studio, bookingId, 'NOT_ATTENDED'))
    expect((await feeOf(studio.admin, bookingId)).fee).toMatchObject({ ...noShow, state: 'OWED' })
    expect(readRefusal(await studio.visitor.get(`/v1/bookings/${bookingId}/fee`))).toBe('404 BOOKING_NOT_FOUND')
  })
})
