import { describe, expect, it } from 'vitest'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aCreated, add, aPaidStudio, before, bookingLine, cartUrl } from './support/baskets.ts'

const test = await createTestApp({ now: before })

describe('markCheckoutAsCompleted', () => {
  it('completes a checkout once, and ends its cart', async () => {
    const studio = await aPaidStudio(test)
    const { id: bookingId } = await aCreated(studio.visitor, studio)
    expected(await add(studio.visitor, bookingLine(bookingId)))
    const { checkoutId: id } = expected(await studio.visitor.post(`${cartUrl}/create-checkout`, {}))
    const url = `/v1/checkouts/${id}/mark-as-completed`
    expect(readRefusal(await studio.visitor.post(url, {}))).toBe('403 PERMISSION_DENIED')
    expect(expected(await studio.admin.post(url, {}))).toEqual({})
    expected(await studio.admin.post(url, {}))
    expect(expected(await studio.visitor.get(`/v1/checkouts/${id}`)).checkout.completed).toBe(true)
    expect(readRefusal(await studio.visitor.get(cartUrl))).toBe('404 OWNED_CART_NOT_FOUND')
    const events = await test.db
      .selectFrom('events')
      .select('slug')
      .where('entity_id', '=', id)
      .orderBy('sequence')
      .execute()
    expect(events.map(({ slug }) => slug)).toEqual(['created', 'completed'])
  })
})
