import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { aMemberWithCard, anOnlineOrder, aPlan, aShop, loadCharge } from '../orders/support/shop.ts'
import { aBooking, aStudio, type Client, expected, readRefusal, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import {
  aCharge,
  aPaid,
  aRecorded,
  aStarted,
  getPayment,
  ledger,
  record,
  refund,
  sandboxBalance,
  useSandbox,
} from './support/payments.ts'

const test = await createTestApp({ now: '2026-06-01T07:00:00Z' })
const { app, context, db } = test
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

describe('a payment by mistake', () => {
  const correct = (client: Client, paymentId: string, more: object = {}) =>
    client.post(`/v1/payments/${paymentId}/refund`, { idempotencyKey: randomUUID(), owedAgain: true, ...more })

  const statusOf = async (id: string) =>
    (await db.selectFrom('bookings').select('payment_status').where('id', '=', id).executeTakeFirstOrThrow())
      .payment_status

  async function aChargedBooking() {
    const studio = await aStudio(app, context)
    const booking = await aBooking(studio.admin, slotWith(studio, '2026-06-02T08:00:00.000Z'))
    const charge = await aCharge(studio, { subjectId: booking.id, totalMinor: 1000, taxMinor: 160, tax: vat })
    return { studio, booking, charge }
  }

  it('is due again after its refund, and is paid again', async () => {
    const { studio, booking, charge } = await aChargedBooking()
    const { payment } = await aRecorded(studio.admin, charge.id)
    const corrected = expected(await correct(studio.admin, payment.id))
    expect(corrected.charge).toMatchObject({ paid: '10.00', refunded: '10.00', due: '10.00', status: 'NOT_PAID' })
    expect(corrected.refunds).toMatchObject([{ amount: '10.00', owedAgain: true }])
    expect(await statusOf(booking.id)).toBe('NOT_PAID')
    expect(await ledger(studio)).toEqual({ RECEIVABLE: 1000, REVENUE: -840, TAX: -160 })
    const again = await aRecorded(studio.admin, charge.id, undefined, 'CARD_TERMINAL')
    expect(again.charge).toMatchObject({ due: '0.00', status: 'PARTIALLY_REFUNDED' })
    expect(again.receipts).toMatchObject([{ amount: '10.00', tax: '1.60' }])
    expect(await statusOf(booking.id)).toBe('PAID')
    expect(await ledger(studio)).toEqual({ CARD_TERMINAL: 1000, REVENUE: -840, TAX: -160 })
  })

  it('is due again in part, stands in the history, and takes no more than that', async () => {
    const { studio, booking, charge } = await aChargedBooking()
    const { payment } = await aRecorded(studio.admin, charge.id)
    const mistake = { amount: '4', reason: 'Wrong customer' }
    const { charge: after } = expected(await correct(studio.admin, payment.id, mistake))
    expect(after).toMatchObject({ due: '4.00', status: 'PARTIALLY_PAID', credited: '0.00' })
    expect(await statusOf(booking.id)).toBe('PARTIALLY_PAID')
    expect(readRefusal(await record(studio.admin, charge.id, '4.01'))).toBe('428 PAYMENT_EXCEEDS_CHARGE')
    expected(await record(studio.admin, charge.id, '4'))
    const { entries } = expected(await studio.admin.get(`/v1/bookings/${booking.id}/history`))
    const entry = entries.find(({ detail }: { detail: { refunded?: string } }) => detail.refunded)
    expect(entry).toMatchObject({ actorType: 'app', detail: { refunded: '4.00 EUR', reason: 'Wrong customer' } })
  })

  it('also writes a refund that ends a part of the sale into the history, and into the status of the charge', async () => {
    const { studio, booking, charge } = await aChargedBooking()
    const { payment } = await aRecorded(studio.admin, charge.id)
    const { charge: after } = expected(await refund(studio.admin, payment.id, '4'))
    expect(after).toMatchObject({ due: '0.00', credited: '4.00', status: 'PARTIALLY_REFUNDED' })
    const { entries } = expected(await studio.admin.get(`/v1/bookings/${booking.id}/history`))
    expect(entries.map(({ detail }: { detail: { refunded?: string } }) => detail.refunded ?? '')).toContain('4.00 EUR')
  })

  it('by card goes back to the card, and another card pays', async () => {
    const { studio, charge } = await aChargedBooking()
    await useSandbox(studio)
    const paymentId = await aPaid(studio.admin, charge.id)
    expected(await correct(studio.admin, paymentId))
    expect(await sandboxBalance(studio)).toBe(0)
    await aPaid(studio.admin, charge.id)
    expect(await sandboxBalance(studio)).toBe(1000)
    expect(await ledger(studio)).toEqual({ PROVIDER_SANDBOX: 1000, REVENUE: -840, TAX: -160 })
  })

  it('is refunded once with the same key, and the key is refused for the other meaning', async () => {
    const { studio, charge } = await aChargedBooking()
    const { payment } = await aRecorded(studio.admin, charge.id)
    const key = { idempotencyKey: randomUUID() }
    const answers = await Promise.all([1, 2].map(() => correct(studio.admin, payment.id, key)))
    expect(answers.map(readRefusal)).toEqual(['200', '200'])
    const other = await correct(studio.admin, payment.id, { ...key, owedAgain: false })
    expect(readRefusal(other)).toBe('409 IDEMPOTENCY_KEY_REUSED')
    expect(expected(await studio.admin.get(`/v1/payments/${payment.id}`)).charge).toMatchObject({ due: '10.00' })
  })

  it('of a plan by card is refused, naming the field: its next cycle would charge the card again', async () => {
    const shop = await aShop(test)
    await shop.setProvider('SANDBOX')
    const member = await aMemberWithCard(shop)
    const { id } = await anOnlineOrder(member, (await aPlan(shop)).id)
    const paymentId = await aPaid(shop.admin, (await loadCharge(db, id)).id)
    expect(readRefusal(await correct(shop.admin, paymentId))).toBe('400 owedAgain')
  })
})
