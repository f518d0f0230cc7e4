import { DAY } from '@kalends/availability'
import { describe, expect, it } from 'vitest'
import { readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aMember, anOfflineOrder, aPlan, aShop, getOrder, listOrderEvents, tenDays } from './support/shop.ts'

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
})
