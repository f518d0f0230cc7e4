import { describe, expect, it } from 'vitest'
import { aMember, aShop, type Shop } from '../orders/support/shop.ts'
import { aStudio, expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aPass, aPassPlan } from './support/credits.ts'

const test = await createTestApp()
const { admin, siteId, service, visitor } = await aStudio(test.app, test.context, { price: '60' })
const shop: Shop = { ...(await aShop(test)), siteId, admin, visitor }

describe('listUsableCredits', () => {
  it('lists what pays for a service: of plans connected to it, as far as they cover it', async () => {
    const member = await aMember(shop)
    const connected = await aPassPlan(shop, { creditsPerCycle: 2 })
    await aPass(shop, member, connected)
    await aPass(shop, member, await aPassPlan(shop, { creditsPerCycle: 9 }))
    expected(await admin.post(`/v2/services/${service.id}/pricing-plans/add`, { pricingPlanIds: [connected] }))
    const { balances } = expected(await member.client.get(`/v1/credits/usable?serviceId=${service.id}`))
    expect(balances.map((balance: { remaining: number }) => balance.remaining)).toEqual([2])
  })

  it('refuses a service that is not there', async () => {
    const unknown = '/v1/credits/usable?serviceId=00000000-0000-4000-8000-000000000000'
    expect(readRefusal(await (await aMember(shop)).client.get(unknown))).toBe('404 SERVICE_NOT_FOUND')
  })
})
