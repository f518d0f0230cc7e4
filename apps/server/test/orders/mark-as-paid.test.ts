import { describe, expect, it } from 'vitest'
import { ordersJobs } from '../../src/features/orders/index.ts'
import type { ChargeRow } from '../../src/features/payments/index.ts'
import { start } from '../payments/support/payments.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import {
  aMember,
  anOfflineOrder,
  aPlan,
  aProvenMember,
  aShop,
  forever,
  getOrder,
  listCharges,
  listOrderEvents,
  loadCharge,
  saveCard,
  weekly,
} from './support/shop.ts'

const test = await createTestApp()
const { context, clock, db } = test
const shop = await aShop(test)

describe('markAsPaid', () => {
  it('pays everything that is owed at that moment', async () => {
    const plan = await aPlan(shop, { pricing: weekly(4) })
    const { id } = await anOfflineOrder(shop, await aMember(shop), plan.id)
    clock.advance({ days: 7 })
    for (const job of ordersJobs) await job.run(context, clock.now())
    await shop.admin.post(`/v2/orders/${id}/mark-as-paid`)
    expect(await listCharges(db, id)).toEqual(['1: 1000/1000', '2: 1000/1000'])
    expect((await getOrder(shop, id)).lastPaymentStatus).toBe('PAID')
    expect((await listOrderEvents(db, id)).slice(-2)).toEqual(['marked_as_paid', 'updated'])
    expect(readRefusal(await shop.admin.post(`/v2/orders/${id}/mark-as-paid`))).toBe('428 ORDER_ALREADY_PAID')
  })

  it('stays paid when another payment of what it paid fails later', async () => {
    const plan = await aPlan(shop, { pricing: weekly(4) })
    const { id } = await anOfflineOrder(shop, await aMember(shop), plan.id)
    expected(await shop.admin.post(`/v2/orders/${id}/mark-as-paid`))
    const charge = await loadCharge(db, id)
    await context.transaction((tx) => context.ports.payments.chargeChanged(context, tx, charge as ChargeRow, 'FAILED'))
    expect((await getOrder(shop, id)).lastPaymentStatus).toBe('PAID')
  })

  it('refuses free orders', async () => {
    const plan = await aPlan(shop, { pricing: forever('0') })
    const { id } = await anOfflineOrder(shop, await aMember(shop), plan.id)
    expect(readRefusal(await shop.admin.post(`/v2/orders/${id}/mark-as-paid`))).toBe('428 ORDER_ALREADY_PAID')
  })
  it('pays a cycle that is owed after an earlier one was refunded', async () => {
    const plan = await aPlan(shop, { pricing: weekly(4) })
    const { id } = await anOfflineOrder(shop, await aMember(shop), plan.id)
    await shop.admin.post(`/v2/orders/${id}/mark-as-paid`)
    clock.advance({ days: 7 })
    for (const job of ordersJobs) await job.run(context, clock.now())
    const first = db.selectFrom('charges').select('id').where('subject_id', '=', id).orderBy('cycle')
    const chargeId = (await first.executeTakeFirstOrThrow()).id
    const payments = db.selectFrom('payments').select('id').where('charge_id', '=', chargeId)
    const paymentId = (await payments.executeTakeFirstOrThrow()).id
    const refund = { amount: '5.00', reason: 'Late', idempotencyKey: crypto.randomUUID() }
    expected(await shop.admin.post(`/v1/payments/${paymentId}/refund`, refund))
    expect((await getOrder(shop, id)).lastPaymentStatus).toBe('UNPAID')
    expected(await shop.admin.post(`/v2/orders/${id}/mark-as-paid`))
    expect((await getOrder(shop, id)).lastPaymentStatus).toBe('PAID')
  })

  it('pays an order of whose buyer a card was declined', async () => {
    const plan = await aPlan(shop, { pricing: weekly(4) })
    const member = await aProvenMember(shop)
    const { id } = await anOfflineOrder(shop, member, plan.id)
    const charge = await loadCharge(db, id)
    await saveCard(shop, charge.contact_id ?? '', 'DECLINE')
    const { methods } = expected(await member.client.get('/v1/payments/methods'))
    expected(await start(member.client, charge.id, { methodId: methods[0].id }))
    expect((await getOrder(shop, id)).lastPaymentStatus).toBe('FAILED')
    const { order } = expected(await shop.admin.get(`/v1/orders/${id}`))
    expect(order.actions).toContain('MARK_AS_PAID')
    expected(await shop.admin.post(`/v2/orders/${id}/mark-as-paid`))
    expect(await listCharges(db, id)).toEqual(['1: 1000/1000'])
    expect((await getOrder(shop, id)).lastPaymentStatus).toBe('PAID')
    expect(readRefusal(await shop.admin.post(`/v2/orders/${id}/mark-as-paid`))).toBe('428 ORDER_ALREADY_PAID')
  })
})
