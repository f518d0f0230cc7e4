import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { ordersJobs } from '../../src/features/orders/index.ts'
import { reconcilePayments } from '../../src/features/payments/index.ts'
import { aCoupon } from '../coupons/support/coupons.ts'
import { asMember, type ClubMember } from '../members/club.ts'
import { aStarted, getPayment, payPage, record, start } from '../payments/support/payments.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import {
  aMember,
  aMemberWithCard,
  anOfflineOrder,
  anOnlineOrder,
  aPlan,
  aShop,
  getOrder,
  loadCharge,
  monthly,
  weekly,
} from './support/shop.ts'

const test = await createTestApp()
const { clock, context, db } = test
const shop = await aShop(test)

/** Two drafts of a plan that a member may buy once, as two tabs make them. */
async function twoDrafts(plan: object = {}) {
  const member = await aMember(shop)
  const { id: planId } = await aPlan(shop, { maxPurchasesPerBuyer: 1, ...plan })
  const drafts = [await anOnlineOrder(member, planId), await anOnlineOrder(member, planId)] as const
  return { member, planId, drafts }
}

async function openPage({ client }: ClubMember, orderId: string) {
  return aStarted(client, (await loadCharge(db, orderId)).id)
}

const statusOf = async (orderId: string) => (await getOrder(shop, orderId)).status
const countReceipts = async (paymentId: string) => (await getPayment(shop.admin, paymentId)).receipts.length

describe('a plan that may be bought once', () => {
  it('refuses to start the payment of a second draft once the first is paid', async () => {
    const { member, drafts } = await twoDrafts()
    expected(await payPage(member.client, (await openPage(member, drafts[0].id)).token))
    expect(await statusOf(drafts[0].id)).toBe('ACTIVE')
    const { id: chargeId } = await loadCharge(db, drafts[1].id)
    expect(readRefusal(await start(member.client, chargeId))).toBe('428 purchases_limit_reached')
    expect(readRefusal(await record(shop.admin, chargeId))).toBe('428 purchases_limit_reached')
    const payments = db.selectFrom('payments').select('id').where('charge_id', '=', chargeId)
    expect(await payments.execute()).toEqual([])
  })

  it('refunds the payment of a second draft that was on its way', async () => {
    const { member, drafts } = await twoDrafts()
    const [first, second] = [await openPage(member, drafts[0].id), await openPage(member, drafts[1].id)]
    for (const { token } of [first, second]) expected(await payPage(member.client, token))
    const lost = await getOrder(shop, drafts[1].id)
    expect([await statusOf(drafts[0].id), lost.status]).toEqual(['ACTIVE', 'CANCELED'])
    expect(lost.cancellation).toMatchObject({ cause: 'PAYMENT_SETUP_FAILURE' })
    clock.advance({ minutes: 2 })
    await reconcilePayments(context, clock.now())
    const { payment, refunds } = await getPayment(shop.admin, second.paymentId)
    expect([payment.status, refunds.length, refunds[0].status]).toEqual(['SUCCEEDED', 1, 'SUCCEEDED'])
    expect(refunds[0].amount).toEqual(payment.amount)
    expect([await countReceipts(first.paymentId), await countReceipts(second.paymentId)]).toEqual([1, 2])
    const charge = await loadCharge(db, drafts[1].id)
    expect([charge.paid_minor, charge.refunded_minor]).toEqual([charge.total_minor, charge.total_minor])
    expect((await getOrder(shop, drafts[1].id)).lastPaymentStatus).toBe('REFUNDED')
  })

  it('stays bought when a later payment of it fails', async () => {
    const member = await aMember(shop)
    const { id: planId } = await aPlan(shop, { maxPurchasesPerBuyer: 1, pricing: weekly() })
    const order = await anOnlineOrder(member, planId)
    expected(await payPage(member.client, (await openPage(member, order.id)).token))
    for (let day = 0; day < 16; day += 1) {
      clock.advance({ days: 1 })
      for (const job of ordersJobs) await job.run(context, clock.now())
    }
    expect(await statusOf(order.id)).toBe('CANCELED')
    const again = await asMember(shop, member.id)
    expect(readRefusal(await again.post('/v2/checkout/orders/online', { planId }))).toBe('428 purchases_limit_reached')
  })

  it('stays bought when its first cycle was had for nothing', async () => {
    const member = await aMemberWithCard(shop)
    const { id: planId } = await aPlan(shop, { maxPurchasesPerBuyer: 1, buyerCanCancel: true })
    const { code: couponCode } = await aCoupon(shop.admin, { percent: '100' })
    const order = await anOnlineOrder(member, planId, { couponCode })
    expect(order).toMatchObject({ status: 'ACTIVE', lastPaymentStatus: 'PENDING' })
    expected(await member.client.post(`/v2/member/orders/${order.id}/cancel`, { effectiveAt: 'IMMEDIATELY' }))
    expect(await statusOf(order.id)).toBe('CANCELED')
    const again = await member.client.post('/v2/checkout/orders/online', { planId, couponCode })
    expect(readRefusal(again)).toBe('428 purchases_limit_reached')
  })

  it('is bought once when both payments arrive at the same moment', async () => {
    const { member, drafts } = await twoDrafts()
    const pages = [await openPage(member, drafts[0].id), await openPage(member, drafts[1].id)]
    const answers = await Promise.all(pages.map(({ token }) => payPage(member.client, token)))
    expect(answers.map(readRefusal)).toEqual(['200', '200'])
    const statuses = [await statusOf(drafts[0].id), await statusOf(drafts[1].id)]
    expect(statuses.sort()).toEqual(['ACTIVE', 'CANCELED'])
  })

  it('counts what staff sold meanwhile', async () => {
    const { member, planId, drafts } = await twoDrafts()
    await anOfflineOrder(shop, member, planId)
    const { id: chargeId } = await loadCharge(db, drafts[0].id)
    expect(readRefusal(await start(member.client, chargeId))).toBe('428 purchases_limit_reached')
  })

  it('leaves drafts of other members and plans alone', async () => {
    const { planId, member, drafts } = await twoDrafts()
    const other = await aMember(shop)
    const draft = await anOnlineOrder(other, planId)
    expected(await payPage(member.client, (await openPage(member, drafts[0].id)).token))
    expected(await payPage(other.client, (await openPage(other, draft.id)).token))
    expect(await statusOf(draft.id)).toBe('ACTIVE')
  })
})

