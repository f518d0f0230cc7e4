import { describe, expect, it } from 'vitest'
import { aStudio, expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aCharge, aStarted, cards, payPage, useSandbox } from './support/payments.ts'
import { aStripeStudio, keysOf, saveSettings, useFakeStripe } from './support/stripe.ts'

const test = await createTestApp({ now: '2026-06-01T07:00:00Z' })
const { app, context, db } = test
const fakeStripe = await useFakeStripe(test)
const live = { publishableKey: 'pk_live_liveliveli', secretKey: 'sk_live_liveliveli' }

describe('the keys of Stripe', () => {
  it('are shown by their last four, and stored encrypted', async () => {
    const { admin, siteId } = await aStripeStudio(test, fakeStripe)
    const answer = await admin.get('/v1/payments/settings')
    expect(expected(answer).settings).toMatchObject({
      provider: 'STRIPE',
      stripe: {
        mode: 'TEST',
        publishableKey: fakeStripe.publishableKey,
        secretKeyLast4: '1234',
        secretKeyDate: '2026-06-01T07:00:00.000Z',
        webhookSecretLast4: '5678',
        webhookSecretDate: '2026-06-01T07:00:00.000Z',
      },
    })
    expect(answer.body.settings.stripe.webhookUrl).toMatch(
      new RegExp(`^https?://.+/v1/payments/stripe/webhook/${siteId}$`),
    )
    const account = await db.selectFrom('stripe_accounts').selectAll().where('site_id', '=', siteId).execute()
    const audit = await db.selectFrom('audit_entries').selectAll().where('site_id', '=', siteId).execute()
    for (const secret of [fakeStripe.secretKey, fakeStripe.webhookSecret]) {
      expect(JSON.stringify(answer.body)).not.toContain(secret)
      expect(JSON.stringify(audit)).not.toContain(secret)
      for (const { secret_key, webhook_secret } of account)
        expect(Buffer.concat([secret_key, webhook_secret]).includes(secret)).toBe(false)
    }
  })

  it('are needed before Stripe is chosen, all three', async () => {
    const { admin } = await aStudio(app, context)
    expect(readRefusal(await saveSettings(admin, { provider: 'STRIPE' }))).toBe('400 INVALID_SETTINGS')
    const { webhookSecret: _, ...two } = keysOf(fakeStripe)
    expect(readRefusal(await saveSettings(admin, { stripe: two }))).toBe('400 INVALID_SETTINGS')
    expected(await saveSettings(admin, { stripe: keysOf(fakeStripe) }))
    expected(await saveSettings(admin, { provider: 'STRIPE' }))
  })

  it('are of one mode', async () => {
    const { admin } = await aStripeStudio(test, fakeStripe)
    const refused = async (stripe: object) => readRefusal(await saveSettings(admin, { stripe }))
    expect(await refused({ ...keysOf(fakeStripe), secretKey: live.secretKey })).toBe('400 settings.stripe.secretKey')
    expect(await refused({ secretKey: live.secretKey })).toBe('400 settings.stripe.secretKey')
    const { settings } = expected(await saveSettings(admin, { stripe: live }))
    expect(settings.stripe).toMatchObject({ mode: 'LIVE', secretKeyLast4: 'veli', webhookSecretLast4: '5678' })
  })

  it.each([
    ['publishableKey', 'sk_test_doubledouble'],
    ['secretKey', 'pk_test_doubledouble'],
    ['secretKey', 'sk_test_'],
    ['webhookSecret', 'we_doubledouble'],
  ])('refuses another key as %s: %s', async (field, key) => {
    const { admin } = await aStripeStudio(test, fakeStripe)
    const refused = await saveSettings(admin, { stripe: { [field]: key } })
    expect(readRefusal(refused)).toBe(`400 settings.stripe.${field}`)
    expect(JSON.stringify(refused.body)).not.toContain(key)
  })
})

describe('once Stripe is on', () => {
  it('refuses cards of the sandbox, also on pages that are open', async () => {
    const studio = await aStudio(app, context)
    await useSandbox(studio)
    const { token } = await aStarted(studio.admin, (await aCharge(studio)).id)
    expected(await saveSettings(studio.admin, { provider: 'STRIPE', stripe: keysOf(fakeStripe) }))
    expect(readRefusal(await payPage(studio.admin, token, cards.success))).toBe('400 SANDBOX_CARD_REFUSED')
  })
})
