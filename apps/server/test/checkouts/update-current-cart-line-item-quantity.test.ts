import { describe, expect, it } from 'vitest'
import { readRules } from '../members/club.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aCreated, add, aPaidStudio, before, bookingLine, cartUrl } from './support/baskets.ts'

const test = await createTestApp({ now: before })

describe('updateCurrentCartLineItemQuantity', () => {
  it('accepts the one quantity of a booking', async () => {
    const studio = await aPaidStudio(test)
    const booking = await aCreated(studio.visitor, studio)
    const { cart } = expected(await add(studio.visitor, bookingLine(booking.id)))
    const change = (id: string, quantity: number) =>
      studio.visitor.post(`${cartUrl}/update-line-items-quantity`, { lineItems: [{ id, quantity }] })
    expect(expected(await change(cart.lineItems[0].id, 1)).cart.lineItems).toMatchObject([{ quantity: 1 }])
    expect(readRules(await change(cart.lineItems[0].id, 2))).toEqual(['FIXED_QUANTITY'])
    expect(readRefusal(await change(booking.id, 1))).toBe('404 NOT_FOUND')
    expect((await change(cart.lineItems[0].id, 0)).status).toBe(400)
  })
})
