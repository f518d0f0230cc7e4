import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  chargeSavedMethod,
  findDefaultMethod,
  reconcilePayments,
  refundPayment,
} from '../../src/features/payments/index.ts'
import { expected, readRefusal, type Studio } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aCharge, aPayingMember, aServerKey, getPayment, ledger, refund, start } from './support/payments.ts'
import { aPaidAtStripe, aStartedAtStripe, aStripeStudio, deliver, deliverAll, useFakeStripe } from './support/stripe.ts'

const test = await createTestApp({ now: '2026-06-01T07:00:00Z' })
const { context, clock, db } = test
const fakeStripe = await useFakeStripe(test)
const { account } = fakeStripe

const reconcile = (minutes: number) => {
  clock.advance({ minutes })
  return reconcilePayments(context, clock.now())
}

/** A member's charge of 50.00 EUR, and who pays it. */
async function aMemberCharge(studio: Studio) {
  const { contactId, client } = await aPayingMember(studio)
  return { contactId, client, charge: await aCharge(studio, { contactId }) }
}

/** A customer with a card that may be charged later. */
async function aSavedCard(studio: Studio, card: 'visa' | 'alwaysChallenge' | 'declinesLater' = 'visa') {
  const { contactId, charge } = await aMemberCharge(studio)
  const { clientSecret } = await aStartedAtStripe(studio.admin, charge.id, { saveMethod: true })
  if (account.pay(clientSecret, card) === 'requires_action') account.answerChallenge(clientSecret, true)
  await deliverAll(test, studio, fakeStripe)
  const method = await findDefaultMethod(db, studio.siteId, contactId)
  if (!method) throw new Error('The card was not saved')
  return { contactId, methodId: method.id }
}

async function chargeAway(studio: Studio, { contactId, methodId }: { contactId: string; methodId: string }) {
  const charge = await aCharge(studio, { contactId })
  const request = { siteId: studio.siteId, chargeId: charge.id, amountMinor: 5000, methodId }
  return chargeSavedMethod(context, { ...request, idempotencyKey: aServerKey() })
}

