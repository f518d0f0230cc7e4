import { describe, expect, it } from 'vitest'
import type { ClubMember } from '../members/club.ts'
import { aMember, anOnlineOrder, aPlan, aShop, forever, getOrder, loadCharge } from '../orders/support/shop.ts'
import { aStarted, payPage, start } from '../payments/support/payments.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aCoupon } from './support/coupons.ts'

const test = await createTestApp()
const shop = await aShop(test)
const plan = await aPlan(shop, { pricing: forever('100') })
const url = '/v2/checkout/orders/online'

const countUses = async (id: string) => expected(await shop.admin.get(`/v1/coupons/${id}`)).coupon.usedCount
const draftOf = (member: ClubMember, couponCode: string) => anOnlineOrder(member, plan.id, { couponCode })
const openPage = async ({ client }: ClubMember, orderId: string) =>
  aStarted(client, (await loadCharge(test.db, orderId)).id)
const statusOf = async (orderId: string) => (await getOrder(shop, orderId)).status

describe('a coupon of drafts', () => {
  it('counts once an order is paid, not for attempts', async () => {
    const { id, code } = await aCoupon(shop.admin, { percent: '50', limitPerCustomer: 1, usageLimit: 1 })
    const member = await aMember(shop)
    const [, second] = [await draftOf(member, code), await draftOf(member, code)]
    expect(await countUses(id)).toBe(0)
    expected(await payPage(member.client, (await openPage(member, second.id)).token))
    expect([await countUses(id), await statusOf(second.id)]).toEqual([1, 'ACTIVE'])
    const again = await member.client.post(url, { planId: plan.id, couponCode: code })
    expect(readRefusal(again)).toBe('428 ERROR_COUPON_USAGE_EXCEEDED')
  })

  it('is not locked by the unpaid drafts of one member', async () => {
    const { code } = await aCoupon(shop.admin, { percent: '50', usageLimit: 3 })
    const [one, other] = [await aMember(shop), await aMember(shop)]
    for (let i = 0; i < 3; i++) await draftOf(one, code)
    expect((await draftOf(other, code)).status).toBe('DRAFT')
  })

  it('refuses the payment of a draft before money is taken once it was used as often as allowed', async () => {
    const { code } = await aCoupon(shop.admin, { percent: '50', limitPerCustomer: 1 })
    const member = await aMember(shop)
    const [first, second] = [await draftOf(member, code), await draftOf(member, code)]
    expected(await payPage(member.client, (await openPage(member, first.id)).token))
    const { id: chargeId } = await loadCharge(test.db, second.id)
    expect(readRefusal(await start(member.client, chargeId))).toBe('428 ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED')
  })

  it('goes to one of two payments that were on their way, and the other is refunded', async () => {
    const { id, code } = await aCoupon(shop.admin, { percent: '50', usageLimit: 1 })
    const members = [await aMember(shop), await aMember(shop)] as const
    const drafts = [await draftOf(members[0], code), await draftOf(members[1], code)] as const
    const [one, two] = [await openPage(members[0], drafts[0].id), await openPage(members[1], drafts[1].id)]
    const answers = await Promise.all([payPage(members[0].client, one.token), payPage(members[1].client, two.token)])
    expect(answers.map(readRefusal)).toEqual(['200', '200'])
    expect([await statusOf(drafts[0].id), await statusOf(drafts[1].id)].sort()).toEqual(['ACTIVE', 'CANCELED'])
    expect(await countUses(id)).toBe(1)
    const refunds = await test.db
      .selectFrom('refunds')
      .select('amount_minor')
      .where('site_id', '=', shop.siteId)
      .execute()
    expect(refunds.map(({ amount_minor }) => amount_minor)).toEqual([5000])
  })
})

describe('a coupon once per customer', () => {
  it('counts what they used as a contact that was merged', async () => {
    const { code } = await aCoupon(shop.admin, { percent: '100', limitPerCustomer: 1 })
    const member = await aMember(shop)
    const { contact_id } = await test.db
      .selectFrom('members')
      .select('contact_id')
      .where('id', '=', member.id)
      .executeTakeFirstOrThrow()
    expect((await draftOf(member, code)).status).toBe('ACTIVE')
    const { customer } = expected(await shop.admin.post('/v1/customers', { customer: { firstName: 'Clara' } }))
    expected(await shop.admin.post(`/v1/customers/${customer.id}/merge`, { otherIds: [contact_id] }))
    const again = await member.client.post(url, { planId: plan.id, couponCode: code })
    expect(readRefusal(again)).toBe('428 ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED')
  })
})
