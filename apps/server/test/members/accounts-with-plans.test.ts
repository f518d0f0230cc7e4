import { describe, expect, it } from 'vitest'
import { ordersJobs } from '../../src/features/orders/index.ts'
import { chargeSavedMethod, paymentsJobs } from '../../src/features/payments/index.ts'
import {
  aMember,
  aMemberWithCard,
  anOfflineOrder,
  anOnlineOrder,
  aPlan,
  aShop,
  getOrder,
  listCharges,
  loadCharge,
  monthly,
  payOrder,
} from '../orders/support/shop.ts'
import { aStarted, payPage } from '../payments/support/payments.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { runJobs } from '../support/jobs.ts'
import { asMember, readRules } from './club.ts'

const test = await createTestApp()
const { context, clock, db } = test
const shop = await aShop(test)
const trial = { pricing: { ...monthly(), freeTrialDays: 7 } }

const runOrders = async () => {
  for (const job of ordersJobs) await job.run(context, clock.now())
}
const runPayments = async () => {
  for (const job of paymentsJobs) await job.run(context, clock.now())
}

/** A member whose plan is in its free trial, with a card that it will be charged to. */
async function aSubscriber() {
  const member = await aMemberWithCard(shop)
  const plan = await aPlan(shop, trial)
  const { id: orderId } = await anOnlineOrder(member, plan.id)
  return { member, orderId, planName: plan.name }
}

/** Payments of an order, by status. */
const listPayments = async (orderId: string) =>
  (
    await db
      .selectFrom('payments')
      .innerJoin('charges', (join) =>
        join.onRef('charges.site_id', '=', 'payments.site_id').onRef('charges.id', '=', 'payments.charge_id'),
      )
      .select('payments.status')
      .where('charges.subject_id', '=', orderId)
      .execute()
  ).map(({ status }) => status)

const contactOf = async (memberId: string) =>
  (await db.selectFrom('members').select('contact_id').where('id', '=', memberId).executeTakeFirstOrThrow())
    .contact_id ?? ''

const listCards = async (memberId: string) =>
  db
    .selectFrom('payment_methods')
    .selectAll()
    .where('contact_id', '=', await contactOf(memberId))
    .execute()

const namedOrders = (answer: { body: { details: { validationError: { fieldViolations: { data: object }[] } } } }) =>
  answer.body.details.validationError.fieldViolations[0]?.data

