import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { followProvider } from '../../src/features/payments/steps/follow-provider.ts'
import { findPayment } from '../../src/features/payments/store/payments.ts'
import { aBooking, expected, readRefusal, type Studio, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aCharge, getPayment, ledger, refund } from './support/payments.ts'
import { aPaidAtStripe, aStripeStudio, deliver, deliverAll, useFakeStripe } from './support/stripe.ts'

const test = await createTestApp({ now: '2026-06-01T07:00:00Z' })
const { context, db } = test
const fakeStripe = await useFakeStripe(test)
const { account } = fakeStripe
const vat = { taxMinor: 1000, tax: { name: 'VAT', percent: '25', included: true } }

async function aPaid(more: object = {}) {
  const studio = await aStripeStudio(test, fakeStripe)
  const charge = await aCharge(studio, more)
  return { studio, charge, ...(await aPaidAtStripe(test, studio, fakeStripe, { chargeId: charge.id })) }
}

const follow = async ({ siteId }: Studio, paymentId: string) => {
  const payment = await findPayment(db, siteId, paymentId)
  return payment ? followProvider(context, payment) : false
}

/** Messages come twice, and the last one first. */
async function deliverWildly(studio: Studio): Promise<void> {
  const messages = fakeStripe.takeMessages().reverse()
  for (const message of [...messages, ...messages]) await deliver(test, studio.siteId, message)
}

