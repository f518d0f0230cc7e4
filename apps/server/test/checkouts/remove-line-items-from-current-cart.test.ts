import { describe, expect, it } from 'vitest'
import { aVisitor, expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aCreated, add, aPaidStudio, aPlan, before, bookingLine, cartUrl, planLine } from './support/baskets.ts'

const test = await createTestApp({ now: before })

describe('removeLineItemsFromCurrentCart', () => {
  it('removes own lines, also the last, and ignores those of others', async () => {
    const studio = await aPaidStudio(test)
    const { id } = await aCreated(studio.visitor, studio)
    const plan = await aPlan(studio)
    const { cart } = expected(await add(studio.visitor, bookingLine(id), planLine(plan.id)))
    const [one, two] = cart.lineItems
    const remove = (client = studio.visitor, ...lineItemIds: string[]) =>
      client.post(`${cartUrl}/remove-line-items`, { lineItemIds })
    const stranger = await aVisitor(test.app, studio.siteId)
    expect(readRefusal(await remove(stranger, one.id))).toBe('404 OWNED_CART_NOT_FOUND')
    expected(await add(stranger, planLine(plan.id)))
    expect(expected(await remove(stranger, one.id)).cart.lineItems).toHaveLength(1)
    expect(expected(await remove(studio.visitor, one.id)).cart.lineItems).toMatchObject([{ id: two.id }])
    expect(expected(await remove(studio.visitor, two.id)).cart.lineItems).toEqual([])
    expected(await add(studio.visitor, bookingLine(id)))
  })
})
