import { describe, expect, it } from 'vitest'
import { ordersJobs } from '../../src/features/orders/index.ts'
import { aRecorded } from '../payments/support/payments.ts'
import { aPaidAtStripe, deliverAll, keysOf, saveSettings, useFakeStripe } from '../payments/support/stripe.ts'
import { expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aMember, anOnlineOrder, aPlan, aShop, getOrder, loadCharge, monthly, type Shop } from './support/shop.ts'

const test = await createTestApp({ now: '2026-06-01T07:00:00Z' })
const fakeStripe = await useFakeStripe(test)
const { account } = fakeStripe

async function aPaidOrder() {
  const shop = await aShop(test)
  expected(await saveSettings(shop.admin, { provider: 'STRIPE', stripe: keysOf(fakeStripe) }))
  const plan = await aPlan(shop, { pricing: monthly() })
  const { id } = await anOnlineOrder(await aMember(shop), plan.id)
  const charge = await loadCharge(test.db, id)
  const paid = await aPaidAtStripe(test, shop, fakeStripe, { chargeId: charge.id })
  expect(await getOrder(shop, id)).toMatchObject({ status: 'ACTIVE', lastPaymentStatus: 'PAID' })
  return { shop, id, ...paid }
}

const dueOf = async ({ admin }: Pick<Shop, 'admin'>, orderId: string): Promise<string> =>
  expected(await admin.post('/v1/payments/charges/query', { subjectIds: [orderId] })).charges[0].due

describe('an order whose payment moves at the provider', () => {
  it('says that it was refunded, wholly or in part, and stays active until it is cancelled', async () => {
    for (const amount of [1000, 5000]) {
      const { shop, id, intentId } = await aPaidOrder()
      account.refundInDashboard(intentId, amount)
      await deliverAll(test, shop, fakeStripe)
      expect(await getOrder(shop, id)).toMatchObject({ status: 'ACTIVE', lastPaymentStatus: 'REFUNDED' })
      account.returnRefunds(intentId)
      await deliverAll(test, shop, fakeStripe)
      expect(await getOrder(shop, id)).toMatchObject({ status: 'ACTIVE', lastPaymentStatus: 'PAID' })
    }
  })

  it('owes what a dispute took, and not while the bank decides', async () => {
    const { shop, id, intentId } = await aPaidOrder()
    const statuses = { needs_response: ['PAID', '0.00'], lost: ['UNPAID', '50.00'], won: ['PAID', '0.00'] } as const
    for (const status of ['needs_response', 'lost', 'won'] as const) {
      account.dispute(intentId, status)
      await deliverAll(test, shop, fakeStripe)
      const { lastPaymentStatus, ...order } = await getOrder(shop, id)
      expect(order.status).toBe('ACTIVE')
      expect([lastPaymentStatus, await dueOf(shop, id)]).toEqual(statuses[status])
    }
  })

  it('is paid again by who charged it back, and is not charged by itself', async () => {
    const { shop, id, intentId } = await aPaidOrder()
    account.dispute(intentId, 'lost')
    await deliverAll(test, shop, fakeStripe)
    const before = await test.db.selectFrom('payments').select('id').where('site_id', '=', shop.siteId).execute()
    test.clock.advance({ hours: 2 })
    for (const job of ordersJobs) await job.run(test.context, test.clock.now())
    const after = await test.db.selectFrom('payments').select('id').where('site_id', '=', shop.siteId).execute()
    expect(after).toEqual(before)
    const { id: chargeId } = await loadCharge(test.db, id)
    await aRecorded(shop.admin, chargeId)
    expect(await getOrder(shop, id)).toMatchObject({ status: 'ACTIVE', lastPaymentStatus: 'PAID' })
    expect(await dueOf(shop, id)).toBe('0.00')
  })

  it('that was cancelled owes nothing again', async () => {
    const { shop, id, intentId } = await aPaidOrder()
    expected(await shop.admin.post(`/v2/orders/${id}/cancel`, { effectiveAt: 'IMMEDIATELY' }))
    account.dispute(intentId, 'lost')
    await deliverAll(test, shop, fakeStripe)
    expect(await dueOf(shop, id)).toBe('0.00')
  })
})
