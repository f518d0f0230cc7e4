import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aMember, anOfflineOrder, aPlan, aShop, forever, listCharges } from './support/shop.ts'

const test = await createTestApp()
const { db } = test
const shop = await aShop(test)

async function aCustomer(more: object = { email: `${randomUUID()}@example.com` }): Promise<string> {
  return expected(await shop.admin.post('/v1/customers', { customer: { firstName: 'Nora', ...more } })).customer.id
}
const sell = (body: object, headers = {}) => shop.admin.post('/v1/orders/sell', body, headers)
const payments = async (contactId: string) =>
  expected(await shop.admin.post('/v1/payments/query', { contactId })).payments

describe('sellPlan', () => {
  it('sells to a customer who is no member, paid in cash', async () => {
    const plan = await aPlan(shop, { pricing: forever() })
    const contactId = await aCustomer()
    const { order } = expected(await sell({ contactId, planId: plan.id, method: 'CASH' }))
    expect(order).toMatchObject({
      order: { status: 'ACTIVE', type: 'OFFLINE', lastPaymentStatus: 'PAID', buyer: { contactId } },
      customerName: 'Nora',
    })
    expect(await listCharges(db, order.order.id)).toEqual(['1: 30000/30000'])
    expect(await payments(contactId)).toMatchObject([{ method: 'CASH', amount: '300.00' }])
  })

  it('sells again to the same member, to be paid later', async () => {
    const plan = await aPlan(shop)
    const contactId = await aCustomer()
    const bought = [1, 2].map(async () => expected(await sell({ contactId, planId: plan.id })).order.order)
    const [first, second] = await Promise.all(bought)
    expect(second.buyer.memberId).toBe(first.buyer.memberId)
    expect(first.lastPaymentStatus).toBe('UNPAID')
    expect(await payments(contactId)).toEqual([])
  })

  it('finds the member a customer is', async () => {
    const plan = await aPlan(shop)
    const member = await aMember(shop)
    const { buyer } = await anOfflineOrder(shop, member, plan.id)
    const { order } = expected(await sell({ contactId: buyer?.contactId, planId: plan.id }))
    expect(order.order.buyer.memberId).toBe(member.id)
  })

  it('refuses customers without an email address, and plans that are not sold', async () => {
    const plan = await aPlan(shop)
    const contactId = await aCustomer({ phone: '+49 30 1234567' })
    const code = async (body: object) => {
      const answer = await sell(body)
      return `${answer.status} ${answer.body.details?.applicationError?.code}`
    }
    expect(await code({ contactId, planId: plan.id, method: 'CASH' })).toBe('428 CONTACT_EMAIL_MISSING')
    expect(await code({ contactId: randomUUID(), planId: plan.id })).toBe('404 CONTACT_NOT_FOUND')
    expect(await code({ contactId: await aCustomer(), planId: randomUUID() })).toBe('404 plan_not_found')
    expected(await shop.admin.post(`/v2/plans/${plan.id}/archive`))
    expect(await code({ contactId: await aCustomer(), planId: plan.id })).toContain('archived_plan')
  })

  it('sells once when the form is sent twice', async () => {
    const plan = await aPlan(shop)
    const contactId = await aCustomer()
    const headers = { 'idempotency-key': randomUUID() }
    const sold = { contactId, planId: plan.id, method: 'CARD_TERMINAL' }
    const first = expected(await sell(sold, headers)).order.order.id
    expect(expected(await sell(sold, headers)).order.order.id).toBe(first)
    expect(await payments(contactId)).toHaveLength(1)
  })
})
