import { describe, expect, it } from 'vitest'
import { aCoupon } from '../coupons/support/coupons.ts'
import { aVisitor, expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aCheckout, aCreated, aPaidStudio, aPlan, before, bookingLine, planLine } from './support/baskets.ts'

const test = await createTestApp({ now: before })

describe('updateCheckout', () => {
  it('changes details, items and coupon', async () => {
    const studio = await aPaidStudio(test)
    const { id: bookingId } = await aCreated(studio.visitor, studio)
    const { id } = await aCheckout(studio.visitor, [bookingLine(bookingId)])
    const change = (checkout: object, more: object = {}) =>
      studio.visitor.patch(`/v1/checkouts/${id}`, { checkout, ...more })
    const details = {
      buyerNote: 'Late',
      buyerInfo: { email: 'b@customer.example' },
      billingInfo: { contactDetails: { firstName: 'Bo' } },
    }
    expect(expected(await change(details)).checkout).toMatchObject(details)
    const [plan, coupon] = [await aPlan(studio), await aCoupon(studio.admin)]
    const more = { lineItems: [planLine(plan.id)], couponCode: coupon.code }
    const { checkout } = expected(await change({}, more))
    expect(checkout).toMatchObject({ ...details, priceSummary: { total: { amount: '131.00' } } })
    expect(expected(await change({}, { couponCode: '' })).checkout.priceSummary.total.amount).toBe('140.00')
    for (const couponCode of ['NOTHING', 'N'.repeat(21)])
      expect(readRefusal(await change({}, { couponCode }))).toBe('428 ERROR_COUPON_DOES_NOT_EXIST')
  })

  it('says which errors a coupon can have', async () => {
    const studio = await aPaidStudio(test)
    const plan = await aPlan(studio)
    const { id } = await aCheckout(studio.visitor, [planLine(plan.id)])
    const send = async (couponCode: string) =>
      readRefusal(await studio.visitor.patch(`/v1/checkouts/${id}`, { checkout: {}, couponCode }))
    const soon = await aCoupon(studio.admin, { startsAt: '2026-07-01T00:00:00.000Z' })
    const past = await aCoupon(studio.admin, { expiresAt: '2026-06-01T09:10:00.000Z' })
    expect(await send(soon.code)).toBe('428 ERROR_COUPON_IS_NOT_ACTIVE_YET')
    test.clock.set(Date.parse('2026-06-01T09:20:00Z'))
    expect(await send(past.code)).toBe('428 ERROR_COUPON_HAS_EXPIRED')
    test.clock.set(Date.parse(before))
  })

  it('is refused to others, and once the checkout is complete', async () => {
    const studio = await aPaidStudio(test)
    const { id: bookingId } = await aCreated(studio.visitor, studio)
    const { id } = await aCheckout(studio.visitor, [bookingLine(bookingId)])
    const sent = { checkout: { buyerNote: 'Mine' } }
    const stranger = await aVisitor(test.app, studio.siteId)
    expect(readRefusal(await stranger.patch(`/v1/checkouts/${id}`, sent))).toBe('404 NOT_FOUND')
    expected(await studio.admin.post(`/v1/checkouts/${id}/mark-as-completed`))
    expect(readRefusal(await studio.visitor.patch(`/v1/checkouts/${id}`, sent))).toBe('428 CHECKOUT_IS_COMPLETE')
  })
})
