import { DAY } from '@kalends/availability'
import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/index.ts'
import { aMember, anOfflineOrder, aPlan, aShop, getOrder, listOrderEvents, monthly } from './support/shop.ts'

const test = await createTestApp()
const { clock, db } = test
const shop = await aShop(test)

describe('resumeOrder', () => {
  it('pauses until it is resumed, and moves what lies ahead by the paused time', async () => {
    const plan = await aPlan(shop, { pricing: monthly(3) })
    const before = await anOfflineOrder(shop, await aMember(shop), plan.id)
    clock.advance({ days: 3 })
    const pausedAt = new Date(clock.now()).toISOString()
    await shop.admin.post(`/v2/orders/${before.id}/pause`)
    expect(await getOrder(shop, before.id)).toMatchObject({
      status: 'PAUSED',
      pausePeriods: [{ status: 'ACTIVE', pauseDate: pausedAt }],
      currentCycle: { index: 1 },
    })
    clock.advance({ days: 10, hours: 5 })
    await shop.admin.post(`/v2/orders/${before.id}/resume`)
    const after = await getOrder(shop, before.id)
    const pausedMs = 10 * DAY + 5 * 3_600_000
    const moved = (text: string | null | undefined) => new Date(Date.parse(text ?? '') + pausedMs).toISOString()
    const millis = (text: string | null | undefined) => new Date(text ?? '').toISOString()
    expect(after).toMatchObject({ status: 'ACTIVE', pausePeriods: [{ status: 'ENDED', pauseDate: pausedAt }] })
    expect(millis(after.endDate)).toBe(moved(before.endDate))
    expect(millis(after.earliestEndDate)).toBe(moved(before.earliestEndDate))
    expect(millis(after.currentCycle?.endedDate)).toBe(moved(before.currentCycle?.endedDate))
    expect((await listOrderEvents(db, before.id)).slice(-4)).toEqual(['paused', 'updated', 'resumed', 'updated'])
  })
})
