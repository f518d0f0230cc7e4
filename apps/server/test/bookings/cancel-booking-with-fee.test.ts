import { describe, expect, it } from 'vitest'
import { aPaid, ledger } from '../payments/support/payments.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aBookingWithFees, agreeWithCard, collect, feeCharges, feeOf } from './support/fees.ts'

const test = await createTestApp({ now: '2026-06-01T07:00:00Z' })
const { clock, db } = test

type Booked = Awaited<ReturnType<typeof aBookingWithFees>>

const cancelWithFee = ({ studio, bookingId, revision }: Booked, more: object = {}) =>
  studio.admin.post(`/v1/bookings/${bookingId}/cancel-with-fee`, { revision, ...more })

const readRow = (id: string) =>
  db.selectFrom('bookings').select(['revision', 'status']).where('id', '=', id).executeTakeFirstOrThrow()

/** A booking for 80.00, and its revision after the customer paid it by card. */
async function aPaidBooking(): Promise<Booked> {
  const booked = await aBookingWithFees(test)
  const { studio, client, bookingId } = booked
  const { charge } = expected(await studio.admin.post(`/v1/bookings/${bookingId}/charge`, {}))
  await aPaid(client, charge.id)
  return { ...booked, revision: String((await readRow(bookingId)).revision) }
}

describe('cancelBookingWithFee', () => {
  it('charges the card that the customer agreed to, as if they had cancelled', async () => {
    clock.set('2026-06-01T07:00:00Z')
    const booked = await aBookingWithFees(test)
    const { studio, client, bookingId } = booked
    await agreeWithCard(client, bookingId)
    clock.set('2026-06-01T08:30:00Z')
    expect(expected(await cancelWithFee(booked)).booking.status).toBe('CANCELED')
    await collect(test)
    expect((await feeOf(client, bookingId)).fee).toMatchObject({ trigger: 'BOOKING_CANCELED', state: 'PAID' })
    expect(await feeCharges(studio, bookingId)).toMatchObject([{ subjectType: 'CANCELLATION_FEE', paid: '20.00' }])
  })

  it('withdraws the fee when the cancellation is undone', async () => {
    clock.set('2026-06-01T07:00:00Z')
    const booked = await aBookingWithFees(test)
    const { studio, client, bookingId } = booked
    await agreeWithCard(client, bookingId)
    clock.set('2026-06-01T08:30:00Z')
    const { booking } = expected(await cancelWithFee(booked))
    expected(await studio.admin.post(`/v1/bookings/${bookingId}/undo`, { revision: booking.revision }))
    await collect(test)
    expect(await feeCharges(studio, bookingId)).toMatchObject([{ paid: '0.00', waived: '20.00', due: '0.00' }])
    expect((await feeOf(client, bookingId)).fee.state).toBe('PREVIEW')
  })

  it('keeps the fee of what was paid, and refunds the rest only if asked to', async () => {
    for (const [refund, kept] of [
      [true, 2000],
      [false, 8000],
    ] as const) {
      clock.set('2026-06-01T07:00:00Z')
      const booked = await aPaidBooking()
      clock.set('2026-06-01T08:30:00Z')
      expected(await cancelWithFee(booked, { refund }))
      await collect(test)
      expect((await feeOf(booked.client, booked.bookingId)).fee.state).toBe('PAID')
      expect(await ledger(booked.studio)).toEqual({ PROVIDER_SANDBOX: kept, REVENUE: -kept })
    }
  })

  it('cancels nothing where no fee is due, at another revision, or twice', async () => {
    clock.set('2026-06-01T07:00:00Z')
    const booked = await aBookingWithFees(test)
    expect(readRefusal(await cancelWithFee(booked))).toBe('428 BOOKING_HAS_NO_FEES')
    expect(readRefusal(await cancelWithFee({ ...booked, revision: '1' }))).toBe('409 BOOKING_REVISION_MISMATCH')
    expect((await readRow(booked.bookingId)).status).toBe('CONFIRMED')
    clock.set('2026-06-01T08:30:00Z')
    const { booking: canceled } = expected(await cancelWithFee(booked))
    expect(readRefusal(await cancelWithFee({ ...booked, revision: canceled.revision }))).toContain('VALIDATION_FAILURE')
  })
})
