import { describe, expect, it } from 'vitest'
import { aMember, anOnlineOrder, aPlan, aShop, loadCharge, monthly } from '../orders/support/shop.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aPaid } from './support/payments.ts'

const test = await createTestApp()
const { db } = test
const shop = await aShop(test)

/** A member who has not verified their email and bought a plan with a card that renewals use. */
async function aBuyer() {
  const member = await aMember(shop)
  const plan = await aPlan(shop, { pricing: monthly() })
  const order = await anOnlineOrder(member, plan.id)
  const charge = await loadCharge(db, order.id)
  await aPaid(member.client, charge.id, { saveMethod: true })
  return { member, order, charge }
}

describe('a buyer whose email is not verified', () => {
  it('sees the order, the receipt and the saved card, and has them in the export', async () => {
    const { member, order, charge } = await aBuyer()
    const { orders } = expected(await member.client.get('/v1/orders/my'))
    expect(orders.map((found: { order: { id: string } }) => found.order.id)).toEqual([order.id])
    const { receipts } = expected(await member.client.get('/v1/payments/receipts'))
    expect(receipts).toHaveLength(1)
    expect((await member.client.get(`/v1/payments/receipts/${receipts[0].id}`)).status).toBe(200)
    const { methods } = expected(await member.client.get('/v1/payments/methods'))
    expect(methods).toHaveLength(1)
    const { data } = expected(await member.client.get('/v1/members/my/data'))
    expect(data.charges.map(({ id }: { id: string }) => id)).toEqual([charge.id])
    expect([data.receipts.length, data.savedCards.length, data.orders.length]).toEqual([1, 1, 1])
    expect((await member.client.delete(`/v1/payments/methods/${methods[0].id}`)).status).toBe(200)
  })

  it('sees nothing of another who uses the same address, and the other nothing of theirs', async () => {
    const { member, charge } = await aBuyer()
    const other = await aMember(shop)
    // Both accounts are of one customer, as the front desk knows them; neither has verified the address.
    await db.updateTable('members').set({ contact_id: charge.contact_id }).where('id', '=', other.id).execute()
    const { receipts } = expected(await member.client.get('/v1/payments/receipts'))
    expect(expected(await other.client.get('/v1/payments/receipts')).receipts).toEqual([])
    expect(expected(await other.client.get('/v1/payments/methods')).methods).toEqual([])
    expect(readRefusal(await other.client.get(`/v1/payments/receipts/${receipts[0].id}`))).toMatch(/RECEIPT_NOT_FOUND/)
    expect(expected(await other.client.get('/v1/members/my/data')).data.charges).toEqual([])
  })
})
