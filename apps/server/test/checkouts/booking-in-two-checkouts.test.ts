import { describe, expect, it } from 'vitest'
import { cards, ledger, payPage, sandboxBalance } from '../payments/support/payments.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import {
  aCheckout,
  aCreated,
  aPaidStudio,
  before,
  bookingLine,
  getBooking,
  getCheckoutOrder,
  later,
  startCheckout,
} from './support/baskets.ts'

const test = await createTestApp({ now: before })
const atVisit = { option: 'FULL_PAYMENT_OFFLINE' }

/** A booking that waits for its payment in a checkout, and is in a second one. */
async function inTwoCheckouts() {
  const studio = await aPaidStudio(test)
  const client = studio.visitor
  const booking = await aCreated(client, studio)
  const { id: firstId } = await aCheckout(client, [bookingLine(booking.id)])
  const first = await startCheckout(client, firstId, '50.00')
  const { id: secondId } = await aCheckout(client, [bookingLine(booking.id)])
  const pay = (id: string, more: object = {}) =>
    client.post(`/v1/checkouts/${id}/pay`, { total: '50.00', returnUrl: '/account', ...more })
  return { studio, client, booking, firstId, first, secondId, pay }
}

describe('a booking in two checkouts', () => {
  it('is paid in the one that is ordered last; the card page of the first takes no money', async () => {
    const { studio, client, booking, firstId, first, secondId, pay } = await inTwoCheckouts()
    const second = await startCheckout(client, secondId, '50.00')
    await payPage(client, first.token)
    expect(await sandboxBalance(studio)).toBe(0)
    expected(await payPage(client, second.token))
    expect(await getCheckoutOrder(client, second.order.id)).toMatchObject({ status: 'APPROVED', paymentStatus: 'PAID' })
    expect(await getCheckoutOrder(client, first.order.id)).toMatchObject({ status: 'CANCELED', lines: [] })
    expect(await getBooking(studio, booking.id)).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'PAID' })
    expect(readRefusal(await pay(firstId))).toBe('400 EMPTY_CHECKOUT')
    expect(await sandboxBalance(studio)).toBe(5000)
    expect(await ledger(studio)).toEqual({ PROVIDER_SANDBOX: 5000, REVENUE: -5000 })
  })

  it('is paid at the visit where that was chosen last; the card page of the first takes no money', async () => {
    const { studio, client, booking, first, secondId } = await inTwoCheckouts()
    const { order } = await startCheckout(client, secondId, '50.00', atVisit)
    expect(order).toMatchObject({ status: 'APPROVED', payNow: '0.00' })
    await payPage(client, first.token)
    expect(await sandboxBalance(studio)).toBe(0)
    expect(await getBooking(studio, booking.id)).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'NOT_PAID' })
  })

  it('stays in the first while a bank decides about its payment', async () => {
    const { studio, client, first, secondId, pay } = await inTwoCheckouts()
    expected(await payPage(client, first.token, cards.late))
    const refused = await pay(secondId)
    expect(readRefusal(refused)).toBe('428 CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS')
    expect(refused.body.details.applicationError.data).toEqual({ orderId: first.order.id })
    expect(readRefusal(await pay(secondId, atVisit))).toBe('428 CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS')
    expect(await sandboxBalance(studio)).toBe(0)
  })

  it('leaves what else is in the first one there, to be paid', async () => {
    const studio = await aPaidStudio(test)
    const client = studio.visitor
    const [one, two] = [await aCreated(client, studio), await aCreated(client, studio, later)]
    const { id: firstId } = await aCheckout(client, [bookingLine(one.id), bookingLine(two.id)])
    const first = await startCheckout(client, firstId, '100.00')
    const { id: secondId } = await aCheckout(client, [bookingLine(one.id)])
    const second = await startCheckout(client, secondId, '50.00')
    await payPage(client, first.token)
    expect(await sandboxBalance(studio)).toBe(0)
    expect(await getCheckoutOrder(client, first.order.id)).toMatchObject({
      status: 'DRAFT',
      total: '50.00',
      lines: [{ bookingId: two.id }],
    })
    const { checkout } = expected(await client.get(`/v1/checkouts/${firstId}`))
    expect(checkout.priceSummary.total.amount).toBe('50.00')
    const again = await startCheckout(client, firstId, '50.00')
    for (const { token } of [again, second]) expected(await payPage(client, token))
    for (const { id } of [one, two]) expect(await getBooking(studio, id)).toMatchObject({ paymentStatus: 'PAID' })
    expect(await sandboxBalance(studio)).toBe(10_000)
  })

  it('is ordered once, and paid once, by three checkouts at the same moment', async () => {
    const studio = await aPaidStudio(test)
    const client = studio.visitor
    const booking = await aCreated(client, studio)
    const ids: string[] = []
    for (let count = 0; count < 3; count += 1) ids.push((await aCheckout(client, [bookingLine(booking.id)])).id)
    const sent = { total: '50.00', returnUrl: '/account' }
    const answers = await Promise.all(ids.map((id) => client.post(`/v1/checkouts/${id}/pay`, sent)))
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    expect(answers.map(({ status }) => status)).toContain(200)
    for (const { body } of answers) {
      const token = body.progress?.nextUrl?.split('/').at(-1)
      if (token) await payPage(client, token)
    }
    expect(await sandboxBalance(studio)).toBeLessThanOrEqual(5000)
    const lines = await test.db
      .selectFrom('checkout_order_lines')
      .select('rank')
      .where('item_id', '=', booking.id)
      .execute()
    expect(lines).toHaveLength(1)
  })
})
