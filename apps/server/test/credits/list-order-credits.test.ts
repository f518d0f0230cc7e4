import { expect, it } from 'vitest'
import { aMember, aShop } from '../orders/support/shop.ts'
import { expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aPass, aPassPlan } from './support/credits.ts'

const test = await createTestApp()
const shop = await aShop(test)

it('shows what is left of an order, also while it is paused, and its history alone', async () => {
  const member = await aMember(shop)
  const planId = await aPassPlan(shop, { creditsPerCycle: 10 })
  const { orderId, contactId } = await aPass(shop, member, planId)
  await aPass(shop, member, planId)
  expected(await shop.admin.post(`/v2/orders/${orderId}/pause`))
  const { balances } = expected(await member.client.get(`/v1/credits/orders/${orderId}`))
  expect(balances).toMatchObject([{ orderId, quantity: 10, remaining: 10, cycle: 1 }])
  for (const [client, url] of [
    [shop.admin, `/v1/credits/customers/${contactId}/history`],
    [member.client, '/v1/credits/my/history'],
  ] as const) {
    const { entries, total } = expected(await client.get(`${url}?orderId=${orderId}`))
    expect([entries[0].balanceId, total]).toEqual([balances[0].id, 1])
    expect(expected(await client.get(url)).total).toBe(2)
  }
  expect((await member.client.get(`/v1/credits/orders/${planId}`)).status).toBe(404)
})
