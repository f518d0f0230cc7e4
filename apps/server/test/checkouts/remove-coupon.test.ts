import { describe, expect, it } from 'vitest'
import { aCoupon } from '../coupons/support/coupons.ts'
import { expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aCheckout, aPaidStudio, aPlan, before, planLine } from './support/baskets.ts'

const test = await createTestApp({ now: before })

describe('removeCoupon', () => {
  it('takes the coupon off the checkout', async () => {
    const studio = await aPaidStudio(test)
    const [plan, coupon] = [await aPlan(studio), await aCoupon(studio.admin)]
    const { id } = await aCheckout(studio.visitor, [planLine(plan.id)], { couponCode: coupon.code })
    const { checkout } = expected(await studio.visitor.post(`/v1/checkouts/${id}/remove-coupon`))
    expect(checkout).toMatchObject({ appliedDiscounts: [], priceSummary: { total: { amount: '90.00' } } })
  })
})
