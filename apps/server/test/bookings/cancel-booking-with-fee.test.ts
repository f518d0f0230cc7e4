import { describe, expect, it } from 'vitest'
import { aPaid, aRecorded, ledger, refund } from '../payments/support/payments.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aBookingWithFees, agreeWithCard, collect, feeCharges, feeOf } from './support/fees.ts'
import { chargeOf } from './support/paying.ts'

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

/** A booking for 80.00 that was paid in cash. */
async function aBookingPaidInCash() {
  clock.set('2026-06-01T07:00:00Z')
  const booked = await aBookingWithFees(test)
  const { charge } = expected(await booked.studio.admin.post(`/v1/bookings/${booked.bookingId}/charge`, {}))
  const { payment } = await aRecorded(booked.studio.admin, charge.id)
  const { revision } = await readRow(booked.bookingId)
  return { ...booked, paymentId: payment.id as string, revision: String(revision) }
}

describe('a customer who cancels late what they paid in cash', () => {
  it('is owed back what exceeds the fee, until staff return it', async () => {
    const { studio, client, bookingId, paymentId, revision } = await aBookingPaidInCash()
    clock.set('2026-06-01T08:30:00Z')
    expected(await client.post(`/v2/bookings/${bookingId}/cancel`, { revision }))
    expect(await chargeOf(studio, bookingId)).toMatchObject({ owedBack: '60.00', due: '0.00' })
    expect(await ledger(studio)).toEqual({ CASH: 8000, RECEIVABLE: -6000, REVENUE: -2000 })
    const { entries } = expected(await studio.admin.get(`/v1/bookings/${bookingId}/history`))
    const canceled = entries.find(({ action }: { action: string }) => action === 'cancel')
    expect(canceled.detail).toMatchObject({ owedBack: '60.00 EUR' })
    expected(await refund(studio.admin, paymentId, '60'))
    expect(await chargeOf(studio, bookingId)).toMatchObject({ owedBack: '0.00', due: '0.00', refunded: '60.00' })
    expect(await ledger(studio)).toEqual({ CASH: 2000, REVENUE: -2000 })
  })
})

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

  it('owes back the rest of what was paid in cash, if asked to', async () => {
    for (const [refund, owedBack] of [
      [true, '60.00'],
      [false, '0.00'],
    ] as const) {
      const { studio, bookingId, ...booked } = await aBookingPaidInCash()
      clock.set('2026-06-01T08:30:00Z')
      expected(await cancelWithFee({ studio, bookingId, ...booked }, { refund }))
      await collect(test)
      expect(await chargeOf(studio, bookingId)).toMatchObject({ owedBack, due: '0.00' })
      expect((await feeOf(booked.client, bookingId)).fee.state).toBe('PAID')
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
