import { describe, expect, it } from 'vitest'
import { reconcilePayments } from '../../src/features/payments/index.ts'
import { getBooking, listRefunds, sellOnline } from '../bookings/support/paying.ts'
import { aBooking, expected, readRefusal, type Studio, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aCharge, getPayment, ledger, record, refund } from './support/payments.ts'
import { aPaidAtStripe, aStripeStudio, deliverAll, useFakeStripe } from './support/stripe.ts'

const test = await createTestApp({ now: '2026-06-01T07:00:00Z' })
const { context, clock } = test
const fakeStripe = await useFakeStripe(test)
const { account } = fakeStripe
const vat = { taxMinor: 1000, tax: { name: 'VAT', percent: '25', included: true } }
const kept = { PROVIDER_STRIPE: 5000, REVENUE: -4000, TAX: -1000 }

/** A booking of 50.00 EUR, tax included, that was paid by card: everything, or a part. */
async function aPaid(amount?: string) {
  const studio = await aStripeStudio(test, fakeStripe)
  const { id } = await aBooking(studio.admin, slotWith(studio, '2026-06-02T08:00:00.000Z'))
  const { id: chargeId } = await aCharge(studio, { subjectId: id, ...vat })
  const paid = await aPaidAtStripe(test, studio, fakeStripe, { chargeId, ...(amount ? { amount } : {}) })
  return { studio, id, chargeId, ...paid }
}

type Paid = Awaited<ReturnType<typeof aPaid>>

async function end({ studio, id }: Paid, call = 'cancel', settings: object = { withRefund: true }) {
  const { revision } = await getBooking(studio, id)
  return studio.admin.post(`/v2/bookings/${id}/${call}`, { revision, flowControlSettings: settings })
}

async function dispute({ studio, intentId }: Paid, status: 'needs_response' | 'won' | 'lost', amount?: number) {
  account.dispute(intentId, status, amount)
  await deliverAll(test, studio, fakeStripe)
}

/** The job of each minute, and what the provider tells of it. */
async function passMinute(studio: Studio) {
  clock.advance({ minutes: 2 })
  await reconcilePayments(context, clock.now())
  await deliverAll(test, studio, fakeStripe)
}

async function state({ studio, id, paymentId }: Paid) {
  const { charge } = await getPayment(studio.admin, paymentId)
  const { status, paymentStatus } = await getBooking(studio, id)
  return [status, paymentStatus, `due ${charge.due}`, `owed back ${charge.owedBack}`, `refunded ${charge.refunded}`]
}

async function historyOf({ studio, id }: Paid): Promise<{ action: string; detail: Record<string, unknown> }[]> {
  return expected(await studio.admin.get(`/v1/bookings/${id}/history`)).entries
}

