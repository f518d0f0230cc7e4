import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { chargeSavedMethod, findDefaultMethod, reconcilePayments } from '../../src/features/payments/index.ts'
import { aStudio, type Client, expected, readRefusal, type Studio } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aCharge, aPaid, aPayingMember, aServerKey, cards, ledger, payPage, useSandbox } from './support/payments.ts'
import { aStripeStudio, deliver, deliverAll, saveSettings, useFakeStripe } from './support/stripe.ts'

const test = await createTestApp({ now: '2026-06-01T07:00:00Z' })
const { app, context, clock, db } = test
const fakeStripe = await useFakeStripe(test)
const { account } = fakeStripe

const begin = (client: Client, more: object = {}) =>
  client.post('/v1/payments/setups/start', { returnUrl: '/account', idempotencyKey: randomUUID(), ...more })

const tokenOf = ({ nextUrl }: { nextUrl: string }): string => nextUrl.split('/').at(-1) ?? ''

async function aSandboxMember() {
  const studio = await aStudio(app, context)
  await useSandbox(studio)
  return { studio, ...(await aPayingMember(studio)) }
}

const getSetup = async (client: Client, id: string) => expected(await client.get(`/v1/payments/setups/${id}`)).setup

async function chargeAway(studio: Studio, contactId: string) {
  const method = await findDefaultMethod(db, studio.siteId, contactId)
  const { id: chargeId } = await aCharge(studio, { contactId })
  const request = { siteId: studio.siteId, chargeId, amountMinor: 5000, methodId: method?.id ?? '' }
  return chargeSavedMethod(context, { ...request, idempotencyKey: aServerKey() })
}

const reconcile = (minutes: number) => {
  clock.advance({ minutes })
  return reconcilePayments(context, clock.now())
}

