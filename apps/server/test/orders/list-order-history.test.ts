import { expect, it } from 'vitest'
import { expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aMember, anOfflineOrder, aPlan, aShop } from './support/shop.ts'

const test = await createTestApp()
const shop = await aShop(test)

it('lists what was done with an order, latest first', async () => {
  const plan = await aPlan(shop)
  const { id } = await anOfflineOrder(shop, await aMember(shop), plan.id)
  test.clock.advance({ hours: 1 })
  expected(await shop.admin.post(`/v2/orders/${id}/pause`))
  test.clock.advance({ hours: 1 })
  expected(await shop.admin.post(`/v2/orders/${id}/cancel`, { effectiveAt: 'IMMEDIATELY' }))
  const { entries } = expected(await shop.admin.get(`/v1/orders/${id}/history`))
  expect(entries).toMatchObject([
    { operation: 'cancelOrder', status: 'CANCELED' },
    { operation: 'pauseOrder', status: 'PAUSED', cycle: null },
    { operation: 'createOfflineOrder', status: 'ACTIVE', paymentStatus: 'UNPAID', cycle: 1 },
  ])
  expect(entries[0].actorName).toBeTruthy()
})