describe('a refund made at the provider', () => {
  it('reaches payment, charge, booking, ledger and credit note, once however often it is told', async () => {
    const studio = await aStripeStudio(test, fakeStripe)
    const booking = await aBooking(studio.admin, slotWith(studio, '2026-06-02T08:00:00.000Z'))
    const charge = await aCharge(studio, { subjectId: booking.id, ...vat })
    const { paymentId, intentId } = await aPaidAtStripe(test, studio, fakeStripe, { chargeId: charge.id })
    account.refundInDashboard(intentId, 2000)
    await deliverWildly(studio)
    const half = await getPayment(studio.admin, paymentId)
    expect(half).toMatchObject({ payment: { refunded: '20.00' }, charge: { refunded: '20.00' } })
    expect(half.refunds).toMatchObject([
      { status: 'SUCCEEDED', amount: '20.00', origin: 'PROVIDER', recordedByName: null },
    ])
    expect(half.receipts).toMatchObject([{ kind: 'RECEIPT' }, { kind: 'CREDIT_NOTE', amount: '20.00', tax: '4.00' }])
    expect(await ledger(studio)).toEqual({ PROVIDER_STRIPE: 3000, REVENUE: -2400, TAX: -600 })
    account.refundInDashboard(intentId)
    await deliverWildly(studio)
    expect(await ledger(studio)).toEqual({})
    const row = await db.selectFrom('bookings').selectAll().where('id', '=', booking.id).executeTakeFirstOrThrow()
    expect(row.payment_status).toBe('REFUNDED')
  })

  it('is booked once by messages and reconciliation at the same time', async () => {
    const { studio, paymentId, intentId } = await aPaid()
    account.refundInDashboard(intentId, 2000)
    const messages = fakeStripe.takeMessages()
    await Promise.all([
      ...[...messages, ...messages].map((message) => deliver(test, studio.siteId, message)),
      follow(studio, paymentId),
      follow(studio, paymentId),
    ])
    expect((await getPayment(studio.admin, paymentId)).refunds).toHaveLength(1)
    expect(await ledger(studio)).toEqual({ PROVIDER_STRIPE: 3000, REVENUE: -3000 })
  })

  it('waits while the provider makes it, counts meanwhile, and is taken back if it fails later', async () => {
    const { studio, paymentId, intentId } = await aPaid(vat)
    account.refundsWait = true
    account.refundInDashboard(intentId, 3000)
    account.refundsWait = false
    await deliverAll(test, studio, fakeStripe)
    expect((await getPayment(studio.admin, paymentId)).refunds).toMatchObject([{ status: 'CREATED' }])
    expect(readRefusal(await refund(studio.admin, paymentId, '30'))).toBe('428 REFUND_EXCEEDS_PAYMENT')
    account.endRefunds('succeeded')
    await deliverWildly(studio)
    expect(await ledger(studio)).toEqual({ PROVIDER_STRIPE: 2000, REVENUE: -1600, TAX: -400 })
    account.returnRefunds(intentId)
    await deliverWildly(studio)
    const after = await getPayment(studio.admin, paymentId)
    expect(after.refunds).toMatchObject([{ status: 'FAILED', reversedDate: expect.any(String) }])
    expect(after.payment.refunded).toBe('0.00')
    expect(await ledger(studio)).toEqual({ PROVIDER_STRIPE: 5000, REVENUE: -4000, TAX: -1000 })
  })

  it('leaves one that failed before it was heard of out of the books', async () => {
    const { studio, paymentId, intentId } = await aPaid()
    account.refundsWait = true
    account.refundInDashboard(intentId)
    account.refundsWait = false
    account.endRefunds('failed')
    await deliverWildly(studio)
    expect((await getPayment(studio.admin, paymentId)).refunds).toEqual([])
  })

  it('limits what staff refund a second later, and says what is left', async () => {
    const { studio, paymentId, intentId } = await aPaid()
    account.refundInDashboard(intentId, 3500)
    account.messages = []
    const refused = await refund(studio.admin, paymentId, '20')
    expect(readRefusal(refused)).toBe('428 REFUND_EXCEEDS_PAYMENT')
    expect(refused.body.details.applicationError).toMatchObject({
      description: 'Of this payment 15.00 EUR are left to refund.',
      data: { availableAmount: '15.00', currency: 'EUR' },
    })
    expect(await ledger(studio)).toEqual({ PROVIDER_STRIPE: 1500, REVENUE: -1500 })
    const answers = await Promise.all([1, 2].map(() => refund(studio.admin, paymentId, '10')))
    expect(answers.map(readRefusal).sort()).toEqual(['200', '428 REFUND_EXCEEDS_PAYMENT'])
    expect(account.refundedAmount(intentId)).toBe(4500)
    account.messages = []
  })

  it('refuses a refund that the provider cannot make because another was faster', async () => {
    const { studio, paymentId, intentId } = await aPaid()
    const { STRIPE } = context.gateways.payments
    const key = randomUUID()
    context.gateways.payments.STRIPE = {
      ...STRIPE,
      refund: (...call) => {
        account.refundInDashboard(intentId, 4000)
        context.gateways.payments.STRIPE = STRIPE
        return STRIPE.refund(...call)
      },
    }
    const refused = await refund(studio.admin, paymentId, '20', key)
    expect(readRefusal(refused)).toBe('428 REFUND_EXCEEDS_PAYMENT')
    expect(refused.body.details.applicationError.data.availableAmount).toBe('10.00')
    expect(readRefusal(await refund(studio.admin, paymentId, '20', key))).toBe('428 REFUND_EXCEEDS_PAYMENT')
    const { refunds, payment } = await getPayment(studio.admin, paymentId)
    expect(refunds.map(({ status, origin }: Record<string, string>) => [status, origin])).toEqual([
      ['FAILED', 'KALENDS'],
      ['SUCCEEDED', 'PROVIDER'],
    ])
    expect(payment.refunded).toBe('40.00')
    expect(await ledger(studio)).toEqual({ PROVIDER_STRIPE: 1000, REVENUE: -1000 })
    account.messages = []
  })

  it('gives up a refund of ours that it has made impossible', async () => {
    const { studio, paymentId, intentId } = await aPaid()
    fakeStripe.faults.push('LOSE_CALL')
    expected(await refund(studio.admin, paymentId, '20'))
    account.refundInDashboard(intentId)
    await follow(studio, paymentId)
    await deliverWildly(studio)
    const { refunds } = await getPayment(studio.admin, paymentId)
    expect(refunds).toMatchObject([
      { status: 'FAILED', failureCode: 'REFUNDED_AT_PROVIDER' },
      { status: 'SUCCEEDED', amount: '50.00', origin: 'PROVIDER' },
    ])
    expect(await ledger(studio)).toEqual({})
  })
})

