import { describe, expect, it } from 'vitest'
import { ordersJobs } from '../../src/features/orders/index.ts'
import { aMember, aShop } from '../orders/support/shop.ts'
import { createTestApp } from '../support/index.ts'
import { aPass, aPassPlan, historyOf, listBalances, remaining } from './support/credits.ts'

const test = await createTestApp()
const { context, clock, db } = test
const shop = await aShop(test)
const tick = async () => {
  for (const job of ordersJobs) await job.run(context, clock.now())
}

describe('listMyCredits', () => {
  it('gives new credits in each cycle; unused ones end with theirs', async () => {
    const member = await aMember(shop)
    await aPass(shop, member, await aPassPlan(shop, { creditsPerCycle: 10 }))
    expect(await remaining(shop, member)).toEqual([10])
    clock.advance({ days: 32 })
    await tick()
    expect(await remaining(shop, member)).toEqual([10])
    expect(await historyOf(shop, member)).toEqual(['GRANT 10', 'EXPIRE -10', 'GRANT 10'])
  })

  it('lets them roll over if the plan says so, until the order ends', async () => {
    const member = await aMember(shop)
    const { orderId } = await aPass(shop, member, await aPassPlan(shop, { creditsPerCycle: 3, rollsOver: true }))
    clock.advance({ days: 32 })
    await tick()
    expect(await remaining(shop, member)).toEqual([3, 3])
    await shop.admin.post(`/v2/orders/${orderId}/cancel`, { effectiveAt: 'IMMEDIATELY' })
    expect(await remaining(shop, member)).toEqual([])
    expect(await historyOf(shop, member)).toEqual(['GRANT 3', 'GRANT 3', 'EXPIRE -3', 'EXPIRE -3'])
  })

  it('is unlimited without a benefit, and shows nothing while the order is paused', async () => {
    const member = await aMember(shop)
    const { orderId } = await aPass(shop, member, await aPassPlan(shop, { creditsPerCycle: null }))
    expect(await listBalances(shop, member)).toMatchObject([{ quantity: null, remaining: null }])
    await shop.admin.post(`/v2/orders/${orderId}/pause`)
    expect(await listBalances(shop, member)).toEqual([])
    await shop.admin.post(`/v2/orders/${orderId}/resume`)
    expect(await listBalances(shop, member)).toHaveLength(1)
  })

  it('keeps a ledger that nobody can unbalance, change or overdraw', async () => {
    const member = await aMember(shop)
    await aPass(shop, member, await aPassPlan(shop, { creditsPerCycle: 1 }))
    const [balance] = await listBalances(shop, member)
    const id = balance?.id ?? ''
    const site_id = shop.siteId
    const refused = (work: Promise<unknown>) => expect(work).rejects.toMatchObject({ code: '23514' })
    await refused(db.updateTable('credit_entries').set({ quantity: 5 }).where('grant_id', '=', id).execute())
    await refused(db.deleteFrom('credit_entries').where('grant_id', '=', id).execute())
    await refused(db.updateTable('credit_grants').set({ remaining: -1 }).where('id', '=', id).execute())
    const values = { site_id, id: context.ids.guid(), cause_id: context.ids.guid(), cause_type: 'ADJUST' }
    const transaction = { ...values, entries: 2, occurred_at: new Date(clock.now()) }
    const entry = { site_id, transaction_id: values.id, grant_id: id }
    await refused(
      context.transaction(async (tx) => {
        await tx.insertInto('credit_transactions').values(transaction).execute()
        await tx
          .insertInto('credit_entries')
          .values([
            { ...entry, number: 1, account: 'AVAILABLE', quantity: 3 },
            { ...entry, number: 2, account: 'ISSUED', quantity: -2 },
          ])
          .execute()
      }),
    )
    expect(await remaining(shop, member)).toEqual([1])
  })
})
