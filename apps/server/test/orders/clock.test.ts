import { DAY } from '@kalends/availability'
import { describe, expect, it } from 'vitest'
import type { Context } from '../../src/context.ts'
import { ordersJobs } from '../../src/features/orders/index.ts'
import { expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import {
  aMember,
  aMemberWithCard,
  anOfflineOrder,
  anOnlineOrder,
  aPlan,
  aShop,
  forever,
  getOrder,
  listCharges,
  listOrderEvents,
  loadCharge,
  monthly,
  payOrder,
  saveCard,
  tenDays,
  weekly,
} from './support/shop.ts'

const test = await createTestApp()
const { context, clock, db } = test
const shop = await aShop(test)

/** Runs the order clock as the minute job does. */
async function tick(at: Context = context): Promise<void> {
  for (const job of ordersJobs) await job.run(at, clock.now())
}

async function messages(memberEmail: string): Promise<number> {
  const rows = await db
    .selectFrom('messages')
    .select('id')
    .where('kind', '=', 'payment-failed')
    .where('recipient', '=', memberEmail)
    .execute()
  return rows.length
}

/** A paid subscription of a member whose card works, or is declined from the second payment on. */
async function aSubscription(plan: object = {}, card: 'SUCCESS' | 'DECLINE' = 'SUCCESS') {
  const member = await aMemberWithCard(shop, card)
  const { id: planId } = await aPlan(shop, plan)
  const order = await anOnlineOrder(member, planId)
  if (order.status === 'DRAFT') await payOrder(shop, order)
  return { member, order }
}

describe('the order clock', () => {
  it('starts an order at its start date', async () => {
    const member = await aMember(shop)
    const { id: planId } = await aPlan(shop)
    const startDate = new Date(clock.now() + 2 * DAY).toISOString()
    const order = await anOfflineOrder(shop, member, planId, { startDate })
    expect(order.status).toBe('PENDING')
    await tick()
    expect((await getOrder(shop, order.id)).status).toBe('PENDING')
    clock.advance({ days: 2 })
    await tick()
    await tick()
    const started = await getOrder(shop, order.id)
    expect(started).toMatchObject({ status: 'ACTIVE', currentCycle: { index: 1 }, lastPaymentStatus: 'UNPAID' })
    expect(Date.parse(started.currentCycle?.startedDate ?? '')).toBe(Date.parse(startDate))
    expect(await listOrderEvents(db, order.id)).toEqual(['created', 'purchased', 'updated', 'started', 'updated'])
  })

  it('begins each cycle, charges the saved card, and ends with the last one', async () => {
    const { order } = await aSubscription({ pricing: weekly(2) })
    expect(await listOrderEvents(db, order.id)).toEqual([
      'created',
      'purchased',
      'started',
      'cycle_started 1',
      'updated',
    ])
    clock.advance({ days: 7 })
    await tick()
    expect(await listCharges(db, order.id)).toEqual(['1: 1000/1000', '2: 1000/1000'])
    const renewed = await getOrder(shop, order.id)
    expect(renewed).toMatchObject({ currentCycle: { index: 2 }, lastPaymentStatus: 'PAID' })
    const { startedDate } = renewed.currentCycle ?? {}
    expect(renewed.cycles).toEqual([
      { index: 1, startedDate: order.startDate, endedDate: startedDate },
      { index: 2, startedDate },
    ])
    clock.advance({ days: 7 })
    await tick()
    const ended = await getOrder(shop, order.id)
    expect(ended.status).toBe('ENDED')
    expect(ended.currentCycle).toBeUndefined()
    expect(ended.cycles?.map(({ index, endedDate }) => [index, endedDate])).toEqual([
      [1, startedDate],
      [2, ended.endDate],
    ])
    expect((await listOrderEvents(db, order.id)).slice(5)).toEqual([
      'cycle_started 2',
      'updated',
      'updated',
      'ended',
      'updated',
    ])
  })

  it('charges the card that a customer saved after another customer was merged into them', async () => {
    const { member, order } = await aSubscription({ pricing: weekly(3) }, 'DECLINE')
    const { contact_id } = await db
      .selectFrom('members')
      .select('contact_id')
      .where('id', '=', member.id)
      .executeTakeFirstOrThrow()
    const { customer: other } = expected(await shop.admin.post('/v1/customers', { customer: { firstName: 'Clara' } }))
    expected(await shop.admin.post(`/v1/customers/${other.id}/merge`, { otherIds: [contact_id] }))
    clock.advance({ minutes: 1 })
    await saveCard(shop, other.id)
    clock.advance({ days: 7 })
    await tick()
    expect(await getOrder(shop, order.id)).toMatchObject({ currentCycle: { index: 2 }, lastPaymentStatus: 'PAID' })
  })

  it('catches up on cycles that were missed, in order', async () => {
    const { order } = await aSubscription({ pricing: weekly(5) })
    clock.advance({ days: 30 })
    await tick()
    expect((await listOrderEvents(db, order.id)).filter((slug) => slug.startsWith('cycle'))).toEqual(
      [1, 2, 3, 4, 5].map((cycle) => `cycle_started ${cycle}`),
    )
    expect(await listCharges(db, order.id)).toEqual([1, 2, 3, 4, 5].map((cycle) => `${cycle}: 1000/1000`))
  })

  it('leaves the cycles of offline orders unpaid', async () => {
    const member = await aMember(shop)
    const { id: planId } = await aPlan(shop, { pricing: weekly(3) })
    const order = await anOfflineOrder(shop, member, planId, { paid: true })
    expect(order.lastPaymentStatus).toBe('PAID')
    clock.advance({ days: 7 })
    await tick()
    expect(await getOrder(shop, order.id)).toMatchObject({ status: 'ACTIVE', lastPaymentStatus: 'UNPAID' })
    expect(await listCharges(db, order.id)).toEqual(['1: 1000/1000', '2: 0/1000'])
  })

  it('charges nothing in a trial, and the fees with the first payment', async () => {
    const fee = { fee: { name: 'Joining fee', amount: '25' }, appliedAt: 'FIRST_PAYMENT' }
    const pricing = { ...monthly(), freeTrialDays: 14, feeConfigs: [fee] } as object
    const { order } = await aSubscription({ pricing })
    expect(order).toMatchObject({ status: 'ACTIVE', lastPaymentStatus: 'PENDING', currentCycle: { index: 0 } })
    clock.advance({ days: 14 })
    await tick()
    expect(await listCharges(db, order.id)).toEqual(['1: 7500/7500'])
    expect(await getOrder(shop, order.id)).toMatchObject({ currentCycle: { index: 1 }, lastPaymentStatus: 'PAID' })
    const slugs = await listOrderEvents(db, order.id)
    expect(slugs.slice(0, 6)).toEqual([
      'created',
      'started',
      'cycle_started 0',
      'updated',
      'cycle_started 1',
      'updated',
    ])
    expect(slugs).toContain('purchased')
  })

  it('cancels at the end of the cycle what does not renew', async () => {
    const { order } = await aSubscription()
    await shop.admin.post(`/v2/orders/${order.id}/cancel`, { effectiveAt: 'NEXT_PAYMENT_DATE' })
    expect(await getOrder(shop, order.id)).toMatchObject({ status: 'ACTIVE', autoRenewCanceled: true })
    clock.advance({ days: 32 })
    await tick()
    const canceled = await getOrder(shop, order.id)
    expect(canceled).toMatchObject({
      status: 'CANCELED',
      cancellation: { cause: 'OWNER_ACTION', effectiveAt: 'NEXT_PAYMENT_DATE' },
      endDate: order.currentCycle?.endedDate ?? expect.anything(),
    })
    expect(await listCharges(db, order.id)).toHaveLength(1)
    expect((await listOrderEvents(db, order.id)).slice(-3)).toEqual(['canceled', 'ended', 'updated'])
  })

  it('tries a failed payment again on days 1, 3 and 5, writes each time, and cancels on day 7', async () => {
    const { member, order } = await aSubscription({}, 'DECLINE')
    clock.set(order.startDate ?? '')
    clock.advance({ days: 32 })
    await tick()
    const failedAt = clock.now()
    const sent = [await messages(member.loginEmail)]
    for (let day = 1; day <= 7; day++) {
      clock.set(failedAt + day * DAY - 60_000)
      await tick()
      clock.set(failedAt + day * DAY)
      await tick()
      await tick()
      sent.push(await messages(member.loginEmail))
      if (day < 7) {
        expect(await getOrder(shop, order.id)).toMatchObject({ status: 'ACTIVE', lastPaymentStatus: 'FAILED' })
      }
    }
    expect(sent).toEqual([1, 2, 2, 3, 3, 4, 4, 5])
    expect(await getOrder(shop, order.id)).toMatchObject({
      status: 'CANCELED',
      cancellation: { cause: 'PAYMENT_FAILURE' },
      lastPaymentStatus: 'FAILED',
    })
    const attempts = await db
      .selectFrom('payments')
      .select('status')
      .where('charge_id', '=', (await loadCharge(db, order.id, 2)).id)
      .execute()
    expect(attempts.map(({ status }) => status)).toEqual(Array(4).fill('FAILED'))
  })

  it('goes on when a failed payment is made in time', async () => {
    const { order } = await aSubscription({}, 'DECLINE')
    clock.advance({ days: 32 })
    await tick()
    expect((await getOrder(shop, order.id)).lastPaymentStatus).toBe('FAILED')
    await saveCard(shop, order.buyer?.contactId ?? '')
    clock.advance({ days: 1 })
    await tick()
    expect(await listCharges(db, order.id)).toEqual(['1: 5000/5000', '2: 5000/5000'])
    clock.advance({ days: 10 })
    await tick()
    expect(await getOrder(shop, order.id)).toMatchObject({ status: 'ACTIVE', lastPaymentStatus: 'PAID' })
  })

  it('cancels drafts after 24 hours and waives their charge', async () => {
    const member = await aMember(shop)
    const { id: planId } = await aPlan(shop)
    const order = await anOnlineOrder(member, planId)
    clock.advance({ hours: 23 })
    await tick()
    expect((await getOrder(shop, order.id)).status).toBe('DRAFT')
    clock.advance({ hours: 1 })
    await tick()
    expect(await getOrder(shop, order.id)).toMatchObject({
      status: 'CANCELED',
      cancellation: { cause: 'PAYMENT_SETUP_FAILURE' },
    })
    expect(await listOrderEvents(db, order.id)).toEqual(['created', 'canceled', 'updated'])
    expect((await loadCharge(db, order.id)).waived_minor).toBe(5000)
  })

  it('never ends what is valid until cancelled, and ends what is not', async () => {
    const member = await aMember(shop)
    const { id: unlimited } = await aPlan(shop, { pricing: forever('0') })
    const { id: limited } = await aPlan(shop, { pricing: tenDays('0') })
    const [always, once] = [await anOnlineOrder(member, unlimited), await anOnlineOrder(member, limited)]
    expect(always.endDate).toBeUndefined()
    clock.advance({ days: 400 })
    await tick()
    expect(await getOrder(shop, always.id)).toMatchObject({ status: 'ACTIVE', currentCycle: { index: 1 } })
    expect((await getOrder(shop, once.id)).status).toBe('ENDED')
  })

  it('takes a step once when two processes run it', async () => {
    const { order } = await aSubscription({ pricing: weekly() })
    clock.advance({ days: 7 })
    await Promise.all([tick(), tick(), tick()])
    const slugs = await listOrderEvents(db, order.id)
    expect(slugs.filter((slug) => slug === 'cycle_started 2')).toHaveLength(1)
    expect(await listCharges(db, order.id)).toEqual(['1: 1000/1000', '2: 1000/1000'])
  })
})
