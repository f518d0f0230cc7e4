import { afterAll } from 'vitest'
import { stripeProvider } from '../../../src/gateways/payments/stripe.ts'
import { aStudio, type Client, expected, type Studio } from '../../support/factories.ts'
import type { TestCardName } from '../../support/fake-stripe/cards.ts'
import { type FakeStripe, type SignedMessage, startFakeStripe } from '../../support/fake-stripe/index.ts'
import type { TestApp } from '../../support/index.ts'
import { start } from './payments.ts'

/** Points the app at a fake Stripe. The library does not retry, so that a fault is seen at once. */
export async function useFakeStripe({ context, clock }: TestApp): Promise<FakeStripe> {
  const fakeStripe = await startFakeStripe(clock)
  afterAll(() => fakeStripe.close())
  context.gateways.payments.STRIPE = stripeProvider({ url: fakeStripe.url, retries: 0, timeoutMs: 5000 })
  return fakeStripe
}

export async function saveSettings(admin: Client, changes: object) {
  const { settings } = expected(await admin.get('/v1/payments/settings'))
  return admin.patch('/v1/payments/settings', { settings: { revision: settings.revision, ...changes } })
}

export const keysOf = ({ publishableKey, secretKey, webhookSecret }: FakeStripe) => ({
  publishableKey,
  secretKey,
  webhookSecret,
})

/** A business that takes payments through the fake Stripe. */
export async function aStripeStudio({ app, context }: TestApp, fakeStripe: FakeStripe): Promise<Studio> {
  const studio = await aStudio(app, context)
  expected(await saveSettings(studio.admin, { provider: 'STRIPE', stripe: keysOf(fakeStripe) }))
  return studio
}

export const deliver = ({ app }: Pick<TestApp, 'app'>, siteId: string, { body, signature }: SignedMessage) =>
  app.inject({
    method: 'POST',
    url: `/v1/payments/stripe/webhook/${siteId}`,
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
    payload: body,
  })

/** Delivers everything that Stripe has to tell, in order. */
export async function deliverAll(
  app: Pick<TestApp, 'app'>,
  { siteId }: Pick<Studio, 'siteId'>,
  fakeStripe: FakeStripe,
): Promise<void> {
  for (const message of fakeStripe.takeMessages()) {
    const { statusCode, body } = await deliver(app, siteId, message)
    if (statusCode !== 200) throw new Error(`${statusCode} ${body}`)
  }
}

export type StartedAtStripe = { paymentId: string; clientSecret: string; intentId: string }

/** A payment that was started and continues in Stripe's fields. */
export async function aStartedAtStripe(client: Client, chargeId: string, more: object = {}): Promise<StartedAtStripe> {
  const { progress } = expected(await start(client, chargeId, more))
  const { clientSecret } = progress.stripe
  return { paymentId: progress.paymentId, clientSecret, intentId: clientSecret.split('_secret_')[0] }
}

/** A payment in Stripe's fields that went through, with its messages delivered. */
export async function aPaidAtStripe(
  app: Pick<TestApp, 'app'>,
  studio: Pick<Studio, 'admin' | 'siteId'>,
  fakeStripe: FakeStripe,
  {
    chargeId,
    card = 'visa',
    ...more
  }: { chargeId: string; card?: TestCardName; saveMethod?: boolean; amount?: string },
): Promise<StartedAtStripe> {
  const started = await aStartedAtStripe(studio.admin, chargeId, more)
  fakeStripe.account.pay(started.clientSecret, card)
  await deliverAll(app, studio, fakeStripe)
  return started
}