describe('deleting an account with plans', () => {
  it('is refused with the plans named, to the member and to staff', async () => {
    const { member, orderId, planName } = await aSubscriber()
    for (const answer of [
      await member.client.delete('/v1/members/my'),
      await shop.admin.delete(`/v1/members/${member.id}`),
    ]) {
      expect([answer.status, ...readRules(answer)]).toEqual([400, 'ACTIVE_SUBSCRIPTION_MEMBER_DELETE_FORBIDDEN'])
      expect(namedOrders(answer)).toEqual({ orders: [{ id: orderId, planName, status: 'ACTIVE' }] })
    }
    expect((await getOrder(shop, orderId)).status).toBe('ACTIVE')
    expect((await member.client.get('/v1/members/my')).status).toBe(200)
  })

  it('ends the plans at once if the member says so, and charges no card afterwards', async () => {
    const { member, orderId } = await aSubscriber()
    expected(await member.client.delete('/v1/members/my?endOrders=true'))
    expect(await getOrder(shop, orderId)).toMatchObject({
      status: 'CANCELED',
      cancellation: { cause: 'MEMBER_ACTION', effectiveAt: 'IMMEDIATELY' },
    })
    clock.advance({ days: 40 })
    await runOrders()
    expect(await listPayments(orderId)).toEqual([])
    expect(await listCharges(db, orderId)).toEqual([])
  })

  it('ends them for staff, singly, in bulk and by filter', async () => {
    const [one, two, three] = [await aSubscriber(), await aSubscriber(), await aSubscriber()]
    expected(await shop.admin.delete(`/v1/members/${one.member.id}?endOrders=true`))
    const memberIds = [two.member.id]
    const kept = expected(await shop.admin.post('/v1/members/bulk/delete', { memberIds }))
    expect(kept.bulkActionMetadata).toMatchObject({ totalSuccesses: 0, totalFailures: 1 })
    expected(await shop.admin.post('/v1/members/bulk/delete', { memberIds, endOrders: true }))
    const filter = { id: three.member.id }
    expected(await shop.admin.post('/v1/members/bulk/delete-by-filter', { filter, endOrders: true }))
    await runJobs(test)
    for (const { orderId, member } of [one, two, three]) {
      expect(await getOrder(shop, orderId)).toMatchObject({
        status: 'CANCELED',
        cancellation: { cause: 'OWNER_ACTION' },
      })
      expect((await shop.admin.get(`/v1/members/${member.id}`)).status).toBe(404)
    }
  })

  it('ends paused plans and plans that have not begun, and waives what was owed for the latter', async () => {
    const member = await aMember(shop)
    const plan = await aPlan(shop, { pricing: monthly(3) })
    const paused = await anOfflineOrder(shop, member, plan.id)
    await payOrder(shop, paused)
    expected(await shop.admin.post(`/v2/orders/${paused.id}/pause`))
    const startDate = new Date(clock.now() + 20 * 86_400_000).toISOString()
    const pending = await anOfflineOrder(shop, member, plan.id, { startDate })
    expected(await shop.admin.delete(`/v1/members/${member.id}?endOrders=true`))
    expect((await getOrder(shop, paused.id)).status).toBe('CANCELED')
    expect((await getOrder(shop, pending.id)).status).toBe('CANCELED')
    clock.advance({ days: 60 })
    await runOrders()
    expect(await listCharges(db, paused.id)).toEqual(['1: 5000/5000'])
  })

  it('removes the saved cards, at the provider too, and again until it answers', async () => {
    const { member } = await aSubscriber()
    const [card] = await listCards(member.id)
    expected(await member.client.delete('/v1/members/my?endOrders=true'))
    expect(await listCards(member.id)).toMatchObject([{ deleted_at: expect.any(String), is_default: false }])
    const detachedAt = async () =>
      (
        await db
          .selectFrom('sandbox_methods')
          .select('detached_at')
          .where('id', '=', card?.provider_method_id ?? '')
          .executeTakeFirstOrThrow()
      ).detached_at
    const { deleteMethod } = context.gateways.payments.SANDBOX
    context.gateways.payments.SANDBOX.deleteMethod = async () => Promise.reject(new Error('no answer'))
    await runPayments()
    context.gateways.payments.SANDBOX.deleteMethod = deleteMethod
    expect(await detachedAt()).toBeNull()
    clock.advance({ minutes: 16 })
    await runPayments()
    expect(await detachedAt()).not.toBeNull()
    expect(await listCards(member.id)).toMatchObject([{ remove_at: null }])
  })

  it('leaves orders ended and cards removed when the member is restored', async () => {
    const { member, orderId } = await aSubscriber()
    expected(await shop.admin.delete(`/v1/members/${member.id}?endOrders=true`))
    expected(await shop.admin.post(`/v1/members/${member.id}/restore`))
    expect((await getOrder(shop, orderId)).status).toBe('CANCELED')
    clock.advance({ days: 40 })
    await runOrders()
    expect(await listPayments(orderId)).toEqual([])
    expect(await listCards(member.id)).toMatchObject([{ deleted_at: expect.any(String) }])
  })

  it('cancels a draft; a payment of it that arrives later goes back', async () => {
    const member = await aMember(shop)
    const plan = await aPlan(shop, { pricing: monthly() })
    const { id: orderId } = await anOnlineOrder(member, plan.id)
    const charge = await loadCharge(db, orderId)
    const { paymentId, token } = await aStarted(member.client, charge.id)
    expected(await member.client.delete('/v1/members/my'))
    expect((await getOrder(shop, orderId)).status).toBe('CANCELED')
    // The page is still open in another tab.
    expect((await payPage(shop.visitor, token)).status).toBe(200)
    clock.advance({ minutes: 30 })
    await runPayments()
    expect((await getOrder(shop, orderId)).status).toBe('CANCELED')
    const { paid_minor, refunded_minor } = await loadCharge(db, orderId)
    expect(paid_minor - refunded_minor).toBe(0)
    const refunds = await db
      .selectFrom('refunds')
      .select(['status', 'amount_minor'])
      .where('payment_id', '=', paymentId)
      .execute()
    expect(refunds).toEqual([{ status: 'SUCCEEDED', amount_minor: 5000 }])
  })

  it('waits for a renewal that is being charged at this moment', async () => {
    const { member, orderId } = await aSubscriber()
    clock.advance({ days: 8 })
    const { chargeSaved } = context.gateways.payments.SANDBOX
    // The provider took the call and has not answered.
    context.gateways.payments.SANDBOX.chargeSaved = async () => Promise.reject(new Error('no answer'))
    await runOrders()
    context.gateways.payments.SANDBOX.chargeSaved = chargeSaved
    expect(await listPayments(orderId)).toEqual(['CREATED'])
    expect(readRefusal(await (await asMember(shop, member.id)).delete('/v1/members/my?endOrders=true'))).toMatch(
      /PAYMENT_IN_PROGRESS/,
    )
    expect((await getOrder(shop, orderId)).status).toBe('ACTIVE')
    clock.advance({ minutes: 30 })
    await runPayments()
    expected(await (await asMember(shop, member.id)).delete('/v1/members/my?endOrders=true'))
    expect((await getOrder(shop, orderId)).status).toBe('CANCELED')
  })

  it('stops a renewal that was about to be charged', async () => {
    const { member, orderId } = await aSubscriber()
    const contactId = await contactOf(member.id)
    clock.advance({ days: 8 })
    // The clock has read the order, and the deletion comes before it asks for the money.
    const { chargeSaved } = context.gateways.payments.SANDBOX
    let charged = 0
    context.gateways.payments.SANDBOX.chargeSaved = async (...given) => {
      charged++
      return chargeSaved(...given)
    }
    const charge = await startCycle(orderId)
    const method = await db
      .selectFrom('payment_methods')
      .selectAll()
      .where('contact_id', '=', contactId)
      .executeTakeFirstOrThrow()
    expected(await (await asMember(shop, member.id)).delete('/v1/members/my?endOrders=true'))
    await db
      .updateTable('payment_methods')
      .set({ deleted_at: null, remove_at: null })
      .where('id', '=', method.id)
      .execute()
    const request = { siteId: shop.siteId, chargeId: charge.id, amountMinor: 5000, methodId: method.id }
    await expect(chargeSavedMethod(context, { ...request, idempotencyKey: `server:late:${orderId}` })).rejects.toThrow()
    context.gateways.payments.SANDBOX.chargeSaved = chargeSaved
    expect(charged).toBe(0)
  })

  it('keeps the cards of a contact that another account has too', async () => {
    const { member, orderId } = await aSubscriber()
    const twin = await aMember(shop)
    await db
      .updateTable('members')
      .set({ contact_id: await contactOf(member.id) })
      .where('id', '=', twin.id)
      .execute()
    expected(await twin.client.delete('/v1/members/my'))
    expect(await listCards(member.id)).toMatchObject([{ deleted_at: null, is_default: true }])
    expect((await getOrder(shop, orderId)).status).toBe('ACTIVE')
  })
})

