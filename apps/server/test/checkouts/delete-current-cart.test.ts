import { describe, expect, it } from 'vitest'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aCreated, add, aPaidStudio, before, bookingLine, cartUrl } from './support/baskets.ts'

const test = await createTestApp({ now: before })

describe('deleteCurrentCart', () => {
  it('ends the cart, publishes it, and the next item begins another', async () => {
    const studio = await aPaidStudio(test)
    const { id } = await aCreated(studio.visitor, studio)
    const { cart } = expected(await add(studio.visitor, bookingLine(id)))
    expect(expected(await studio.visitor.delete(cartUrl))).toEqual({})
    expect(readRefusal(await studio.visitor.delete(cartUrl))).toBe('404 OWNED_CART_NOT_FOUND')
    const next = expected(await add(studio.visitor, bookingLine(id))).cart
    expect(next.id).not.toBe(cart.id)
    const events = await test.db
      .selectFrom('events')
      .select(['slug', 'sequence'])
      .where('entity_id', '=', cart.id)
      .orderBy('sequence')
      .execute()
    expect(events.map(({ slug, sequence }) => `${sequence} ${slug}`)).toEqual(['1 created', '2 updated', '3 deleted'])
  })
})
