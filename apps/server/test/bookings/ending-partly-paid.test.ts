import { describe, expect, it } from 'vitest'
import { record } from '../payments/support/payments.ts'
import { aHold, aService, expected, readRefusal, type Studio } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aSession } from './support/class-sessions.ts'
import {
  aPaidBooking,
  aSellingStudio,
  chargeOf,
  clara,
  getBooking,
  listRefunds,
  passMinutes,
  sellOnline,
} from './support/paying.ts'

const now = '2026-06-01T07:00:00Z'
const test = await createTestApp({ now })
const { context } = test
const policy = {
  participantsPolicy: { enabled: true, maxParticipantsPerBooking: 8 },
  cancellationPolicy: { enabled: true },
}
const revisionOf = async (studio: Studio, id: string) => (await getBooking(studio, id)).revision

/** A booking of 10.00 at the visit, of which some was paid in cash. */
async function aPartlyPaid(amount: string) {
  const studio = await aSellingStudio(test, { policy })
  const yoga = await aService(context, studio.siteId, [], { name: 'Yoga', price: '10', policy, type: 'CLASS' })
  const fixed = { price: { value: '10', currency: 'EUR' } }
  await sellOnline(studio, { serviceId: yoga.id, fixed, options: { inPerson: true } })
  const eventId = await aSession(context, studio.siteId, yoga, '2026-06-02T09:00:00.000Z')
  const slot = { serviceId: yoga.id, eventId, timezone: 'Europe/Berlin', totalParticipants: 1 }
  const { hold } = expected(await studio.visitor.post('/v1/holds', { slot }))
  const sent = { contactDetails: clara, selectedPaymentOption: 'OFFLINE' }
  const { booking } = expected(await studio.visitor.post(`/v1/holds/${hold.id}/book`, sent))
  const { charge } = expected(await studio.admin.post(`/v1/bookings/${booking.id}/charge`, {}))
  expected(await record(studio.admin, charge.id, amount))
  return { studio, yoga, id: booking.id as string }
}

describe('a booking paid in part that the business ends', () => {
  it('can be undone within the minute, as others can', async () => {
    const { studio, id } = await aPartlyPaid('4.00')
    const cancel = { revision: await revisionOf(studio, id), waiveCharges: true }
    expected(await studio.admin.post(`/v2/bookings/${id}/cancel`, cancel))
    const undone = await studio.admin.post(`/v1/bookings/${id}/undo`, { revision: await revisionOf(studio, id) })
    expect(readRefusal(undone)).toBe('200')
    expect(await chargeOf(studio, id)).toMatchObject({ due: '6.00', paid: '4.00' })
  })

  it('comes back with its service', async () => {
    const { studio, id, yoga } = await aPartlyPaid('4.00')
    expected(await studio.admin.delete(`/v2/services/${yoga.id}`))
    expected(await studio.admin.post(`/v1/services/${yoga.id}/restore`, {}))
    expect(await getBooking(studio, id)).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'PARTIALLY_PAID' })
  })
})

it('cash of a booking that staff cancel with a refund is shown as owed back', async () => {
  const { studio, id } = await aPartlyPaid('10.00')
  const cancel = { revision: await revisionOf(studio, id), flowControlSettings: { withRefund: true } }
  expected(await studio.admin.post(`/v2/bookings/${id}/cancel`, cancel))
  expect(await chargeOf(studio, id)).toMatchObject({ owedBack: '10.00' })
})

describe('a refund that fails', () => {
  it('leaves a booking of which a part was paid as it was', async () => {
    const deposit = { value: '20', currency: 'EUR' }
    const studio = await aSellingStudio(test, { policy }, { fixed: { deposit }, options: { deposit: true } })
    const { visitor } = studio
    const hold = await aHold(visitor, studio, '2026-06-02T09:00:00.000Z')
    const { booking } = await aPaidBooking(visitor, hold, { depositSelected: true })
    const paid = { paymentStatus: 'PARTIALLY_PAID' }
    expect(await getBooking(studio, booking.id)).toMatchObject({ status: 'CONFIRMED', ...paid })
    const sent = { revision: await revisionOf(studio, booking.id) }
    expected(await visitor.post(`/v2/bookings/${booking.id}/cancel`, sent))
    await context.db
      .updateTable('sandbox_payments')
      .set({ refunded_minor: 2000 })
      .where('site_id', '=', studio.siteId)
      .execute()
    await passMinutes(test, 1)
    expect(await listRefunds(studio)).toEqual(['2000 FAILED'])
    expect(await getBooking(studio, booking.id)).toMatchObject({ status: 'CANCELED', ...paid })
    expect(await chargeOf(studio, booking.id)).toMatchObject({ owedBack: '20.00', due: '0.00' })
  })
})
