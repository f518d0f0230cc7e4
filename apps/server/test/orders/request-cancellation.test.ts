import { describe, expect, it } from 'vitest'
import { ordersJobs } from '../../src/features/orders/index.ts'
import { expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aMemberWithCard, anOnlineOrder, aPlan, aShop, getOrder, listCharges, monthly } from './support/shop.ts'

const test = await createTestApp()
const { context, clock, db } = test
const shop = await aShop(test)

describe('requestCancellation', () => {
  it('ends a trial unbilled at its end, with its benefits until then', async () => {
    const member = await aMemberWithCard(shop)
    const plan = await aPlan(shop, { pricing: { ...monthly(), freeTrialDays: 7 }, buyerCanCancel: true })
    const { id } = await anOnlineOrder(member, plan.id)
    expected(await member.client.post(`/v2/member/orders/${id}/cancel`, { effectiveAt: 'IMMEDIATELY' }))
    expect(await getOrder(shop, id)).toMatchObject({ status: 'ACTIVE', autoRenewCanceled: true })
    clock.advance({ days: 7 })
    for (const job of ordersJobs) await job.run(context, clock.now())
    expect(await getOrder(shop, id)).toMatchObject({ status: 'CANCELED', cancellation: { cause: 'MEMBER_ACTION' } })
    expect(await listCharges(db, id)).toEqual([])
  })

  it('follows what the plan said when it was bought', async () => {
    const member = await aMemberWithCard(shop)
    const plan = await aPlan(shop, { pricing: { ...monthly(), freeTrialDays: 7 }, buyerCanCancel: true })
    const { id } = await anOnlineOrder(member, plan.id)
    expected(await shop.admin.patch(`/v2/plans/${plan.id}`, { plan: { buyerCanCancel: false } }))
    const answer = await member.client.post(`/v2/member/orders/${id}/cancel`, { effectiveAt: 'NEXT_PAYMENT_DATE' })
    expect(answer.status).toBe(200)
  })
})
