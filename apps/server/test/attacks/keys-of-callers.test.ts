import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { cancelOpenPayment } from '../../src/features/payments/index.ts'
import { aBookingWithFees, agree, agreeWithCard, collect, feeCharges, feeOf } from '../bookings/support/fees.ts'
import {
  aCharge,
  aPayingMember,
  aRecorded,
  aStarted,
  getPayment,
  ledger,
  payPage,
  start,
  useSandbox,
} from '../payments/support/payments.ts'
import { aBooking, aStudio, aVisitor, expected, readRefusal, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const test = await createTestApp({ now: '2026-06-01T07:00:00Z' })
const { app, context, clock, db } = test

async function aLateCancellation() {
  clock.set('2026-06-01T07:00:00Z')
  const booked = await aBookingWithFees(test)
  await agreeWithCard(booked.client, booked.bookingId)
  clock.set('2026-06-01T08:30:00Z')
  const { client, bookingId, revision } = booked
  expected(await client.post(`/v2/bookings/${bookingId}/cancel`, { revision }))
  const [fee] = await feeCharges(booked.studio, bookingId)
  return { ...booked, chargeId: fee.id as string }
}

/** Everything a server's key could look like to who guesses it. */
const guessesOf = (chargeId: string) => [
  `fee:${chargeId}`,
  `server:fee:${chargeId}`,
  `caller:server:fee:${chargeId}`,
  `combined:${chargeId}:${chargeId}`,
]

describe('a customer who sends a key that the server uses', () => {
  it('does not stop the collection of the fee, before, after or on another charge', async () => {
    for (const [index] of guessesOf('').entries()) {
      const { studio, client, bookingId, chargeId } = await aLateCancellation()
      const idempotencyKey = guessesOf(chargeId)[index]
      const { paymentId } = await aStarted(client, chargeId, { idempotencyKey })
      await cancelOpenPayment(context, studio.siteId, chargeId)
      expect((await getPayment(studio.admin, paymentId)).payment.status).toBe('CANCELED')
      await collect(test)
      expect((await feeOf(client, bookingId)).fee).toMatchObject({ state: 'PAID' })
      expect(await ledger(studio)).toEqual({ PROVIDER_SANDBOX: 2000, REVENUE: -2000 })
      expect(readRefusal(await start(client, chargeId, { idempotencyKey }))).not.toBe('500')
      await collect(test)
      expect(await ledger(studio)).toEqual({ PROVIDER_SANDBOX: 2000, REVENUE: -2000 })
    }
  })

  it('does not stop a refund of what was paid too much', async () => {
    const studio = await aStudio(app, context)
    await useSandbox(studio)
    const charge = await aCharge(studio)
    const { paymentId, token } = await aStarted(studio.admin, charge.id)
    const other = await aCharge(studio)
    await aRecorded(studio.admin, other.id)
    const recorded = await aRecorded(studio.admin, charge.id, '40')
    const idempotencyKey = `overpayment:${paymentId}`
    expected(await studio.admin.post(`/v1/payments/${recorded.payment.id}/refund`, { idempotencyKey, amount: '1' }))
    expected(await payPage(studio.admin, token))
    await collect(test)
    expect((await getPayment(studio.admin, paymentId)).payment).toMatchObject({
      status: 'SUCCEEDED',
      refunded: '40.00',
    })
  })
})

describe('two customers', () => {
  it('may send the same key, for payments, cards and fees', async () => {
    const studio = await aStudio(app, context)
    await useSandbox(studio)
    const stranger = await aVisitor(app, studio.siteId)
    const idempotencyKey = 'the same'
    const started: string[] = []
    for (const [client, startAt] of [
      [studio.visitor, '2026-06-02T08:00:00.000Z'],
      [stranger, '2026-06-02T10:00:00.000Z'],
    ] as const) {
      const { id } = await aBooking(client, slotWith(studio, startAt))
      const charge = await aCharge(studio, { subjectId: id })
      started.push((await aStarted(client, charge.id, { idempotencyKey })).paymentId)
    }
    expect(new Set(started).size).toBe(2)
    const setups: string[] = []
    for (const { client } of [await aPayingMember(studio), await aPayingMember(studio)]) {
      const sent = { returnUrl: '/account', idempotencyKey }
      setups.push(expected(await client.post('/v1/payments/setups/start', sent)).setup.setupId)
    }
    expect(new Set(setups).size).toBe(2)
    clock.set('2026-06-01T07:00:00Z')
    const [one, two] = [await aBookingWithFees(test), await aBookingWithFees(test)]
    for (const { client, bookingId } of [one, two])
      expect(expected(await agree(client, bookingId, { idempotencyKey })).setup.setupId).toBeTruthy()
  })

  it('who pay the same charge do not get each other’s payment by its key', async () => {
    const studio = await aStudio(app, context)
    await useSandbox(studio)
    const booking = await aBooking(studio.visitor, slotWith(studio, '2026-06-03T08:00:00.000Z'))
    const charge = await aCharge(studio, { subjectId: booking.id })
    const idempotencyKey = 'the same'
    const first = await aStarted(studio.visitor, charge.id, { idempotencyKey })
    const second = await aStarted(studio.admin, charge.id, { idempotencyKey })
    expect(second.paymentId).not.toBe(first.paymentId)
    expect((await getPayment(studio.admin, first.paymentId)).payment.status).toBe('CANCELED')
    const again = await aStarted(studio.admin, charge.id, { idempotencyKey })
    expect(again.paymentId).toBe(second.paymentId)
  })
})

it('the database refuses a key that belongs to no caller and not to the server', async () => {
  const { studio, chargeId } = await aLateCancellation()
  await collect(test)
  const change = sql`update payments set idempotency_key = 'fee:1' where charge_id = ${chargeId}`.execute(db)
  await expect(change).rejects.toMatchObject({ constraint: 'payments_idempotency_key_check' })
  expect(await ledger(studio)).toEqual({ PROVIDER_SANDBOX: 2000, REVENUE: -2000 })
  const { rows } = await sql`select conname from pg_constraint where conname like '%idempotency_key_check'`.execute(db)
  expect(rows).toHaveLength(4)
})
