import { DAY } from '@kalends/availability'
import { describe, expect, it } from 'vitest'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aMember, anOfflineOrder, aPlan, aShop, getOrder, listOrderEvents, tenDays, weekly } from './support/shop.ts'

const test = await createTestApp()
const { db } = test
const shop = await aShop(test)

describe('postponeEndDate', () => {
  it('moves the end and the last cycle, and leaves the earliest end', async () => {
    const plan = await aPlan(shop, { pricing: tenDays() })
    const order = await anOfflineOrder(shop, await aMember(shop), plan.id)
    const endDate = new Date(Date.parse(order.endDate ?? '') + 5 * DAY).toISOString()
    await shop.admin.patch(`/v2/orders/${order.id}`, { endDate })
    const postponed = await getOrder(shop, order.id)
    expect(postponed).toMatchObject({
      endDate,
      currentCycle: { endedDate: endDate },
      earliestEndDate: order.earliestEndDate,
    })
    expect((await listOrderEvents(db, order.id)).slice(-2)).toEqual(['end_date_postponed', 'updated'])
    for (const earlier of [endDate, order.endDate]) {
      const refused = await shop.admin.patch(`/v2/orders/${order.id}`, { endDate: earlier })
      expect(readRefusal(refused)).toBe('400 INVALID_END_DATE')
    }
  })
  it('refuses an order that ends with its cycle', async () => {
    const plan = await aPlan(shop, { pricing: weekly(4) })
    const { id, endDate } = await anOfflineOrder(shop, await aMember(shop), plan.id)
    expected(await shop.admin.post(`/v2/orders/${id}/cancel`, { effectiveAt: 'NEXT_PAYMENT_DATE' }))
    const later = new Date(Date.parse(endDate ?? '') + 5 * DAY).toISOString()
    expect(readRefusal(await shop.admin.patch(`/v2/orders/${id}`, { endDate: later }))).toBe(
      '428 ORDER_NOT_POSTPONABLE',
    )
    expect((await getOrder(shop, id)).endDate).not.toBe(later)
  })
})
