import { describe, expect, it } from 'vitest'
import { ordersJobs } from '../../src/features/orders/index.ts'
import { getCheckoutOrder, planLine, startCheckout } from '../checkouts/support/baskets.ts'
import { aRecorded, refund, start } from '../payments/support/payments.ts'
import { expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import {
  aMember,
  anOfflineOrder,
  anOnlineOrder,
  aPlan,
  aShop,
  forever,
  getOrder,
  loadCharge,
  tenDays,
} from './support/shop.ts'

const test = await createTestApp()
const { context, clock, db } = test
const shop = await aShop(test)

async function passDays(days: number): Promise<void> {
  clock.advance({ days })
  for (const job of ordersJobs) await job.run(context, clock.now())
}

/** A draft of 300 euros of which staff took 100 in cash. */
async function aDraftPaidInPart() {
  const member = await aMember(shop)
  const { id: planId } = await aPlan(shop, { pricing: forever() })
  const { id } = await anOnlineOrder(member, planId)
  const charge = await loadCharge(db, id)
  const { payment } = await aRecorded(shop.admin, charge.id, '100.00')
  return { id, charge, paymentId: payment.id as string }
}

const amounts = async (id: string) => {
  const { total_minor, paid_minor, refunded_minor, waived_minor, owed_back_minor } = await loadCharge(db, id)
  return { total: total_minor, paid: paid_minor, refunded: refunded_minor, waived: waived_minor, back: owed_back_minor }
}

describe('a draft of which a part was paid in cash', () => {
  it('owes it back once it expires, until staff return it', async () => {
    const { id, charge, paymentId } = await aDraftPaidInPart()
    await passDays(2)
    expect(await getOrder(shop, id)).toMatchObject({ status: 'CANCELED', lastPaymentStatus: 'UNPAID' })
    expect(await amounts(id)).toEqual({ total: 30_000, paid: 10_000, refunded: 0, waived: 20_000, back: 10_000 })
    const { balances } = expected(await shop.admin.get(`/v1/payments/balances/${charge.contact_id}`))
    expect(balances).toMatchObject([{ owed: '0.00', owedBack: '100.00' }])
    expected(await refund(shop.admin, paymentId))
    expect(await amounts(id)).toMatchObject({ refunded: 10_000, back: 0 })
    expect(await getOrder(shop, id)).toMatchObject({ status: 'CANCELED' })
  })

  it('owes it back when staff cancel it, and takes no more money', async () => {
    const { id, charge } = await aDraftPaidInPart()
    expected(await shop.admin.post(`/v2/orders/${id}/cancel`, { effectiveAt: 'IMMEDIATELY' }))
    expect(await amounts(id)).toMatchObject({ waived: 20_000, back: 10_000 })
    expect((await start(shop.admin, charge.id)).status).not.toBe(200)
  })
})

describe('an order of which staff give up what is due', () => {
  const waive = async (orderId: string, amount?: string) => {
    const { id } = await loadCharge(db, orderId)
    return expected(await shop.admin.post(`/v1/payments/charges/${id}/waive`, { reason: 'A gift', amount }))
  }

  it('begins, and expires no more', async () => {
    const member = await aMember(shop)
    const { id } = await anOnlineOrder(member, (await aPlan(shop, { pricing: forever() })).id)
    await waive(id)
    expect(await getOrder(shop, id)).toMatchObject({ status: 'ACTIVE' })
    await passDays(2)
    expect(await getOrder(shop, id)).toMatchObject({ status: 'ACTIVE' })
  })

  it('waits for the rest where a part is given up', async () => {
    const member = await aMember(shop)
    const { id } = await anOnlineOrder(member, (await aPlan(shop, { pricing: forever() })).id)
    await waive(id, '100.00')
    expect(await getOrder(shop, id)).toMatchObject({ status: 'DRAFT' })
    await aRecorded(shop.admin, (await loadCharge(db, id)).id)
    expect(await getOrder(shop, id)).toMatchObject({ status: 'ACTIVE', lastPaymentStatus: 'PAID' })
  })

  it('is not UNPAID any more where it was sold at the desk', async () => {
    const member = await aMember(shop)
    const { id } = await anOfflineOrder(shop, member, (await aPlan(shop, { pricing: tenDays() })).id)
    expect(await getOrder(shop, id)).toMatchObject({ lastPaymentStatus: 'UNPAID' })
    await waive(id)
    expect(await getOrder(shop, id)).toMatchObject({ status: 'ACTIVE', lastPaymentStatus: 'PAID' })
  })

  it('is approved with its checkout', async () => {
    const { client } = await aMember(shop)
    const { id: planId } = await aPlan(shop, { pricing: forever() })
    const sent = { channelType: 'WEB', lineItems: [planLine(planId)] }
    const { checkout } = expected(await client.post('/v1/checkouts', sent))
    const { order } = await startCheckout(client, checkout.id, '300.00')
    await waive(order.lines[0].planOrderId)
    expect(await getOrder(shop, order.lines[0].planOrderId)).toMatchObject({ status: 'ACTIVE' })
    expect(await getCheckoutOrder(client, order.id)).toMatchObject({ status: 'APPROVED', total: '0.00' })
  })
})
