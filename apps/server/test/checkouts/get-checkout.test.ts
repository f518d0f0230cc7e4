import { describe, expect, it } from 'vitest'
import { aCoupon } from '../coupons/support/coupons.ts'
import { aVisitor, expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aCheckout, aCreated, aPaidStudio, aPlan, before, bookingLine, planLine } from './support/baskets.ts'

const test = await createTestApp({ now: before })
const nowhere = '00000000-0000-4000-8000-000000000000'

describe('getCheckout', () => {
  it('is found by its owner and by staff', async () => {
    const studio = await aPaidStudio(test)
    const { id } = await aCreated(studio.visitor, studio)
    const checkout = await aCheckout(studio.visitor, [bookingLine(id)])
    const url = `/v1/checkouts/${checkout.id}`
    expect(expected(await studio.admin.get(url)).checkout).toEqual(checkout)
    const stranger = await aVisitor(test.app, studio.siteId)
    expect(readRefusal(await stranger.get(url))).toBe('404 NOT_FOUND')
    expect(readRefusal(await studio.visitor.get(`/v1/checkouts/${nowhere}`))).toBe('404 NOT_FOUND')
  })

  it('says why a coupon stopped applying, and takes nothing off', async () => {
    const studio = await aPaidStudio(test)
    const [plan, coupon] = [await aPlan(studio), await aCoupon(studio.admin)]
    const { id } = await aCheckout(studio.visitor, [planLine(plan.id)], { couponCode: coupon.code })
    expected(await studio.admin.put(`/v1/coupons/${coupon.id}/active`, { active: false }))
    const { checkout } = expected(await studio.visitor.get(`/v1/checkouts/${id}`))
    expect(checkout).toMatchObject({
      appliedDiscounts: [],
      priceSummary: { total: { amount: '90.00' } },
      calculationErrors: { couponCalculationError: { applicationError: { code: 'ERROR_COUPON_IS_DISABLED' } } },
    })
  })
})
