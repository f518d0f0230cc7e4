import { describe, expect, it } from 'vitest'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aCheckout, aCreated, aPaidStudio, before, bookingLine } from './support/baskets.ts'

const test = await createTestApp({ now: before })

describe('removeLineItems', () => {
  it('removes items, but not the last', async () => {
    const studio = await aPaidStudio(test)
    const one = await aCreated(studio.visitor, studio)
    const two = await aCreated(studio.visitor, studio, '2026-06-02T11:00:00.000Z')
    const { id, lineItems } = await aCheckout(studio.visitor, [bookingLine(one.id), bookingLine(two.id)])
    const remove = (lineItemId: string) =>
      studio.visitor.post(`/v1/checkouts/${id}/remove-line-items`, { lineItemIds: [lineItemId] })
    const { checkout } = expected(await remove(lineItems[0].id))
    expect(checkout).toMatchObject({
      priceSummary: { total: { amount: '50.00' } },
      lineItems: [{ id: lineItems[1].id }],
    })
    expect(readRefusal(await remove(lineItems[1].id))).toBe('400 EMPTY_CHECKOUT')
    expect(expected(await studio.visitor.get(`/v1/checkouts/${id}`)).checkout).toEqual(checkout)
  })
})
