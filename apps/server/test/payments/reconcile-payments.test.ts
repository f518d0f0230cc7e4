import { describe, expect, it } from 'vitest'
import { paymentsJobs } from '../../src/features/payments/index.ts'
import { startCombinedPayment } from '../../src/features/payments/steps/start-combined-payment.ts'
import { expected, readRefusal, type Studio } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aCharge, aServerKey, getPayment, ledger } from './support/payments.ts'
import { aPaidAtStripe, aStartedAtStripe, aStripeStudio, saveSettings, useFakeStripe } from './support/stripe.ts'

const test = await createTestApp({ now: '2026-06-01T07:00:00Z' })
const { context, clock, db } = test
const fakeStripe = await useFakeStripe(test)
const { account } = fakeStripe

const reconcile = async ({ admin }: Studio) => expected(await admin.post('/v1/payments/reconcile', {}))

async function passDay(): Promise<void> {
  clock.advance({ hours: 25 })
  for (const job of paymentsJobs) await job.run(context, clock.now())
}

async function aPaid() {
  const studio = await aStripeStudio(test, fakeStripe)
  const { id: chargeId } = await aCharge(studio)
  return { studio, ...(await aPaidAtStripe(test, studio, fakeStripe, { chargeId })) }
}

const loseMessages = () => {
  account.messages = []
}

describe('reconcilePayments', () => {
  it('takes over refunds and disputes whose messages were all lost, once', async () => {
    const { studio, paymentId, intentId } = await aPaid()
    const other = await aPaidAtStripe(test, studio, fakeStripe, { chargeId: (await aCharge(studio)).id })
    account.refundInDashboard(intentId, 2000)
    account.dispute(other.intentId, 'needs_response')
    loseMessages()
    expect(await reconcile(studio)).toMatchObject({ changedPayments: 2 })
    expect(await reconcile(studio)).toMatchObject({ changedPayments: 0 })
    expect((await getPayment(studio.admin, paymentId)).payment.refunded).toBe('20.00')
    expect(await ledger(studio)).toEqual({ PROVIDER_STRIPE: 3000, DISPUTED: 5000, REVENUE: -8000 })
    account.dispute(other.intentId, 'lost')
    account.returnRefunds(intentId)
    loseMessages()
    expect(await reconcile(studio)).toMatchObject({ changedPayments: 2 })
    expect(await ledger(studio)).toEqual({ PROVIDER_STRIPE: 5000, REVENUE: -5000 })
  })

  it('takes over a payment, too, whose message was lost before it was refunded', async () => {
    const studio = await aStripeStudio(test, fakeStripe)
    const { clientSecret, intentId } = await aStartedAtStripe(studio.admin, (await aCharge(studio)).id)
    account.pay(clientSecret, 'visa')
    account.refundInDashboard(intentId)
    loseMessages()
    expect(await reconcile(studio)).toMatchObject({ changedPayments: 1 })
    expect(await ledger(studio)).toEqual({})
  })

  it('runs daily by itself, and asks nothing twice that has not changed', async () => {
    const { studio, intentId } = await aPaid()
    await passDay()
    for (let count = 0; count < 120; count += 1) account.refundInDashboard(intentId, 10)
    loseMessages()
    await passDay()
    expect(await ledger(studio)).toEqual({ PROVIDER_STRIPE: 3800, REVENUE: -3800 })
    const before = fakeStripe.calls.length
    await passDay()
    const asked = fakeStripe.calls.slice(before)
    expect(asked.every((call) => call === 'GET /v1/refunds' || call === 'GET /v1/disputes')).toBe(true)
  })

  it('says when Stripe does not answer, and that nothing was compared', async () => {
    const { studio, intentId } = await aPaid()
    account.refundInDashboard(intentId, 2000)
    loseMessages()
    const { secretKey } = fakeStripe
    fakeStripe.secretKey = 'sk_test_rolledrolled'
    expect(readRefusal(await studio.admin.post('/v1/payments/reconcile', {}))).toBe('428 PAYMENT_PROVIDER_UNAVAILABLE')
    fakeStripe.secretKey = secretKey
    expect(await reconcile(studio)).toMatchObject({ changedPayments: 1 })
  })

  it('refuses without a provider, and keeps comparing with one the business no longer takes payments with', async () => {
    const { studio, intentId } = await aPaid()
    expected(await saveSettings(studio.admin, { provider: 'NONE' }))
    expect(readRefusal(await studio.admin.post('/v1/payments/reconcile', {}))).toBe('428 PAYMENT_PROVIDER_NOT_READY')
    account.refundInDashboard(intentId, 2000)
    loseMessages()
    await passDay()
    expect(await ledger(studio)).toEqual({ PROVIDER_STRIPE: 3000, REVENUE: -3000 })
  })
})

describe('a refund of a combined payment made at the provider', () => {
  it('is that of the part of which exactly this much is left, and else divided in order', async () => {
    const studio = await aStripeStudio(test, fakeStripe)
    const charges = [await aCharge(studio, { totalMinor: 5000 }), await aCharge(studio, { totalMinor: 2000 })]
    await startCombinedPayment(context, {
      siteId: studio.siteId,
      parts: charges.map(({ id: chargeId, total_minor: amountMinor }) => ({ chargeId, amountMinor })),
      contactId: null,
      saveMethod: false,
      returnUrl: 'https://studio.example/',
      idempotencyKey: aServerKey(),
      paidBy: 'BUSINESS',
    })
    const intent = [...account.intents.values()].at(-1)
    account.pay(intent?.client_secret ?? '', 'visa')
    account.refundInDashboard(intent?.id ?? '', 2000)
    loseMessages()
    await reconcile(studio)
    const refunded = async () => {
      const rows = await db
        .selectFrom('charges')
        .select(['total_minor', 'refunded_minor'])
        .where('site_id', '=', studio.siteId)
        .orderBy('total_minor')
        .execute()
      return rows.map(({ refunded_minor }) => refunded_minor)
    }
    expect(await refunded()).toEqual([2000, 0])
    account.refundInDashboard(intent?.id ?? '', 1500)
    await reconcile(studio)
    expect(await refunded()).toEqual([2000, 1500])
    expect(await ledger(studio)).toEqual({ PROVIDER_STRIPE: 3500, REVENUE: -3500 })
    loseMessages()
  })
})
