import { describe, expect, it } from 'vitest'
import { aCoupon } from '../coupons/support/coupons.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { add, aPaidStudio, aPlan, before, cartUrl, planLine } from './support/baskets.ts'

const test = await createTestApp({ now: before })

describe('removeCouponFromCurrentCart', () => {
  it('takes the coupon off', async () => {
    const studio = await aPaidStudio(test)
    const url = `${cartUrl}/remove-coupon`
    expect(readRefusal(await studio.visitor.post(url, {}))).toBe('404 OWNED_CART_NOT_FOUND')
    const coupon = await aCoupon(studio.admin)
    const plan = await aPlan(studio)
    expected(await add(studio.visitor, planLine(plan.id)))
    expected(await studio.visitor.patch(cartUrl, { couponCode: coupon.code }))
    const total = async () => {
      const { priceSummary } = expected(await studio.visitor.post(`${cartUrl}/estimate-totals`, {}))
      return priceSummary.total.amount
    }
    expect(await total()).toBe('81.00')
    expect(expected(await studio.visitor.post(url, {})).cart.appliedDiscounts).toEqual([])
    expect(await total()).toBe('90.00')
  })
})