describe('a booking that the business ends while a dispute holds its money', () => {
  it('is owed back, and refunded once the dispute is won', async () => {
    for (const call of ['cancel', 'decline']) {
      const paid = await aPaid()
      await dispute(paid, 'needs_response')
      if (call === 'decline')
        await context.db.updateTable('bookings').set({ status: 'PENDING' }).where('id', '=', paid.id).execute()
      expected(await end(paid, call))
      const ended = call === 'cancel' ? 'CANCELED' : 'DECLINED'
      expect(await state(paid)).toEqual([ended, 'PAID', 'due 0.00', 'owed back 50.00', 'refunded 0.00'])
      expect(await ledger(paid.studio)).toEqual({ DISPUTED: 5000, RECEIVABLE: -5000 })
      expect((await historyOf(paid)).find(({ action }) => action === call)?.detail['owedBack']).toBe('50.00 EUR')
      await passMinute(paid.studio)
      expect(await listRefunds(paid.studio)).toEqual([])
      const inCash = { method: 'CASH', idempotencyKey: 'in cash' }
      const refused = await paid.studio.admin.post(`/v1/payments/${paid.paymentId}/refund`, inCash)
      expect(readRefusal(refused)).toBe('428 PAYMENT_DISPUTED')
      await dispute(paid, 'won')
      await passMinute(paid.studio)
      expect(await state(paid)).toEqual([ended, 'REFUNDED', 'due 0.00', 'owed back 0.00', 'refunded 50.00'])
      expect(await ledger(paid.studio)).toEqual({})
      expect(account.refundedAmount(paid.intentId)).toBe(5000)
      const charge = await context.db.selectFrom('charges').selectAll().where('id', '=', paid.chargeId).execute()
      expect(charge).toMatchObject([{ credited_minor: 5000, settled_tax_minor: 1000 }])
    }
  })

  it('owes nothing more once the dispute is lost; won after all, it is refunded', async () => {
    const paid = await aPaid()
    await dispute(paid, 'needs_response')
    expected(await end(paid))
    await dispute(paid, 'lost')
    await passMinute(paid.studio)
    expect(await state(paid)).toEqual(['CANCELED', 'REFUNDED', 'due 0.00', 'owed back 0.00', 'refunded 50.00'])
    expect(await ledger(paid.studio)).toEqual({})
    await dispute(paid, 'won')
    await passMinute(paid.studio)
    expect(account.refundedAmount(paid.intentId)).toBe(5000)
    expect(await state(paid)).toEqual(['CANCELED', 'REFUNDED', 'due 0.00', 'owed back 0.00', 'refunded 50.00'])
    expect(await ledger(paid.studio)).toEqual({})
  })

  it('owes back also what the bank does not hold, as the provider refunds nothing of it, and gives up what was still due', async () => {
    const paid = await aPaid('40')
    await dispute(paid, 'needs_response', 1500)
    expected(await end(paid))
    expect(await state(paid)).toEqual(['CANCELED', 'PARTIALLY_PAID', 'due 0.00', 'owed back 40.00', 'refunded 0.00'])
    await passMinute(paid.studio)
    expect(await listRefunds(paid.studio)).toEqual(['2500 FAILED'])
    expect(await state(paid)).toEqual(['CANCELED', 'PARTIALLY_PAID', 'due 0.00', 'owed back 40.00', 'refunded 0.00'])
    await dispute(paid, 'won')
    await passMinute(paid.studio)
    expect(await state(paid)).toEqual(['CANCELED', 'REFUNDED', 'due 0.00', 'owed back 0.00', 'refunded 40.00'])
    expect(await ledger(paid.studio)).toEqual({ REVENUE: -800, WAIVED: 800 })
  })

  it('keeps the money where the business does not refund', async () => {
    const paid = await aPaid()
    await dispute(paid, 'needs_response')
    expected(await end(paid, 'cancel', {}))
    await dispute(paid, 'won')
    await passMinute(paid.studio)
    expect(await state(paid)).toEqual(['CANCELED', 'PAID', 'due 0.00', 'owed back 0.00', 'refunded 0.00'])
    expect(await ledger(paid.studio)).toEqual(kept)
  })

  it('is refunded in part where a price stays, once the dispute is won', async () => {
    const studio = await aStripeStudio(test, fakeStripe)
    await sellOnline(studio, { provider: 'STRIPE' })
    const { id } = await aBooking(studio.admin, slotWith(studio, '2026-06-02T08:00:00.000Z'))
    const { charge } = expected(await studio.admin.post(`/v1/bookings/${id}/charge`, {}))
    const paid = {
      studio,
      id,
      chargeId: charge.id,
      ...(await aPaidAtStripe(test, studio, fakeStripe, { chargeId: charge.id })),
    }
    await dispute(paid, 'needs_response')
    const { revision } = await getBooking(studio, id)
    expected(await studio.admin.post(`/v2/bookings/${id}/cancel`, { revision, newPrice: '10' }))
    expect(await state(paid)).toEqual(['CANCELED', 'PAID', 'due 0.00', 'owed back 70.00', 'refunded 0.00'])
    await dispute(paid, 'won')
    await passMinute(studio)
    expect(await state(paid)).toEqual(['CANCELED', 'PAID', 'due 0.00', 'owed back 0.00', 'refunded 70.00'])
  })

  it('cannot be undone: what was promised to the customer stays owed', async () => {
    const paid = await aPaid()
    await dispute(paid, 'needs_response')
    const { booking } = expected(await end(paid))
    const undone = await paid.studio.admin.post(`/v1/bookings/${paid.id}/undo`, { revision: booking.revision })
    expect(readRefusal(undone)).toBe('428 NOTHING_TO_UNDO')
    expect(undone.body.details.applicationError.description).toContain('owed back')
  })
})

