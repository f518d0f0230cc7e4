import { describe, expect, it } from 'vitest'
import { getPayment, ledger, refund } from '../payments/support/payments.ts'
import { deliver, deliverAll, keysOf, saveSettings, useFakeStripe } from '../payments/support/stripe.ts'
import { expected, readRefusal, type Studio, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aPaidStudio, at, before, getBooking, getCheckoutOrder, startCheckout, twoBookings } from './support/baskets.ts'

const test = await createTestApp({ now: before })
const fakeStripe = await useFakeStripe(test)
const { account } = fakeStripe

/** An order of two bookings whose payment was started at Stripe. */
async function twoBookingsAtStripe(more: object = {}) {
  const studio = await aPaidStudio(test, {}, more)
  expected(await saveSettings(studio.admin, { provider: 'STRIPE', stripe: keysOf(fakeStripe) }))
  const { id, one, two } = await twoBookings(studio.visitor, studio)
  const { order, progress } = await startCheckout(studio.visitor, id, '100.00')
  const clientSecret: string = progress.stripe.clientSecret
  const intentId = clientSecret.split('_secret_')[0] ?? ''
  return { studio, one, two, order, clientSecret, intentId }
}

const listPayments = async ({ admin }: Studio) => expected(await admin.post('/v1/payments/query', {})).payments

describe('one payment at Stripe for several lines', () => {
  it('asks for the sum once, records each line once, and refunds one line', async () => {
    const { studio, one, two, order, clientSecret, intentId } = await twoBookingsAtStripe()
    expect(account.pay(clientSecret, 'challenge')).toBe('requires_action')
    account.answerChallenge(clientSecret, true)
    const messages = fakeStripe.takeMessages()
    // Each twice, as Stripe may.
    for (const message of [...messages, ...messages])
      expect((await deliver(test, studio.siteId, message)).statusCode).toBe(200)
    expect(await getCheckoutOrder(studio.visitor, order.id)).toMatchObject({
      status: 'APPROVED',
      paymentStatus: 'PAID',
    })
    for (const { id } of [one, two]) expect(await getBooking(studio, id)).toMatchObject({ paymentStatus: 'PAID' })
    expect(await ledger(studio)).toMatchObject({ PROVIDER_STRIPE: 10_000 })
    const [part] = await listPayments(studio)
    expect(await getPayment(studio.admin, part.id)).toMatchObject({ combinedAmount: '100.00' })
    expect(readRefusal(await refund(studio.admin, part.id, '50.01'))).toBe('428 REFUND_EXCEEDS_PAYMENT')
    expected(await refund(studio.admin, part.id))
    expect(account.refundedAmount(intentId)).toBe(5000)
    expect(await ledger(studio)).toMatchObject({ PROVIDER_STRIPE: 5000 })
    expect(await getCheckoutOrder(studio.visitor, order.id)).toMatchObject({ paymentStatus: 'PARTIALLY_REFUNDED' })
  })

  it('leaves every line unpaid when the card is declined', async () => {
    const { studio, one, two, clientSecret } = await twoBookingsAtStripe()
    expect(account.pay(clientSecret, 'declined')).toBe('requires_payment_method')
    await deliverAll(test, studio, fakeStripe)
    for (const { id } of [one, two])
      expect(await getBooking(studio, id)).toMatchObject({ status: 'CREATED', paymentStatus: 'UNDEFINED' })
    expect(await ledger(studio)).toEqual({ RECEIVABLE: 10_000, REVENUE: -10_000 })
  })

  it('gives back the part of a time that was taken meanwhile', async () => {
    const { studio, order, clientSecret, intentId } = await twoBookingsAtStripe({ staff: 1 })
    test.clock.set(Date.parse(before) + 20 * 60_000)
    const taken = { bookedEntity: { slot: slotWith(studio, at) }, status: 'CONFIRMED', totalParticipants: 1 }
    expected(await studio.admin.post('/v2/bookings', { booking: taken }))
    account.pay(clientSecret, 'visa')
    await deliverAll(test, studio, fakeStripe)
    test.clock.set(Date.parse(before))
    expect(await getCheckoutOrder(studio.visitor, order.id)).toMatchObject({
      status: 'APPROVED',
      lines: [{ state: 'LOST' }, { state: 'CONFIRMED' }],
    })
    expect(account.refundedAmount(intentId)).toBe(5000)
  })
})
