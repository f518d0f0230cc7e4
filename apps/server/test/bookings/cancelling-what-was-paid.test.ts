import { beforeEach, describe, expect, it } from 'vitest'
import { ledger, sandboxBalance } from '../payments/support/payments.ts'
import { aHold, type Client, expected, readRefusal, type Studio } from '../support/factories.ts'

import { createTestApp } from '../support/index.ts'

import { aPaidBooking, aSellingStudio, getBooking, listRefunds, passMinutes } from './support/paying.ts'

const now = '2026-06-01T09:00:00Z'
const test = await createTestApp({ now })
const { db, clock } = test
const at = '2026-06-02T09:00:00.000Z'

beforeEach(() => clock.set(now))

describe('cancelling what was paid', () => {
  const cancel = async (client: Client, studio: Studio, id: string, more: object = {}) => {
    const { revision } = await getBooking(studio, id)
    return expected(await client.post(`/v2/bookings/${id}/cancel`, { revision, ...more })).booking
  }
  const aPaid = async (policy: object) => {
    const studio = await aSellingStudio(test, { policy: { cancellationPolicy: { enabled: true }, ...policy } })
    return { studio, ...(await aPaidBooking(studio.visitor, await aHold(studio.visitor, studio, at))) }
  }

  it('returns everything to a customer who cancels in time', async () => {
    const { studio, booking } = await aPaid({})
    await cancel(studio.visitor, studio, booking.id)
    await passMinutes(test, 1)
    expect(await getBooking(studio, booking.id)).toMatchObject({ status: 'CANCELED', paymentStatus: 'REFUNDED' })
    expect(await ledger(studio)).toEqual({})
  })

  it('keeps the fee of the policy', async () => {
    const amount = { value: '30', currency: 'EUR' }
    const cancellationFeePolicy = { enabled: true, cancellationWindows: [{ amount, startInMinutes: 3 * 24 * 60 }] }
    const { studio, booking } = await aPaid({
      cancellationFeePolicy,
      saveCreditCardPolicy: { enabled: true },
      customPolicyDescription: { enabled: true, description: 'Late cancellations cost 30 euros.' },
    })
    await cancel(studio.visitor, studio, booking.id)
    await passMinutes(test, 1)
    expect(await listRefunds(studio)).toEqual(['5000 SUCCEEDED'])
    expect(await ledger(studio)).toEqual({ PROVIDER_SANDBOX: 3000, REVENUE: -3000 })
    const row = db.selectFrom('bookings').select('cancellation_fee').where('id', '=', booking.id)
    expect((await row.executeTakeFirstOrThrow()).cancellation_fee).toMatchObject({
      status: 'APPLIED_TO_ORDER',
      value: '30.00',
    })
  })

  it('leaves the money to staff unless they refund, and cannot be undone when they do', async () => {
    const first = await aPaid({})
    await cancel(first.studio.admin, first.studio, first.booking.id)
    expect(await listRefunds(first.studio)).toEqual([])
    const second = await aPaid({})
    const { revision } = await cancel(second.studio.admin, second.studio, second.booking.id, {
      flowControlSettings: { withRefund: true },
    })
    const undone = await second.studio.admin.post(`/v1/bookings/${second.booking.id}/undo`, { revision })
    expect(readRefusal(undone)).toBe('428 NOTHING_TO_UNDO')
    await passMinutes(test, 1)
    expect(await sandboxBalance(second.studio)).toBe(0)
  })

  it('gives up the rest of a deposit', async () => {
    const fixed = { deposit: { value: '20', currency: 'EUR' } }
    const policy = { cancellationPolicy: { enabled: true } }
    const studio = await aSellingStudio(test, { policy }, { fixed, options: { deposit: true } })
    const hold = await aHold(studio.visitor, studio, at)
    const { booking, payment } = await aPaidBooking(studio.visitor, hold, { depositSelected: true })
    await cancel(studio.visitor, studio, booking.id)
    await passMinutes(test, 1)
    const [charge] = await db.selectFrom('charges').selectAll().where('id', '=', payment.charge.id).execute()
    expect(charge).toMatchObject({ paid_minor: 2000, refunded_minor: 2000, waived_minor: 6000 })
    expect(await getBooking(studio, booking.id)).toMatchObject({ paymentStatus: 'REFUNDED' })
  })
})