describe('a refund of an ended booking that fails', () => {
  it('is owed back when a dispute came first, and made once it is won', async () => {
    const paid = await aPaid()
    expected(await end(paid))
    account.dispute(paid.intentId, 'needs_response')
    clock.advance({ minutes: 2 })
    await reconcilePayments(context, clock.now())
    expect(await listRefunds(paid.studio)).toEqual(['5000 FAILED'])
    expect(await state(paid)).toEqual(['CANCELED', 'PAID', 'due 0.00', 'owed back 50.00', 'refunded 0.00'])
    expect((await historyOf(paid)).at(-1)?.detail).toMatchObject({ owedBack: '50.00 EUR' })
    await deliverAll(test, paid.studio, fakeStripe)
    expect(await ledger(paid.studio)).toEqual({ DISPUTED: 5000, RECEIVABLE: -5000 })
    await dispute(paid, 'won')
    await passMinute(paid.studio)
    expect(await state(paid)).toEqual(['CANCELED', 'REFUNDED', 'due 0.00', 'owed back 0.00', 'refunded 50.00'])
    expect(await ledger(paid.studio)).toEqual({})
  })

  it('is owed back when the bank of the customer returns it, until staff refund again', async () => {
    const paid = await aPaid()
    expected(await end(paid))
    await passMinute(paid.studio)
    account.returnRefunds(paid.intentId)
    await deliverAll(test, paid.studio, fakeStripe)
    expect(await state(paid)).toEqual(['CANCELED', 'PAID', 'due 0.00', 'owed back 50.00', 'refunded 0.00'])
    expect((await historyOf(paid)).at(-1)?.detail).toMatchObject({ owedBack: '50.00 EUR' })
    expect(await ledger(paid.studio)).toEqual({ PROVIDER_STRIPE: 5000, RECEIVABLE: -5000 })
    expected(await refund(paid.studio.admin, paid.paymentId))
    await deliverAll(test, paid.studio, fakeStripe)
    expect(await state(paid)).toEqual(['CANCELED', 'REFUNDED', 'due 0.00', 'owed back 0.00', 'refunded 50.00'])
    expect(await ledger(paid.studio)).toEqual({})
  })

  it('keeps its amount owed back while another refund of the booking goes through', async () => {
    const paid = await aPaid('20')
    const rest = await aPaidAtStripe(test, paid.studio, fakeStripe, { chargeId: paid.chargeId })
    expected(await end(paid))
    account.dispute(rest.intentId, 'needs_response')
    fakeStripe.takeMessages()
    await passMinute(paid.studio)
    expect(await listRefunds(paid.studio)).toEqual(['2000 SUCCEEDED', '3000 FAILED'])
    expect(await state(paid)).toEqual(['CANCELED', 'PAID', 'due 0.00', 'owed back 30.00', 'refunded 20.00'])
  })

  it('is returned in cash by staff, and nothing stays owed back', async () => {
    const paid = await aPaid()
    expected(await end(paid))
    await passMinute(paid.studio)
    account.returnRefunds(paid.intentId)
    await deliverAll(test, paid.studio, fakeStripe)
    const inCash = (more: object = {}, idempotencyKey = 'in cash') =>
      paid.studio.admin.post(`/v1/payments/${paid.paymentId}/refund`, { method: 'CASH', idempotencyKey, ...more })
    expect(readRefusal(await inCash({ method: 'CARD' }))).toBe('400 method')
    expect(readRefusal(await inCash({ amount: '50.01' }))).toBe('428 REFUND_EXCEEDS_PAYMENT')
    const returned = expected(await inCash())
    expect(returned.refunds.at(-1)).toMatchObject({ status: 'SUCCEEDED', amount: '50.00', method: 'CASH' })
    expect(returned.receipts.at(-1)).toMatchObject({ kind: 'CREDIT_NOTE', method: 'CASH', card: null })
    expected(await inCash())
    expect(readRefusal(await inCash({ method: 'OTHER' }))).toBe('409 IDEMPOTENCY_KEY_REUSED')
    expect(await state(paid)).toEqual(['CANCELED', 'REFUNDED', 'due 0.00', 'owed back 0.00', 'refunded 50.00'])
    expect((await historyOf(paid)).at(-1)?.detail).toMatchObject({ refunded: '50.00 EUR' })
    expect(await ledger(paid.studio)).toEqual({ PROVIDER_STRIPE: 5000, CASH: -5000 })
    expect(account.refundedAmount(paid.intentId)).toBe(0)
    expect(readRefusal(await refund(paid.studio.admin, paid.paymentId, '1'))).toBe('428 REFUND_EXCEEDS_PAYMENT')
    const { takings } = expected(await paid.studio.admin.get('/v1/payments/takings'))
    expect(takings.byMethod).toContainEqual(expect.objectContaining({ key: 'CASH', refunded: '50.00' }))
  })

  it('of a booking that stays leaves everything as it was', async () => {
    const paid = await aPaid()
    expected(await refund(paid.studio.admin, paid.paymentId, '20'))
    await deliverAll(test, paid.studio, fakeStripe)
    account.returnRefunds(paid.intentId)
    await deliverAll(test, paid.studio, fakeStripe)
    expect((await state(paid)).slice(1)).toEqual(['PAID', 'due 0.00', 'owed back 0.00', 'refunded 0.00'])
    expect(await ledger(paid.studio)).toEqual(kept)
  })

  it('never owes back more than the business has', async () => {
    const paid = await aPaid()
    expect(readRefusal(await record(paid.studio.admin, paid.chargeId, '1'))).not.toBe('200')
    const more = context.db.updateTable('charges').set({ credited_minor: 6000, owed_back_minor: 6000 })
    await expect(more.where('id', '=', paid.chargeId).execute()).rejects.toThrow('charges_owed_back_minor_paid_check')
  })
})

