import { describe, expect, it } from 'vitest'
import { aBookingWithFees, agreeWithCard, collect, feeCharges, feeOf, mark } from '../bookings/support/fees.ts'
import { getBooking } from '../checkouts/support/baskets.ts'
import { expected, readRefusal, type Studio } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const test = await createTestApp({ now: '2026-06-01T07:00:00Z' })
const { clock } = test

/** A visit at ten that was missed; its fee of 40.00 is taken from the card. */
async function aMissedVisit() {
  clock.set('2026-06-01T07:00:00Z')
  const booked = await aBookingWithFees(test)
  await agreeWithCard(booked.client, booked.bookingId)
  clock.set('2026-06-01T10:15:00Z')
  expected(await mark(booked.studio, booked.bookingId, 'NOT_ATTENDED'))
  await collect(test)
  return booked
}

async function move(studio: Studio, id: string, hour: string) {
  const { revision } = await getBooking(studio, id)
  const slot = { startDate: `2026-06-01T${hour}:00:00.000Z`, endDate: `2026-06-01T${Number(hour) + 1}:00:00.000Z` }
  return expected(await studio.admin.post(`/v2/bookings/${id}/reschedule`, { revision, slot })).booking
}

type Amounts = Record<'total' | 'paid' | 'refunded' | 'due', string>

const readCharges = async (studio: Studio, bookingId: string) =>
  (await feeCharges(studio, bookingId)).map(({ total, paid, refunded, due }: Amounts) => ({
    total,
    paid,
    refunded,
    due,
  }))

const fee = (amounts: object) => ({ total: '40.00', paid: '0.00', refunded: '0.00', due: '0.00', ...amounts })
const paid = fee({ paid: '40.00' })

async function readAttendance({ admin }: Studio, bookingId: string): Promise<string[]> {
  const query = { filter: { bookingId } }
  const { attendances } = expected(await admin.post('/v2/attendance/query', { query }))
  return attendances.map(({ status }: { status: string }) => status)
}

describe('a missed visit that staff move', () => {
  it('is not noted at the new time, and its fee stays paid', async () => {
    const { studio, client, bookingId } = await aMissedVisit()
    await move(studio, bookingId, '14')
    expect(await readAttendance(studio, bookingId)).toEqual([])
    expect(await readCharges(studio, bookingId)).toEqual([paid])
    expect((await feeOf(client, bookingId)).fee).toBeNull()
    const { entries } = expected(await studio.admin.get(`/v1/bookings/${bookingId}/history`))
    const noted = entries.flatMap(({ detail }: { detail: { attendance?: object } }) => detail?.attendance ?? [])
    expect(noted).toEqual(
      expect.arrayContaining([
        { from: 'NOT_SET', to: 'NOT_ATTENDED' },
        { from: 'NOT_ATTENDED', to: 'NOT_SET' },
      ]),
    )
  })

  it('is had at the new time: the fee of the first is not given back by itself', async () => {
    const { studio, bookingId } = await aMissedVisit()
    await move(studio, bookingId, '14')
    clock.set('2026-06-01T14:15:00Z')
    expected(await mark(studio, bookingId, 'ATTENDED'))
    await collect(test)
    expect(await readCharges(studio, bookingId)).toEqual([paid])
  })

  it('is missed again: the second has a fee of its own, which is taken back alone', async () => {
    const { studio, bookingId } = await aMissedVisit()
    await move(studio, bookingId, '14')
    clock.set('2026-06-01T14:15:00Z')
    expected(await mark(studio, bookingId, 'NOT_ATTENDED'))
    expect((await feeOf(studio.admin, bookingId)).fee).toMatchObject({ state: 'OWED' })
    await collect(test)
    expect(await readCharges(studio, bookingId)).toEqual([paid, paid])
    expect((await feeOf(studio.admin, bookingId)).fee).toMatchObject({ state: 'PAID' })
    expected(await mark(studio, bookingId, 'ATTENDED'))
    await collect(test)
    expect(await readCharges(studio, bookingId)).toEqual([paid, fee({ paid: '40.00', refunded: '40.00' })])
  })

  it('is cancelled in time: only the fee of the first is paid', async () => {
    const { studio, client, bookingId } = await aMissedVisit()
    const { revision } = await move(studio, bookingId, '18')
    expect(readRefusal(await client.post(`/v2/bookings/${bookingId}/cancel`, { revision }))).toBe('200')
    await collect(test)
    expect(await readCharges(studio, bookingId)).toEqual([paid])
    expect((await feeOf(client, bookingId)).fee).toBeNull()
  })

  it('keeps a fee that is not paid owed until staff waive it', async () => {
    clock.set('2026-06-01T07:00:00Z')
    const { studio, bookingId } = await aBookingWithFees(test)
    clock.set('2026-06-01T10:15:00Z')
    expected(await mark(studio, bookingId, 'NOT_ATTENDED'))
    await move(studio, bookingId, '14')
    expect(await readCharges(studio, bookingId)).toEqual([fee({ due: '40.00' })])
    clock.set('2026-06-01T14:15:00Z')
    expected(await mark(studio, bookingId, 'NOT_ATTENDED'))
    expect(await readCharges(studio, bookingId)).toEqual([fee({ due: '40.00' }), fee({ due: '40.00' })])
    const [first] = await feeCharges(studio, bookingId)
    expected(await studio.admin.post(`/v1/payments/charges/${first.id}/waive`, {}))
    expect(await readCharges(studio, bookingId)).toEqual([fee({}), fee({ due: '40.00' })])
    expect(await getBooking(studio, bookingId)).toMatchObject({ status: 'CONFIRMED' })
  })

  it('is as it was once the move is undone', async () => {
    const { studio, bookingId } = await aMissedVisit()
    const { revision } = await move(studio, bookingId, '14')
    expect(readRefusal(await studio.admin.post(`/v1/bookings/${bookingId}/undo`, { revision }))).toBe('200')
    expect((await feeOf(studio.admin, bookingId)).fee).toMatchObject({ state: 'PAID' })
    expect(await readCharges(studio, bookingId)).toEqual([paid])
    expect(await readAttendance(studio, bookingId)).toEqual(['NOT_ATTENDED'])
    expected(await mark(studio, bookingId, 'ATTENDED'))
    await collect(test)
    expect(await readCharges(studio, bookingId)).toEqual([fee({ paid: '40.00', refunded: '40.00' })])
  })
})
