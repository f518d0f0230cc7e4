import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { ordersJobs } from '../../src/features/orders/index.ts'
import {
  chargeSavedMethod,
  findDefaultMethod,
  reconcilePayments,
  startCardSetup,
} from '../../src/features/payments/index.ts'
import { aPlan } from '../checkouts/support/baskets.ts'
import { type Client, expected, type Studio } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aCharge, aPayingMember, aServerKey } from './support/payments.ts'
import { aStartedAtStripe, aStripeStudio, deliver, deliverAll, saveSettings, useFakeStripe } from './support/stripe.ts'

const test = await createTestApp({ now: '2026-06-01T07:00:00Z' })
const { context, clock, db } = test
const fakeStripe = await useFakeStripe(test)
const { account } = fakeStripe

const monthly = {
  subscription: { cycleDuration: { count: 1, unit: 'MONTH' }, cycleCount: 0 },
  price: { value: '30', currency: 'EUR' },
}

/** A member whose plan renews with the card they paid it with. */
async function aSubscriber() {
  const studio = await aStripeStudio(test, fakeStripe)
  const { client, contactId } = await aPayingMember(studio)
  const { id: planId } = await aPlan(studio, { pricing: monthly })
  const { order } = expected(await client.post('/v2/checkout/orders/online', { planId }))
  const { clientSecret } = await aStartedAtStripe(client, order.wixPayOrderId, { saveMethod: true })
  account.pay(clientSecret, 'visa')
  await deliverAll(test, studio, fakeStripe)
  const method = await findDefaultMethod(db, studio.siteId, contactId)
  if (!method) throw new Error('The card was not saved')
  return { studio, client, contactId, orderId: order.id as string, method }
}

const emails = async ({ siteId }: Studio, kind: string) => {
  const rows = await db.selectFrom('messages').selectAll().where('site_id', '=', siteId).execute()
  return rows.filter((row) => row.kind === kind).length
}

const listMethods = async (client: Client) => expected(await client.get('/v1/payments/methods')).methods

async function passDays(days: number) {
  clock.advance({ hours: 24 * days })
  await reconcilePayments(context, clock.now())
  for (const job of ordersJobs) await job.run(context, clock.now())
}

describe('a card removed at the provider', () => {
  it('is marked removed by its message, and its owner is asked for another one, once', async () => {
    const { studio, client, contactId, method } = await aSubscriber()
    account.removeMethod(method.provider_method_id)
    const messages = fakeStripe.takeMessages()
    for (const message of [...messages, ...messages]) await deliver(test, studio.siteId, message)
    const row = await db.selectFrom('payment_methods').selectAll().where('id', '=', method.id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ is_default: false, removed_at: expect.any(String) })
    expect(await listMethods(client)).toEqual([])
    expect(await findDefaultMethod(db, studio.siteId, contactId)).toBeUndefined()
    expect(await emails(studio, 'card-removed')).toBe(1)
  })

  it('is marked removed when its customer is deleted there', async () => {
    const { studio, client, method } = await aSubscriber()
    account.removeCustomer(account.method(method.provider_method_id).customer ?? '')
    await deliverAll(test, studio, fakeStripe)
    expect(await listMethods(client)).toEqual([])
    expect(await emails(studio, 'card-removed')).toBe(1)
  })

  it('is found within a day without any message', async () => {
    const { studio, method } = await aSubscriber()
    account.removeMethod(method.provider_method_id)
    account.messages = []
    await passDays(1)
    expect(await emails(studio, 'card-removed')).toBe(1)
    expect(await emails(studio, 'payment-failed')).toBe(0)
  })

  it('lets a renewal fail loudly, and another card take over', async () => {
    const { studio, contactId, method, orderId } = await aSubscriber()
    account.removeMethod(method.provider_method_id)
    await deliverAll(test, studio, fakeStripe)
    await passDays(31)
    const status = async () =>
      (await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow())
        .last_payment_status
    expect(await status()).toBe('FAILED')
    expect(await emails(studio, 'payment-failed')).toBe(1)
    const setup = await startCardSetup(context, {
      siteId: studio.siteId,
      contactId,
      subject: undefined,
      scope: { cardScope: 'CONTACT', payerMemberId: null },
      returnUrl: 'https://studio.example/',
      idempotencyKey: aServerKey(),
    })
    account.saveCard(setup.next?.kind === 'stripe' ? setup.next.clientSecret : '', 'visa')
    await deliverAll(test, studio, fakeStripe)
    await passDays(4)
    expect(await status()).toBe('PAID')
  })

  it('leaves the renewal to another card of the customer without asking', async () => {
    const { studio, client, method } = await aSubscriber()
    const sent = { returnUrl: '/account', idempotencyKey: randomUUID() }
    const { setup } = expected(await client.post('/v1/payments/setups/start', sent))
    account.saveCard(setup.stripe.clientSecret, 'visa')
    await deliverAll(test, studio, fakeStripe)
    account.removeMethod(method.provider_method_id)
    await deliverAll(test, studio, fakeStripe)
    expect(await listMethods(client)).toMatchObject([{ isDefault: true }])
    expect(await emails(studio, 'card-removed')).toBe(0)
  })

  it('is marked removed by a charge that does not find it', async () => {
    const { studio, contactId, method } = await aSubscriber()
    account.removeMethod(method.provider_method_id)
    account.messages = []
    const { id: chargeId } = await aCharge(studio, { contactId })
    const request = {
      siteId: studio.siteId,
      chargeId,
      amountMinor: 5000,
      methodId: method.id,
      idempotencyKey: aServerKey(),
    }
    expect(await chargeSavedMethod(context, request)).toMatchObject({ status: 'FAILED', failureCode: 'CARD_NOT_FOUND' })
    expect(await findDefaultMethod(db, studio.siteId, contactId)).toBeUndefined()
  })

  it('is not mistaken for one of another account of the business', async () => {
    const { studio, contactId, method } = await aSubscriber()
    const known = account.methods.get(method.provider_method_id)
    account.methods.delete(method.provider_method_id)
    await passDays(1)
    expect(await findDefaultMethod(db, studio.siteId, contactId)).toBeDefined()
    if (known) account.methods.set(method.provider_method_id, known)
    expected(await saveSettings(studio.admin, { provider: 'STRIPE' }))
    await passDays(1)
    expect(await emails(studio, 'card-removed')).toBe(0)
  })
})
