import { beforeEach, describe, expect, it } from 'vitest'
import { ordersJobs } from '../../src/features/orders/index.ts'
import { aRecorded } from '../payments/support/payments.ts'
import { aPaidAtStripe, deliverAll, keysOf, saveSettings, useFakeStripe } from '../payments/support/stripe.ts'
import { expected } from '../support/factories.ts'
import type { TestCardName } from '../support/fake-stripe/cards.ts'
import { createTestApp } from '../support/index.ts'
import {
  anOnlineOrder,
  aPlan,
  aProvenMember,
  aShop,
  getOrder,
  listCharges,
  loadCharge,
  monthly,
  type Shop,
} from './support/shop.ts'

const now = '2026-06-01T07:00:00Z'
const test = await createTestApp({ now })
beforeEach(() => test.clock.set(now))
const fakeStripe = await useFakeStripe(test)
const { account } = fakeStripe

async function aPaidOrder(payment: { saveMethod?: boolean; card?: TestCardName } = {}) {
  const shop = await aShop(test)
  expected(await saveSettings(shop.admin, { provider: 'STRIPE', stripe: keysOf(fakeStripe) }))
  const plan = await aPlan(shop, { pricing: monthly() })
  const { id } = await anOnlineOrder(await aProvenMember(shop), plan.id)
  const charge = await loadCharge(test.db, id)
  const paid = await aPaidAtStripe(test, shop, fakeStripe, { chargeId: charge.id, ...payment })
  expect(await getOrder(shop, id)).toMatchObject({ status: 'ACTIVE', lastPaymentStatus: 'PAID' })
  return { shop, id, ...paid }
}

const dueOf = async ({ admin }: Pick<Shop, 'admin'>, orderId: string): Promise<string> =>
  expected(await admin.post('/v1/payments/charges/query', { subjectIds: [orderId] })).charges[0].due

async function passDays(shop: Shop, days: number) {
  for (let day = 0; day < days; day++) {
    test.clock.advance({ days: 1 })
    for (const job of ordersJobs) await job.run(test.context, test.clock.now())
    await deliverAll(test, shop, fakeStripe)
  }
}

async function dispute(shop: Shop, intentId: string) {
  account.dispute(intentId, 'lost')
  await deliverAll(test, shop, fakeStripe)
}

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

  it('charges its card for the next cycles, and not for what a dispute took, until its owner pays that', async () => {
    const { shop, id, intentId } = await aPaidOrder({ saveMethod: true })
    await passDays(shop, 2)
    await dispute(shop, intentId)
    await passDays(shop, 31)
    expect(await listCharges(test.db, id)).toEqual(['1: 5000/5000', '2: 5000/5000'])
    expect(await getOrder(shop, id)).toMatchObject({ status: 'ACTIVE', lastPaymentStatus: 'UNPAID' })
    await passDays(shop, 31)
    expect(await listCharges(test.db, id)).toEqual(['1: 5000/5000', '2: 5000/5000', '3: 5000/5000'])
    await aRecorded(shop.admin, (await loadCharge(test.db, id)).id)
    expect(await getOrder(shop, id)).toMatchObject({ status: 'ACTIVE', lastPaymentStatus: 'PAID' })
  })

  it('charges no card for what a dispute took after a pause either', async () => {
    const { shop, id, intentId } = await aPaidOrder({ saveMethod: true })
    await passDays(shop, 2)
    await dispute(shop, intentId)
    expected(await shop.admin.post(`/v2/orders/${id}/pause`, {}))
    await passDays(shop, 3)
    expected(await shop.admin.post(`/v2/orders/${id}/resume`, {}))
    await passDays(shop, 34)
    expect(await listCharges(test.db, id)).toEqual(['1: 5000/5000', '2: 5000/5000'])
  })

  it.each([false, true])('has a week to pay a renewal that is declined, disputed before: %s', async (isDisputed) => {
    const { shop, id, intentId } = await aPaidOrder({ saveMethod: true, card: 'declinesLater' })
    await passDays(shop, 2)
    if (isDisputed) await dispute(shop, intentId)
    // The renewal is due thirty days after the purchase.
    await passDays(shop, 34)
    expect((await getOrder(shop, id)).status).toBe('ACTIVE')
    await passDays(shop, 1)
    expect((await getOrder(shop, id)).status).toBe('CANCELED')
  })

  it('that was cancelled owes nothing again', async () => {
    const { shop, id, intentId } = await aPaidOrder()
    expected(await shop.admin.post(`/v2/orders/${id}/cancel`, { effectiveAt: 'IMMEDIATELY' }))
    account.dispute(intentId, 'lost')
    await deliverAll(test, shop, fakeStripe)
    expect(await dueOf(shop, id)).toBe('0.00')
  })
})
