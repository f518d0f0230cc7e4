import { describe, expect, it } from 'vitest'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aCheckout, aCreated, aPaidStudio, before, bookingLine } from './support/baskets.ts'

const test = await createTestApp({ now: before })
const nowhere = '00000000-0000-4000-8000-000000000000'

describe('getCheckoutUrl', () => {
  it('returns the hosted page of the checkout', async () => {
    const studio = await aPaidStudio(test)
    const { id } = await aCreated(studio.visitor, studio)
    const checkout = await aCheckout(studio.visitor, [bookingLine(id)])
    const { checkoutUrl } = expected(await studio.visitor.get(`/v1/checkouts/${checkout.id}/checkout-url`))
    expect(new URL(checkoutUrl).pathname).toMatch(new RegExp(`/checkout/${checkout.id}$`))
    expect(readRefusal(await studio.visitor.get(`/v1/checkouts/${nowhere}/checkout-url`))).toBe('404 NOT_FOUND')
  })
})
