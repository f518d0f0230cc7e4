import { describe, expect, it } from 'vitest'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aMember, anOnlineOrder, aPlan, aShop, forever, monthly } from './support/shop.ts'

const test = await createTestApp()
const shop = await aShop(test)
const url = '/v2/checkout/orders/preview-online'
const noId = '00000000-0000-0000-0000-000000000000'

describe('getOnlineOrderPreview', () => {
  it('returns the order as it would be, and stores nothing', async () => {
    const [member, plan] = [await aMember(shop), await aPlan(shop, { pricing: monthly(3) })]
    const { order, purchaseLimitExceeded } = expected(await member.client.post(url, { planId: plan.id }))
    expect(order).toMatchObject({ id: noId, subscriptionId: noId, status: 'DRAFT', buyer: { memberId: member.id } })
    expect(purchaseLimitExceeded).toBe(false)
    expect(
      expected(await member.client.get('/v2/member/orders?orderStatuses=DRAFT&orderStatuses=ACTIVE')).orders,
    ).toEqual([])
    const bought = await anOnlineOrder(member, plan.id)
    expect(bought.pricing).toEqual(order.pricing)
  })

  it('says so when the member bought the plan as often as allowed', async () => {
    const member = await aMember(shop)
    const plan = await aPlan(shop, { pricing: forever('0'), maxPurchasesPerBuyer: 1 })
    await anOnlineOrder(member, plan.id)
    const answer = expected(await member.client.post(url, { planId: plan.id }))
    expect(answer).toEqual({ purchaseLimitExceeded: true })
  })

  it('refuses what could not be bought', async () => {
    const [member, plan] = [await aMember(shop), await aPlan(shop)]
    const send = (more: object) => member.client.post(url, { planId: plan.id, ...more })
    expect(readRefusal(await send({ couponCode: 'NOTHING' }))).toBe('428 ERROR_COUPON_DOES_NOT_EXIST')
    expect(readRefusal(await send({ startDate: '2020-01-01T00:00:00.000Z' }))).toBe('400 invalid_start_date')
    expect(readRefusal(await shop.visitor.post(url, { planId: plan.id }))).toBe('403 PERMISSION_DENIED')
  })
})
