import { expect, it } from 'vitest'
import { expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aMember, anOfflineOrder, aPlan, aShop, monthly } from './support/shop.ts'

const test = await createTestApp()
const shop = await aShop(test)

it('says until when a cancelled subscription can be used, and that nothing more is paid', async () => {
  const member = await aMember(shop)
  const plan = await aPlan(shop, { buyerCanCancel: true })
  const { id } = await anOfflineOrder(shop, member, plan.id)
  expected(await member.client.post(`/v2/member/orders/${id}/cancel`, { effectiveAt: 'NEXT_PAYMENT_DATE' }))
  const { order } = expected(await member.client.get(`/v1/orders/${id}`))
  expect(order).toMatchObject({ nextPayment: null, actions: ['CANCEL_NOW'] })
  expect(order.accessUntil).toBe(order.order.currentCycle.endedDate)
})

it('lets a member cancel a trial only at its end', async () => {
  const member = await aMember(shop)
  const plan = await aPlan(shop, { pricing: { ...monthly(), freeTrialDays: 7 }, buyerCanCancel: true })
  const { id } = await anOfflineOrder(shop, member, plan.id)
  const actions = async (client: typeof shop.admin) => expected(await client.get(`/v1/orders/${id}`)).order.actions
  expect(await actions(member.client as typeof shop.admin)).toEqual(['CANCEL_AT_NEXT_PAYMENT'])
  expect(await actions(shop.admin)).toEqual(['CANCEL_AT_NEXT_PAYMENT', 'CANCEL_NOW'])
})