describe('a purchase through Stripe', () => {
  it('starts in the fields of Stripe, passes a challenge and is paid once', async () => {
    const studio = await aStripeStudio(test, fakeStripe)
    const charge = await aCharge(studio)
    const { progress } = expected(await start(studio.admin, charge.id))
    expect(progress).toMatchObject({ status: 'REQUIRES_ACTION', nextUrl: null })
    expect(progress.stripe).toEqual({
      publishableKey: fakeStripe.publishableKey,
      clientSecret: expect.stringMatching(/^pi_\w+_secret_\w+$/),
      isConfirmation: false,
    })
    const { clientSecret } = progress.stripe
    expect(account.pay(clientSecret, 'declined')).toBe('requires_payment_method')
    await deliverAll(test, studio, fakeStripe)
    const declined = expected(await studio.admin.get(`/v1/payments/${progress.paymentId}/progress`))
    expect(declined.progress).toMatchObject({ status: 'REQUIRES_ACTION', failureCode: 'CARD_DECLINED' })
    expect(declined.progress.stripe.clientSecret).toBe(clientSecret)
    expect(account.pay(clientSecret, 'challenge')).toBe('requires_action')
    await deliverAll(test, studio, fakeStripe)
    account.answerChallenge(clientSecret, true)
    await deliverAll(test, studio, fakeStripe)
    expect(await getPayment(studio.admin, progress.paymentId)).toMatchObject({
      payment: { status: 'SUCCEEDED', provider: 'STRIPE', method: 'CARD', cardBrand: 'Visa', cardLast4: '3155' },
      charge: { paid: '50.00', due: '0.00' },
      receipts: [{ card: 'Visa 3155' }],
    })
    expect(await ledger(studio)).toEqual({ PROVIDER_STRIPE: 5000, REVENUE: -5000 })
  })

  it('refunds half, then the rest, and no more', async () => {
    const studio = await aStripeStudio(test, fakeStripe)
    const { paymentId, intentId } = await aPaidAtStripe(test, studio, fakeStripe, {
      chargeId: (await aCharge(studio)).id,
    })
    expected(await refund(studio.admin, paymentId, '25'))
    expect(account.refundedAmount(intentId)).toBe(2500)
    expect(await ledger(studio)).toEqual({ PROVIDER_STRIPE: 2500, REVENUE: -2500 })
    expected(await refund(studio.admin, paymentId))
    expect(readRefusal(await refund(studio.admin, paymentId, '1'))).toBe('428 REFUND_EXCEEDS_PAYMENT')
    expect(account.refundedAmount(intentId)).toBe(5000)
  })

  it('waits for a refund that Stripe is still making, and releases one that fails', async () => {
    const studio = await aStripeStudio(test, fakeStripe)
    const { paymentId } = await aPaidAtStripe(test, studio, fakeStripe, { chargeId: (await aCharge(studio)).id })
    account.refundsWait = true
    const { refunds } = expected(await refund(studio.admin, paymentId, '20'))
    expect(refunds).toMatchObject([{ status: 'CREATED' }])
    account.endRefunds('succeeded')
    await deliverAll(test, studio, fakeStripe)
    expected(await refund(studio.admin, paymentId, '30'))
    account.endRefunds('failed')
    account.refundsWait = false
    await reconcile(2)
    const { refunds: ended, payment } = await getPayment(studio.admin, paymentId)
    expect(ended.map(({ status }: { status: string }) => status)).toEqual(['SUCCEEDED', 'FAILED'])
    expect(payment.refunded).toBe('20.00')
    expect(await ledger(studio)).toEqual({ PROVIDER_STRIPE: 3000, REVENUE: -3000 })
    account.messages = []
  })

  it('takes back a refund that the bank returned after it was made', async () => {
    const studio = await aStripeStudio(test, fakeStripe)
    const tax = { name: 'VAT', percent: '25', included: true }
    const charge = await aCharge(studio, { taxMinor: 1000, tax })
    const { paymentId, intentId } = await aPaidAtStripe(test, studio, fakeStripe, { chargeId: charge.id })
    expected(await refund(studio.admin, paymentId, '20'))
    expected(await studio.admin.post('/v1/payments/takings/close', {}))
    clock.advance({ hours: 1 })
    account.returnRefunds(intentId)
    const messages = fakeStripe.takeMessages()
    for (const message of [...messages, ...messages]) await deliver(test, studio.siteId, message)
    const { payment, charge: after, refunds, receipts } = await getPayment(studio.admin, paymentId)
    expect(refunds).toMatchObject([{ status: 'FAILED', amount: '20.00', reversedDate: expect.any(String) }])
    expect(payment.refunded).toBe('0.00')
    expect(after).toMatchObject({ paid: '50.00', refunded: '0.00' })
    expect(receipts).toHaveLength(2)
    expect(await ledger(studio)).toEqual({ PROVIDER_STRIPE: 5000, REVENUE: -4000, TAX: -1000 })
    const { open } = expected(await studio.admin.get('/v1/payments/takings'))
    expect(open.totals).toMatchObject([{ count: 1, paid: '0.00', refunded: '-20.00', tax: '4.00', net: '20.00' }])
    expected(await studio.admin.post('/v1/payments/takings/close', {}))
    expect(readRefusal(await studio.admin.post('/v1/payments/takings/close', {}))).toBe('428 NO_OPEN_TAKINGS')
    // It can be refunded again.
    expected(await refund(studio.admin, paymentId))
    expect(await ledger(studio)).toEqual({})
    account.messages = []
  })

  it('saves a card only where the customer agreed', async () => {
    const studio = await aStripeStudio(test, fakeStripe)
    const { contactId, charge } = await aMemberCharge(studio)
    const { intentId } = await aPaidAtStripe(test, studio, fakeStripe, { chargeId: charge.id })
    expect(account.intent(intentId)).toMatchObject({ setup_future_usage: null, customer: null })
    expect(await findDefaultMethod(db, studio.siteId, contactId)).toBeUndefined()
    const { id: chargeId } = await aCharge(studio, { contactId })
    const { intentId: saving } = await aPaidAtStripe(test, studio, fakeStripe, { chargeId, saveMethod: true })
    expect(account.intent(saving)).toMatchObject({ setup_future_usage: 'off_session' })
    const method = await findDefaultMethod(db, studio.siteId, contactId)
    expect(method).toMatchObject({ provider: 'STRIPE', brand: 'Visa', last4: '4242', expires_year: 2040 })
  })

  it('charges a saved card while the customer is away', async () => {
    const studio = await aStripeStudio(test, fakeStripe)
    const charged = await chargeAway(studio, await aSavedCard(studio))
    expect(charged).toMatchObject({ status: 'SUCCEEDED', failureCode: null })
    expect(await ledger(studio)).toEqual({ PROVIDER_STRIPE: 10_000, REVENUE: -10_000 })
  })

  it.each([
    ['alwaysChallenge', 'AUTHENTICATION_REQUIRED'],
    ['declinesLater', 'CARD_DECLINED'],
  ] as const)('ends a charge of a card that %s with %s', async (card, failureCode) => {
    const studio = await aStripeStudio(test, fakeStripe)
    const failed = await chargeAway(studio, await aSavedCard(studio, card))
    expect(failed).toMatchObject({ status: 'FAILED', failureCode })
    expect(await ledger(studio)).toEqual({ PROVIDER_STRIPE: 5000, REVENUE: -10_000, RECEIVABLE: 5000 })
    await reconcile(10)
    expect(await getPayment(studio.admin, failed.paymentId)).toMatchObject({
      payment: { status: 'FAILED', failureCode },
    })
  })

  it('lets a customer who is there confirm their saved card, and charges it once', async () => {
    const studio = await aStripeStudio(test, fakeStripe)
    const { client, contactId, charge: first } = await aMemberCharge(studio)
    const { clientSecret: saving } = await aStartedAtStripe(client, first.id, { saveMethod: true })
    if (account.pay(saving, 'alwaysChallenge') === 'requires_action') account.answerChallenge(saving, true)
    await deliverAll(test, studio, fakeStripe)
    const { id: methodId } = (await findDefaultMethod(db, studio.siteId, contactId)) ?? { id: '' }
    const charge = await aCharge(studio, { contactId })
    const more = { methodId, idempotencyKey: randomUUID() }
    const { progress } = expected(await start(client, charge.id, more))
    expect(progress).toMatchObject({ status: 'REQUIRES_ACTION', nextUrl: null, stripe: { isConfirmation: true } })
    expect(expected(await start(client, charge.id, more)).progress).toEqual(progress)
    const { clientSecret } = progress.stripe
    account.answerChallenge(clientSecret, false)
    await deliverAll(test, studio, fakeStripe)
    expect(expected(await client.get(`/v1/payments/${progress.paymentId}/progress`)).progress).toMatchObject({
      status: 'FAILED',
      stripe: null,
    })
    const again = expected(await start(client, charge.id, { methodId })).progress
    account.answerChallenge(again.stripe.clientSecret, true)
    const messages = fakeStripe.takeMessages()
    for (const message of [...messages, ...messages]) await deliver(test, studio.siteId, message)
    expect(await getPayment(studio.admin, again.paymentId)).toMatchObject({
      payment: { status: 'SUCCEEDED', method: 'SAVED_CARD', cardLast4: '3184' },
      charge: { paid: '50.00', due: '0.00' },
    })
    expect(await ledger(studio)).toEqual({ PROVIDER_STRIPE: 10_000, REVENUE: -10_000 })
  })

  it('gives up a card whose owner left the question of their bank, and declines others at once', async () => {
    const studio = await aStripeStudio(test, fakeStripe)
    const { client, contactId, charge } = await aMemberCharge(studio)
    for (const [card, status, after] of [
      ['alwaysChallenge', 'REQUIRES_ACTION', 'CANCELED'],
      ['declinesLater', 'FAILED', 'FAILED'],
    ] as const) {
      const { id: saved } = await aCharge(studio, { contactId })
      const { clientSecret } = await aStartedAtStripe(client, saved, { saveMethod: true })
      if (account.pay(clientSecret, card) === 'requires_action') account.answerChallenge(clientSecret, true)
      await deliverAll(test, studio, fakeStripe)
      const { methods } = expected(await client.get('/v1/payments/methods'))
      const { progress } = expected(await start(client, charge.id, { methodId: methods.at(-1).id }))
      expect(progress.status).toBe(status)
      await reconcile(61)
      expect(await getPayment(studio.admin, progress.paymentId)).toMatchObject({ payment: { status: after } })
    }
    account.messages = []
  })

  it('gives up a card that was deleted at Stripe', async () => {
    const studio = await aStripeStudio(test, fakeStripe)
    const saved = await aSavedCard(studio)
    for (const method of account.methods.values()) method.customer = null
    expect(await chargeAway(studio, saved)).toMatchObject({ status: 'FAILED', failureCode: 'CARD_NOT_FOUND' })
  })

  it('creates a customer anew that was deleted at Stripe', async () => {
    const studio = await aStripeStudio(test, fakeStripe)
    const { contactId } = await aSavedCard(studio)
    for (const customer of account.customers.values()) customer.deleted = true
    const { id: chargeId } = await aCharge(studio, { contactId })
    const { intentId } = await aPaidAtStripe(test, studio, fakeStripe, { chargeId, saveMethod: true })
    const { customer } = account.intent(intentId)
    expect(account.customers.get(customer ?? '')?.deleted).toBeUndefined()
  })

  it('detaches a deleted card at Stripe', async () => {
    const studio = await aStripeStudio(test, fakeStripe)
    const { client, charge } = await aMemberCharge(studio)
    await aPaidAtStripe(test, studio, fakeStripe, { chargeId: charge.id, saveMethod: true })
    const { methods } = expected(await client.get('/v1/payments/methods'))
    const before = [...account.methods.values()].filter(({ customer }) => customer !== null).length
    expected(await client.delete(`/v1/payments/methods/${methods[0].id}`))
    expect([...account.methods.values()].filter(({ customer }) => customer !== null)).toHaveLength(before - 1)
  })

  it('charges whole units in currencies that Stripe writes with decimals', async () => {
    const studio = await aStripeStudio(test, fakeStripe)
    const charge = await aCharge(studio, { currency: 'HUF', totalMinor: 1990 })
    const { intentId } = await aPaidAtStripe(test, studio, fakeStripe, { chargeId: charge.id })
    expect(account.intent(intentId)).toMatchObject({ amount: 199_000, currency: 'huf' })
    expect(await ledger(studio, 'HUF')).toEqual({ PROVIDER_STRIPE: 1990, REVENUE: -1990 })
  })

  it('gives up a page that was left for an hour', async () => {
    const studio = await aStripeStudio(test, fakeStripe)
    const { paymentId, intentId } = await aStartedAtStripe(studio.admin, (await aCharge(studio)).id)
    await reconcile(61)
    expect(await getPayment(studio.admin, paymentId)).toMatchObject({ payment: { status: 'CANCELED' } })
    expect(account.intent(intentId).status).toBe('canceled')
  })

  it('notes disputes, and how they end', async () => {
    const studio = await aStripeStudio(test, fakeStripe)
    const { paymentId, intentId } = await aPaidAtStripe(test, studio, fakeStripe, {
      chargeId: (await aCharge(studio)).id,
    })
    account.dispute(intentId, 'needs_response')
    await deliverAll(test, studio, fakeStripe)
    const disputed = await getPayment(studio.admin, paymentId)
    expect(disputed.disputes).toMatchObject([{ status: 'OPEN', amount: '50.00', reason: 'fraudulent' }])
    account.dispute(intentId, 'lost')
    const messages = fakeStripe.takeMessages()
    for (const message of [...messages, ...messages]) await deliver(test, studio.siteId, message)
    expect((await getPayment(studio.admin, paymentId)).disputes).toMatchObject([{ status: 'LOST' }])
    const slugs = await db.selectFrom('events').select('slug').where('site_id', '=', studio.siteId).execute()
    expect(slugs.filter(({ slug }) => slug === 'disputed')).toHaveLength(2)
  })
})