describe('what happens at the provider', () => {
  it('stands in the history of the booking, and a dispute among the payments until the bank decides', async () => {
    const paid = await aPaid()
    const { studio, paymentId, intentId } = paid
    const listDisputed = async () => {
      const { payments } = expected(await studio.admin.post('/v1/payments/query', { isDisputed: true }))
      return payments.map(({ id }: { id: string }) => id)
    }
    account.refundInDashboard(intentId, 2000)
    await deliverAll(test, studio, fakeStripe)
    expect(await listDisputed()).toEqual([])
    await dispute(paid, 'needs_response', 3000)
    expect(await listDisputed()).toEqual([paymentId])
    await dispute(paid, 'lost')
    await dispute(paid, 'won')
    expect(await listDisputed()).toEqual([])
    const entries = (await historyOf(paid)).filter(({ action }) => action === 'payment').slice(1)
    const details = entries.map(({ detail: { paymentStatus: _, ...detail } }) => detail)
    const reason = 'fraudulent'
    expect(details).toEqual([
      { refunded: '20.00 EUR', origin: 'PROVIDER' },
      { dispute: 'OPEN', amount: '30.00 EUR', reason },
      { refunded: '50.00 EUR', origin: 'DISPUTE', reason },
      { dispute: 'LOST', amount: '30.00 EUR', reason },
      { refunded: '20.00 EUR' },
      { dispute: 'WON', amount: '30.00 EUR', reason },
    ])
  })
})

describe('a payment that its customer contests', () => {
  const refundable = async ({ studio, paymentId }: Paid) => (await getPayment(studio.admin, paymentId)).refundable

  it('can be refunded as far as no bank holds it: nothing, or what is left', async () => {
    const [whole, part] = [await aPaid(), await aPaid()]
    await dispute(whole, 'needs_response')
    await dispute(part, 'needs_response', 2000)
    expect([await refundable(whole), await refundable(part)]).toEqual(['0.00', '30.00'])
    expect(readRefusal(await refund(part.studio.admin, part.paymentId, '30.01'))).toBe('428 PAYMENT_DISPUTED')
    await dispute(whole, 'won')
    expect(await refundable(whole)).toBe('50.00')
  })
})
