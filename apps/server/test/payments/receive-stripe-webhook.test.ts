import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/index.ts'
import { aCharge, getPayment } from './support/payments.ts'
import { aStartedAtStripe, aStripeStudio, deliver, useFakeStripe } from './support/stripe.ts'

const test = await createTestApp({ now: '2026-06-01T07:00:00Z' })
const { app, clock, db } = test
const fakeStripe = await useFakeStripe(test)
const minute = 60_000

/** A payment that succeeded at Stripe, and the message about it. */
async function aMessage() {
  const studio = await aStripeStudio(test, fakeStripe)
  const { paymentId, clientSecret } = await aStartedAtStripe(studio.admin, (await aCharge(studio)).id)
  fakeStripe.account.pay(clientSecret, 'visa')
  const message = fakeStripe.account.messages.splice(0).at(-1)
  if (!message) throw new Error('Nothing to tell')
  const status = async () => (await getPayment(studio.admin, paymentId)).payment.status
  return { studio, message, status }
}

const send = async (siteId: string, message: { body: string; signature: string }) => {
  const { statusCode, body } = await deliver(test, siteId, message)
  return `${statusCode} ${JSON.parse(body).details?.applicationError?.code ?? ''}`.trim()
}

describe('receiveStripeWebhook', () => {
  it('records what happened, once however often it is told', async () => {
    const { studio, message, status } = await aMessage()
    const signed = fakeStripe.sign(message)
    expect(await send(studio.siteId, signed)).toBe('200')
    expect(await status()).toBe('SUCCEEDED')
    const before = fakeStripe.calls.length
    expect(await send(studio.siteId, signed)).toBe('200')
    expect(await send(studio.siteId, fakeStripe.sign(message, { at: clock.now() - minute }))).toBe('200')
    expect(fakeStripe.calls.length).toBe(before)
    const events = await db.selectFrom('provider_events').select('type').where('site_id', '=', studio.siteId).execute()
    expect(events).toEqual([{ type: 'payment_intent.succeeded' }])
  })

  it.each([
    ['another secret', { secret: 'whsec_anotheranother' }],
    ['a signature of six minutes ago', { at: -6 * minute }],
    ['a signature of the future', { at: 6 * minute }],
  ])('refuses %s', async (_, { at = 0, ...options }: { at?: number; secret?: string }) => {
    const { studio, message, status } = await aMessage()
    const signed = fakeStripe.sign(message, { ...options, at: clock.now() + at })
    expect(await send(studio.siteId, signed)).toBe('400 INVALID_WEBHOOK_SIGNATURE')
    expect(await status()).toBe('REQUIRES_ACTION')
  })

  it('refuses changed bodies, missing signatures and bodies that are no events', async () => {
    const { studio, message, status } = await aMessage()
    const { body, signature } = fakeStripe.sign(message)
    for (const changed of [
      { body: body.replace('succeeded', 'canceled'), signature },
      { body: `${body} `, signature },
      { body, signature: '' },
      { body, signature: 't=1,v1=x' },
      { body: '', signature },
      { body: '{}', signature },
    ])
      expect(await send(studio.siteId, changed)).toBe('400 INVALID_WEBHOOK_SIGNATURE')
    expect(await status()).toBe('REQUIRES_ACTION')
  })

  it('believes Stripe, not the message', async () => {
    const { studio, message, status } = await aMessage()
    const [intent] = [...fakeStripe.account.intents.values()].slice(-1)
    if (intent) intent.status = 'processing'
    expect(await send(studio.siteId, fakeStripe.sign(message))).toBe('200')
    expect(await status()).toBe('PROCESSING')
  })

  it('ignores messages about payments made elsewhere, and about other things', async () => {
    const { studio, message } = await aMessage()
    for (const object of [
      { object: 'payment_intent', id: 'pi_elsewhere', metadata: {} },
      { object: 'payment_intent', id: 'pi_elsewhere', metadata: { kalends_key: randomUUID() } },
      { object: 'payment_intent', id: 'pi_elsewhere', metadata: { kalends_key: 'no id' } },
      { object: 'customer', id: 'cus_elsewhere' },
    ])
      expect(await send(studio.siteId, fakeStripe.sign({ ...message, object }))).toBe('200')
  })

  it('knows businesses apart', async () => {
    const { message, status } = await aMessage()
    const other = await aStripeStudio(test, fakeStripe)
    expect(await send(other.siteId, fakeStripe.sign(message))).toBe('200')
    expect(await status()).toBe('REQUIRES_ACTION')
    expect(await send(randomUUID(), fakeStripe.sign(message))).toBe('400 INVALID_WEBHOOK_SIGNATURE')
    expect((await deliver(test, 'nobody', fakeStripe.sign(message))).statusCode).toBe(400)
  })

  it('asks Stripe to send it again while Stripe cannot be asked', async () => {
    const { studio, message, status } = await aMessage()
    const signed = fakeStripe.sign(message)
    const { secretKey } = fakeStripe
    fakeStripe.secretKey = 'sk_test_rolledrolled'
    expect(await send(studio.siteId, signed)).toBe('428 PAYMENT_PROVIDER_UNAVAILABLE')
    fakeStripe.secretKey = secretKey
    expect(await send(studio.siteId, signed)).toBe('200')
    expect(await status()).toBe('SUCCEEDED')
  })

  it('refuses large bodies before reading them', async () => {
    const { studio } = await aMessage()
    const answer = await app.inject({
      method: 'POST',
      url: `/v1/payments/stripe/webhook/${studio.siteId}`,
      headers: { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=x' },
      payload: `"${'x'.repeat(300_000)}"`,
    })
    expect(answer.statusCode).toBe(413)
  })
})
