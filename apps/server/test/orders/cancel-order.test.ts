import { describe, expect, it } from 'vitest'
import { expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import {
  aMember,
  aMemberWithCard,
  anOfflineOrder,
  anOnlineOrder,
  aPlan,
  aShop,
  getOrder,
  listOrderEvents,
  loadCharge,
  monthly,
} from './support/shop.ts'

const test = await createTestApp()
const { clock, db } = test
const shop = await aShop(test)

describe('cancelOrder', () => {
  it('ends an order at once', async () => {
    const plan = await aPlan(shop)
    const { id } = await anOfflineOrder(shop, await aMember(shop), plan.id)
    clock.advance({ days: 2 })
    expect(expected(await shop.admin.post(`/v2/orders/${id}/cancel`, { effectiveAt: 'IMMEDIATELY' }))).toEqual({})
    const now = new Date(clock.now()).toISOString()
    const canceled = await getOrder(shop, id)
    expect(canceled).toMatchObject({
      status: 'CANCELED',
      endDate: now,
      cancellation: { requestedDate: now, cause: 'OWNER_ACTION', effectiveAt: 'IMMEDIATELY' },
    })
    expect(canceled.currentCycle).toBeUndefined()
    expect((await listOrderEvents(db, id)).slice(-3)).toEqual(['canceled', 'ended', 'updated'])
    // What was used is still owed.
    expect((await loadCharge(db, id)).waived_minor).toBe(0)
  })

  it('marks it to end with its cycle; asking again changes nothing', async () => {
    const plan = await aPlan(shop)
    const { id } = await anOfflineOrder(shop, await aMember(shop), plan.id)
    for (const _ of [1, 2]) await shop.admin.post(`/v2/orders/${id}/cancel`, { effectiveAt: 'NEXT_PAYMENT_DATE' })
    expect(await getOrder(shop, id)).toMatchObject({ status: 'ACTIVE', autoRenewCanceled: true })
    const slugs = await listOrderEvents(db, id)
    expect(slugs.filter((slug) => slug === 'auto_renew_canceled')).toHaveLength(1)
  })

  it('ends a trial at once for the business', async () => {
    const plan = await aPlan(shop, { pricing: { ...monthly(), freeTrialDays: 7 } })
    const { id } = await anOnlineOrder(await aMemberWithCard(shop), plan.id)
    await shop.admin.post(`/v2/orders/${id}/cancel`, { effectiveAt: 'IMMEDIATELY' })
    expect((await getOrder(shop, id)).status).toBe('CANCELED')
  })
})
