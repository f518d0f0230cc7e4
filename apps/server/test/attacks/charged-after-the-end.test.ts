import { expect, it } from 'vitest'
import { ordersJobs } from '../../src/features/orders/index.ts'
import {
  aMemberWithCard,
  anOnlineOrder,
  aPlan,
  aShop,
  getOrder,
  listCharges,
  loadCharge,
  payOrder,
  weekly,
} from '../orders/support/shop.ts'
import { createTestApp } from '../support/index.ts'

const test = await createTestApp()
const { context, clock, db } = test

it('a card is not charged for an order that ended while nothing ran: the cycle that was had stays owed', async () => {
  const shop = await aShop(test)
  const member = await aMemberWithCard(shop)
  const { id: planId } = await aPlan(shop, { pricing: weekly(2) })
  const order = await anOnlineOrder(member, planId)
  if (order.status === 'DRAFT') await payOrder(shop, order)
  clock.advance({ days: 15 })
  for (const job of ordersJobs) await job.run(context, clock.now())
  expect((await getOrder(shop, order.id)).status).toBe('ENDED')
  expect(await listCharges(db, order.id)).toEqual(['1: 1000/1000', '2: 0/1000'])
  const { id } = await loadCharge(db, order.id, 2)
  expect(await db.selectFrom('payments').select('id').where('charge_id', '=', id).execute()).toEqual([])
})
