import { expect, it } from 'vitest'
import { aMemberWithCard, anOnlineOrder, aPlan, aShop, monthly, payOrder } from '../orders/support/shop.ts'
import { expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const test = await createTestApp()
const shop = await aShop(test)
const url = '/v1/members/my/data'

it('exports what a member bought and paid, and nothing of others', async () => {
  const { id: planId } = await aPlan(shop, { pricing: monthly() })
  const [member, other] = [await aMemberWithCard(shop), await aMemberWithCard(shop)]
  const order = await anOnlineOrder(member, planId)
  await payOrder(shop, order)
  await test.db
    .updateTable('members')
    .set({ login_email_verified_at: new Date(0) })
    .execute()
  const { data } = expected(await member.client.get(url))
  expect(data).toMatchObject({
    orders: [{ id: order.id }],
    charges: [{ subjectId: order.id, total: '50.00', paid: '50.00' }],
    payments: [{ status: 'SUCCEEDED', amount: '50.00' }],
    refunds: [],
    receipts: [{ kind: 'RECEIPT' }],
    savedCards: [{ last4: expect.stringMatching(/^\d{4}$/) }],
  })
  expect(JSON.stringify(data)).not.toMatch(/provider_?method|provider_?payment|idempotency/i)
  const theirs = expected(await other.client.get(url)).data
  expect([theirs.charges, theirs.payments, theirs.receipts]).toEqual([[], [], []])
})
