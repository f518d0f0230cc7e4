import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { reconcilePayments } from '../../src/features/payments/index.ts'
import { agree, feeOf, feePolicy } from '../bookings/support/fees.ts'
import { aSellingStudio, bookOnline, getBooking } from '../bookings/support/paying.ts'
import {
  aCheckout,
  aCreated,
  aPaidStudio,
  aPlan,
  bookingLine,
  getCheckoutOrder,
  startCheckout,
} from '../checkouts/support/baskets.ts'
import { aHold, type Client, expected, readRefusal, type Studio } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import {
  aPayingMember,
  aSavedCard,
  cards,
  confirm,
  getPayment,
  payPage,
  sandboxBalance,
  start,
} from './support/payments.ts'

const test = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const { clock, context } = test
const at = '2026-06-02T09:00:00.000Z'
const later = '2026-06-02T11:00:00.000Z'
const tokenOf = ({ nextUrl }: { nextUrl: string }): string => nextUrl.split('/').at(-1) ?? ''

/** A booking whose payment waits until the member confirms their saved card. */
async function aBookingToConfirm(options: object = {}) {
  const studio = await aSellingStudio(test, options)
  const { client } = await aPayingMember(studio)
  const methodId = await aSavedCard(client, cards.challenge)
  const { booking, payment } = expected(await bookOnline(client, await aHold(client, studio, at)))
  const pay = (more: object = {}) => start(client, payment.charge.id, { amount: payment.dueNow, ...more })
  return { studio, client, methodId, booking, pay }
}

describe('a booking paid with a saved card', () => {
  it('keeps its time while the customer confirms the card, and is confirmed once', async () => {
    const { studio, client, methodId, booking, pay } = await aBookingToConfirm()
    clock.advance({ minutes: 9 })
    const { progress } = expected(await pay({ methodId }))
    expect(progress.status).toBe('REQUIRES_ACTION')
    // Past the end of the hold, within the time that the payment adds.
    clock.advance({ minutes: 3 })
    const takes = aHold(studio.visitor, studio, at)
    await Promise.all([
      expect(takes).rejects.toThrow('SLOT_NOT_AVAILABLE'),
      confirm(client, tokenOf(progress)).then((answer) => expect(expected(answer).page.status).toBe('SUCCEEDED')),
    ])
    expect(await getBooking(studio, booking.id)).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'PAID' })
    expect((await getPayment(studio.admin, progress.paymentId)).payment).toMatchObject({ method: 'SAVED_CARD' })
    expect(await sandboxBalance(studio)).toBe(8000)
  })

  it('waits for another card after the customer refused, whose bank is not asked again', async () => {
    const { studio, client, methodId, booking, pay } = await aBookingToConfirm()
    const { progress } = expected(await pay({ methodId }))
    expected(await confirm(client, tokenOf(progress), 'REJECT'))
    expect(await getBooking(studio, booking.id)).toMatchObject({ status: 'CREATED' })
    const page = expected(await pay()).progress
    expect(expected(await confirm(client, tokenOf(progress))).page.status).toBe('FAILED')
    expected(await payPage(client, tokenOf(page)))
    expect(await getBooking(studio, booking.id)).toMatchObject({ status: 'CONFIRMED' })
    expect(await sandboxBalance(studio)).toBe(8000)
  })

  it('gives up a question that nobody answers', async () => {
    const { studio, methodId, pay } = await aBookingToConfirm()
    const { progress } = expected(await pay({ methodId }))
    clock.advance({ minutes: 61 })
    await reconcilePayments(context, clock.now())
    expect((await getPayment(studio.admin, progress.paymentId)).payment.status).toBe('CANCELED')
  })

  it('charges fees to the card once it has paid', async () => {
    const { studio, client, methodId, booking, pay } = await aBookingToConfirm({ policy: feePolicy })
    expected(await agree(client, booking.id, { withPayment: true }))
    const { progress } = expected(await pay({ methodId }))
    expect((await feeOf(client, booking.id)).agreement.hasCard).toBe(false)
    expected(await confirm(client, tokenOf(progress)))
    expect((await feeOf(client, booking.id)).agreement.hasCard).toBe(true)
    const agreed = await context.db
      .selectFrom('booking_fee_agreements')
      .select('payment_method_id')
      .where('site_id', '=', studio.siteId)
      .executeTakeFirstOrThrow()
    expect(agreed.payment_method_id).toBe(methodId)
  })
})

