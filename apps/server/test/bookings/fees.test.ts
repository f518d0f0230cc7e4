import { describe, expect, it } from 'vitest'
import { aRecorded, cards, ledger } from '../payments/support/payments.ts'
import { expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aBookingWithFees, agreeWithCard, collect, feeCharges, feeOf, feePolicy, mark } from './support/fees.ts'

const test = await createTestApp({ now: '2026-06-01T07:00:00Z' })
const { clock, db } = test

const cancel = ({ client, bookingId, revision }: Awaited<ReturnType<typeof aBookingWithFees>>) =>
  client.post(`/v2/bookings/${bookingId}/cancel`, { revision })

/** Emails about fees that a card did not pay. */
const listFeeEmails = (siteId: string) =>
  db.selectFrom('messages').select('subject').where('site_id', '=', siteId).where('kind', '=', 'fee-failed').execute()

describe('a fee', () => {
  it('of a late cancellation is charged once to the card that the customer agreed to', async () => {
    clock.set('2026-06-01T07:00:00Z')
    const booked = await aBookingWithFees(test)
    const { studio, client, bookingId } = booked
    await agreeWithCard(client, bookingId)
    clock.set('2026-06-01T08:30:00Z')
    expected(await cancel(booked))
    expect(await feeOf(client, bookingId)).toMatchObject({
      fee: { trigger: 'BOOKING_CANCELED', state: 'OWED', amount: '20.00', currency: 'EUR', collection: 'SCHEDULED' },
      agreement: { hasCard: true },
    })
    await Promise.all([collect(test), collect(test)])
    await collect(test)
    expect((await feeOf(client, bookingId)).fee.state).toBe('PAID')
    expect(await feeCharges(studio, bookingId)).toMatchObject([
      { subjectType: 'CANCELLATION_FEE', total: '20.00', paid: '20.00', due: '0.00' },
    ])
    expect(await ledger(studio)).toEqual({ PROVIDER_SANDBOX: 2000, REVENUE: -2000 })
    const { receipts } = expected(await studio.admin.get('/v1/payments/receipts'))
    expect(receipts).toMatchObject([{ amount: '20.00', method: 'SAVED_CARD' }])
    expect(receipts[0].lines[0].name).toMatch(/^Late cancellation: /)
    const { takings } = expected(await studio.admin.get('/v1/payments/takings'))
    expect(takings.totals).toMatchObject([{ paid: '20.00' }])
  })

  it('is owed without a card, and paid at the desk', async () => {
    clock.set('2026-06-01T07:00:00Z')
    const booked = await aBookingWithFees(test)
    const { studio, client, bookingId } = booked
    clock.set('2026-06-01T08:30:00Z')
    expected(await cancel(booked))
    await collect(test)
    const [charge] = await feeCharges(studio, bookingId)
    expect(charge).toMatchObject({ due: '20.00', contactId: booked.contactId })
    await aRecorded(studio.admin, charge.id)
    expect((await feeOf(client, bookingId)).fee.state).toBe('PAID')
    expect(await ledger(studio)).toEqual({ CASH: 2000, REVENUE: -2000 })
    expect(await listFeeEmails(studio.siteId)).toEqual([])
  })

  it('stays owed where the card declines it, and the customer is told once', async () => {
    clock.set('2026-06-01T07:00:00Z')
    const booked = await aBookingWithFees(test)
    const { studio, client, bookingId } = booked
    await agreeWithCard(client, bookingId, cards.challenge)
    clock.set('2026-06-01T10:15:00Z')
    expected(await mark(studio, bookingId, 'NOT_ATTENDED'))
    for (let run = 0; run < 4; run += 1) await collect(test)
    expect(await feeCharges(studio, bookingId)).toMatchObject([{ total: '40.00', due: '40.00' }])
    expect(await listFeeEmails(studio.siteId)).toHaveLength(1)
    expect((await feeOf(client, bookingId)).fee).toMatchObject({ state: 'OWED', collection: 'FAILED' })
  })

  it('of a no-show is charged once however often it is marked, refunded when undone, and charged again', async () => {
    clock.set('2026-06-01T07:00:00Z')
    const { studio, client, bookingId } = await aBookingWithFees(test)
    await agreeWithCard(client, bookingId)
    clock.set('2026-06-01T10:15:00Z')
    for (let time = 0; time < 3; time += 1) expected(await mark(studio, bookingId, 'NOT_ATTENDED'))
    await collect(test)
    expect(await feeCharges(studio, bookingId)).toMatchObject([{ subjectType: 'NO_SHOW_FEE', paid: '40.00' }])
    expected(await mark(studio, bookingId, 'ATTENDED'))
    await collect(test)
    expect((await feeOf(client, bookingId)).fee).toMatchObject({ state: 'PREVIEW' })
    expect(await feeCharges(studio, bookingId)).toMatchObject([{ paid: '40.00', refunded: '40.00', due: '0.00' }])
    expect(await ledger(studio)).toEqual({})
    expected(await mark(studio, bookingId, 'NOT_ATTENDED'))
    await collect(test)
    expect(await feeCharges(studio, bookingId)).toMatchObject([
      { refunded: '40.00' },
      { paid: '40.00', refunded: '0.00' },
    ])
    expect(await ledger(studio)).toEqual({ PROVIDER_SANDBOX: 4000, REVENUE: -4000 })
  })

  it('is never charged when the no-show is undone before', async () => {
    clock.set('2026-06-01T07:00:00Z')
    const { studio, client, bookingId } = await aBookingWithFees(test)
    await agreeWithCard(client, bookingId)
    clock.set('2026-06-01T10:15:00Z')
    expected(await mark(studio, bookingId, 'NOT_ATTENDED'))
    expected(await mark(studio, bookingId, 'ATTENDED'))
    await collect(test)
    expect(await feeCharges(studio, bookingId)).toMatchObject([{ paid: '0.00', waived: '40.00', due: '0.00' }])
  })

  it('that staff waived is not due again when the no-show is recorded once more', async () => {
    clock.set('2026-06-01T07:00:00Z')
    const { studio, client, bookingId } = await aBookingWithFees(test)
    await agreeWithCard(client, bookingId)
    clock.set('2026-06-01T10:15:00Z')
    expected(await mark(studio, bookingId, 'NOT_ATTENDED'))
    const [charge] = await feeCharges(studio, bookingId)
    expected(await studio.admin.post(`/v1/payments/charges/${charge.id}/waive`, { reason: 'Ill' }))
    const more = { attendance: { bookingId, status: 'NOT_ATTENDED', numberOfAttendees: 2 } }
    expected(await studio.admin.post('/v2/attendance/set', more))
    await collect(test)
    expect(await feeCharges(studio, bookingId)).toMatchObject([{ paid: '0.00', waived: '40.00', due: '0.00' }])
    expect((await feeOf(client, bookingId)).fee.state).toBe('WAIVED')
    const { token } = expected(await studio.admin.get(`/v1/anonymous-bookings/${bookingId}/token`))
    const byLink = expected(await client.get(`/v1/anonymous-bookings/${token}?fields=BOOKING_FEES`))
    expect(byLink.bookingFee).toBeUndefined()
  })

  it('is not collected where the policy leaves that to staff, nor in time, nor from a deleted card', async () => {
    clock.set('2026-06-01T07:00:00Z')
    const manual = { cancellationFeePolicy: { ...feePolicy.cancellationFeePolicy, autoCollectFeeEnabled: false } }
    const byStaff = await aBookingWithFees(test, manual)
    await agreeWithCard(byStaff.client, byStaff.bookingId)
    const deleted = await aBookingWithFees(test)
    await agreeWithCard(deleted.client, deleted.bookingId)
    await db
      .updateTable('payment_methods')
      .set({ deleted_at: new Date(0), check_at: null, is_default: false })
      .execute()
    const inTime = await aBookingWithFees(test)
    await agreeWithCard(inTime.client, inTime.bookingId)
    expected(await cancel(inTime))
    clock.set('2026-06-01T08:30:00Z')
    for (const booked of [byStaff, deleted]) expected(await cancel(booked))
    await collect(test)
    expect(await feeCharges(byStaff.studio, byStaff.bookingId)).toMatchObject([{ due: '20.00' }])
    expect(await feeCharges(deleted.studio, deleted.bookingId)).toMatchObject([{ due: '20.00' }])
    expect(await listFeeEmails(deleted.studio.siteId)).toHaveLength(1)
    expect(await feeCharges(inTime.studio, inTime.bookingId)).toEqual([])
  })
})