describe('a fault of the connection to Stripe', () => {
  const requestOf = (studio: Studio, paymentId: string) => ({
    siteId: studio.siteId,
    paymentId,
    amountMinor: 2000,
    reason: '',
    recordedBy: undefined,
    idempotencyKey: aServerKey(),
  })

  it.each(['LOSE_ANSWER', 'LOSE_CALL', 'FAIL', 'THROTTLE'] as const)('charges once after %s', async (fault) => {
    const studio = await aStripeStudio(test, fakeStripe)
    const saved = await aSavedCard(studio)
    const before = account.intents.size
    fakeStripe.faults.push(fault)
    const charged = await chargeAway(studio, saved)
    expect(charged).toMatchObject({ status: 'CREATED', next: null })
    await reconcile(2)
    expect(await getPayment(studio.admin, charged.paymentId)).toMatchObject({ payment: { status: 'SUCCEEDED' } })
    expect(account.intents.size).toBe(before + 1)
    account.messages = []
  })

  it.each(['LOSE_ANSWER', 'LOSE_CALL', 'FAIL'] as const)('refunds once after %s', async (fault) => {
    const studio = await aStripeStudio(test, fakeStripe)
    const { paymentId, intentId } = await aPaidAtStripe(test, studio, fakeStripe, {
      chargeId: (await aCharge(studio)).id,
    })
    fakeStripe.faults.push(fault)
    expect(await refundPayment(context, requestOf(studio, paymentId))).toMatchObject({ status: 'CREATED' })
    await reconcile(2)
    expect(await getPayment(studio.admin, paymentId)).toMatchObject({ refunds: [{ status: 'SUCCEEDED' }] })
    expect(account.refundedAmount(intentId)).toBe(2000)
    account.messages = []
  })

  it('finds a payment whose answer was lost through its message', async () => {
    const studio = await aStripeStudio(test, fakeStripe)
    const charge = await aCharge(studio)
    fakeStripe.faults.push('LOSE_ANSWER')
    const { progress } = expected(await start(studio.admin, charge.id))
    expect(progress).toMatchObject({ status: 'CREATED', stripe: null })
    await deliverAll(test, studio, fakeStripe)
    const found = expected(await studio.admin.get(`/v1/payments/${progress.paymentId}/progress`))
    expect(found.progress).toMatchObject({ status: 'REQUIRES_ACTION', stripe: { clientSecret: expect.any(String) } })
    // Another tab takes its place.
    const second = expected(await start(studio.admin, charge.id)).progress
    expect(second).toMatchObject({ status: 'REQUIRES_ACTION', stripe: { clientSecret: expect.any(String) } })
    expect(second.paymentId).not.toBe(progress.paymentId)
    expect(await getPayment(studio.admin, progress.paymentId)).toMatchObject({ payment: { status: 'CANCELED' } })
  })

  it('searches for a payment after Stripe forgot its key, instead of charging again', async () => {
    const studio = await aStripeStudio(test, fakeStripe)
    const saved = await aSavedCard(studio)
    fakeStripe.faults.push('LOSE_ANSWER')
    const arrived = await chargeAway(studio, saved)
    fakeStripe.faults.push('LOSE_CALL')
    const neverArrived = await chargeAway(studio, saved)
    const before = account.intents.size
    await reconcile(25 * 60)
    expect(await getPayment(studio.admin, arrived.paymentId)).toMatchObject({ payment: { status: 'SUCCEEDED' } })
    expect(await getPayment(studio.admin, neverArrived.paymentId)).toMatchObject({
      payment: { status: 'FAILED', failureCode: 'NOT_STARTED' },
    })
    expect(account.intents.size).toBe(before)
    account.messages = []
  })

  it('says so where somebody waits, and keeps the payment open', async () => {
    const studio = await aStripeStudio(test, fakeStripe)
    const { paymentId } = await aStartedAtStripe(studio.admin, (await aCharge(studio)).id)
    const { secretKey } = fakeStripe
    fakeStripe.secretKey = 'sk_test_rolledrolled'
    expect(readRefusal(await studio.admin.get(`/v1/payments/${paymentId}/progress`))).toBe(
      '428 PAYMENT_PROVIDER_UNAVAILABLE',
    )
    const { progress } = expected(await start(studio.admin, (await aCharge(studio)).id))
    expect(progress).toMatchObject({ status: 'FAILED' })
    await reconcile(10)
    expect(await getPayment(studio.admin, paymentId)).toMatchObject({ payment: { status: 'REQUIRES_ACTION' } })
    fakeStripe.secretKey = secretKey
    account.messages = []
  })
})