describe('a trial', () => {
  it('begins once for a member with two drafts', async () => {
    const pricing = { ...monthly(), freeTrialDays: 7 }
    const { member, drafts } = await twoDrafts({ pricing, maxPurchasesPerBuyer: 0 })
    const tokens: string[] = []
    for (const { id: orderId } of drafts) {
      const sent = { orderId, returnUrl: '/account', idempotencyKey: randomUUID() }
      const { setup } = expected(await member.client.post('/v1/payments/setups/start', sent))
      tokens.push(setup.nextUrl.split('/').at(-1))
    }
    for (const token of tokens) expected(await payPage(member.client, token))
    expect([await statusOf(drafts[0].id), await statusOf(drafts[1].id)]).toEqual(['ACTIVE', 'CANCELED'])
  })

  it('that was cancelled before it began is still to be had, one that began is not', async () => {
    const member = await aMemberWithCard(shop)
    const pricing = { ...monthly(), freeTrialDays: 7 }
    const { id: planId } = await aPlan(shop, { pricing, buyerCanCancel: true, allowFutureStartDate: true })
    const startDate = new Date(clock.now() + 5 * 86_400_000).toISOString()
    const coming = await anOnlineOrder(member, planId, { startDate })
    expect(coming).toMatchObject({ status: 'PENDING', freeTrialDays: 7 })
    const offered = async () =>
      expected(await member.client.post('/v2/checkout/orders/preview-online', { planId })).order.freeTrialDays
    expect(await offered()).toBeUndefined()
    expected(await member.client.post(`/v2/member/orders/${coming.id}/cancel`, { effectiveAt: 'IMMEDIATELY' }))
    expect(await statusOf(coming.id)).toBe('CANCELED')
    expect(await offered()).toBe(7)
    const begun = await anOnlineOrder(member, planId)
    expect(begun).toMatchObject({ status: 'ACTIVE', freeTrialDays: 7 })
    expected(await shop.admin.post(`/v2/orders/${begun.id}/cancel`, { effectiveAt: 'IMMEDIATELY' }))
    expect(await statusOf(begun.id)).toBe('CANCELED')
    expect(await offered()).toBeUndefined()
  })
})
