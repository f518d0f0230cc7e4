import { expect, it } from 'vitest'
import {
  aBookingWithFees,
  agreeWithCard,
  collect,
  feeCharges,
  feeOf,
  feePolicy,
  mark,
} from '../bookings/support/fees.ts'
import { getBooking } from '../bookings/support/paying.ts'
import { aPaid, aRecorded, sandboxBalance, useSandbox } from '../payments/support/payments.ts'
import { expected } from '../support/factories.ts'
import { aGroup, createSession } from '../support/group-sessions.ts'
import { createTestApp } from '../support/index.ts'

const test = await createTestApp({ now: '2026-06-01T07:00:00Z' })
const { app, clock, context, db } = test

async function aBookingOfToday() {
  clock.set('2026-06-01T07:00:00Z')
  const booked = await aBookingWithFees(test)
  await agreeWithCard(booked.client, booked.bookingId)
  return booked
}

it('takes no no-show fee for a booking that was cancelled, whoever cancelled it', async () => {
  for (const by of ['client', 'admin'] as const) {
    const { studio, client, bookingId, revision } = await aBookingOfToday()
    expected(await { client, admin: studio.admin }[by].post(`/v2/bookings/${bookingId}/cancel`, { revision }))
    clock.set('2026-06-01T11:30:00Z')
    expected(await mark(studio, bookingId, 'NOT_ATTENDED'))
    await collect(test)
    expect(await feeCharges(studio, bookingId)).toEqual([])
  }
})

it('takes no no-show fee on top of a price that was paid, and the rest of it where less was paid', async () => {
  for (const [paid, due] of [
    ['80.00', []],
    ['15.00', [{ subjectType: 'NO_SHOW_FEE', total: '25.00', due: '25.00' }]],
  ] as const) {
    clock.set('2026-06-01T07:00:00Z')
    const { studio, client, bookingId } = await aBookingWithFees(test)
    const { charge } = expected(await studio.admin.post(`/v1/bookings/${bookingId}/charge`, {}))
    await aRecorded(studio.admin, charge.id, paid)
    clock.set('2026-06-01T10:15:00Z')
    expected(await mark(studio, bookingId, 'NOT_ATTENDED'))
    await collect(test)
    const fees = (await feeCharges(studio, bookingId)).filter(({ subjectType }: { subjectType: string }) =>
      subjectType.endsWith('FEE'),
    )
    expect(fees).toMatchObject(due)
    expect(fees).toHaveLength(due.length)
    if (due.length === 0) expect((await feeOf(client, bookingId)).fee).toMatchObject({ state: 'PAID', amount: '40.00' })
    // Who came after all owes no fee, and what they paid stays paid.
    expected(await mark(studio, bookingId, 'ATTENDED'))
    expect((await getBooking(studio, bookingId)).paymentStatus).toBe(due.length === 0 ? 'PAID' : 'PARTIALLY_PAID')
    expect((await feeCharges(studio, bookingId)).map(({ due: left }: { due: string }) => left)).toEqual(
      due.length === 0 ? ['0.00'] : ['65.00', '0.00'],
    )
  }
})

it('takes no no-show fee on top of what the card paid', async () => {
  const { studio, client, bookingId } = await aBookingOfToday()
  const { charge } = expected(await studio.admin.post(`/v1/bookings/${bookingId}/charge`, {}))
  await aPaid(client, charge.id)
  clock.set('2026-06-01T11:30:00Z')
  expected(await mark(studio, bookingId, 'NOT_ATTENDED'))
  await collect(test)
  expect(await sandboxBalance(studio)).toBe(8000)
})

it('owes no price besides the fee when the business cancels with the fee', async () => {
  for (const deposit of [undefined, '20.00']) {
    clock.set('2026-06-01T07:00:00Z')
    const { studio, bookingId } = await aBookingWithFees(test)
    const { charge } = expected(await studio.admin.post(`/v1/bookings/${bookingId}/charge`, {}))
    if (deposit) await aRecorded(studio.admin, charge.id, deposit)
    clock.set('2026-06-01T09:30:00Z')
    const { revision } = await getBooking(studio, bookingId)
    expected(await studio.admin.post(`/v1/bookings/${bookingId}/cancel-with-fee`, { revision }))
    await collect(test)
    const due = (await feeCharges(studio, bookingId)).map(
      ({ subjectType, due: left }: { subjectType: string; due: string }) => `${subjectType} ${left}`,
    )
    expect(due.sort()).toEqual(['BOOKING 0.00', `CANCELLATION_FEE ${deposit ? '20.00' : '40.00'}`])
  }
})

it('keeps the no-show fee of a course until no session was missed', async () => {
  clock.set('2026-06-01T07:00:00Z')
  const startDate = '2026-06-02T09:00:00.000Z'
  const group = await aGroup(app, context, 'COURSE', { price: '80', policy: feePolicy, startDate })
  await useSandbox(group)
  const second = await createSession(group, group.group, { startDate: '2026-06-09T09:00:00.000Z', kind: 'COURSE' })
  const booking = {
    bookedEntity: group.entity,
    contactDetails: { firstName: 'Clara', email: 'clara@customer.example' },
    totalParticipants: 1,
    status: 'CONFIRMED',
    selectedPaymentOption: 'OFFLINE',
  }
  const { id } = expected(await group.admin.post('/v2/bookings', { booking })).booking
  const sessions = db.selectFrom('sessions').select('id').where('schedule_id', '=', group.group.scheduleId)
  const first = (await sessions.orderBy('starts_at').execute())[0]?.id as string
  const set = async (eventId: string, status: string) =>
    expected(await group.admin.post('/v2/attendance/set', { attendance: { bookingId: id, eventId, status } }))
      .attendance
  clock.set('2026-06-02T12:00:00Z')
  await set(first, 'NOT_ATTENDED')
  clock.set('2026-06-09T12:00:00Z')
  const came = await set(second, 'ATTENDED')
  const isDue = async () => (await feeCharges(group, id)).some(({ due }: { due: string }) => due === '40.00')
  expect(await isDue()).toBe(true)
  expected(await group.admin.delete(`/v2/attendance/${came.id}`))
  expect(await isDue()).toBe(true)
  await set(first, 'ATTENDED')
  expect(await isDue()).toBe(false)
})
