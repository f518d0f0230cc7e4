import { describe, expect, it } from 'vitest'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aCheckout, aCreated, aPaidStudio, before, bookingLine } from './support/baskets.ts'

const test = await createTestApp({ now: before })

describe('addToCheckout', () => {
  it('adds items until the checkout is complete', async () => {
    const studio = await aPaidStudio(test)
    const one = await aCreated(studio.visitor, studio)
    const two = await aCreated(studio.visitor, studio, '2026-06-02T11:00:00.000Z')
    const { id } = await aCheckout(studio.visitor, [bookingLine(one.id)])
    const addTwo = () =>
      studio.visitor.post(`/v1/checkouts/${id}/add-to-checkout`, { lineItems: [bookingLine(two.id)] })
    expect(expected(await addTwo()).checkout.priceSummary.total.amount).toBe('100.00')
    expect(expected(await addTwo()).checkout.lineItems).toHaveLength(2)
    expected(await studio.admin.post(`/v1/checkouts/${id}/mark-as-completed`))
    expect(readRefusal(await addTwo())).toBe('428 CHECKOUT_IS_COMPLETE')
  })
})
