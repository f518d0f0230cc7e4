import { describe, expect, it } from 'vitest'
import { aVisitor, expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aCheckout, aCreated, aPaidStudio, at, before, bookingLine, getCheckoutOrder } from './support/baskets.ts'

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
})
