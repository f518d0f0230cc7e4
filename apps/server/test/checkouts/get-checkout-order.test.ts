import { describe, expect, it } from 'vitest'
import { aBooking, aVisitor, expected, readRefusal, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import {
  aCheckout,
  aCreated,
  aPaidStudio,
  at,
  before,
  bookingLine,
  getCheckoutOrder,
  later,
} from './support/baskets.ts'

const test = await createTestApp({ now: before })

describe('getCheckoutOrder', () => {
  it('is shown to its customer and to staff', async () => {
    const studio = await aPaidStudio(test)
    const booking = await aCreated(studio.visitor, studio, at, { selectedPaymentOption: 'OFFLINE' })
    const { id } = await aCheckout(studio.visitor, [bookingLine(booking.id)])
    const { orderId } = expected(await studio.visitor.post(`/v1/checkouts/${id}/create-order`))
    const shown = await getCheckoutOrder(studio.admin, orderId)
    expect(shown.customer).toMatchObject({ name: 'Clara Weiss' })
    expect({ ...shown, customer: null }).toEqual(await getCheckoutOrder(studio.visitor, orderId))
    const stranger = await aVisitor(test.app, studio.siteId)
    expect(readRefusal(await stranger.get(`/v1/checkout-orders/${orderId}`))).toBe('404 NOT_FOUND')
  })

  it('is answered with its bookings, to those who may view orders', async () => {
    const studio = await aPaidStudio(test)
    const [one, two] = [
      await aCreated(studio.visitor, studio, at, { selectedPaymentOption: 'OFFLINE' }),
      await aBooking(studio.admin, slotWith(studio, later), { status: 'CONFIRMED' }),
    ]
    const { id } = await aCheckout(studio.visitor, [bookingLine(one.id)])
    const { orderId } = expected(await studio.visitor.post(`/v1/checkouts/${id}/create-order`))
    const order = await getCheckoutOrder(studio.admin, orderId)
    const request = { query: {}, withEcomOrder: true }
    const { extendedBookings: found } = expected(await studio.admin.post('/v2/extended-bookings/query', request))
    const orders = new Map(found.map((it: { booking: { id: string }; order?: object }) => [it.booking.id, it.order]))
    const price = { amount: order.total, formattedAmount: '€50.00' }
    expect(orders.get(one.id)).toMatchObject({
      id: orderId,
      number: String(order.number),
      status: 'APPROVED',
      paymentStatus: 'NOT_PAID',
      totalPrice: price,
      bookingPrice: price,
      balance: price,
      currency: order.currency,
    })
    expect([orders.has(two.id), orders.get(two.id)]).toEqual([true, undefined])
    const without = expected(await studio.admin.post('/v2/extended-bookings/query', { query: {} })).extendedBookings
    expect(without.filter((it: { order?: object }) => it.order)).toEqual([])
    expect(readRefusal(await studio.visitor.post('/v2/extended-bookings/query', request))).toBe(
      '403 UNAUTHORIZED_OPERATION',
    )
  })
})
