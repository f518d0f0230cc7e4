import { beforeEach, describe, expect, it } from 'vitest'
import { aStarted, ledger, payPage, sandboxBalance } from '../payments/support/payments.ts'
import { aBooking, aHold, type Client, expected, readRefusal, type Studio, slotWith } from '../support/factories.ts'

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

  it('keeps no fee of money that is going back already', async () => {
    const amount = { value: '30', currency: 'EUR' }
    const cancellationFeePolicy = { enabled: true, cancellationWindows: [{ amount, startInMinutes: 3 * 24 * 60 }] }
    const { studio, booking } = await aPaid({
      cancellationFeePolicy,
      saveCreditCardPolicy: { enabled: true },
      customPolicyDescription: { enabled: true, description: 'Late cancellations cost 30 euros.' },
    })
    const { revision } = await getBooking(studio, booking.id)
    const cheaper = {
      revision,
      slot: slotWith(studio, at),
      newPrice: '10',
      flowControlSettings: { allowPriceChange: true },
    }
    expected(await studio.admin.post(`/v2/bookings/${booking.id}/reschedule`, cheaper))
    await cancel(studio.visitor, studio, booking.id)
    await passMinutes(test, 1)
    expect(await listRefunds(studio)).toEqual(['7000 SUCCEEDED'])
    const row = db.selectFrom('bookings').select('cancellation_fee').where('id', '=', booking.id)
    expect((await row.executeTakeFirstOrThrow()).cancellation_fee).toMatchObject({
      status: 'NOT_YET_APPLIED_TO_ORDER',
      value: '30.00',
      kept: '10.00',
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

describe('a cancellation by staff with a new price', () => {
  type Row = { total_minor: number; paid_minor: number; refunded_minor: number; owed_back_minor: number }
  const cancelAt = async (studio: Studio, id: string, newPrice: string, more: object = {}) => {
    const { revision } = await getBooking(studio, id)
    return studio.admin.post(`/v2/bookings/${id}/cancel`, { revision, newPrice, ...more })
  }
  const chargeOf = (id: string) => db.selectFrom('charges').selectAll().where('subject_id', '=', id).executeTakeFirst()
  const dueOf = async (studio: Studio, id: string) => {
    const { charges } = expected(await studio.admin.post('/v1/payments/charges/query', { subjectIds: [id] }))
    return charges[0]?.due
  }

  async function aDesk(): Promise<{ studio: Studio; id: string }> {
    const studio = await aSellingStudio(test, {}, { options: { inPerson: true } })
    const { id } = await aBooking(studio.admin, slotWith(studio, at), { status: 'CONFIRMED' })
    return { studio, id }
  }

  it('leaves only that owed of a booking that was charged, and of one that was not', async () => {
    for (const isCharged of [true, false]) {
      const { studio, id } = await aDesk()
      if (isCharged) expected(await studio.admin.post(`/v1/bookings/${id}/charge`, {}))
      expected(await cancelAt(studio, id, '10'))
      expect(await dueOf(studio, id)).toBe('10.00')
      expect(await ledger(studio)).toEqual({ RECEIVABLE: 1000, REVENUE: -1000 })
      const { charges } = expected(await studio.admin.post('/v1/payments/charges/query', { subjectIds: [id] }))
      expected(await studio.admin.post('/v1/payments/record', { chargeId: charges[0].id, method: 'CASH' }))
      expect(await getBooking(studio, id)).toMatchObject({ status: 'CANCELED', paymentStatus: 'PAID' })
    }
  })

  it('refunds the rest of what was paid by card, and stays paid for what remains', async () => {
    const studio = await aSellingStudio(test)
    const { booking } = await aPaidBooking(studio.visitor, await aHold(studio.visitor, studio, at))
    expected(await cancelAt(studio, booking.id, '10'))
    await passMinutes(test, 1)
    expect(await listRefunds(studio)).toEqual(['7000 SUCCEEDED'])
    const amounts: Partial<Row> = { total_minor: 1000, paid_minor: 8000, refunded_minor: 7000, owed_back_minor: 0 }
    expect(await chargeOf(booking.id)).toMatchObject(amounts)
    expect(await getBooking(studio, booking.id)).toMatchObject({ status: 'CANCELED', paymentStatus: 'PAID' })
    expect(await ledger(studio)).toEqual({ PROVIDER_SANDBOX: 1000, REVENUE: -1000 })
  })

  it('notes what was paid on site as owed back, and gives up nothing that was not', async () => {
    const { studio, id } = await aDesk()
    const { charge } = expected(await studio.admin.post(`/v1/bookings/${id}/charge`, {}))
    expected(await studio.admin.post('/v1/payments/record', { chargeId: charge.id, method: 'CASH', amount: '50' }))
    expected(await cancelAt(studio, id, '10'))
    expect(await chargeOf(id)).toMatchObject({ total_minor: 1000, waived_minor: 0, owed_back_minor: 4000 })
    expect(await getBooking(studio, id)).toMatchObject({ paymentStatus: 'PAID' })
  })

  it('of nothing returns everything, and of the same price changes nothing', async () => {
    const studio = await aSellingStudio(test)
    const { booking } = await aPaidBooking(studio.visitor, await aHold(studio.visitor, studio, at))
    expected(await cancelAt(studio, booking.id, '0'))
    await passMinutes(test, 1)
    expect(await getBooking(studio, booking.id)).toMatchObject({ paymentStatus: 'REFUNDED' })
    expect(await ledger(studio)).toEqual({})
    const { studio: desk, id } = await aDesk()
    expected(await desk.admin.post(`/v1/bookings/${id}/charge`, {}))
    expected(await cancelAt(desk, id, '80.00'))
    expect(await dueOf(desk, id)).toBe('80.00')
  })

  it('returns a payment that was under way for the earlier price', async () => {
    const { studio, id } = await aDesk()
    const { charge } = expected(await studio.admin.post(`/v1/bookings/${id}/charge`, {}))
    const { token } = await aStarted(studio.admin, charge.id)
    expected(await cancelAt(studio, id, '10'))
    await payPage(studio.admin, token)
    await passMinutes(test, 1)
    expect(await sandboxBalance(studio)).toBe(0)
    expect(await dueOf(studio, id)).toBe('10.00')
  })

  it('is undone with its price while no money went back', async () => {
    const { studio, id } = await aDesk()
    expected(await studio.admin.post(`/v1/bookings/${id}/charge`, {}))
    const { booking } = expected(await cancelAt(studio, id, '10'))
    expected(await studio.admin.post(`/v1/bookings/${id}/undo`, { revision: booking.revision }))
    expect(await dueOf(studio, id)).toBe('80.00')
  })

  it('is refused below zero, with too many decimals, and without a currency, naming the field', async () => {
    const { studio, id } = await aDesk()
    for (const newPrice of ['-1', '1.005', '999999999999999999'])
      expect(readRefusal(await cancelAt(studio, id, newPrice))).toBe('400 newPrice')
    const { studio: free, booking } = await (async () => {
      const other = await aSellingStudio(test)
      const payment = JSON.stringify({
        rateType: 'CUSTOM',
        custom: { description: 'Ask' },
        options: { inPerson: true },
      })
      await db.updateTable('services').set({ payment }).where('id', '=', other.service.id).execute()
      return { studio: other, booking: await aBooking(other.admin, slotWith(other, at), { status: 'CONFIRMED' }) }
    })()
    expect(readRefusal(await cancelAt(free, booking.id, '5'))).toBe('400 newPrice')
  })
})

it('owes again what was given up when a decline or cancellation is undone', async () => {
  const studio = await aSellingStudio(test, {}, { options: { inPerson: true } })
  const { id } = await aBooking(studio.admin, slotWith(studio, at), { status: 'CONFIRMED' })
  expected(await studio.admin.post(`/v1/bookings/${id}/charge`, {}))
  const { revision } = await getBooking(studio, id)
  const body = { revision, waiveCharges: true }
  const { booking } = expected(await studio.admin.post(`/v2/bookings/${id}/cancel`, body))
  const charge = db.selectFrom('charges').selectAll().where('subject_id', '=', id)
  expect(await charge.executeTakeFirst()).toMatchObject({ waived_minor: 8000 })
  expected(await studio.admin.post(`/v1/bookings/${id}/undo`, { revision: booking.revision }))
  expect(await charge.executeTakeFirst()).toMatchObject({ waived_minor: 0, total_minor: 8000 })
  expect(await ledger(studio)).toEqual({ RECEIVABLE: 8000, REVENUE: -8000 })
})
