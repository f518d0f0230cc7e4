import { describe, expect, it } from 'vitest'
import { aVisitor, expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aCreated, add, aPaidStudio, before, bookingLine, cartUrl } from './support/baskets.ts'

const test = await createTestApp({ now: before })

describe('getCheckoutByCartId', () => {
  it('finds the checkout of an own cart', async () => {
    const studio = await aPaidStudio(test)
    const { id } = await aCreated(studio.visitor, studio)
    const { cart } = expected(await add(studio.visitor, bookingLine(id)))
    const url = `/v1/checkouts/by-cart-id/${cart.id}`
    expect(readRefusal(await studio.visitor.get(url))).toBe('404 NOT_FOUND')
    const { checkoutId } = expected(await studio.visitor.post(`${cartUrl}/create-checkout`, {}))
    expect(expected(await studio.visitor.get(url)).checkout.id).toBe(checkoutId)
    const stranger = await aVisitor(test.app, studio.siteId)
    expect(readRefusal(await stranger.get(url))).toBe('404 NOT_FOUND')
  })
})
