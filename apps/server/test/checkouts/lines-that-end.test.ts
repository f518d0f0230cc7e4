import { describe, expect, it } from 'vitest'
import { chargeOf, passMinutes } from '../bookings/support/paying.ts'
import { aPayingMember, cards, payPage, sandboxBalance } from '../payments/support/payments.ts'
import { expected, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import {
  aCheckout,
  aCreated,
  aPaidStudio,
  aPlan,
  at,
  before,
  bookingLine,
  getBooking,
  getCheckoutOrder,
  later,
  planLine,
  startCheckout,
  twoBookings,
} from './support/baskets.ts'

const test = await createTestApp({ now: before })
const latest = '2026-06-02T13:00:00.000Z'
const policy = { cancellationPolicy: { enabled: true } }
const online = { selectedPaymentOption: 'ONLINE' } as const
const offline = { selectedPaymentOption: 'OFFLINE' } as const
const atVisit = { option: 'FULL_PAYMENT_OFFLINE' }

describe('a line that ends while the rest is paid', () => {
  it('keeps nothing else from being settled: what is paid at the visit is confirmed, the order approved', async () => {
    test.clock.set(before)
    const studio = await aPaidStudio(test, {}, { policy })
    const { visitor } = studio
    const [one, two] = [await aCreated(visitor, studio, at), await aCreated(visitor, studio, later)]
    const three = await aCreated(visitor, studio, latest, offline)
    const { id } = await aCheckout(visitor, [bookingLine(one.id), bookingLine(two.id), bookingLine(three.id)])
    const { token, order } = await startCheckout(visitor, id, '150.00')
    const { revision } = await getBooking(studio, one.id)
    expected(await visitor.post(`/v2/bookings/${one.id}/cancel`, { revision }))
    expected(await payPage(visitor, token))
    await passMinutes(test, 2)
    expect.soft(await sandboxBalance(studio)).toBe(5000)
    expect.soft(await getBooking(studio, three.id)).toMatchObject({ status: 'CONFIRMED' })
    expect(await getCheckoutOrder(visitor, order.id)).toMatchObject({ status: 'APPROVED' })
  })

  it('the same for a line whose price staff give up', async () => {
    test.clock.set(before)
    const studio = await aPaidStudio(test)
    const { visitor, admin } = studio
    const { id, one } = await twoBookings(visitor, studio)
    const { token, order } = await startCheckout(visitor, id, '100.00')
    const charge = await chargeOf(studio, one.id)
    expected(await admin.post(`/v1/payments/charges/${charge.id}/waive`, { reason: 'A gift' }))
    await payPage(visitor, token)
    await passMinutes(test, 2)
    expect.soft(await getBooking(studio, one.id)).toMatchObject({ status: 'CONFIRMED' })
    expect(await getCheckoutOrder(visitor, order.id)).toMatchObject({ status: 'APPROVED' })
  })

  it('is not asked for any more: the next card pages come to the rest, without a cancelled plan', async () => {
    test.clock.set(before)
    const studio = await aPaidStudio(test)
    const { client } = await aPayingMember(studio)
    const [booking, plan] = [await aCreated(client, studio, at), await aPlan(studio)]
    const { id } = await aCheckout(client, [bookingLine(booking.id), planLine(plan.id)])
    const { order } = await startCheckout(client, id, '140.00')
    const cancel = { effectiveAt: 'IMMEDIATELY' }
    expected(await studio.admin.post(`/v2/orders/${order.lines[1].planOrderId}/cancel`, cancel))
    const again = await startCheckout(client, id, '140.00')
    const { page } = expected(await client.get(`/v1/payments/sandbox/${again.token}`))
    expect.soft(page.amount).toBe('50.00')
    const { revision } = await getBooking(studio, booking.id)
    const flowControlSettings = { skipAvailabilityValidation: true }
    const dearer = { revision, slot: slotWith(studio, at), newPrice: '70', flowControlSettings }
    expected(await studio.admin.post(`/v2/bookings/${booking.id}/reschedule`, dearer))
    const { token } = await startCheckout(client, id, '160.00')
    expected(await payPage(client, token))
    expect(await sandboxBalance(studio)).toBe(7000)
    expect(await getBooking(studio, booking.id)).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'PAID' })
    expect(await getCheckoutOrder(client, order.id)).toMatchObject({
      status: 'APPROVED',
      lines: [{ state: 'CONFIRMED' }, { state: 'ENDED' }],
    })
  })
})

/** One line at the visit, which could be paid online, and one that is paid online. */
async function atVisitAndOnline() {
  test.clock.set(before)
  const studio = await aPaidStudio(test)
  const { visitor } = studio
  const one = await aCreated(visitor, studio, at)
  const two = await aCreated(visitor, studio, later, online)
  const { id } = await aCheckout(visitor, [bookingLine(one.id), bookingLine(two.id)])
  return { studio, visitor, one, two, id }
}

describe('a customer who chose to pay one booking at the visit', () => {
  it('still pays it there after a declined card, when the page of the order opens', async () => {
    const { visitor, id } = await atVisitAndOnline()
    const first = await startCheckout(visitor, id, '100.00', atVisit)
    expect(first.order.payNow).toBe('50.00')
    await payPage(visitor, first.token, cards.decline)
    const { order } = await startCheckout(visitor, id, '100.00', { resume: true })
    expect(order.payNow).toBe('50.00')
  })

  it('is not given the page of the whole amount back', async () => {
    const { studio, visitor, id } = await atVisitAndOnline()
    const first = await startCheckout(visitor, id, '100.00')
    const second = await startCheckout(visitor, id, '100.00', { ...atVisit, resume: true })
    expect(second.order.payNow).toBe('50.00')
    await payPage(visitor, second.token ?? first.token)
    await passMinutes(test, 2)
    expect(await sandboxBalance(studio)).toBe(5000)
  })
})

it('booking and charge agree where the page of an earlier checkout is paid', async () => {
  test.clock.set(before)
  const studio = await aPaidStudio(test)
  const { visitor } = studio
  const one = await aCreated(visitor, studio, at)
  const two = await aCreated(visitor, studio, later, online)
  const { id: firstId } = await aCheckout(visitor, [bookingLine(one.id)])
  const first = await startCheckout(visitor, firstId, '50.00')
  const { id: secondId } = await aCheckout(visitor, [bookingLine(one.id), bookingLine(two.id)])
  const second = await startCheckout(visitor, secondId, '100.00', atVisit)
  await payPage(visitor, first.token)
  await payPage(visitor, second.token)
  await passMinutes(test, 2)
  const charge = await chargeOf(studio, one.id)
  const { paymentStatus } = await getBooking(studio, one.id)
  expect(paymentStatus).toBe(charge.paid === '50.00' ? 'PAID' : 'NOT_PAID')
})
