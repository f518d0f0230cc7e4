import { randomUUID } from 'node:crypto'
import { DAY } from '@kalends/availability'
import { describe, expect, it } from 'vitest'
import { ordersJobs } from '../../src/features/orders/index.ts'
import { aCoupon } from '../coupons/support/coupons.ts'
import { asStaff, type ClubMember, readRules } from '../members/club.ts'
import { payPage } from '../payments/support/payments.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import {
  aMember,
  aMemberWithCard,
  anOnlineOrder,
  aPlan,
  aProvenMember,
  aShop,
  forever,
  getOrder,
  listCharges,
  listOrderEvents,
  monthly,
  payOrder,
  tenDays,
} from './support/shop.ts'

const test = await createTestApp()
const { clock, context, db } = test
const shop = await aShop(test)
const url = '/v2/checkout/orders/online'

const aTrial = async () => (await aPlan(shop, { pricing: { ...monthly(), freeTrialDays: 7 } })).id

/** A card page for an order that waits for a card. */
async function aCardSetup({ client }: ClubMember, orderId: string): Promise<{ token: string }> {
  const sent = { orderId, returnUrl: '/account', idempotencyKey: randomUUID() }
  const { setup } = expected(await client.post('/v1/payments/setups/start', sent))
  return { token: setup.nextUrl.split('/').at(-1) }
}

const nowhere = '00000000-0000-4000-8000-000000000000'

