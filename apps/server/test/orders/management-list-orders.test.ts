import { describe, expect, it } from 'vitest'
import { expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aMember, anOfflineOrder, aPlan, aShop, monthly } from './support/shop.ts'

const test = await createTestApp()
const shop = await aShop(test)

describe('managementListOrders', () => {
  it('lists the orders of all buyers, also by member or contact', async () => {
    const member = await aMember(shop)
    const plan = await aPlan(shop, { pricing: monthly() })
    const order = await anOfflineOrder(shop, member, plan.id)
    for (const buyer of [order.buyer?.memberId, order.buyer?.contactId]) {
      const { orders, pagingMetadata } = expected(await shop.admin.get(`/v2/orders?buyerIds=${buyer}`))
      expect(orders.map(({ id }: { id: string }) => id)).toEqual([order.id])
      expect(pagingMetadata).toMatchObject({ count: 1, offset: 0, total: 1 })
    }
    expect(expected(await shop.admin.get(`/v2/orders?orderIds=${order.id}`)).orders).toHaveLength(1)
  })
})
