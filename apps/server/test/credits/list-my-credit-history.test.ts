import { describe, expect, it } from 'vitest'
import { aMember, aShop } from '../orders/support/shop.ts'
import { expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aPass, aPassPlan } from './support/credits.ts'

const shop = await aShop(await createTestApp())

describe('listMyCreditHistory', () => {
  it('shows members their own, without names of the team', async () => {
    const [member, other] = [await aMember(shop), await aMember(shop)]
    const planId = await aPassPlan(shop, { creditsPerCycle: 2 })
    await aPass(shop, member, planId)
    await aPass(shop, other, planId)
    const [{ id }] = expected(await member.client.get('/v1/credits/my')).balances
    await shop.admin.post(`/v1/credits/${id}/adjust`, { quantity: 1, reason: 'Gift' })
    const { entries, total } = expected(await member.client.get('/v1/credits/my/history'))
    expect(total).toBe(2)
    expect(entries).toMatchObject([
      { type: 'ADJUST', quantity: 1, reason: 'Gift', actorName: null, planName: 'Gold' },
      { type: 'GRANT', quantity: 2, balanceId: id },
    ])
    expect(expected(await member.client.get('/v1/credits/my/history?limit=1&offset=1')).entries).toHaveLength(1)
  })
})
