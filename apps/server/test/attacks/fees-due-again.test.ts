import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aBookingWithFees, agreeWithCard, collect, feeCharges, feeOf, mark } from '../bookings/support/fees.ts'
import { aPaid, aRecorded, sandboxBalance } from '../payments/support/payments.ts'
import { expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const test = await createTestApp({ now: '2026-06-01T07:00:00Z' })
const { clock, context } = test
const real = context.gateways.payments.SANDBOX
beforeEach(() => clock.set('2026-06-01T07:00:00Z'))
afterEach(() => {
  context.gateways.payments.SANDBOX = real
})

/** A visit that was missed: the fee of 40.00 is due, and the card may pay it. */
async function aMissedVisit() {
  const booked = await aBookingWithFees(test)
  await agreeWithCard(booked.client, booked.bookingId)
  clock.set('2026-06-01T10:15:00Z')
  expected(await mark(booked.studio, booked.bookingId, 'NOT_ATTENDED'))
  return booked
}

/** The fee was collected from the card, and withdrawn because the customer came after all. */
async function aWithdrawnFee() {
  const booked = await aMissedVisit()
  await collect(test)
  expect(await sandboxBalance(booked.studio)).toBe(4000)
  expected(await mark(booked.studio, booked.bookingId, 'ATTENDED'))
  return booked
}

function refuseRefunds(): void {
  const refused = { id: null, status: 'FAILED', failureCode: 'expired_or_canceled_card' } as const
  context.gateways.payments.SANDBOX = { ...real, refund: async () => refused }
}

describe('a no-show fee that was withdrawn by mistake', () => {
  it('is paid by the card once more after the refund of the first', async () => {
    const { studio, client, bookingId } = await aWithdrawnFee()
    await collect(test)
    expected(await mark(studio, bookingId, 'NOT_ATTENDED'))
    await collect(test)
    expect(await sandboxBalance(studio)).toBe(4000)
    expect((await feeOf(client, bookingId)).fee).toMatchObject({ state: 'PAID', amount: '40.00' })
    expect(await feeCharges(studio, bookingId)).toMatchObject([
      { paid: '40.00', refunded: '40.00', due: '0.00' },
      { paid: '40.00', refunded: '0.00', due: '0.00' },
    ])
  })

  it('is owed once more while the first goes back', async () => {
    const { studio, client, bookingId } = await aWithdrawnFee()
    expected(await mark(studio, bookingId, 'NOT_ATTENDED'))
    await collect(test)
    await collect(test)
    expect(await sandboxBalance(studio)).toBe(0)
    expect((await feeOf(client, bookingId)).fee).toMatchObject({ state: 'OWED', amount: '40.00' })
    const charges = await feeCharges(studio, bookingId)
    expect(charges).toMatchObject([
      { paid: '40.00', refunded: '40.00', due: '0.00' },
      { paid: '0.00', due: '40.00' },
    ])
    await aPaid(client, charges[1].id)
    expect((await feeOf(client, bookingId)).fee).toMatchObject({ state: 'PAID' })
  })

  it('is owed once more, and the first owed back, when the refund of the first fails', async () => {
    const { studio, client, bookingId } = await aWithdrawnFee()
    refuseRefunds()
    expected(await mark(studio, bookingId, 'NOT_ATTENDED'))
    await collect(test)
    expect(await sandboxBalance(studio)).toBe(4000)
    expect((await feeOf(client, bookingId)).fee).toMatchObject({ state: 'OWED', amount: '40.00' })
    expect(await feeCharges(studio, bookingId)).toMatchObject([
      { owedBack: '40.00', due: '0.00' },
      { owedBack: '0.00', due: '40.00' },
    ])
  })

  it('is not taken from the card of who paid the first in cash', async () => {
    const { studio, client, bookingId } = await aMissedVisit()
    const [first] = await feeCharges(studio, bookingId)
    await aRecorded(studio.admin, first.id)
    expected(await mark(studio, bookingId, 'ATTENDED'))
    expected(await mark(studio, bookingId, 'NOT_ATTENDED'))
    await collect(test)
    expect(await sandboxBalance(studio)).toBe(0)
    expect((await feeOf(client, bookingId)).fee).toMatchObject({ state: 'OWED', amount: '40.00' })
    expect(await feeCharges(studio, bookingId)).toMatchObject([{ owedBack: '40.00' }, { due: '40.00' }])
  })
})
