import { describe, expect, it } from 'vitest'
import {
  aBookingWithFees,
  agreeWithCard,
  collect,
  feeCharges,
  feeOf,
  feePolicy,
  mark,
} from '../bookings/support/fees.ts'
import { getBooking } from '../bookings/support/paying.ts'
import { aCharge, aPaid, aRecorded, refund, sandboxBalance } from '../payments/support/payments.ts'
import { aPaidAtStripe, aStripeStudio, deliverAll, useFakeStripe } from '../payments/support/stripe.ts'
import { aBooking, expected, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const test = await createTestApp({ now: '2026-06-01T07:00:00Z' })
const { clock, db } = test
const fakeStripe = await useFakeStripe(test)

type Booked = Awaited<ReturnType<typeof aBookingWithFees>>
const [late, missed] = ['2026-06-01T08:30:00Z', '2026-06-01T10:15:00Z']

/** A booking of 80 euros with its charge, whose customer agreed that a card pays the fees. */
async function aCharged() {
  clock.set('2026-06-01T07:00:00Z')
  const booked = await aBookingWithFees(test)
  await agreeWithCard(booked.client, booked.bookingId)
  const { charge } = expected(await booked.studio.admin.post(`/v1/bookings/${booked.bookingId}/charge`, {}))
  return { ...booked, chargeId: charge.id as string }
}

async function aPaidBooking() {
  const booked = await aCharged()
  return { ...booked, paymentId: (await aPaid(booked.client, booked.chargeId)) as string }
}

async function aMissed() {
  const booked = await aPaidBooking()
  clock.set(missed)
  expected(await mark(booked.studio, booked.bookingId, 'NOT_ATTENDED'))
  return booked
}

async function send({ studio, bookingId }: Booked, call: string, more: object) {
  const { revision } = await getBooking(studio, bookingId)
  const version = call === 'cancel' ? 'v2' : 'v1'
  return expected(await studio.admin.post(`/${version}/bookings/${bookingId}/${call}`, { revision, ...more }))
}

/** How the fee stands, what of it is due besides, and what the business has of the money. */
async function outcome({ studio, client, bookingId }: Booked) {
  await collect(test)
  const { fee } = await feeOf(client, bookingId)
  const charges = await feeCharges(studio, bookingId)
  const due = charges
    .filter(({ subjectType }: { subjectType: string }) => subjectType.endsWith('FEE'))
    .reduce((sum: number, charge: { due: string }) => sum + Number(charge.due), 0)
  return [fee?.state === 'PREVIEW' ? undefined : fee?.state, due, await sandboxBalance(studio)]
}

describe('a no-show fee that the payment covers', () => {
  it.each([
    ['cancel-with-fee', { refund: true }],
    ['cancel', { flowControlSettings: { withRefund: true } }],
  ])('is kept of what %s returns', async (call, more) => {
    const booked = await aMissed()
    await send(booked, call, more)
    expect(await outcome(booked)).toEqual(['PAID', 0, 4000])
  })

  it('is given up where staff say so', async () => {
    const booked = await aMissed()
    await send(booked, 'cancel', { flowControlSettings: { withRefund: true, waiveCancellationFee: true } })
    expect(await outcome(booked)).toEqual([undefined, 0, 0])
  })

  it.each([
    ['0', 40, 0],
    ['15', 25, 1500],
    ['50', 0, 5000],
  ])('is owed again as far as the price that remains, %s, does not cover it', async (newPrice, due, balance) => {
    const booked = await aMissed()
    await send(booked, 'cancel', { newPrice })
    expect(await outcome(booked)).toEqual([due > 0 ? 'OWED' : 'PAID', due, balance])
  })

  it.each([
    ['80.00', 40, 0],
    ['70.00', 30, 1000],
    ['30.00', 0, 5000],
  ])('is owed again as far as a refund of %s takes it, and no card pays it unasked', async (amount, due, balance) => {
    const booked = await aMissed()
    expected(await refund(booked.studio.admin, booked.paymentId, amount))
    expect(await outcome(booked)).toEqual([due > 0 ? 'OWED' : 'PAID', due, balance])
  })

  it('is not owed beside the price that a dispute took', async () => {
    clock.set('2026-06-01T07:00:00Z')
    const studio = await aStripeStudio(test, fakeStripe)
    const { id } = await aBooking(studio.admin, slotWith(studio, '2026-06-02T08:00:00.000Z'))
    const cancellationWindows = [{ startInMinutes: 60, amount: { value: '20', currency: 'EUR' } }]
    const policy = { ...feePolicy, cancellationFeePolicy: { enabled: true, cancellationWindows } }
    await db
      .updateTable('bookings')
      .set({ policy_snapshot: JSON.stringify(policy) })
      .where('id', '=', id)
      .execute()
    const { id: chargeId } = await aCharge(studio, { subjectId: id })
    const { intentId } = await aPaidAtStripe(test, studio, fakeStripe, { chargeId })
    clock.set('2026-06-02T08:30:00Z')
    expected(await mark(studio, id, 'NOT_ATTENDED'))
    fakeStripe.account.dispute(intentId, 'lost', 4500)
    await deliverAll(test, studio, fakeStripe)
    const due = Object.fromEntries(
      (await feeCharges(studio, id)).map((one: { subjectType: string; due: string }) => [one.subjectType, one.due]),
    )
    // The price is owed again, and pays the fee.
    expect(due).toEqual({ BOOKING: '45.00', NO_SHOW_FEE: '0.00' })
  })
})

describe('a fee that was kept of a cancelled booking', () => {
  it('is owed again when staff refund it too', async () => {
    const booked = await aPaidBooking()
    clock.set(late)
    const { revision } = await getBooking(booked.studio, booked.bookingId)
    expected(await booked.client.post(`/v2/bookings/${booked.bookingId}/cancel`, { revision }))
    expect(await outcome(booked)).toEqual(['PAID', 0, 2000])
    expected(await refund(booked.studio.admin, booked.paymentId))
    expect(await outcome(booked)).toEqual(['OWED', 20, 0])
  })

  it('goes back when the customer came after all', async () => {
    const booked = await aPaidBooking()
    clock.set(missed)
    await send(booked, 'cancel-with-fee', { refund: true })
    expect(await outcome(booked)).toEqual(['PAID', 0, 4000])
    expected(await mark(booked.studio, booked.bookingId, 'ATTENDED'))
    expect(await outcome(booked)).toEqual([undefined, 0, 0])
  })
})

describe('a booking that is paid after its no-show', () => {
  async function aMissedUnpaid() {
    const booked = await aCharged()
    clock.set(missed)
    expected(await mark(booked.studio, booked.bookingId, 'NOT_ATTENDED'))
    return booked
  }

  it('costs as much as one that was paid before', async () => {
    const booked = await aMissedUnpaid()
    await aRecorded(booked.studio.admin, booked.chargeId, '15.00')
    expect(await outcome(booked)).toEqual(['PAID', 0, 2500])
    await aRecorded(booked.studio.admin, booked.chargeId, '65.00')
    expect(await outcome(booked)).toEqual(['PAID', 0, 0])
  })

  it('has the fee back that its card paid meanwhile, and owes it when the payment goes back', async () => {
    const booked = await aMissedUnpaid()
    expect(await outcome(booked)).toEqual(['PAID', 0, 4000])
    const { payment } = await aRecorded(booked.studio.admin, booked.chargeId, '80.00')
    expect(await outcome(booked)).toEqual(['PAID', 0, 0])
    expected(await refund(booked.studio.admin, payment.id))
    expect(await outcome(booked)).toEqual(['OWED', 40, 0])
  })
})
