import { describe, expect, it } from 'vitest'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aCreated, add, aPaidStudio, before, bookingLine, cartUrl } from './support/baskets.ts'

const test = await createTestApp({ now: before })
const url = `${cartUrl}/create-checkout`

describe('createCheckoutFromCurrentCart', () => {
  it('creates a checkout of the cart, and keeps it in step with the cart', async () => {
    const studio = await aPaidStudio(test)
    expect(readRefusal(await studio.visitor.post(url, {}))).toBe('404 OWNED_CART_NOT_FOUND')
    const one = await aCreated(studio.visitor, studio)
    const { cart } = expected(await add(studio.visitor, bookingLine(one.id)))
    const { checkoutId } = expected(await studio.visitor.post(url, { channelType: 'WEB', email: 'a@b.example' }))
    const { checkout } = expected(await studio.visitor.get(`/v1/checkouts/${checkoutId}`))
    expect(checkout).toMatchObject({
      id: checkoutId,
      cartId: cart.id,
      completed: false,
      channelType: 'WEB',
      buyerInfo: { email: 'a@b.example' },
      lineItems: [{ catalogReference: { catalogItemId: one.id } }],
      priceSummary: { total: { amount: '50.00' } },
    })
    const two = await aCreated(studio.visitor, studio, '2026-06-02T11:00:00.000Z')
    const changed = expected(await add(studio.visitor, bookingLine(two.id))).cart
    expect(changed.checkoutId).toBe(checkoutId)
    expected(await studio.visitor.post(`${cartUrl}/remove-line-items`, { lineItemIds: [changed.lineItems[0].id] }))
    expect(expected(await studio.visitor.post(url, {})).checkoutId).toBe(checkoutId)
    const after = expected(await studio.visitor.get(`/v1/checkouts/${checkoutId}`)).checkout
    expect(after.lineItems).toMatchObject([{ catalogReference: { catalogItemId: two.id } }])
    const found = expected(await studio.visitor.get(`/v1/checkouts/by-cart-id/${cart.id}`)).checkout
    expect(found).toEqual(after)
  })

  it('refuses an empty cart', async () => {
    const studio = await aPaidStudio(test)
    const { id } = await aCreated(studio.visitor, studio)
    const { cart } = expected(await add(studio.visitor, bookingLine(id)))
    const lineItemIds = [cart.lineItems[0].id]
    expected(await studio.visitor.post(`${cartUrl}/remove-line-items`, { lineItemIds }))
    expect(readRefusal(await studio.visitor.post(url, {}))).toBe('400 EMPTY_CHECKOUT')
  })
})
