import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { feePolicy, mark } from '../bookings/support/fees.ts'
import { aPaidBooking, aSellingStudio, getBooking, passMinutes } from '../bookings/support/paying.ts'
import { ledger, record, sandboxBalance } from '../payments/support/payments.ts'
import { aHold, expected, readRefusal, type Studio } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const now = '2026-06-01T07:00:00Z'
const at = '2026-06-01T10:00:00.000Z'
const test = await createTestApp({ now })
const { clock, context } = test
beforeEach(() => clock.set(now))

/** Paid by card: 80.00. Cancelled half an hour before: 40.00 are retained as the fee, and the rest went back. */
async function aRetainedFee() {
  const studio = await aSellingStudio(test, { policy: feePolicy })
  const { booking, payment } = await aPaidBooking(studio.visitor, await aHold(studio.visitor, studio, at))
  clock.set('2026-06-01T09:30:00Z')
  const { revision } = await getBooking(studio, booking.id)
  expected(await studio.visitor.post(`/v2/bookings/${booking.id}/cancel`, { revision }))
  await passMinutes(test, 1)
  return { studio, id: booking.id as string, paymentId: await findPaymentId(payment.charge.id) }
}

async function findPaymentId(chargeId: string): Promise<string> {
  const found = context.db.selectFrom('payments').select('id').where('charge_id', '=', chargeId)
  return (await found.executeTakeFirstOrThrow()).id
}

const giveBack = async ({ admin }: Studio, paymentId: string, more: object) =>
  expected(await admin.post(`/v1/payments/${paymentId}/refund`, { idempotencyKey: randomUUID(), ...more }))

type Retained = { studio: Studio; id: string }

const feeState = async ({ studio, id }: Retained) =>
  expected(await studio.admin.get(`/v1/bookings/${id}/fee`)).fee?.state
async function dueOf({ studio, id }: Retained): Promise<number> {
  const { charges } = expected(await studio.admin.post('/v1/payments/charges/query', { subjectIds: [id] }))
  return charges.reduce((sum: number, { due }: { due: string }) => sum + Number(due), 0)
}
/** The books hold what the provider holds, and balance. */
async function expectBooks(retained: Retained, heldMinor: number): Promise<void> {
  expect(await sandboxBalance(retained.studio)).toBe(heldMinor)
  const accounts = await ledger(retained.studio)
  expect(accounts.PROVIDER_SANDBOX ?? 0).toBe(heldMinor)
  expect(Object.values(accounts).reduce((sum, minor) => sum + minor, 0)).toBe(0)
}

describe('a fee that a payment for its booking paid', () => {
  it.each([[['40.00']], [['10.00', '30.00']], [['0.01', '12.34', '27.65']]])(
    'is dropped with what staff refund of it, where they say so: %s',
    async (amounts) => {
      const retained = await aRetainedFee()
      expect([await feeState(retained), await dueOf(retained)]).toEqual(['PAID', 0])
      let heldMinor = 4000
      for (const amount of amounts) {
        await giveBack(retained.studio, retained.paymentId, { amount, dropFee: true })
        heldMinor -= Math.round(Number(amount) * 100)
        expect([await feeState(retained), await dueOf(retained)]).toEqual([heldMinor > 0 ? 'PAID' : 'WAIVED', 0])
        await expectBooks(retained, heldMinor)
      }
      expect(await getBooking(retained.studio, retained.id)).toMatchObject({
        status: 'CANCELED',
        paymentStatus: 'REFUNDED',
      })
    },
  )

  it('is due again where the payment was a mistake', async () => {
    const retained = await aRetainedFee()
    await giveBack(retained.studio, retained.paymentId, { owedAgain: true })
    expect([await feeState(retained), await dueOf(retained)]).toEqual(['OWED', 40])
    await expectBooks(retained, 0)
  })

  it('is due again unless staff drop it, and cannot be both', async () => {
    const retained = await aRetainedFee()
    const both = { idempotencyKey: randomUUID(), owedAgain: true, dropFee: true }
    expect(readRefusal(await retained.studio.admin.post(`/v1/payments/${retained.paymentId}/refund`, both))).toBe(
      '400 dropFee',
    )
    await giveBack(retained.studio, retained.paymentId, {})
    expect([await feeState(retained), await dueOf(retained)]).toEqual(['OWED', 40])
    await expectBooks(retained, 0)
  })

  it.each([[['80.00']], [['60.00', '20.00']], [['20.00', '0.01', '59.99']]])(
    'of a missed visit is not due beside a price that was paid by mistake: %s',
    async (amounts) => {
      const studio = await aSellingStudio(test, { policy: feePolicy })
      const { booking, payment } = await aPaidBooking(studio.visitor, await aHold(studio.visitor, studio, at))
      clock.set('2026-06-01T10:15:00Z')
      expected(await mark(studio, booking.id, 'NOT_ATTENDED'))
      const missed = { studio, id: booking.id as string }
      const paymentId = await findPaymentId(payment.charge.id)
      let backMinor = 0
      for (const amount of amounts) {
        await giveBack(studio, paymentId, { amount, owedAgain: true })
        backMinor += Math.round(Number(amount) * 100)
        expect(Math.round((await dueOf(missed)) * 100)).toBe(backMinor)
      }
      await expectBooks(missed, 0)
      expected(await record(studio.admin, payment.charge.id))
      expect(await dueOf(missed)).toBe(0)
    },
  )

  it('of a missed visit stays while what is left of the price pays it', async () => {
    const studio = await aSellingStudio(test, { policy: feePolicy })
    const { booking, payment } = await aPaidBooking(studio.visitor, await aHold(studio.visitor, studio, at))
    clock.set('2026-06-01T10:15:00Z')
    expected(await mark(studio, booking.id, 'NOT_ATTENDED'))
    const missed = { studio, id: booking.id as string }
    const paymentId = await findPaymentId(payment.charge.id)
    for (const [amount, state] of [
      ['40.00', 'PAID'],
      ['40.00', 'WAIVED'],
    ] as const) {
      await giveBack(studio, paymentId, { amount, dropFee: true })
      expect([await feeState(missed), await dueOf(missed)]).toEqual([state, 0])
    }
    await expectBooks(missed, 0)
  })
})
