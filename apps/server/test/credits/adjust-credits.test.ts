import { describe, expect, it } from 'vitest'
import { aMember, aShop } from '../orders/support/shop.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aPass, aPassPlan, historyOf, listBalances, remaining } from './support/credits.ts'

const test = await createTestApp()
const shop = await aShop(test)

describe('adjustCredits', () => {
  it('adds and takes credits with a reason, which staff and member see', async () => {
    const member = await aMember(shop)
    const { contactId } = await aPass(shop, member, await aPassPlan(shop, { creditsPerCycle: 5 }))
    const [{ id } = { id: '' }] = await listBalances(shop, member)
    const adjust = (quantity: number, reason = 'Sorry') =>
      shop.admin.post(`/v1/credits/${id}/adjust`, { quantity, reason })
    expect(expected(await adjust(2)).balance).toMatchObject({ quantity: 7, remaining: 7 })
    expect(expected(await adjust(-2)).balance).toMatchObject({ quantity: 5, remaining: 5 })
    expected(await adjust(2))
    await adjust(-7)
    expect(await remaining(shop, member)).toEqual([0])
    expect(readRefusal(await adjust(-1))).toBe('428 CREDIT_BALANCE_TOO_LOW')
    expect(readRefusal(await adjust(0))).toBe('428 CREDIT_BALANCE_NOT_ADJUSTABLE')
    expect(readRefusal(await adjust(1, ' '))).toBe('400 reason')
    expect(await historyOf(shop, member)).toEqual(['GRANT 5', 'ADJUST 2', 'ADJUST -2', 'ADJUST 2', 'ADJUST -7'])
    const { entries, total } = expected(await shop.admin.get(`/v1/credits/customers/${contactId}/history?limit=1`))
    expect(total).toBe(5)
    expect(entries).toMatchObject([{ type: 'ADJUST', quantity: -7, reason: 'Sorry', actorName: expect.any(String) }])
  })

  it('refuses unlimited and unknown balances', async () => {
    const member = await aMember(shop)
    await aPass(shop, member, await aPassPlan(shop, { creditsPerCycle: null }))
    const [{ id } = { id: '' }] = await listBalances(shop, member)
    const sent = { quantity: 1, reason: 'Gift' }
    expect(readRefusal(await shop.admin.post(`/v1/credits/${id}/adjust`, sent))).toBe(
      '428 CREDIT_BALANCE_NOT_ADJUSTABLE',
    )
    const unknown = '00000000-0000-4000-8000-000000000000'
    expect(readRefusal(await shop.admin.post(`/v1/credits/${unknown}/adjust`, sent))).toBe(
      '404 CREDIT_BALANCE_NOT_FOUND',
    )
  })
})