describe('createOnlineOrder', () => {
  it('waits for the payment and is purchased with it', async () => {
    const member = await aMember(shop)
    const { id: planId } = await aPlan(shop, { pricing: monthly(3), description: 'All classes' })
    const draft = await anOnlineOrder(member, planId)
    expect(draft).toMatchObject({
      planId,
      type: 'ONLINE',
      status: 'DRAFT',
      lastPaymentStatus: 'UNPAID',
      planName: 'Gold',
      planDescription: 'All classes',
      planPrice: '50.00',
      autoRenewCanceled: false,
      pricing: { subscription: { cycleCount: 3 }, prices: [{ duration: { cycleFrom: 1, numberOfCycles: 3 } }] },
    })
    expect(await listOrderEvents(db, draft.id)).toEqual(['created'])
    await payOrder(shop, draft)
    const order = await getOrder(shop, draft.id)
    expect(order).toMatchObject({ status: 'ACTIVE', lastPaymentStatus: 'PAID', currentCycle: { index: 1 } })
    expect(await listOrderEvents(db, order.id)).toEqual([
      'created',
      'purchased',
      'started',
      'cycle_started 1',
      'updated',
    ])
  })

  it('is pending until a start date that the plan allows to choose', async () => {
    const member = await aMember(shop)
    const { id: planId } = await aPlan(shop, { allowFutureStartDate: true })
    const startDate = new Date(clock.now() + 3 * DAY).toISOString()
    const draft = await anOnlineOrder(member, planId, { startDate })
    await payOrder(shop, draft)
    expect(await getOrder(shop, draft.id)).toMatchObject({ status: 'PENDING', lastPaymentStatus: 'PAID' })
    expect(await listOrderEvents(db, draft.id)).toEqual(['created', 'purchased', 'updated'])
    const fixed = await aPlan(shop)
    const refused = await member.client.post(url, { planId: fixed.id, startDate })
    expect(readRefusal(refused)).toBe('428 buyer_can_not_pick_future_start_date')
    const past = new Date(clock.now() - DAY).toISOString()
    expect(readRefusal(await member.client.post(url, { planId, startDate: past }))).toBe('400 invalid_start_date')
  })

  it('starts free orders at once, also without a payment provider', async () => {
    await shop.setProvider('NONE')
    const member = await aMember(shop)
    const { id: free } = await aPlan(shop, { pricing: forever('0') })
    const order = await anOnlineOrder(member, free)
    expect(order).toMatchObject({ status: 'ACTIVE', lastPaymentStatus: 'NOT_APPLICABLE' })
    expect(order.wixPayOrderId).toBeUndefined()
    expect(await listCharges(db, order.id)).toEqual([])
    const { id: priced } = await aPlan(shop)
    const refused = await member.client.post(url, { planId: priced })
    expect(readRefusal(refused)).toBe('428 accept_payment_feature_missing')
    await shop.setProvider('SANDBOX')
  })

  it('gives the trial of a plan once', async () => {
    const member = await aMemberWithCard(shop)
    const { id: planId } = await aPlan(shop, { pricing: { ...monthly(), freeTrialDays: 7 } })
    expect(await anOnlineOrder(member, planId)).toMatchObject({ status: 'ACTIVE', freeTrialDays: 7 })
    const second = await anOnlineOrder(member, planId)
    expect(second.status).toBe('DRAFT')
    expect(second.freeTrialDays).toBeUndefined()
  })

  it('waits for a card before a trial that payments follow, and starts with it', async () => {
    const member = await aProvenMember(shop)
    const { id: planId } = await aPlan(shop, { pricing: { ...monthly(), freeTrialDays: 7 } })
    const draft = await anOnlineOrder(member, planId)
    expect(draft).toMatchObject({ status: 'DRAFT', freeTrialDays: 7, lastPaymentStatus: 'PENDING' })
    expect(draft.wixPayOrderId).toBeUndefined()
    const { token } = await aCardSetup(member, draft.id)
    expect((await getOrder(shop, draft.id)).status).toBe('DRAFT')
    expected(await payPage(member.client, token))
    const order = await getOrder(shop, draft.id)
    expect(order).toMatchObject({ status: 'ACTIVE', currentCycle: { index: 0 }, lastPaymentStatus: 'PENDING' })
    expect(await listCharges(db, draft.id)).toEqual([])
    const events = ['created', 'started', 'cycle_started 0', 'updated']
    expect(await listOrderEvents(db, draft.id)).toEqual(events)
    // Nobody is asked again: the card is known.
    const { id: other } = await aPlan(shop, { pricing: { ...monthly(), freeTrialDays: 7 } })
    expect((await anOnlineOrder(member, other)).status).toBe('ACTIVE')
  })

  it('asks again for the card of a member who has not proven their email: it belongs to the first order', async () => {
    const member = await aMember(shop)
    const [first, second] = [await aTrial(), await aTrial()]
    const draft = await anOnlineOrder(member, first)
    expected(await payPage(member.client, (await aCardSetup(member, draft.id)).token))
    expect((await getOrder(shop, draft.id)).status).toBe('ACTIVE')
    expect((await anOnlineOrder(member, second)).status).toBe('DRAFT')
  })

  it('starts a trial that the business sells by phone', async () => {
    const member = await aMember(shop)
    const { id: planId } = await aPlan(shop, { pricing: { ...monthly(), freeTrialDays: 7 } })
    const sold = { planId, onBehalf: { memberId: member.id, orderMethod: 'MOTO' } }
    expect(expected(await shop.admin.post(url, sold)).order.status).toBe('ACTIVE')
  })

  it('saves no card for the order of another member', async () => {
    const { id: planId } = await aPlan(shop, { pricing: { ...monthly(), freeTrialDays: 7 } })
    const { id: orderId } = await anOnlineOrder(await aMember(shop), planId)
    const stranger = await aMember(shop)
    const sent = { orderId, returnUrl: '/account', idempotencyKey: randomUUID() }
    expect(readRefusal(await stranger.client.post('/v1/payments/setups/start', sent))).toBe('404 ORDER_NOT_FOUND')
  })

  it('refuses more purchases than the plan allows, also two at once', async () => {
    const member = await aMember(shop)
    const { id: planId } = await aPlan(shop, { pricing: forever('0'), maxPurchasesPerBuyer: 1 })
    const answers = await Promise.all([1, 2].map(() => member.client.post(url, { planId })))
    expect(answers.map(readRefusal).sort()).toEqual(['200', '428 purchases_limit_reached'])
  })

  it('refuses visitors, and plans that are archived, hidden or unknown', async () => {
    const member = await aMember(shop)
    const [open, hidden, gone] = [await aPlan(shop), await aPlan(shop, { public: false }), await aPlan(shop)]
    await shop.admin.post(`/v2/plans/${gone.id}/archive`)
    expect(readRefusal(await shop.visitor.post(url, { planId: open.id }))).toBe('403 MEMBER_REQUIRED')
    expect(readRefusal(await member.client.post(url, { planId: hidden.id }))).toBe('404 plan_not_found')
    expect(readRefusal(await member.client.post(url, { planId: nowhere }))).toBe('404 plan_not_found')
    expect(readRefusal(await member.client.post(url, { planId: gone.id }))).toBe('428 archived_plan')
  })

  it('lets the business order for a member, with how the order reached it', async () => {
    const member = await aMember(shop)
    const [recurring, single] = [await aPlan(shop, { public: false }), await aPlan(shop, { pricing: tenDays() })]
    const order = (planId: string, onBehalf: object) => shop.admin.post(url, { planId, onBehalf })
    const made = expected(await order(recurring.id, { memberId: member.id, orderMethod: 'MOTO' })).order
    expect(made).toMatchObject({ buyer: { memberId: member.id }, orderMethod: 'MOTO', status: 'DRAFT' })
    expect(readRules(await order(recurring.id, { memberId: member.id, orderMethod: 'POS' }))).toEqual([
      'RECURRING_POS_UNSUPPORTED',
    ])
    expect((await order(single.id, { memberId: member.id, orderMethod: 'POS' })).status).toBe(200)
    expect(readRules(await order(single.id, { memberId: member.id, orderMethod: 'UNKNOWN' }))).toEqual([
      'UNKNOWN_ORDER_METHOD',
    ])
    const unknown = await order(single.id, { memberId: nowhere, orderMethod: 'MOTO' })
    expect(readRefusal(unknown)).toBe('404 member_not_found')
    const viewer = await asStaff(shop, 'viewer')
    expect(readRefusal(await viewer.post(url, { planId: single.id }))).toBe('403 PERMISSION_DENIED')
  })

  it('orders once for a repeated key', async () => {
    const member = await aMember(shop)
    const { id: planId } = await aPlan(shop)
    const send = () => member.client.post(url, { planId }, { 'idempotency-key': 'once' })
    const [first, second] = [expected(await send()), expected(await send())]
    expect(second.order.id).toBe(first.order.id)
  })
})