describe('a dispute', () => {
  it('holds the money while the bank decides, and gives it back when it is won', async () => {
    const { studio, paymentId, intentId } = await aPaid(vat)
    account.dispute(intentId, 'needs_response')
    await deliverWildly(studio)
    expect(await ledger(studio)).toEqual({ DISPUTED: 5000, REVENUE: -4000, TAX: -1000 })
    expect(readRefusal(await refund(studio.admin, paymentId, '10'))).toBe('428 PAYMENT_DISPUTED')
    account.dispute(intentId, 'won')
    await deliverWildly(studio)
    expect(await ledger(studio)).toEqual({ PROVIDER_STRIPE: 5000, REVENUE: -4000, TAX: -1000 })
    expected(await refund(studio.admin, paymentId))
    account.messages = []
  })

  it('that was won is over: the bank withdraws nothing again, and an old message changes nothing', async () => {
    const { studio, intentId } = await aPaid()
    account.dispute(intentId, 'needs_response')
    const old = fakeStripe.takeMessages()
    account.dispute(intentId, 'won')
    await deliverWildly(studio)
    for (const message of old) await deliver(test, studio.siteId, message)
    for (const status of ['needs_response', 'lost'] as const)
      expect(() => account.dispute(intentId, status)).toThrow('It has a status of won.')
    expect(account.withdrawnAmount(intentId)).toBe(0)
    expect(await ledger(studio)).toEqual({ PROVIDER_STRIPE: 5000, REVENUE: -5000 })
  })

  it('that is lost is a refund by the bank, with a credit note; won after all it comes back', async () => {
    const { studio, paymentId, intentId } = await aPaid(vat)
    account.dispute(intentId, 'needs_response')
    account.dispute(intentId, 'lost')
    await deliverWildly(studio)
    const lost = await getPayment(studio.admin, paymentId)
    expect(lost.refunds).toMatchObject([{ status: 'SUCCEEDED', amount: '50.00', origin: 'DISPUTE' }])
    expect(lost.receipts).toHaveLength(2)
    expect(lost.charge.refunded).toBe('50.00')
    expect(await ledger(studio)).toEqual({})
    expect(readRefusal(await refund(studio.admin, paymentId, '1'))).toBe('428 REFUND_EXCEEDS_PAYMENT')
    account.dispute(intentId, 'won')
    await deliverWildly(studio)
    expect(await ledger(studio)).toEqual({ PROVIDER_STRIPE: 5000, REVENUE: -4000, TAX: -1000 })
    expect((await getPayment(studio.admin, paymentId)).charge.refunded).toBe('0.00')
  })

  it('that is lost leaves the price of a booking that stays owed, and ends the sale of one that was cancelled', async () => {
    const outcomes = { true: ['50.00', 'NOT_PAID'], false: ['0.00', 'REFUNDED'] }
    for (const stays of [true, false]) {
      const studio = await aStripeStudio(test, fakeStripe)
      const { id } = await aBooking(studio.admin, slotWith(studio, '2026-06-02T08:00:00.000Z'))
      const charge = await aCharge(studio, { subjectId: id, ...vat })
      const { paymentId, intentId } = await aPaidAtStripe(test, studio, fakeStripe, { chargeId: charge.id })
      const read = async () => {
        const row = db.selectFrom('bookings').selectAll().where('id', '=', id)
        const { charge: after } = await getPayment(studio.admin, paymentId)
        return [after.due, (await row.executeTakeFirstOrThrow()).payment_status]
      }
      const { revision } = await db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
      if (!stays) expected(await studio.admin.post(`/v2/bookings/${id}/cancel`, { revision: String(revision) }))
      account.dispute(intentId, 'needs_response')
      account.dispute(intentId, 'lost')
      await deliverWildly(studio)
      expect(await read()).toEqual(outcomes[`${stays}`])
      expect(await ledger(studio)).toEqual(stays ? { RECEIVABLE: 5000, REVENUE: -4000, TAX: -1000 } : {})
      account.dispute(intentId, 'won')
      await deliverWildly(studio)
      expect(await read()).toEqual(['0.00', 'PAID'])
      expect(await ledger(studio)).toEqual({ PROVIDER_STRIPE: 5000, REVENUE: -4000, TAX: -1000 })
    }
  })

  it('of a part that was refunded before takes what is left of the sale', async () => {
    const { studio, intentId } = await aPaid()
    account.refundInDashboard(intentId, 4000)
    account.dispute(intentId, 'lost', 1000)
    await deliverWildly(studio)
    expect(await ledger(studio)).toEqual({})
  })

  it('that is only an inquiry moves nothing', async () => {
    const { studio, paymentId, intentId } = await aPaid()
    account.dispute(intentId, 'warning_needs_response')
    await deliverWildly(studio)
    expect((await getPayment(studio.admin, paymentId)).disputes).toMatchObject([{ status: 'OPEN' }])
    expect(await ledger(studio)).toEqual({ PROVIDER_STRIPE: 5000, REVENUE: -5000 })
    expected(await refund(studio.admin, paymentId))
    account.messages = []
  })
})
