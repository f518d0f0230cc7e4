import { describe, expect, it } from 'vitest'
import { readRules } from '../members/club.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aCheckout, aCreated, aPaidStudio, before, bookingLine } from './support/baskets.ts'

const test = await createTestApp({ now: before })

describe('updateLineItemsQuantity', () => {
  it('accepts the one quantity of a booking', async () => {
    const studio = await aPaidStudio(test)
    const booking = await aCreated(studio.visitor, studio)
    const { id, lineItems } = await aCheckout(studio.visitor, [bookingLine(booking.id)])
    const change = (lineItemId: string, quantity: number) =>
      studio.visitor.post(`/v1/checkouts/${id}/update-line-items-quantity`, {
        lineItems: [{ id: lineItemId, quantity }],
      })
    expect(expected(await change(lineItems[0].id, 1)).checkout.lineItems).toMatchObject([{ quantity: 1 }])
    expect(readRules(await change(lineItems[0].id, 3))).toEqual(['FIXED_QUANTITY'])
    expect(readRefusal(await change(booking.id, 1))).toBe('404 NOT_FOUND')
  })
})