describe('a plan paid with a saved card', () => {
  async function anOrder(number: string) {
    const studio = await aPaidStudio(test)
    const { client } = await aPayingMember(studio)
    const methodId = await aSavedCard(client, number)
    const plan = await aPlan(studio, {
      pricing: { singlePaymentUnlimited: true, price: { value: '90', currency: 'EUR' } },
    })
    const { order } = expected(await client.post('/v2/checkout/orders/online', { planId: plan.id }))
    const status = async () => expected(await client.get(`/v2/member/orders/${order.id}`)).order.status
    return { studio, client, methodId, order, status }
  }

  it('starts at once, or when the card is confirmed', async () => {
    const paid = await anOrder(cards.success)
    expected(await start(paid.client, paid.order.wixPayOrderId, { methodId: paid.methodId }))
    expect(await paid.status()).toBe('ACTIVE')
    const asked = await anOrder(cards.challenge)
    const { progress } = expected(await start(asked.client, asked.order.wixPayOrderId, { methodId: asked.methodId }))
    expect(await asked.status()).toBe('DRAFT')
    expected(await confirm(asked.client, tokenOf(progress)))
    expect(await asked.status()).toBe('ACTIVE')
    expect(await sandboxBalance(asked.studio)).toBe(9000)
  })
})

describe('a checkout paid with a saved card', () => {
  /** A member's checkout of two bookings, and how it is paid with their card. */
  async function aBasket(number = cards.success) {
    const studio = await aPaidStudio(test)
    const { client } = await aPayingMember(studio)
    const methodId = await aSavedCard(client, number)
    const lines = [await aCreated(client, studio), await aCreated(client, studio, later)]
    const { id } = await aCheckout(
      client,
      lines.map((line) => bookingLine(line.id)),
    )
    const pay = (more: object = {}) => startCheckout(client, id, '100.00', more)
    const withCard = (idempotencyKey: string = randomUUID()) => ({ savedCard: { methodId, idempotencyKey } })
    return { studio, client, id, pay, withCard }
  }

  const listPayments = async ({ admin }: Studio) => expected(await admin.post('/v1/payments/query', {})).payments
  const isOrdered = async (client: Client, id: string) => (await getCheckoutOrder(client, id)).status

  it('pays all lines with one charge of the card, however often it is sent', async () => {
    const { studio, client, pay, withCard } = await aBasket()
    const sent = withCard()
    // The later one is told of the order if the first has paid it by then.
    const alreadyPaid = (error: Error): undefined => {
      expect(error.message).toContain('CHECKOUT_ALREADY_PAID')
      return undefined
    }
    const answers = await Promise.all([pay(sent).catch(alreadyPaid), pay(sent).catch(alreadyPaid)])
    const started = answers.flatMap((answer) => answer ?? [])
    expect(started.map(({ progress }) => progress?.status)).toContain('SUCCEEDED')
    expect(await isOrdered(client, started[0]?.order.id)).toBe('APPROVED')
    expect(await sandboxBalance(studio)).toBe(10_000)
    const parts = await listPayments(studio)
    expect(parts).toMatchObject([
      { amount: '50.00', method: 'SAVED_CARD', status: 'SUCCEEDED', combinedPaymentId: expect.any(String) },
      { amount: '50.00', method: 'SAVED_CARD', status: 'SUCCEEDED', combinedPaymentId: parts[0].combinedPaymentId },
    ])
  })

  it('waits for the confirmation of the card, and goes on with it in another tab', async () => {
    const { studio, client, pay, withCard } = await aBasket(cards.challenge)
    const { order, progress, token } = await pay(withCard())
    expect(progress).toMatchObject({ status: 'REQUIRES_ACTION' })
    expect((await pay({ resume: true })).progress).toEqual(progress)
    expect(await isOrdered(client, order.id)).toBe('DRAFT')
    expected(await confirm(client, token))
    expect(await isOrdered(client, order.id)).toBe('APPROVED')
    expect(await sandboxBalance(studio)).toBe(10_000)
  })

  it('pays nothing where the card is not confirmed, and all lines with the next card', async () => {
    const { studio, client, pay, withCard } = await aBasket(cards.challenge)
    const first = await pay(withCard('first'))
    expected(await confirm(client, first.token, 'REJECT'))
    expect((await listPayments(studio)).map((it: { status: string }) => it.status)).toEqual(['FAILED', 'FAILED'])
    // The same attempt is not charged again, another one is.
    expect((await pay(withCard('first'))).progress).toMatchObject({ status: 'FAILED' })
    expect((await pay(withCard('second'))).progress).toMatchObject({ status: 'REQUIRES_ACTION' })
    const { order, token } = await pay()
    expected(await payPage(client, token))
    expect(await isOrdered(client, order.id)).toBe('APPROVED')
    expect(await sandboxBalance(studio)).toBe(10_000)
  })

  it('takes no card of others', async () => {
    const { studio, client, id } = await aBasket()
    const other = await aPayingMember(studio)
    const savedCard = { methodId: await aSavedCard(other.client), idempotencyKey: randomUUID() }
    const sent = { total: '100.00', returnUrl: '/account', savedCard }
    expect(readRefusal(await client.post(`/v1/checkouts/${id}/pay`, sent))).toBe('404 PAYMENT_METHOD_NOT_FOUND')
    expect(await sandboxBalance(studio)).toBe(0)
  })
})
