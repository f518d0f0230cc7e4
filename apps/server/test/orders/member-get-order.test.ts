import { describe, expect, it } from 'vitest'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aMember, anOfflineOrder, aPlan, aShop } from './support/shop.ts'

const test = await createTestApp()
const shop = await aShop(test)

describe('memberGetOrder', () => {
  it('returns an order to its buyer only', async () => {
    const [member, other, plan] = [await aMember(shop), await aMember(shop), await aPlan(shop)]
    const { id } = await anOfflineOrder(shop, member, plan.id)
    expect(expected(await member.client.get(`/v2/member/orders/${id}`)).order).toMatchObject({ id, planId: plan.id })
    expect(readRefusal(await other.client.get(`/v2/member/orders/${id}`))).toBe('404 ORDER_NOT_FOUND')
  })
})
