import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { chargeSavedMethod } from '../../src/features/payments/index.ts'
import { aBooking, aStudio, aVisitor, expected, readRefusal, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import {
  aCharge,
  aPaid,
  aPayingMember,
  aRecorded,
  aServerKey,
  aStarted,
  cards,
  confirm,
  getPayment,
  ledger,
  payPage,
  sandboxBalance,
  start,
  useSandbox,
} from './support/payments.ts'

const { app, context, db } = await createTestApp({ now: '2026-06-01T07:00:00Z' })

async function aPayingStudio() {
  const studio = await aStudio(app, context)
  await useSandbox(studio)
  return studio
}

describe('startPayment', () => {
  it('leads to a card page and ends paid', async () => {
    const studio = await aPayingStudio()
    const charge = await aCharge(studio)
    const { progress } = expected(await start(studio.admin, charge.id))
    expect(progress).toMatchObject({ status: 'REQUIRES_ACTION', failureCode: null })
    expect(progress.nextUrl).toMatch(/^https?:\/\/.+\/pay\/sandbox\/.+/)
    expected(await payPage(studio.admin, progress.nextUrl.split('/').at(-1)))
    expect(await getPayment(studio.admin, progress.paymentId)).toMatchObject({
      payment: { status: 'SUCCEEDED', method: 'CARD', provider: 'SANDBOX', cardBrand: 'Visa', cardLast4: '4242' },
      charge: { paid: '50.00', due: '0.00' },
      receipts: [{ number: 1, card: 'Visa 4242' }],
    })
    expect(await ledger(studio)).toEqual({ PROVIDER_SANDBOX: 5000, REVENUE: -5000 })
  })

  it('lets visitors pay their own bookings, and nobody else', async () => {
    const studio = await aPayingStudio()
    const booking = await aBooking(studio.visitor, slotWith(studio, '2026-06-02T08:00:00.000Z'))
    const charge = await aCharge(studio, { subjectId: booking.id })
    const stranger = await aVisitor(app, studio.siteId)
    expect(readRefusal(await start(stranger, charge.id))).toBe('404 CHARGE_NOT_FOUND')
    const { paymentId } = await aStarted(studio.visitor, charge.id)
    expect(readRefusal(await stranger.get(`/v1/payments/${paymentId}/progress`))).toBe('404 PAYMENT_NOT_FOUND')
  })

  it('returns the same payment for the same key, also to requests at once', async () => {
    const studio = await aPayingStudio()
    const charge = await aCharge(studio)
    const more = { idempotencyKey: randomUUID() }
    const answers = await Promise.all([1, 2, 3].map(() => start(studio.admin, charge.id, more)))
    expect(new Set(answers.map(({ body }) => body.progress?.paymentId)).size).toBe(1)
    expect(new Set(answers.map(({ body }) => body.progress?.nextUrl)).size).toBe(1)
    const other = { ...more, amount: '10' }
    expect(readRefusal(await start(studio.admin, charge.id, other))).toBe('409 IDEMPOTENCY_KEY_REUSED')
    const elsewhere = await start(studio.admin, (await aCharge(studio)).id, more)
    expect(readRefusal(elsewhere)).toBe('409 IDEMPOTENCY_KEY_REUSED')
  })

  it('returns the same payment for the same key after it was paid', async () => {
    const studio = await aPayingStudio()
    const charge = await aCharge(studio)
    const more = { idempotencyKey: randomUUID() }
    const { progress } = expected(await start(studio.admin, charge.id, more))
    expected(await payPage(studio.admin, progress.nextUrl.split('/').at(-1)))
    expect(expected(await start(studio.admin, charge.id, more)).progress).toMatchObject({
      paymentId: progress.paymentId,
      status: 'SUCCEEDED',
    })
    expect(await ledger(studio)).toEqual({ PROVIDER_SANDBOX: 5000, REVENUE: -5000 })
  })

  it('cancels the page in another tab, which then takes no card', async () => {
    const studio = await aPayingStudio()
    const charge = await aCharge(studio)
    const first = await aStarted(studio.admin, charge.id)
    const second = await aStarted(studio.admin, charge.id)
    expect(expected(await payPage(studio.admin, first.token)).page.status).toBe('CANCELED')
    expect(expected(await payPage(studio.admin, second.token)).page.status).toBe('SUCCEEDED')
    expect((await getPayment(studio.admin, first.paymentId)).payment.status).toBe('CANCELED')
    expect(await sandboxBalance(studio)).toBe(5000)
  })

  it('waits for a payment that is being made', async () => {
    const studio = await aPayingStudio()
    const charge = await aCharge(studio)
    const { token } = await aStarted(studio.admin, charge.id, { amount: '20' })
    expected(await payPage(studio.admin, token, cards.late))
    expect(readRefusal(await start(studio.admin, charge.id, { amount: '30' }))).toBe('428 PAYMENT_IN_PROGRESS')
  })

  it('refunds what was paid by card after the front desk took the money', async () => {
    const studio = await aPayingStudio()
    const charge = await aCharge(studio)
    const { paymentId, token } = await aStarted(studio.admin, charge.id)
    await aRecorded(studio.admin, charge.id, '40')
    expected(await payPage(studio.admin, token))
    expect(await ledger(studio)).toEqual({ CASH: 4000, PROVIDER_SANDBOX: 1000, REVENUE: -5000 })
    expect(await sandboxBalance(studio)).toBe(1000)
    const { payment, charge: after } = await getPayment(studio.admin, paymentId)
    expect(payment).toMatchObject({ amount: '50.00', refunded: '40.00' })
    expect(after).toMatchObject({ paid: '50.00', refunded: '0.00', due: '0.00' })
  })

  it('stops customers who start very many payments', async () => {
    const studio = await aPayingStudio()
    const booking = await aBooking(studio.visitor, slotWith(studio, '2026-06-02T08:00:00.000Z'))
    const charge = await aCharge(studio, { subjectId: booking.id })
    const answers: string[] = []
    for (let index = 0; index < 31; index += 1) answers.push(readRefusal(await start(studio.visitor, charge.id)))
    expect(answers.slice(0, 30)).toEqual(Array(30).fill('200'))
    expect(answers[30]).toBe('429 THROTTLED_FEATURE')
    expect(readRefusal(await start(studio.admin, charge.id))).toBe('200')
  })

  it('refuses without a provider, above what is due, and addresses of others', async () => {
    const studio = await aStudio(app, context)
    const charge = await aCharge(studio)
    expect(readRefusal(await start(studio.admin, charge.id))).toBe('428 PAYMENT_PROVIDER_NOT_READY')
    await useSandbox(studio)
    const refused = async (more: object) => readRefusal(await start(studio.admin, charge.id, more))
    expect(await refused({ amount: '50.01' })).toBe('428 PAYMENT_EXCEEDS_CHARGE')
    for (const returnUrl of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', ''])
      expect(await refused({ returnUrl })).toBe('403 CALLBACK_URL_NOT_ALLOWED')
    expect(readRefusal(await start(studio.admin, randomUUID()))).toBe('404 CHARGE_NOT_FOUND')
    await aRecorded(studio.admin, charge.id)
    expect(await refused({})).toBe('428 PAYMENT_EXCEEDS_CHARGE')
  })
})

describe('startPayment with a saved card', () => {
  async function aSavedCard(number = cards.success) {
    const studio = await aPayingStudio()
    const member = await aPayingMember(studio)
    const first = await aCharge(studio, { contactId: member.contactId })
    const { token } = await aStarted(member.client, first.id, { saveMethod: true })
    expected(await payPage(member.client, token, number))
    if (number === cards.challenge)
      expected(await member.client.post(`/v1/payments/sandbox/${token}`, { challenge: 'APPROVE' }))
    const [method] = expected(await member.client.get('/v1/payments/methods')).methods
    return { studio, ...member, methodId: method.id, charge: await aCharge(studio, { contactId: member.contactId }) }
  }

  it('takes the money once, and closes a page that was left open', async () => {
    const { studio, client, charge, methodId } = await aSavedCard()
    const left = await aStarted(client, charge.id)
    const more = { methodId, amount: '50', idempotencyKey: randomUUID() }
    const answers = await Promise.all([1, 2].map(() => start(client, charge.id, more)))
    expect(new Set(answers.map(({ body }) => body.progress?.paymentId)).size).toBe(1)
    expect(expected(await start(client, charge.id, more)).progress).toMatchObject({
      status: 'SUCCEEDED',
      nextUrl: null,
      stripe: null,
    })
    expect(expected(await payPage(client, left.token)).page.status).toBe('CANCELED')
    expect(await sandboxBalance(studio)).toBe(10_000)
  })

  it('asks the owner to confirm it, and takes no other card for it', async () => {
    const { studio, client, charge, methodId } = await aSavedCard(cards.challenge)
    const asked = expected(await start(client, charge.id, { methodId })).progress
    expect(asked).toMatchObject({ status: 'REQUIRES_ACTION', nextUrl: expect.stringContaining('/pay/sandbox/') })
    const token = asked.nextUrl.split('/').at(-1)
    expect(expected(await payPage(client, token)).page.status).toBe('REQUIRES_CHALLENGE')
    expect(expected(await confirm(client, token, 'REJECT')).page.status).toBe('FAILED')
    expect(expected(await payPage(client, token)).page.status).toBe('FAILED')
    expect((await getPayment(studio.admin, asked.paymentId)).payment).toMatchObject({
      status: 'FAILED',
      failureCode: 'CHALLENGE_FAILED',
    })
    await aPaid(client, charge.id)
    expect(await sandboxBalance(studio)).toBe(10_000)
  })

  it('is paid once, however often it is confirmed', async () => {
    const { studio, client, charge, methodId } = await aSavedCard(cards.challenge)
    const more = { methodId, amount: '50', idempotencyKey: randomUUID() }
    const answers = await Promise.all([1, 2].map(() => start(client, charge.id, more)))
    const [url] = new Set(answers.map(({ body }) => body.progress?.nextUrl).filter(Boolean))
    const token = url.split('/').at(-1)
    await Promise.all([confirm(client, token), confirm(client, token), confirm(client, token, 'REJECT')])
    const { progress } = expected(await start(client, charge.id, more))
    const isPaid = progress.status === 'SUCCEEDED'
    expect(await sandboxBalance(studio)).toBe(isPaid ? 10_000 : 5000)
    expect((await getPayment(studio.admin, progress.paymentId)).charge.due).toBe(isPaid ? '0.00' : '50.00')
  })

  it('goes on with a payment that waits for its owner where asked to, and otherwise replaces it', async () => {
    const { client, charge, methodId } = await aSavedCard(cards.challenge)
    const asked = expected(await start(client, charge.id, { methodId })).progress
    expect(expected(await start(client, charge.id, { resume: true })).progress).toEqual(asked)
    const page = await aStarted(client, charge.id)
    expect(page.paymentId).not.toBe(asked.paymentId)
    expect(expected(await confirm(client, asked.nextUrl.split('/').at(-1))).page.status).toBe('CANCELED')
    expected(await payPage(client, page.token, cards.decline))
    expect(expected(await start(client, charge.id, { resume: true })).progress.paymentId).toBe(page.paymentId)
  })

  it('takes no card of others, none of another booking, and none after the provider changed', async () => {
    const { studio, client, charge, methodId } = await aSavedCard()
    const other = await aPayingMember(studio)
    const theirs = await aCharge(studio, { contactId: other.contactId })
    expect(readRefusal(await start(other.client, theirs.id, { methodId }))).toBe('404 PAYMENT_METHOD_NOT_FOUND')
    expect(readRefusal(await start(studio.admin, charge.id, { methodId }))).toBe('404 PAYMENT_METHOD_NOT_FOUND')
    await db.updateTable('payment_methods').set({ provider: 'STRIPE' }).where('id', '=', methodId).execute()
    expect(readRefusal(await start(client, charge.id, { methodId }))).toBe('404 PAYMENT_METHOD_NOT_FOUND')
    expect(expected(await client.get('/v1/payments/methods')).methods).toMatchObject([{ isChargeable: false }])
  })
})

describe('chargeSavedMethod', () => {
  async function aSavedCard(number: string) {
    const studio = await aPayingStudio()
    const { customer } = expected(await studio.admin.post('/v1/customers', { customer: { firstName: 'Clara' } }))
    const { token } = await aStarted(studio.admin, (await aCharge(studio, { contactId: customer.id })).id, {
      saveMethod: true,
    })
    expected(await payPage(studio.admin, token, number))
    if (number === cards.challenge)
      expected(await studio.admin.post(`/v1/payments/sandbox/${token}`, { challenge: 'APPROVE' }))
    const method = await db
      .selectFrom('payment_methods')
      .selectAll()
      .where('contact_id', '=', customer.id)
      .executeTakeFirstOrThrow()
    const charge = await aCharge(studio, { contactId: customer.id, subjectType: 'NO_SHOW_FEE' })
    const request = { siteId: studio.siteId, chargeId: charge.id, amountMinor: 5000, methodId: method.id }
    return { studio, method, request: { ...request, idempotencyKey: aServerKey() } }
  }

  it('charges the card once while the customer is away', async () => {
    const { studio, method, request } = await aSavedCard(cards.success)
    expect(method).toMatchObject({ is_default: true, last4: '4242', brand: 'Visa' })
    const [one, two] = await Promise.all([chargeSavedMethod(context, request), chargeSavedMethod(context, request)])
    expect(one).toMatchObject({ status: 'SUCCEEDED' })
    expect(two.paymentId).toBe(one.paymentId)
    expect(await sandboxBalance(studio)).toBe(10_000)
    expect((await getPayment(studio.admin, one.paymentId)).payment).toMatchObject({ method: 'SAVED_CARD' })
  })

  it('fails where the card needs its owner, and the charge stays due', async () => {
    const { studio, request } = await aSavedCard(cards.challenge)
    const failed = await chargeSavedMethod(context, request)
    expect(failed).toMatchObject({ status: 'FAILED', failureCode: 'AUTHENTICATION_REQUIRED' })
    expect((await getPayment(studio.admin, failed.paymentId)).charge.due).toBe('50.00')
    const again = await chargeSavedMethod(context, { ...request, idempotencyKey: aServerKey() })
    expect(again.status).toBe('FAILED')
    expect(await ledger(studio)).toMatchObject({ RECEIVABLE: 5000 })
  })

  it('refuses an unknown card', async () => {
    const { request } = await aSavedCard(cards.success)
    const unknown = chargeSavedMethod(context, { ...request, methodId: randomUUID() })
    await expect(unknown).rejects.toMatchObject({ code: 'PAYMENT_METHOD_NOT_FOUND' })
  })
})
