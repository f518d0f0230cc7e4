import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { aBooking, aStudio, expected, readRefusal, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aCharge, aRecorded, ledger, record } from './support/payments.ts'

const { app, context, db } = await createTestApp({ now: '2026-06-01T07:00:00Z' })

describe('recordPayment', () => {
  it('splits a charge over several methods', async () => {
    const studio = await aStudio(app, context)
    const charge = await aCharge(studio)
    await aRecorded(studio.admin, charge.id, '20', 'CASH')
    await aRecorded(studio.admin, charge.id, '17.50', 'CARD_TERMINAL')
    const last = await aRecorded(studio.admin, charge.id, undefined, 'OTHER')
    expect(last).toMatchObject({ payment: { amount: '12.50' }, charge: { paid: '50.00', due: '0.00' } })
    expect(await ledger(studio)).toEqual({ CASH: 2000, CARD_TERMINAL: 1750, OTHER: 1250, REVENUE: -5000 })
  })

  it('refuses more than is due, nothing, and more decimals than the currency has', async () => {
    const studio = await aStudio(app, context)
    const charge = await aCharge(studio)
    const refused = async (amount?: string) => readRefusal(await record(studio.admin, charge.id, amount))
    expect(await refused('50.01')).toBe('428 PAYMENT_EXCEEDS_CHARGE')
    expect(await refused('0')).toBe('400 amount')
    expect(await refused('1.005')).toBe('400 amount')
    expect(await refused('-1')).toBe('400 amount')
    await aRecorded(studio.admin, charge.id)
    expect(await refused()).toBe('428 PAYMENT_EXCEEDS_CHARGE')
    expect(readRefusal(await record(studio.admin, charge.id, '5', 'CARD'))).toBe('400 method')
    expect(readRefusal(await record(studio.admin, randomUUID()))).toBe('404 CHARGE_NOT_FOUND')
  })

  it.each([
    ['JPY', '5000', '5000', '1.5'],
    ['EUR', '50.00', '50.00', '1.005'],
    ['KWD', '5.000', '5.000', '1.0005'],
  ])('keeps the decimals of %s', async (currency, total, paid, tooPrecise) => {
    const studio = await aStudio(app, context)
    const charge = await aCharge(studio, { currency })
    expect(readRefusal(await record(studio.admin, charge.id, tooPrecise))).toBe('400 amount')
    const answer = await aRecorded(studio.admin, charge.id)
    expect(answer).toMatchObject({ charge: { total, paid }, payment: { amount: paid, currency } })
    expect(await ledger(studio, currency)).toEqual({ CASH: 5000, REVENUE: -5000 })
  })

  it('lets one of two payments of the same rest through', async () => {
    const studio = await aStudio(app, context)
    const charge = await aCharge(studio)
    const answers = await Promise.all([1, 2, 3, 4].map(() => record(studio.admin, charge.id, '30')))
    expect(answers.map(readRefusal).sort()).toEqual(['200', ...Array(3).fill('428 PAYMENT_EXCEEDS_CHARGE')])
    expect(await ledger(studio)).toMatchObject({ CASH: 3000, RECEIVABLE: 2000 })
  })

  it('records once when the request is repeated', async () => {
    const studio = await aStudio(app, context)
    const charge = await aCharge(studio)
    const once = () =>
      studio.admin.post(
        '/v1/payments/record',
        { chargeId: charge.id, method: 'CASH', amount: '10' },
        { 'idempotency-key': 'a' },
      )
    const [one, two] = await Promise.all([once(), once()])
    expect(expected(one)).toEqual(expected(two))
    expect(await ledger(studio)).toMatchObject({ CASH: 1000 })
  })

  it('numbers receipts without gaps when 20 payments race, refused ones included', async () => {
    const studio = await aStudio(app, context)
    const charge = await aCharge(studio, { totalMinor: 1500 })
    const answers = await Promise.all(Array.from({ length: 20 }, () => record(studio.admin, charge.id, '1')))
    expect(answers.map(readRefusal).filter((answer) => answer === '200')).toHaveLength(15)
    const { receipts } = expected(await studio.admin.get('/v1/payments/receipts?limit=100'))
    const numbers = receipts.map(({ number }: { number: number }) => number).sort((a: number, b: number) => a - b)
    expect(numbers).toEqual(Array.from({ length: 15 }, (_, index) => index + 1))
  })

  it('updates the payment status of the booking, with history and an event', async () => {
    const studio = await aStudio(app, context)
    const booking = await aBooking(studio.admin, slotWith(studio, '2026-06-02T08:00:00.000Z'), {
      status: 'CONFIRMED',
    })
    const charge = await aCharge(studio, { subjectId: booking.id })
    const statusOf = async () =>
      (await db.selectFrom('bookings').selectAll().where('id', '=', booking.id).executeTakeFirstOrThrow())
        .payment_status
    const { payment } = await aRecorded(studio.admin, charge.id, '20')
    expect(await statusOf()).toBe('PARTIALLY_PAID')
    await aRecorded(studio.admin, charge.id)
    expect(await statusOf()).toBe('PAID')
    const { entries } = expected(await studio.admin.get(`/v1/bookings/${booking.id}/history`))
    expect(entries.at(-1)).toMatchObject({ action: 'payment', actorType: 'system' })
    const events = await db.selectFrom('events').selectAll().where('entity_id', '=', booking.id).execute()
    expect(events.filter(({ slug }) => slug === 'updated')).toHaveLength(2)
    const paid = await db.selectFrom('events').selectAll().where('entity_id', '=', payment.id).execute()
    expect(paid.map(({ slug, sequence }) => [slug, sequence])).toEqual([['succeeded', 1]])
  })

  it('creates one charge for a subject however often it is asked to', async () => {
    const studio = await aStudio(app, context)
    const first = await aCharge(studio)
    const again = { subjectId: first.subject_id, totalMinor: 9900 }
    const others = await Promise.all([aCharge(studio, again), aCharge(studio, again)])
    expect(others.map(({ id, total_minor }) => [id, total_minor])).toEqual(Array(2).fill([first.id, 5000]))
    expect(await ledger(studio)).toEqual({ RECEIVABLE: 5000, REVENUE: -5000 })
  })
})
