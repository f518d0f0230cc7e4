import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { aBooking, aStudio, expected, readRefusal, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import {
  aCharge,
  aPaid,
  aRecorded,
  aStarted,
  getPayment,
  ledger,
  refund,
  sandboxBalance,
  useSandbox,
} from './support/payments.ts'

const { app, context, db } = await createTestApp({ now: '2026-06-01T07:00:00Z' })
const vat = { name: 'VAT', percent: '19', included: true }

describe('refundPayment', () => {
  it('refunds in parts whose tax adds up to that of the payment', async () => {
    const studio = await aStudio(app, context)
    const charge = await aCharge(studio, { totalMinor: 1000, taxMinor: 160, tax: vat })
    const { payment } = await aRecorded(studio.admin, charge.id)
    for (const amount of ['3.33', '3.33', undefined]) expected(await refund(studio.admin, payment.id, amount))
    const { refunds, receipts, payment: after } = await getPayment(studio.admin, payment.id)
    expect(refunds.map(({ amount }: { amount: string }) => amount)).toEqual(['3.33', '3.33', '3.34'])
    expect(receipts.map(({ tax }: { tax: string }) => tax)).toEqual(['1.60', '0.53', '0.54', '0.53'])
    expect(after.refunded).toBe('10.00')
    expect(await ledger(studio)).toEqual({})
  })

  it('refuses more than is left', async () => {
    const studio = await aStudio(app, context)
    const { payment } = await aRecorded(studio.admin, (await aCharge(studio)).id)
    expected(await refund(studio.admin, payment.id, '40'))
    expect(readRefusal(await refund(studio.admin, payment.id, '10.01'))).toBe('428 REFUND_EXCEEDS_PAYMENT')
    expected(await refund(studio.admin, payment.id))
    expect(readRefusal(await refund(studio.admin, payment.id))).toBe('428 REFUND_EXCEEDS_PAYMENT')
    expect(readRefusal(await refund(studio.admin, randomUUID()))).toBe('404 PAYMENT_NOT_FOUND')
  })

  it('refuses a payment that has not succeeded', async () => {
    const studio = await aStudio(app, context)
    await useSandbox(studio)
    const { paymentId } = await aStarted(studio.admin, (await aCharge(studio)).id)
    expect(readRefusal(await refund(studio.admin, paymentId))).toBe('428 PAYMENT_NOT_REFUNDABLE')
  })

  it('lets one of two refunds of the same rest through', async () => {
    const studio = await aStudio(app, context)
    await useSandbox(studio)
    const paymentId = await aPaid(studio.admin, (await aCharge(studio)).id)
    const answers = await Promise.all([1, 2, 3, 4].map(() => refund(studio.admin, paymentId, '30')))
    expect(answers.map(readRefusal).sort()).toEqual(['200', ...Array(3).fill('428 REFUND_EXCEEDS_PAYMENT')])
    expect(await sandboxBalance(studio)).toBe(2000)
    expect(await ledger(studio)).toEqual({ PROVIDER_SANDBOX: 2000, REVENUE: -2000 })
  })

  it('refunds once with the same key, and refuses the key for another amount', async () => {
    const studio = await aStudio(app, context)
    await useSandbox(studio)
    const paymentId = await aPaid(studio.admin, (await aCharge(studio)).id)
    const key = randomUUID()
    const answers = await Promise.all([1, 2].map(() => refund(studio.admin, paymentId, '30', key)))
    expect(answers.map(readRefusal)).toEqual(['200', '200'])
    expect(await sandboxBalance(studio)).toBe(2000)
    expect(readRefusal(await refund(studio.admin, paymentId, '10', key))).toBe('409 IDEMPOTENCY_KEY_REUSED')
  })

  it('marks the booking as refunded once all of it went back', async () => {
    const studio = await aStudio(app, context)
    const booking = await aBooking(studio.admin, slotWith(studio, '2026-06-02T08:00:00.000Z'))
    const { payment } = await aRecorded(studio.admin, (await aCharge(studio, { subjectId: booking.id })).id)
    const statusOf = async () =>
      (await db.selectFrom('bookings').selectAll().where('id', '=', booking.id).executeTakeFirstOrThrow())
        .payment_status
    expected(await refund(studio.admin, payment.id, '20'))
    expect(await statusOf()).toBe('PAID')
    expected(await refund(studio.admin, payment.id))
    expect(await statusOf()).toBe('REFUNDED')
  })
})
