import { describe, expect, it } from 'vitest'
import { bookingsJobs } from '../../src/features/bookings/index.ts'
import { aStarted, ledger, payPage, record, sandboxBalance, start } from '../payments/support/payments.ts'
import { aHold, aService, type Client, expected, type Studio, slotAt } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aSession } from './support/class-sessions.ts'
import {
  anUnpaid,
  aPaidBooking,
  aSellingStudio,
  bookOnline,
  chargeOf,
  clara,
  getBooking,
  passMinutes,
  sellOnline,
} from './support/paying.ts'

const now = '2026-06-01T07:00:00Z'
const test = await createTestApp({ now })
const { clock, context, db } = test
const at = '2026-06-02T09:00:00.000Z'
const later = '2026-06-02T11:00:00.000Z'
const policy = {
  participantsPolicy: { enabled: true, maxParticipantsPerBooking: 8 },
  reschedulePolicy: { enabled: true },
  cancellationPolicy: { enabled: true },
}
type Yoga = Studio & { yoga: { id: string }; eventId: string }

async function aClass(options: object = {}, more: object = {}): Promise<Yoga> {
  clock.set(now)
  const studio = await aSellingStudio(test, { policy })
  const yoga = await aService(context, studio.siteId, [], { name: 'Yoga', price: '10', policy, type: 'CLASS', ...more })
  await sellOnline(studio, { serviceId: yoga.id, fixed: { price: { value: '10', currency: 'EUR' } }, options })
  return { ...studio, yoga, eventId: await aSession(context, studio.siteId, yoga, at) }
}
const holdSeats = async (client: Client, { yoga, eventId }: Yoga, totalParticipants: number) => {
  const slot = { serviceId: yoga.id, eventId, timezone: 'Europe/Berlin', totalParticipants }
  return expected(await client.post('/v1/holds', { slot })).hold
}
const revisionOf = async (studio: Studio, id: string) => (await getBooking(studio, id)).revision
const owed = async (studio: Studio, bookingId: string) => {
  const { contactDetails } = await getBooking(studio, bookingId)
  return expected(await studio.admin.get(`/v1/payments/balances/${contactDetails.contactId}`)).balances[0].owed
}

describe('a CREATED booking that names no option, charged by staff', () => {
  async function charged() {
    const studio = await aClass({ inPerson: true })
    const booking = { bookedEntity: { slot: { eventId: studio.eventId } }, contactDetails: clara, totalParticipants: 1 }
    const { id } = expected(await studio.visitor.post('/v2/bookings', { booking })).booking
    const { charge } = expected(await studio.admin.post(`/v1/bookings/${id}/charge`, {}))
    return { studio, id: id as string, chargeId: charge.id as string }
  }

  it('has its seat once the customer paid by card', async () => {
    const { studio, id, chargeId } = await charged()
    const { token } = await aStarted(studio.visitor, chargeId)
    expected(await payPage(studio.visitor, token))
    await passMinutes(test, 2)
    expect(await sandboxBalance(studio)).toBe(1000)
    expect(await getBooking(studio, id)).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'PAID' })
  })

  it('is not erased with the money kept', async () => {
    const { studio, id, chargeId } = await charged()
    expected(await record(studio.admin, chargeId))
    // As one that was paid before payments settled it.
    await db.updateTable('bookings').set({ status: 'CREATED' }).where('id', '=', id).execute()
    clock.advance({ days: 31 })
    for (const job of bookingsJobs) await job.run(context, clock.now())
    expect(await db.selectFrom('bookings').select('id').where('id', '=', id).execute()).toHaveLength(1)
  })
})

it('a booking whose price staff give up is confirmed, and its seat is not lost', async () => {
  const studio = await aClass()
  const { booking, token } = await anUnpaid(studio.visitor, await holdSeats(studio.visitor, studio, 1))
  const { id } = await chargeOf(studio, booking.id)
  expected(await studio.admin.post(`/v1/payments/charges/${id}/waive`, { reason: 'A gift' }))
  await payPage(studio.visitor, token)
  await passMinutes(test, 2)
  expect(await sandboxBalance(studio)).toBe(0)
  expect(await getBooking(studio, booking.id)).toMatchObject({ status: 'CONFIRMED' })
})

it('a part that staff give up before the payment stays given up, and the rest can be paid', async () => {
  const studio = await aClass()
  const { booking } = await anUnpaid(studio.visitor, await holdSeats(studio.visitor, studio, 1))
  const { id } = await chargeOf(studio, booking.id)
  expected(await studio.admin.post(`/v1/payments/charges/${id}/waive`, { amount: '4.00', reason: 'A gift' }))
  const { token } = await aStarted(studio.visitor, id, { amount: '6.00' })
  expected(await payPage(studio.visitor, token))
  await passMinutes(test, 2)
  expect(await sandboxBalance(studio)).toBe(600)
  expect(await getBooking(studio, booking.id)).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'PAID' })
})

describe('an unpaid booking whose hold its customer moved to another time', () => {
  it('is owed by nobody', async () => {
    clock.set(now)
    const studio = await aSellingStudio(test)
    const hold = await aHold(studio.visitor, studio, at)
    const left = expected(await bookOnline(studio.visitor, hold))
    const { serviceId, endDate, timezone } = slotAt(studio, later)
    const slot = { serviceId, startDate: later, endDate, timezone }
    const moved = expected(await studio.visitor.post('/v1/holds', { slot, checkoutId: hold.checkoutId })).hold
    const { booking } = await aPaidBooking(studio.visitor, moved)
    for (let i = 0; i < 12; i++) await passMinutes(test, 20)
    expect(await chargeOf(studio, left.booking.id)).toMatchObject({ due: '0.00' })
    expect(await owed(studio, booking.id)).toBe('0.00')
    expect((await ledger(studio))['RECEIVABLE']).toBeUndefined()
  })
})

it('a request that the business declines is owed by nobody, and cannot be paid', async () => {
  const studio = await aClass({ inPerson: true }, { approval: true })
  const hold = await holdSeats(studio.visitor, studio, 2)
  const atVisit = { contactDetails: clara, selectedPaymentOption: 'OFFLINE' }
  const { booking } = expected(await studio.visitor.post(`/v1/holds/${hold.id}/book`, atVisit))
  const { charge } = expected(await studio.admin.post(`/v1/bookings/${booking.id}/charge`, {}))
  const revision = await revisionOf(studio, booking.id)
  expected(await studio.admin.post(`/v2/bookings/${booking.id}/decline`, { revision }))
  expect(await owed(studio, booking.id)).toBe('0.00')
  expect((await start(studio.visitor, charge.id)).status).not.toBe(200)
})

describe('a booking that is confirmed as settled otherwise', () => {
  it.each(['PAID', 'EXEMPT'])('takes no money by the open page, and owes nothing (%s)', async (paymentStatus) => {
    const studio = await aClass()
    const { booking, token } = await anUnpaid(studio.visitor, await holdSeats(studio.visitor, studio, 1))
    const revision = await revisionOf(studio, booking.id)
    expected(await studio.admin.post(`/v2/bookings/${booking.id}/confirm`, { revision, paymentStatus }))
    expect.soft(await owed(studio, booking.id)).toBe('0.00')
    await payPage(studio.visitor, token)
    await passMinutes(test, 2)
    expect(await sandboxBalance(studio)).toBe(0)
  })
})
