import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { reconcilePayments } from '../../src/features/payments/index.ts'
import { aBookingWithFees, agreeWithCard, collect, feeCharges, feeOf, mark } from '../bookings/support/fees.ts'
import { sandboxBalance } from '../payments/support/payments.ts'
import { expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const test = await createTestApp({ now: '2026-06-01T07:00:00Z' })
const { clock, context } = test
const real = context.gateways.payments.SANDBOX
beforeEach(() => clock.set('2026-06-01T07:00:00Z'))
afterEach(() => {
  context.gateways.payments.SANDBOX = real
})

/** The no-show fee of 40.00 was collected from the card, and withdrawn because the customer came after all. */
async function aWithdrawnFee() {
  const booked = await aBookingWithFees(test)
  await agreeWithCard(booked.client, booked.bookingId)
  clock.set('2026-06-01T10:15:00Z')
  expected(await mark(booked.studio, booked.bookingId, 'NOT_ATTENDED'))
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
  it.each(['was made', 'is under way'])('is due once more while the refund of the first %s', async (time) => {
    const { studio, client, bookingId } = await aWithdrawnFee()
    if (time === 'was made') await collect(test)
    expected(await mark(studio, bookingId, 'NOT_ATTENDED'))
    await collect(test)
    await collect(test)
    expect(await sandboxBalance(studio)).toBe(4000)
    expect((await feeOf(client, bookingId)).fee).toMatchObject({ state: 'PAID', amount: '40.00' })
    expect(await feeCharges(studio, bookingId)).toMatchObject([
      { paid: '40.00', refunded: '40.00', due: '0.00' },
      { paid: '40.00', refunded: '0.00', due: '0.00' },
    ])
  })

  it('is owed, and the first owed back, when the refund of the first fails', async () => {
    const { studio, client, bookingId } = await aWithdrawnFee()
    refuseRefunds()
    expected(await mark(studio, bookingId, 'NOT_ATTENDED'))
    await reconcilePayments(context, clock.now())
    expect((await feeOf(client, bookingId)).fee).toMatchObject({ state: 'OWED', amount: '40.00' })
    expect(await feeCharges(studio, bookingId)).toMatchObject([{ owedBack: '40.00' }, { due: '40.00' }])
    await collect(test)
    expect((await feeOf(client, bookingId)).fee).toMatchObject({ state: 'PAID' })
    expect(await feeCharges(studio, bookingId)).toMatchObject([
      { owedBack: '40.00', due: '0.00' },
      { paid: '40.00', due: '0.00', owedBack: '0.00' },
    ])
  })
})
