import { describe, expect, it } from 'vitest'
import { aStudio, expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aCharge, aStarted, cards, getPayment, ledger, payPage, useSandbox } from './support/payments.ts'

const { app, context, db } = await createTestApp({ now: '2026-06-01T07:00:00Z' })

async function aPage() {
  const studio = await aStudio(app, context)
  await useSandbox(studio)
  const { paymentId, token } = await aStarted(studio.admin, (await aCharge(studio)).id)
  const submit = async (input: object) => expected(await studio.admin.post(`/v1/payments/sandbox/${token}`, input)).page
  return { studio, paymentId, token, submit }
}

describe('submitSandboxCard', () => {
  it('lets another card be tried after one was declined', async () => {
    const { studio, token, paymentId } = await aPage()
    const declined = expected(await payPage(studio.admin, token, cards.decline)).page
    expect(declined).toMatchObject({ status: 'REQUIRES_CARD', failureCode: 'CARD_DECLINED' })
    const expired = { number: cards.success, expiresMonth: 5, expiresYear: 2026 }
    const answer = await studio.admin.post(`/v1/payments/sandbox/${token}`, expired)
    expect(expected(answer).page.failureCode).toBe('CARD_EXPIRED')
    expect(expected(await payPage(studio.admin, token)).page).toMatchObject({ status: 'SUCCEEDED', failureCode: null })
    expect((await getPayment(studio.admin, paymentId)).payment).toMatchObject({
      status: 'SUCCEEDED',
      cardLast4: '4242',
    })
  })

  it('asks for approval, and for another card after a rejection', async () => {
    const { studio, token, paymentId, submit } = await aPage()
    expected(await payPage(studio.admin, token, cards.challenge))
    expect((await getPayment(studio.admin, paymentId)).payment.status).toBe('REQUIRES_ACTION')
    expect(await submit({ challenge: 'REJECT' })).toMatchObject({
      status: 'REQUIRES_CARD',
      failureCode: 'CHALLENGE_FAILED',
    })
    expect((await getPayment(studio.admin, paymentId)).payment).toMatchObject({ failureCode: 'CHALLENGE_FAILED' })
    expected(await payPage(studio.admin, token, cards.challenge))
    expect(await submit({ challenge: 'APPROVE' })).toMatchObject({ status: 'SUCCEEDED' })
    expect(await ledger(studio)).toEqual({ PROVIDER_SANDBOX: 5000, REVENUE: -5000 })
  })

  it('charges once however often the card is submitted', async () => {
    const { studio, token, paymentId } = await aPage()
    const answers = await Promise.all([1, 2, 3].map(() => payPage(studio.admin, token)))
    expect(answers.map(readRefusal)).toEqual(['200', '200', '200'])
    expect((await getPayment(studio.admin, paymentId)).receipts).toHaveLength(1)
    expect(await ledger(studio)).toEqual({ PROVIDER_SANDBOX: 5000, REVENUE: -5000 })
  })

  it('takes test cards only, and stores no number', async () => {
    const { studio, token } = await aPage()
    expect(readRefusal(await payPage(studio.admin, token, '5555555555554444'))).toBe('400 SANDBOX_CARD_REFUSED')
    expected(await payPage(studio.admin, token, cards.success.replaceAll(' ', '')))
    for (const table of ['sandbox_payments', 'payments', 'events', 'receipts', 'idempotency_keys'] as const) {
      const rows = JSON.stringify(await db.selectFrom(table).selectAll().execute())
      expect(rows).not.toMatch(/4242 ?4242|5555 ?5555/)
    }
  })

  it('refuses incomplete cards and unknown pages', async () => {
    const { studio, token } = await aPage()
    const submit = async (input: object) => readRefusal(await studio.admin.post(`/v1/payments/sandbox/${token}`, input))
    expect(await submit({})).toBe('400 expiresMonth expiresYear number')
    expect(await submit({ number: cards.success, expiresMonth: 13, expiresYear: 2030 })).toBe('400 expiresMonth')
    expect(readRefusal(await payPage(studio.admin, 'x'.repeat(40)))).toBe('400 INVALID_TOKEN')
  })
})