describe('startCardSetup', () => {
  it('saves a card in the sandbox without a payment, and it can be charged later', async () => {
    const { studio, client, contactId } = await aSandboxMember()
    const { setup } = expected(await begin(client))
    expect(setup).toMatchObject({ status: 'REQUIRES_ACTION', failureCode: null, stripe: null })
    const { page } = expected(await client.get(`/v1/payments/sandbox/${tokenOf(setup)}`))
    expect(page).toMatchObject({ isSetup: true, savesCard: true, amount: '0.00', status: 'REQUIRES_CARD' })
    expect(expected(await payPage(client, tokenOf(setup), cards.decline)).page.failureCode).toBe('CARD_DECLINED')
    expect(expected(await payPage(client, tokenOf(setup))).page.status).toBe('SUCCEEDED')
    expect(await getSetup(client, setup.setupId)).toMatchObject({ status: 'SUCCEEDED', nextUrl: null })
    const { methods } = expected(await client.get('/v1/payments/methods'))
    expect(methods).toMatchObject([{ last4: '4242', isDefault: true }])
    expect(await ledger(studio)).toEqual({})
    expect(await chargeAway(studio, contactId)).toMatchObject({ status: 'SUCCEEDED' })
  })

  it('charges renewals to the card that was added last', async () => {
    const { studio, client, contactId } = await aSandboxMember()
    await aPaid(client, (await aCharge(studio, { contactId })).id, { saveMethod: true })
    const { setup } = expected(await begin(client))
    expected(await payPage(client, tokenOf(setup), cards.challenge))
    expected(await client.post(`/v1/payments/sandbox/${tokenOf(setup)}`, { challenge: 'APPROVE' }))
    const { methods } = expected(await client.get('/v1/payments/methods'))
    expect(methods).toMatchObject([
      { last4: '3220', isDefault: true },
      { last4: '4242', isDefault: false },
    ])
    expect(await chargeAway(studio, contactId)).toMatchObject({ failureCode: 'AUTHENTICATION_REQUIRED' })
  })

  it('starts one setup for a repeated call, and refuses the key for another', async () => {
    const { client } = await aSandboxMember()
    const more = { idempotencyKey: randomUUID() }
    const [one, two] = await Promise.all([begin(client, more), begin(client, more)])
    const ids = [one, two].filter(({ status }) => status === 200).map(({ body }) => body.setup.setupId)
    expect(new Set(ids).size).toBe(1)
    expect(expected(await begin(client, more)).setup.setupId).toBe(ids[0])
    expect(readRefusal(await begin(client, { ...more, returnUrl: '/other' }))).toBe('409 IDEMPOTENCY_KEY_REUSED')
  })

  it('gives up a page that was left', async () => {
    const { client } = await aSandboxMember()
    const { setup } = expected(await begin(client))
    await reconcile(61)
    expect(await getSetup(client, setup.setupId)).toMatchObject({ status: 'CANCELED' })
    expect(expected(await payPage(client, tokenOf(setup))).page.status).toBe('CANCELED')
    expect(expected(await client.get('/v1/payments/methods')).methods).toEqual([])
  })

  it('refuses without a provider, addresses of others, and orders of others', async () => {
    const { studio, client } = await aSandboxMember()
    expect(readRefusal(await begin(client, { returnUrl: 'https://evil.example/' }))).toBe(
      '403 CALLBACK_URL_NOT_ALLOWED',
    )
    expect(readRefusal(await begin(client, { orderId: randomUUID() }))).toBe('404 ORDER_NOT_FOUND')
    expected(await saveSettings(studio.admin, { provider: 'NONE' }))
    expect(readRefusal(await begin(client))).toBe('428 PAYMENT_PROVIDER_NOT_READY')
  })

  it('saves a card in the fields of Stripe, after a declined one and a challenge', async () => {
    const studio = await aStripeStudio(test, fakeStripe)
    const { client, contactId } = await aPayingMember(studio)
    const { setup } = expected(await begin(client))
    const { clientSecret } = setup.stripe
    expect(clientSecret).toMatch(/^seti_\w+_secret_\w+$/)
    account.saveCard(clientSecret, 'declined')
    await deliverAll(test, studio, fakeStripe)
    expect(await getSetup(client, setup.setupId)).toMatchObject({
      status: 'REQUIRES_ACTION',
      failureCode: 'CARD_DECLINED',
      stripe: { clientSecret },
    })
    account.saveCard(clientSecret, 'challenge')
    account.answerSetupChallenge(clientSecret, true)
    const messages = fakeStripe.takeMessages()
    for (const message of [...messages, ...messages.toReversed()]) await deliver(test, studio.siteId, message)
    expect(await getSetup(client, setup.setupId)).toMatchObject({ status: 'SUCCEEDED', stripe: null })
    expect(await findDefaultMethod(db, studio.siteId, contactId)).toMatchObject({ provider: 'STRIPE', last4: '3155' })
    expect(await chargeAway(studio, contactId)).toMatchObject({ status: 'SUCCEEDED' })
    account.messages = []
  })

  it.each(['LOSE_ANSWER', 'LOSE_CALL', 'FAIL'] as const)('saves a card once after %s', async (fault) => {
    const studio = await aStripeStudio(test, fakeStripe)
    const { client, contactId } = await aPayingMember(studio)
    // The customer at Stripe comes first, and works.
    expected(await begin(client))
    const before = account.setups.size
    fakeStripe.faults.push(fault)
    const { setup } = expected(await begin(client))
    expect(setup).toMatchObject({ status: 'CREATED', stripe: null })
    await reconcile(2)
    expect(account.setups.size).toBe(before + 1)
    const { clientSecret } = (await getSetup(client, setup.setupId)).stripe
    account.saveCard(clientSecret, 'visa')
    // Its message is lost.
    account.messages = []
    await reconcile(6)
    expect(await getSetup(client, setup.setupId)).toMatchObject({ status: 'SUCCEEDED' })
    expect(await findDefaultMethod(db, studio.siteId, contactId)).toMatchObject({ last4: '4242' })
  })

  it('cancels a page of Stripe that was left for an hour', async () => {
    const studio = await aStripeStudio(test, fakeStripe)
    const { client } = await aPayingMember(studio)
    const { setup } = expected(await begin(client))
    await reconcile(61)
    expect(await getSetup(client, setup.setupId)).toMatchObject({ status: 'CANCELED' })
    expect(account.setup(setup.stripe.clientSecret.split('_secret_')[0]).status).toBe('canceled')
    account.messages = []
  })
})
