import { describe, expect, it } from 'vitest'
import type { Context } from '../../src/context.ts'
import { receiveWebhook, reconcilePayments, refundPayment, startPayment } from '../../src/features/payments/index.ts'
import type { SandboxProvider } from '../../src/gateways/payments/sandbox.ts'
import { aStudio, type Studio } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import {
  aCharge,
  aPaid,
  aServerKey,
  aStarted,
  cards,
  getPayment,
  ledger,
  payPage,
  sandboxBalance,
  useSandbox,
} from './support/payments.ts'

const { app, context, clock, db } = await createTestApp({ now: '2026-06-01T07:00:00Z' })
const real = context.gateways.payments.SANDBOX

async function aPayingStudio(): Promise<Studio> {
  const studio = await aStudio(app, context)
  await useSandbox(studio)
  return studio
}

/** The sandbox with some of its calls replaced. */
function faulty(parts: Partial<SandboxProvider>): Context {
  return {
    ...context,
    gateways: { ...context.gateways, payments: { ...context.gateways.payments, SANDBOX: { ...real, ...parts } } },
  }
}

/** Runs with a sandbox whose messages get lost. */
async function withoutWebhooks<T>(work: () => Promise<T>): Promise<T> {
  context.gateways.payments.SANDBOX = { ...real, verifyWebhook: () => Promise.reject(new Error('lost')) }
  try {
    return await work()
  } finally {
    context.gateways.payments.SANDBOX = real
  }
}

const lost = async (): Promise<never> => {
  throw new Error('connection reset')
}

const reconcile = (minutes: number) => {
  clock.advance({ minutes })
  return reconcilePayments(context, clock.now())
}

const requestOf = (studio: Studio, chargeId: string) => ({
  siteId: studio.siteId,
  chargeId,
  amountMinor: 5000,
  contactId: null,
  saveMethod: false,
  returnUrl: 'https://studio.example/',
  idempotencyKey: aServerKey(),
  paidBy: 'CUSTOMER' as const,
})

async function paymentsOf({ siteId }: Studio) {
  return db.selectFrom('payments').selectAll().where('site_id', '=', siteId).orderBy('created_at').execute()
}

