import { describe, expect, it } from 'vitest'
import { expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aMember, anOfflineOrder, anOnlineOrder, aPlan, aShop, monthly } from './support/shop.ts'

const test = await createTestApp()
const shop = await aShop(test)

describe('queryOrders', () => {
  const query = async (body: object) => expected(await shop.admin.post('/v1/orders/query', body))

  it('returns the customer, the next payment and what can be done', async () => {
    const plan = await aPlan(shop, { pricing: monthly(12) })
    const { id } = await anOfflineOrder(shop, await aMember(shop), plan.id)
    const { orders, total } = await query({ planId: plan.id })
    expect(total).toBe(1)
    expect(orders[0]).toMatchObject({
      order: { id, planName: 'Gold', lastPaymentStatus: 'UNPAID' },
      customerName: 'Clara Weiss',
      nextPayment: { amount: '50.00', currency: 'EUR', date: orders[0].order.currentCycle.endedDate },
      accessUntil: orders[0].order.endDate,
      actions: ['PAUSE', 'POSTPONE_END', 'MARK_AS_PAID', 'CANCEL_AT_NEXT_PAYMENT', 'CANCEL_NOW'],
    })
  })

  it('filters by customer, status, payment and plan, and leaves out drafts', async () => {
    const plan = await aPlan(shop)
    const [first, second] = [await aMember(shop), await aMember(shop)]
    const owed = await anOfflineOrder(shop, first, plan.id)
    const paid = await anOfflineOrder(shop, second, plan.id, { paid: true })
    const draft = await anOnlineOrder(second, plan.id)
    const ids = async (body: object) =>
      (await query({ planId: plan.id, ...body })).orders.map(({ order }: { order: { id: string } }) => order.id).sort()
    expect(await ids({})).toEqual([owed.id, paid.id].sort())
    expect(await ids({ statuses: ['DRAFT'] })).toEqual([draft.id])
    expect(await ids({ paymentStatuses: ['UNPAID'] })).toEqual([owed.id])
    expect(await ids({ contactId: paid.buyer?.contactId })).toEqual([paid.id])
    expect(await ids({ search: 'weiss clara', statuses: ['ACTIVE'] })).toEqual([owed.id, paid.id].sort())
    expect(await ids({ search: '%' })).toEqual([])
    expect(await ids({ statuses: ['PAUSED'] })).toEqual([])
    expect((await query({ planId: plan.id, limit: 1 })).total).toBe(2)
  })
})