describe('coupons of orders', () => {
  const buy = async (coupon: object, plan: { id: string }, member?: Awaited<ReturnType<typeof aMember>>) =>
    (member ?? (await aMember(shop))).client.post(url, {
      planId: plan.id,
      couponCode: (await aCoupon(shop.admin, coupon)).code,
    })

  it('discount the first cycle, or as many as the coupon says', async () => {
    const plan = await aPlan(shop, { pricing: monthly(6) })
    const spans = async (coupon: object) =>
      expected(await buy(coupon, plan)).order.pricing.prices.map(
        ({ duration, price }: never) =>
          `${(duration as never)['cycleFrom']}+${(duration as never)['numberOfCycles']} ${(price as never)['total']}`,
      )
    expect(await spans({ discountType: 'AMOUNT', amount: '20', percent: null })).toEqual(['1+1 30.00', '2+5 50.00'])
    expect(await spans({ percent: '50', cycles: 2 })).toEqual(['1+2 25.00', '3+4 50.00'])
  })

  it('are refused for every documented reason', async () => {
    const [plan, other] = [await aPlan(shop), await aPlan(shop)]
    const free = await aPlan(shop, { pricing: forever('0') })
    const day = (days: number) => new Date(clock.now() + days * DAY).toISOString()
    const member = await aMember(shop)
    const missing = await member.client.post(url, { planId: plan.id, couponCode: 'NOTHING' })
    expect(readRefusal(missing)).toBe('428 ERROR_COUPON_DOES_NOT_EXIST')
    expect(missing.body.details.applicationError.data).toEqual({ couponCode: 'NOTHING', planId: plan.id })
    expect(readRefusal(await buy({ active: false }, plan))).toBe('428 ERROR_COUPON_IS_DISABLED')
    expect(readRefusal(await buy({ startsAt: day(1) }, plan))).toBe('428 ERROR_COUPON_IS_NOT_ACTIVE_YET')
    expect(readRefusal(await buy({ expiresAt: day(-1) }, plan))).toBe('428 ERROR_COUPON_HAS_EXPIRED')
    expect(readRefusal(await buy({ planIds: [other.id] }, plan))).toBe('428 ERROR_COUPON_NOT_APPLICABLE_FOR_PLAN')
    expect(readRefusal(await buy({}, free))).toBe('400 ERROR_INVALID_SUBTOTAL')
    const once = await aCoupon(shop.admin, { percent: '100', usageLimit: 1 })
    const mine = await aCoupon(shop.admin, { percent: '100', limitPerCustomer: 1 })
    const paidOnce = await aPlan(shop, { pricing: tenDays('30') })
    for (const { code } of [once, mine]) {
      const bought = await member.client.post(url, { planId: paidOnce.id, couponCode: code })
      expect(expected(bought).order.status).toBe('ACTIVE')
    }
    const used = await (await aMember(shop)).client.post(url, { planId: paidOnce.id, couponCode: once.code })
    expect(readRefusal(used)).toBe('428 ERROR_COUPON_USAGE_EXCEEDED')
    const again = await member.client.post(url, { planId: paidOnce.id, couponCode: mine.code })
    expect(readRefusal(again)).toBe('428 ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED')
  })

  it('with a limit of one are used once by many who buy at once', async () => {
    const plan = await aPlan(shop, { pricing: tenDays('30') })
    const { code } = await aCoupon(shop.admin, { percent: '100', usageLimit: 1 })
    const members = await Promise.all(Array.from({ length: 50 }, () => aMember(shop)))
    const answers = await Promise.all(
      members.map(({ client }) => client.post(url, { planId: plan.id, couponCode: code })),
    )
    const refused = Array.from({ length: 49 }, () => '428 ERROR_COUPON_USAGE_EXCEEDED')
    expect(answers.map(readRefusal).sort()).toEqual(['200', ...refused])
  })

  it('that make the first cycle free ask for the card that later cycles are charged to', async () => {
    const member = await aProvenMember(shop)
    const plan = await aPlan(shop, { pricing: monthly(3) })
    const draft = expected(await buy({ percent: '100' }, plan, member)).order
    expect(draft).toMatchObject({ status: 'DRAFT', lastPaymentStatus: 'PENDING' })
    expect(draft.wixPayOrderId).toBeUndefined()
    const { token } = await aCardSetup(member, draft.id)
    expected(await payPage(member.client, token))
    expect(await getOrder(shop, draft.id)).toMatchObject({ status: 'ACTIVE', currentCycle: { index: 1 } })
    expect(await listOrderEvents(db, draft.id)).toEqual([
      'created',
      'purchased',
      'started',
      'cycle_started 1',
      'updated',
    ])
    // The card is known, and nobody who bought by phone waits for one.
    const [again, phone] = [
      await aCoupon(shop.admin, { percent: '100' }),
      await aCoupon(shop.admin, { percent: '100' }),
    ]
    const known = await member.client.post(url, { planId: plan.id, couponCode: again.code })
    expect(expected(known).order.status).toBe('ACTIVE')
    const onBehalf = { memberId: (await aMember(shop)).id, orderMethod: 'MOTO' }
    const sold = await shop.admin.post(url, { planId: plan.id, couponCode: phone.code, onBehalf })
    expect(expected(sold).order.status).toBe('ACTIVE')
  })

  it('that make every cycle free ask for no card', async () => {
    const plan = await aPlan(shop, { pricing: monthly(3) })
    expect(expected(await buy({ percent: '100', cycles: null }, plan)).order.status).toBe('ACTIVE')
    expect(expected(await buy({ percent: '100', cycles: 3 }, plan)).order.status).toBe('ACTIVE')
  })

  it('of a free first cycle are not used up when the card never comes', async () => {
    const plan = await aPlan(shop, { pricing: monthly() })
    const { code } = await aCoupon(shop.admin, { percent: '100', usageLimit: 1 })
    const draft = expected(await (await aMember(shop)).client.post(url, { planId: plan.id, couponCode: code })).order
    await db
      .updateTable('orders')
      .set({ due_at: new Date(clock.now()) })
      .where('id', '=', draft.id)
      .execute()
    for (const job of ordersJobs) await job.run(context, clock.now())
    expect(await getOrder(shop, draft.id)).toMatchObject({ status: 'CANCELED' })
    const other = await (await aMember(shop)).client.post(url, { planId: plan.id, couponCode: code })
    expect(expected(other).order.status).toBe('DRAFT')
  })

  it('that pay everything make a single payment free', async () => {
    const plan = await aPlan(shop, { pricing: tenDays('30') })
    const { order } = expected(await buy({ percent: '100' }, plan))
    expect(order).toMatchObject({ status: 'ACTIVE', lastPaymentStatus: 'NOT_APPLICABLE' })
  })
})

describe('a draft', () => {
  // Last: the tokens of the others do not live that long.
  it('cancels a trial whose card never came', async () => {
    const member = await aMember(shop)
    const { id: planId } = await aPlan(shop, { pricing: { ...monthly(), freeTrialDays: 7 } })
    const draft = await anOnlineOrder(member, planId)
    const { token } = await aCardSetup(member, draft.id)
    clock.advance({ days: 1 })
    for (const job of ordersJobs) await job.run(context, clock.now())
    expect(await getOrder(shop, draft.id)).toMatchObject({
      status: 'CANCELED',
      cancellation: { cause: 'PAYMENT_SETUP_FAILURE' },
    })
    expect(expected(await payPage(member.client, token)).page.status).toBe('CANCELED')
  })
})