describe('reconcilePayments', () => {
  it('records a payment that the provider took while the message about it got lost', async () => {
    const studio = await aPayingStudio()
    const { paymentId, token } = await aStarted(studio.admin, (await aCharge(studio)).id)
    await withoutWebhooks(() => payPage(studio.admin, token))
    expect((await getPayment(studio.admin, paymentId)).payment.status).toBe('REQUIRES_ACTION')
    expect(await sandboxBalance(studio)).toBe(5000)
    await Promise.all([reconcile(6), reconcilePayments(context, clock.now())])
    await reconcile(6)
    expect(await getPayment(studio.admin, paymentId)).toMatchObject({
      payment: { status: 'SUCCEEDED' },
      receipts: [{ number: 1 }],
    })
    expect(await ledger(studio)).toEqual({ PROVIDER_SANDBOX: 5000, REVENUE: -5000 })
  })

  it('finds the payment of a call whose answer never came, as after a crash', async () => {
    const studio = await aPayingStudio()
    const request = requestOf(studio, (await aCharge(studio)).id)
    const crashing = faulty({
      createPayment: async (...call) => {
        await real.createPayment(...call)
        return lost()
      },
    })
    expect(await startPayment(crashing, request)).toMatchObject({ status: 'CREATED', next: null })
    await db
      .updateTable('sandbox_payments')
      .set({ status: 'SUCCEEDED', card_brand: 'Visa', card_last4: '4242' })
      .where('site_id', '=', studio.siteId)
      .execute()
    await reconcile(2)
    expect(await paymentsOf(studio)).toMatchObject([{ status: 'SUCCEEDED', card_last4: '4242' }])
    expect(await ledger(studio)).toEqual({ PROVIDER_SANDBOX: 5000, REVENUE: -5000 })
    expect(await startPayment(context, request)).toMatchObject({ status: 'SUCCEEDED', next: null })
    expect(await sandboxBalance(studio)).toBe(5000)
  })

  it('gives up a payment that never reached the provider, so that another can be made', async () => {
    const studio = await aPayingStudio()
    const charge = await aCharge(studio)
    await startPayment(faulty({ createPayment: lost }), requestOf(studio, charge.id))
    const blocked = startPayment(context, requestOf(studio, charge.id))
    await expect(blocked).rejects.toMatchObject({ code: 'PAYMENT_IN_PROGRESS' })
    await reconcile(2)
    expect(await paymentsOf(studio)).toMatchObject([{ status: 'FAILED', failure_code: 'NOT_STARTED' }])
    await aPaid(studio.admin, charge.id)
    expect(await ledger(studio)).toEqual({ PROVIDER_SANDBOX: 5000, REVENUE: -5000 })
  })

  it('leaves payments open while the provider is away, and looks again', async () => {
    const studio = await aPayingStudio()
    const { paymentId, token } = await aStarted(studio.admin, (await aCharge(studio)).id)
    await withoutWebhooks(() => payPage(studio.admin, token))
    clock.advance({ minutes: 6 })
    await reconcilePayments(faulty({ findPayment: lost }), clock.now())
    expect((await getPayment(studio.admin, paymentId)).payment.status).toBe('REQUIRES_ACTION')
    await reconcile(6)
    expect((await getPayment(studio.admin, paymentId)).payment.status).toBe('SUCCEEDED')
  })

  it('makes a refund once whose answer got lost', async () => {
    const studio = await aPayingStudio()
    const paymentId = await aPaid(studio.admin, (await aCharge(studio)).id)
    const losing = faulty({
      refund: async (...call) => {
        await real.refund(...call)
        return lost()
      },
    })
    const request = {
      siteId: studio.siteId,
      paymentId,
      reason: '',
      recordedBy: undefined,
      idempotencyKey: aServerKey(),
    }
    expect(await refundPayment(losing, request)).toMatchObject({ status: 'CREATED' })
    const twice = refundPayment(context, { ...request, idempotencyKey: aServerKey() })
    await expect(twice).rejects.toMatchObject({ code: 'REFUND_EXCEEDS_PAYMENT' })
    await reconcile(2)
    expect((await getPayment(studio.admin, paymentId)).refunds).toMatchObject([
      { status: 'SUCCEEDED', amount: '50.00' },
    ])
    expect(await sandboxBalance(studio)).toBe(0)
    expect(await ledger(studio)).toEqual({})
  })

  it('releases the amount of a refund that the provider refuses', async () => {
    const studio = await aPayingStudio()
    const paymentId = await aPaid(studio.admin, (await aCharge(studio)).id)
    const request = {
      siteId: studio.siteId,
      paymentId,
      reason: '',
      recordedBy: undefined,
      idempotencyKey: aServerKey(),
    }
    const refusing = faulty({ refund: async () => ({ id: 'r', status: 'FAILED', failureCode: 'EXPIRED' }) })
    expect(await refundPayment(refusing, request)).toMatchObject({ status: 'FAILED', failure_code: 'EXPIRED' })
    expect((await getPayment(studio.admin, paymentId)).payment.refunded).toBe('0.00')
    const again = await refundPayment(context, { ...request, idempotencyKey: aServerKey() })
    expect(again.status).toBe('SUCCEEDED')
    expect(await ledger(studio)).toEqual({})
  })

  it('confirms a late card, and closes pages that were left', async () => {
    const studio = await aPayingStudio()
    const late = await aStarted(studio.admin, (await aCharge(studio)).id)
    const left = await aStarted(studio.admin, (await aCharge(studio)).id)
    await payPage(studio.admin, late.token, cards.late)
    expect((await getPayment(studio.admin, late.paymentId)).payment.status).toBe('PROCESSING')
    await reconcile(2)
    expect((await getPayment(studio.admin, late.paymentId)).payment.status).toBe('SUCCEEDED')
    await reconcile(61)
    expect((await getPayment(studio.admin, left.paymentId)).payment.status).toBe('CANCELED')
  })
})

describe('receiveWebhook', () => {
  async function aPaidPage() {
    const studio = await aPayingStudio()
    const { paymentId, token } = await aStarted(studio.admin, (await aCharge(studio)).id)
    const waiting = await real.findPage(context, { siteId: studio.siteId, token })
    await withoutWebhooks(() => payPage(studio.admin, token))
    const paid = await real.findPage(context, { siteId: studio.siteId, token })
    if (!waiting || !paid) throw new Error('The page is missing')
    const message = (page: typeof paid) => ({
      siteId: studio.siteId,
      provider: 'SANDBOX' as const,
      ...real.writeWebhook(context, page),
    })
    return { studio, paymentId, early: message(waiting), late: message(paid) }
  }

  it('is indifferent to repeated and reordered messages', async () => {
    const { studio, paymentId, early, late } = await aPaidPage()
    const messages = [late, early, late, early, late]
    const handled = await Promise.all(messages.map((message) => receiveWebhook(context, message)))
    expect(handled).toEqual(messages.map(() => true))
    expect((await getPayment(studio.admin, paymentId)).receipts).toHaveLength(1)
    expect(await ledger(studio)).toEqual({ PROVIDER_SANDBOX: 5000, REVENUE: -5000 })
  })

  it('refuses forged, altered and old messages', async () => {
    const { studio, paymentId, late } = await aPaidPage()
    const refused = (changes: object) => receiveWebhook(context, { ...late, ...changes })
    expect(await refused({ signature: '' })).toBe(false)
    expect(await refused({ signature: late.signature.replace(/.$/, (last) => (last === '0' ? '1' : '0')) })).toBe(false)
    expect(await refused({ body: late.body.replace('SUCCEEDED', 'FAILED') })).toBe(false)
    clock.advance({ minutes: 6 })
    expect(await refused({})).toBe(false)
    expect((await getPayment(studio.admin, paymentId)).payment.status).toBe('REQUIRES_ACTION')
  })
})