/** The first cycle that costs something begins; nothing is collected yet. */
async function startCycle(orderId: string) {
  const { chargeSaved } = context.gateways.payments.SANDBOX
  context.gateways.payments.SANDBOX.chargeSaved = async () => ({
    id: null,
    status: 'FAILED',
    next: null,
    card: null,
    savedMethod: null,
    failureCode: 'CARD_DECLINED',
  })
  await runOrders()
  context.gateways.payments.SANDBOX.chargeSaved = chargeSaved
  return loadCharge(db, orderId)
}

describe('disconnecting and blocking a member with plans', () => {
  it('refuses to disconnect, naming the plans, unless they end', async () => {
    const { member, orderId, planName } = await aSubscriber()
    const url = `/v1/members/${member.id}/disconnect`
    const refused = await shop.admin.post(url)
    expect(readRefusal(refused)).toBe('403 ACTIVE_SUBSCRIPTION_MEMBER_DISCONNECT_FORBIDDEN')
    expect(refused.body.details.applicationError.data).toEqual({
      memberId: member.id,
      orders: [{ id: orderId, planName, status: 'ACTIVE' }],
    })
    expected(await shop.admin.post(url, { endOrders: true }))
    expect((await getOrder(shop, orderId)).status).toBe('CANCELED')
    expect(await listCards(member.id)).toMatchObject([{ deleted_at: expect.any(String) }])
  })

  it('refuses to block, naming the plans; a draft is cancelled', async () => {
    const { member, orderId } = await aSubscriber()
    const refused = await shop.admin.post(`/v1/members/${member.id}/block`)
    expect(readRefusal(refused)).toBe('403 ACTIVE_SUBSCRIPTION_MEMBER_BLOCK_FORBIDDEN')
    expect(refused.body.details.applicationError.data.orders).toMatchObject([{ id: orderId }])
    const other = await aMember(shop)
    const draft = await anOnlineOrder(other, (await aPlan(shop, { pricing: monthly() })).id)
    expected(await shop.admin.post(`/v1/members/${other.id}/block`))
    expect((await getOrder(shop, draft.id)).status).toBe('CANCELED')
  })

  it('charges no card of a member who was deleted before orders ended with the account', async () => {
    const { member, orderId } = await aSubscriber()
    await db
      .updateTable('members')
      .set({ deleted_at: new Date(clock.now()) })
      .where('id', '=', member.id)
      .execute()
    clock.advance({ days: 8 })
    await runOrders()
    expect((await getOrder(shop, orderId)).status).toBe('CANCELED')
    expect(await listPayments(orderId)).toEqual([])
  })

  it('charges no renewal to the card of a member who was blocked meanwhile', async () => {
    const { member, orderId } = await aSubscriber()
    clock.advance({ days: 8 })
    await startCycle(orderId)
    await db.updateTable('members').set({ status: 'BLOCKED' }).where('id', '=', member.id).execute()
    clock.advance({ days: 2 })
    await runOrders()
    expect((await getOrder(shop, orderId)).status).toBe('CANCELED')
    expect(await listPayments(orderId)).toEqual(['FAILED'])
  })
})
