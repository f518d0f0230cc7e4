import { describe, expect, it } from 'vitest'
import { aPayingMember, cards, payPage, sandboxBalance } from '../payments/support/payments.ts'
import { expected, readRefusal, slotWith } from '../support/factories.ts'
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
  planLine,
  startCheckout,
} from './support/baskets.ts'

const test = await createTestApp({ now: before })

describe('payCheckout', () => {
  it('confirms a booking with its payment', async () => {
    const studio = await aPaidStudio(test)
    const booking = await aCreated(studio.visitor, studio)
    const { id } = await aCheckout(studio.visitor, [bookingLine(booking.id)])
    const { order, token } = await startCheckout(studio.visitor, id, '50.00')
    expect(order).toMatchObject({ status: 'DRAFT', payNow: '50.00' })
    expected(await payPage(studio.visitor, token))
    expect(await getCheckoutOrder(studio.visitor, order.id)).toMatchObject({
      status: 'APPROVED',
      paymentStatus: 'PAID',
      lines: [{ state: 'CONFIRMED' }],
    })
    expect(await getBooking(studio, booking.id)).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'PAID' })
    const again = await studio.visitor.post(`/v1/checkouts/${id}/pay`, { total: '50.00', returnUrl: '/account' })
    expect(readRefusal(again)).toBe('428 CHECKOUT_ALREADY_PAID')
    expect(await sandboxBalance(studio)).toBe(5000)
  })

  it('takes the deposit that was chosen, and leaves the rest for the visit', async () => {
    const options = { online: true, inPerson: false, deposit: true, pricingPlan: false }
    const fixed = {
      price: { value: '50', currency: 'EUR' },
      deposit: { value: '20', currency: 'EUR' },
      fullUpfrontPaymentAllowed: true,
    }
    const studio = await aPaidStudio(test, { fixed, options })
    const booking = await aCreated(studio.visitor, studio)
    const { id } = await aCheckout(studio.visitor, [bookingLine(booking.id)])
    const { order, token } = await startCheckout(studio.visitor, id, '50.00', { option: 'DEPOSIT_ONLINE' })
    expect(order).toMatchObject({ payNow: '20.00', lines: [{ option: 'DEPOSIT_ONLINE' }] })
    expected(await payPage(studio.visitor, token))
    expect(await getCheckoutOrder(studio.visitor, order.id)).toMatchObject({
      status: 'APPROVED',
      paymentStatus: 'PARTIALLY_PAID',
    })
    expect(await getBooking(studio, booking.id)).toMatchObject({ paymentStatus: 'PARTIALLY_PAID' })
    expect(await sandboxBalance(studio)).toBe(2000)
  })

  it('lets the customer pay at the visit after a declined card', async () => {
    const studio = await aPaidStudio(test)
    const booking = await aCreated(studio.visitor, studio)
    const { id } = await aCheckout(studio.visitor, [bookingLine(booking.id)])
    const { order, token } = await startCheckout(studio.visitor, id, '50.00')
    await payPage(studio.visitor, token, cards.decline)
    const option = 'FULL_PAYMENT_OFFLINE'
    const changed = await startCheckout(studio.visitor, id, '50.00', { option })
    expect(changed).toMatchObject({ order: { id: order.id, status: 'APPROVED', payNow: '0.00' }, progress: null })
    expect(await getBooking(studio, booking.id)).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'NOT_PAID' })
    expect(await sandboxBalance(studio)).toBe(0)
  })

  it('waits for the bank before it is paid in another way', async () => {
    const studio = await aPaidStudio(test)
    const booking = await aCreated(studio.visitor, studio)
    const { id } = await aCheckout(studio.visitor, [bookingLine(booking.id)])
    const { token } = await startCheckout(studio.visitor, id, '50.00')
    expected(await payPage(studio.visitor, token, cards.late))
    const sent = { total: '50.00', returnUrl: '/account', option: 'FULL_PAYMENT_OFFLINE' }
    const answers = [
      await studio.visitor.post(`/v1/checkouts/${id}/pay`, sent),
      await studio.visitor.post(`/v1/checkouts/${id}/create-order`),
    ]
    expect(answers.map(readRefusal)).toEqual(answers.map(() => '428 CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS'))
  })

  it('continues the same payment in a second tab', async () => {
    const studio = await aPaidStudio(test)
    const booking = await aCreated(studio.visitor, studio)
    const { id } = await aCheckout(studio.visitor, [bookingLine(booking.id)])
    const one = await startCheckout(studio.visitor, id, '50.00')
    const two = await startCheckout(studio.visitor, id, '50.00')
    expect(two.progress.paymentId).toBe(one.progress.paymentId)
  })

  it('refunds a booking whose time was taken while the customer paid', async () => {
    const studio = await aPaidStudio(test, {}, { staff: 1 })
    const booking = await aCreated(studio.visitor, studio)
    const { id } = await aCheckout(studio.visitor, [bookingLine(booking.id)])
    const { order, token } = await startCheckout(studio.visitor, id, '50.00')
    test.clock.set(Date.parse(before) + 20 * 60_000)
    const taken = {
      booking: { bookedEntity: { slot: slotWith(studio, at) }, status: 'CONFIRMED', totalParticipants: 1 },
    }
    expected(await studio.admin.post('/v2/bookings', taken))
    expected(await payPage(studio.visitor, token))
    const lost = await getCheckoutOrder(studio.visitor, order.id)
    expect(lost).toMatchObject({ status: 'APPROVED', lines: [{ state: 'LOST' }] })
    test.clock.set(Date.parse(before))
  })

  it('starts a plan with its payment', async () => {
    const studio = await aPaidStudio(test)
    const plan = await aPlan(studio)
    const member = await aPayingMember(studio)
    const { id } = await aCheckout(member.client, [planLine(plan.id)])
    const { order, token } = await startCheckout(member.client, id, '90.00')
    expected(await payPage(member.client, token))
    const paid = await getCheckoutOrder(member.client, order.id)
    expect(paid).toMatchObject({ status: 'APPROVED', paymentStatus: 'PAID', lines: [{ state: 'CONFIRMED' }] })
    const bought = expected(await member.client.get(`/v2/member/orders/${paid.lines[0].planOrderId}`)).order
    expect(bought).toMatchObject({ status: 'ACTIVE', lastPaymentStatus: 'PAID' })
  })

  it('charges nothing if the customer saw another price, or sends nonsense', async () => {
    const studio = await aPaidStudio(test)
    const booking = await aCreated(studio.visitor, studio)
    const { id } = await aCheckout(studio.visitor, [bookingLine(booking.id)])
    const pay = (total: string) => studio.visitor.post(`/v1/checkouts/${id}/pay`, { total, returnUrl: '/account' })
    expect(readRefusal(await pay('49.99'))).toBe('428 CHECKOUT_CHANGED')
    for (const total of ['', '-1', '1e3', 'fifty']) expect((await pay(total)).status).toBe(400)
    expect(await getBooking(studio, booking.id)).toMatchObject({ status: 'CREATED', revision: '1' })
    expect(await sandboxBalance(studio)).toBe(0)
  })

  it('asks who the booking is for if nobody said so', async () => {
    const studio = await aPaidStudio(test)
    const contactDetails = { firstName: 'Ada', email: 'ada@customer.example' }
    const { booking } = expected(
      await studio.visitor.post('/v2/bookings', {
        booking: { bookedEntity: { slot: slotWith(studio, at) }, totalParticipants: 1 },
      }),
    )
    const { id } = await aCheckout(studio.visitor, [bookingLine(booking.id)])
    const { page } = expected(await studio.visitor.post(`/v1/checkouts/${id}/open`))
    expect(page.needsContact).toBe(true)
    await startCheckout(studio.visitor, id, '50.00', { contactDetails })
    expect(await getBooking(studio, booking.id)).toMatchObject({ contactDetails })
  })
})
