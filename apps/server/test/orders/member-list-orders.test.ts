import { describe, expect, it } from 'vitest'
import { readRules } from '../members/club.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aMember, anOfflineOrder, anOnlineOrder, aPlan, aShop, forever } from './support/shop.ts'

const test = await createTestApp()
const { clock } = test
const shop = await aShop(test)

describe('memberListOrders', () => {
  it('lists own orders, newest first, without drafts unless they are asked for', async () => {
    const [member, other] = [await aMember(shop), await aMember(shop)]
    const [plan, free] = [await aPlan(shop), await aPlan(shop, { pricing: forever('0') })]
    const first = await anOnlineOrder(member, free.id)
    clock.advance({ minutes: 1 })
    const second = await anOfflineOrder(shop, member, plan.id)
    clock.advance({ minutes: 1 })
    const draft = await anOnlineOrder(member, plan.id)
    await anOfflineOrder(shop, other, plan.id)
    const list = async (query = '') => {
      const { orders, pagingMetadata } = expected(await member.client.get(`/v2/member/orders${query}`))
      expect(pagingMetadata.count).toBe(orders.length)
      return orders.map(({ id }: { id: string }) => id)
    }
    expect(await list()).toEqual([second.id, first.id])
    expect(await list('?sorting.fieldName=createdDate')).toEqual([first.id, second.id])
    expect(await list('?orderStatuses=DRAFT')).toEqual([draft.id])
    expect(await list(`?planIds=${free.id}`)).toEqual([first.id])
    expect(await list('?paymentStatuses=UNPAID')).toEqual([second.id])
    expect(await list('?autoRenewCanceled=false')).toEqual([second.id])
    expect(await list('?limit=1&offset=1')).toEqual([first.id])
  })

  it('refuses other orders of the list, and pages of another size', async () => {
    const { client } = await aMember(shop)
    expect(readRules(await client.get('/v2/member/orders?sorting.fieldName=planName'))).toEqual(['invalid_sort_field'])
    expect((await client.get('/v2/member/orders?limit=51')).status).toBe(400)
    expect((await client.get('/v2/member/orders?offset=-1')).status).toBe(400)
    expect(readRefusal(await shop.visitor.get('/v2/member/orders'))).toBe('403 PERMISSION_DENIED')
  })
})
