import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/index.ts'
import { aMember, anOfflineOrder, aPlan, aShop, getOrder } from './support/shop.ts'

const test = await createTestApp()
const shop = await aShop(test)

describe('pauseOrder', () => {
  it('can be repeated, one pause at a time, also by two at once', async () => {
    const plan = await aPlan(shop)
    const { id } = await anOfflineOrder(shop, await aMember(shop), plan.id)
    const answers = await Promise.all([1, 2].map(() => shop.admin.post(`/v2/orders/${id}/pause`)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 428])
    await shop.admin.post(`/v2/orders/${id}/resume`)
    await shop.admin.post(`/v2/orders/${id}/pause`)
    expect((await getOrder(shop, id)).pausePeriods).toHaveLength(2)
  })
})
