import { expect, it } from 'vitest'
import { expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aMember, anOfflineOrder, anOnlineOrder, aPlan, aShop, forever } from './support/shop.ts'

const test = await createTestApp()
const shop = await aShop(test)

it('lists the orders of the member only, with what their plan lets them do', async () => {
  const member = await aMember(shop)
  const subscription = await aPlan(shop, { buyerCanCancel: true })
  const pass = await aPlan(shop, { pricing: forever() })
  const first = await anOfflineOrder(shop, member, subscription.id)
  test.clock.advance({ minutes: 1 })
  const second = await anOfflineOrder(shop, member, pass.id)
  await anOnlineOrder(member, subscription.id)
  await anOfflineOrder(shop, await aMember(shop), pass.id)
  const list = async (query = '') => expected(await member.client.get(`/v1/orders/my${query}`)).orders
  expect(await list()).toMatchObject([
    { order: { id: second.id }, nextPayment: null, actions: [] },
    { order: { id: first.id }, actions: ['CANCEL_AT_NEXT_PAYMENT', 'CANCEL_NOW'] },
  ])
  expect(await list('?recurring=true')).toMatchObject([{ order: { id: first.id } }])
  expect(await list('?statuses=PAUSED')).toEqual([])
})
