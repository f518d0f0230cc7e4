import { describe, expect, it } from 'vitest'
import { readRules } from '../members/club.ts'
import { expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aMember, anOfflineOrder, aPlan, aShop, forever } from './support/shop.ts'

const test = await createTestApp()
const shop = await aShop(test)
const url = '/v2/checkout/orders/preview-offline'

describe('getOfflineOrderPreview', () => {
  it('returns the order and whether the member bought the plan as often as allowed', async () => {
    const [member, plan] = [await aMember(shop), await aPlan(shop, { pricing: forever('20'), maxPurchasesPerBuyer: 1 })]
    const sent = { planId: plan.id, memberId: member.id }
    const before = expected(await shop.admin.post(url, sent))
    expect(before).toMatchObject({
      order: { status: 'ACTIVE', lastPaymentStatus: 'UNPAID' },
      purchaseLimitExceeded: false,
    })
    await anOfflineOrder(shop, member, plan.id)
    const after = expected(await shop.admin.post(url, sent))
    expect(after.purchaseLimitExceeded).toBe(true)
    expect(after.order.pricing).toEqual(before.order.pricing)
  })

  it('refuses a member who is not there', async () => {
    const plan = await aPlan(shop)
    const memberId = '00000000-0000-4000-8000-000000000000'
    expect(readRules(await shop.admin.post(url, { planId: plan.id, memberId }))).toEqual(['MEMBER_DOESNT_EXIST'])
  })
})
