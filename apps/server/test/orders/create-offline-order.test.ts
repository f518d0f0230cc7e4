import { DAY } from '@kalends/availability'
import { describe, expect, it } from 'vitest'
import { readRules } from '../members/club.ts'
import { readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import {
  aMember,
  anOfflineOrder,
  aPlan,
  aShop,
  forever,
  listCharges,
  listOrderEvents,
  monthly,
  weekly,
} from './support/shop.ts'

const test = await createTestApp()
const { clock, db } = test
const shop = await aShop(test)
const url = '/v2/checkout/orders/offline'

describe('createOfflineOrder', () => {
  it('starts at once, unpaid or paid, without the event of the first cycle', async () => {
    const [member, plan] = [await aMember(shop), await aPlan(shop, { public: false })]
    const unpaid = await anOfflineOrder(shop, member, plan.id)
    expect(unpaid).toMatchObject({ type: 'OFFLINE', status: 'ACTIVE', lastPaymentStatus: 'UNPAID' })
    expect(await listOrderEvents(db, unpaid.id)).toEqual(['created', 'purchased', 'started', 'updated'])
    expect(await listCharges(db, unpaid.id)).toEqual(['1: 0/5000'])
    const paid = await anOfflineOrder(shop, member, plan.id, { paid: true })
    expect(paid).toMatchObject({ status: 'ACTIVE', lastPaymentStatus: 'PAID' })
    expect(await listCharges(db, paid.id)).toEqual(['1: 5000/5000'])
  })

  it('records old sales in the cycle that runs now', async () => {
    const [member, plan] = [await aMember(shop), await aPlan(shop, { pricing: weekly(10) })]
    const startDate = new Date(clock.now() - 16 * DAY).toISOString()
    const order = await anOfflineOrder(shop, member, plan.id, { startDate, paid: true })
    expect(order).toMatchObject({ status: 'ACTIVE', currentCycle: { index: 3 } })
    expect(await listCharges(db, order.id)).toEqual(['3: 1000/1000'])
    expect(Date.parse(order.endDate ?? '') - Date.parse(startDate)).toBe(70 * DAY)
  })

  it('ignores the purchase limit and the payment provider', async () => {
    await shop.setProvider('NONE')
    const plan = await aPlan(shop, { pricing: forever('10'), maxPurchasesPerBuyer: 1 })
    const member = await aMember(shop)
    for (const _ of [1, 2]) expect((await anOfflineOrder(shop, member, plan.id)).status).toBe('ACTIVE')
    await shop.setProvider('SANDBOX')
  })

  it('is free of charge for a free plan', async () => {
    const [member, plan] = [await aMember(shop), await aPlan(shop, { pricing: forever('0') })]
    expect((await anOfflineOrder(shop, member, plan.id)).lastPaymentStatus).toBe('NOT_APPLICABLE')
  })

  it('refuses members and plans that are not there, and archived plans', async () => {
    const [member, plan, gone] = [await aMember(shop), await aPlan(shop), await aPlan(shop)]
    await shop.admin.post(`/v2/plans/${gone.id}/archive`)
    const memberId = '00000000-0000-4000-8000-000000000000'
    expect(readRules(await shop.admin.post(url, { planId: plan.id, memberId }))).toEqual(['MEMBER_DOESNT_EXIST'])
    const sent = { memberId: member.id }
    expect(readRefusal(await shop.admin.post(url, { ...sent, planId: gone.id }))).toBe('428 archived_plan')
    expect(readRefusal(await shop.admin.post(url, { ...sent, planId: memberId }))).toBe('404 plan_not_found')
  })

  it('refuses a coupon that is not there', async () => {
    const [member, plan] = [await aMember(shop), await aPlan(shop)]
    const sent = { memberId: member.id, planId: plan.id, couponCode: 'NOTHING' }
    expect(readRefusal(await shop.admin.post(url, sent))).toBe('428 ERROR_COUPON_DOES_NOT_EXIST')
  })

  it('adds the tax of the business, which needs its address', async () => {
    const [member, plan] = [await aMember(shop), await aPlan(shop, { pricing: monthly() })]
    await shop.setProvider('SANDBOX', [{ locationId: null, name: 'VAT', percent: '20', included: false }])
    const sent = { memberId: member.id, planId: plan.id }
    const locations = db.updateTable('locations').where('site_id', '=', shop.siteId)
    await locations.set({ address: '{}' }).execute()
    expect(readRefusal(await shop.admin.post(url, sent))).toBe('428 MISSING_BUSINESS_ADDRESS_COUNTRY')
    await locations.set({ address: '{"country":"US"}' }).execute()
    expect(readRefusal(await shop.admin.post(url, sent))).toBe('428 MISSING_BUSINESS_ADDRESS_STATE')
    await locations.set({ address: '{"country":"IT"}' }).execute()
    const order = await anOfflineOrder(shop, member, plan.id)
    expect(order.pricing?.prices?.[0]?.price).toMatchObject({
      subtotal: '50.00',
      total: '60.00',
      tax: { name: 'VAT', rate: '20', amount: '10.00', includedInPrice: false },
    })
    expect(await listCharges(db, order.id)).toEqual(['1: 0/6000'])
    await shop.setProvider('SANDBOX')
  })
})
