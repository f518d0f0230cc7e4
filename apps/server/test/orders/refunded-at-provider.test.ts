import { describe, expect, it } from 'vitest'
import { aPaidAtStripe, deliverAll, keysOf, saveSettings, useFakeStripe } from '../payments/support/stripe.ts'
import { expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aMember, anOnlineOrder, aPlan, aShop, getOrder, loadCharge, monthly } from './support/shop.ts'

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

  it('says so after a dispute that was lost, and not while the bank decides', async () => {
    const { shop, id, intentId } = await aPaidOrder()
    const statuses = { needs_response: 'PAID', lost: 'REFUNDED', won: 'PAID' }
    for (const status of ['needs_response', 'lost', 'won'] as const) {
      account.dispute(intentId, status)
      await deliverAll(test, shop, fakeStripe)
      expect(await getOrder(shop, id)).toMatchObject({ status: 'ACTIVE', lastPaymentStatus: statuses[status] })
    }
  })
})
