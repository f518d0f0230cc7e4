import { describe, expect, it } from 'vitest'
import { aPayingMember } from '../payments/support/payments.ts'
import { aVisitor, expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aCreated, add, aPaidStudio, aPlan, before, bookingLine, cartUrl, planLine } from './support/baskets.ts'

const test = await createTestApp({ now: before })
const { app } = test

describe('getCurrentCart', () => {
  it('belongs to one customer', async () => {
    const studio = await aPaidStudio(test)
    const { id } = await aCreated(studio.visitor, studio)
    expected(await add(studio.visitor, bookingLine(id)))
    const stranger = await aVisitor(app, studio.siteId)
    const member = await aPayingMember(studio)
    for (const client of [stranger, member.client]) {
      expect(readRefusal(await client.get(cartUrl))).toBe('404 OWNED_CART_NOT_FOUND')
    }
    expect(readRefusal(await studio.admin.get(cartUrl))).toBe('403 PERMISSION_DENIED')
  })

  it('shows what cannot be bought any more, at the price of now', async () => {
    const studio = await aPaidStudio(test)
    const { id } = await aCreated(studio.visitor, studio)
    const plan = await aPlan(studio)
    expected(await add(studio.visitor, bookingLine(id), planLine(plan.id)))
    await studio.admin.post(`/v2/plans/${plan.id}/archive`)
    const booking = expected(await studio.visitor.post(`/v2/bookings/${id}/cancel`, { revision: '1' })).booking
    expect(booking.status).toBe('CANCELED')
    const { cart } = expected(await studio.visitor.get(cartUrl))
    expect(cart.lineItems).toMatchObject([
      { availability: { status: 'NOT_AVAILABLE' }, price: { amount: '50.00' } },
      { availability: { status: 'NOT_AVAILABLE' }, price: { amount: '90.00' } },
    ])
  })
})
