import { describe, expect, it } from 'vitest'
import { aCoupon } from '../coupons/support/coupons.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aMember, anOnlineOrder, aPlan, aShop, monthly } from './support/shop.ts'

const test = await createTestApp()
const shop = await aShop(test)
const url = '/v2/checkout/orders/price-preview'

describe('getPricePreview', () => {
  it('tells anyone what a plan costs, as it is charged later', async () => {
    const plan = await aPlan(shop, { pricing: monthly(6) })
    const { code } = await aCoupon(shop.admin, { percent: '10', limitPerCustomer: 1 })
    const preview = expected(await shop.visitor.post(url, { planId: plan.id, couponCode: code }))
    expect(preview.price).toMatchObject({ total: '45.00', discount: '5.00', planPrice: '50.00' })
    const member = await aMember(shop)
    const order = await anOnlineOrder(member, plan.id, { couponCode: code })
    expect(order.pricing?.prices).toEqual(preview.prices)
    // Who used it before is not looked at.
    expect((await member.client.post(url, { planId: plan.id, couponCode: code })).status).toBe(200)
  })

  it('refuses plans that customers cannot see', async () => {
    const plan = await aPlan(shop, { public: false })
    expect(readRefusal(await shop.visitor.post(url, { planId: plan.id }))).toBe('404 plan_not_found')
    expect((await shop.admin.post(url, { planId: plan.id })).status).toBe(200)
  })
})
