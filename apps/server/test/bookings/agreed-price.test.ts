import type { bookings } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import { aBooking, aStudio, type Client, expected, slotWith } from '../support/factories.ts'
import { aGroup, someSeats } from '../support/group-sessions.ts'
import { createTestApp } from '../support/index.ts'

const { app, context, db } = await createTestApp({ now: '2026-06-01T09:00:00Z' })

const nine = '2026-06-02T09:00:00.000Z'
const policy = {
  saveCreditCardPolicy: { enabled: true },
  customPolicyDescription: { enabled: true, description: 'Half.' },
  cancellationPolicy: { enabled: true },
  reschedulePolicy: { enabled: true },
  participantsPolicy: { enabled: true, maxParticipantsPerBooking: 10 },
  cancellationFeePolicy: { enabled: true, cancellationWindows: [{ startInMinutes: 72 * 60, percentage: '50' }] },
}

type Booked = bookings.Booking & { id: string }

/** What it costs from now on. */
async function setPrice(serviceId: string, value: string): Promise<void> {
  const payment = JSON.stringify({ rateType: 'FIXED', fixed: { price: { value, currency: 'EUR' } } })
  await db.updateTable('services').set({ payment }).where('id', '=', serviceId).execute()
}

/** What leaving would cost now, as the customer sees it. */
async function fee(client: Client, id: string): Promise<string> {
  const { token } = expected(await client.get(`/v1/anonymous-bookings/${id}/token`))
  const { bookingFee } = expected(await client.get(`/v1/anonymous-bookings/${token}?fields=BOOKING_FEES`))
  return bookingFee.cancellationFee.price.value
}

const change = async (client: Client, name: string, { id }: Booked, body: object) => {
  const { revision } = await db.selectFrom('bookings').select('revision').where('id', '=', id).executeTakeFirstOrThrow()
  return expected(await client.post(`/v2/bookings/${id}/${name}`, { revision: String(revision), ...body })).booking
}

async function anAppointment() {
  const studio = await aStudio(app, context, { price: '80', policy })
  const booking = await aBooking(studio.visitor, slotWith(studio, nine))
  await change(studio.admin, 'confirm', booking, {})
  return { ...studio, booking }
}

describe('cancellation fee', () => {
  it('is a share of the agreed price, whatever the service costs now', async () => {
    const { visitor, service, booking } = await anAppointment()
    expect(await fee(visitor, booking.id)).toBe('40.00')
    await setPrice(service.id, '200')
    expect(await fee(visitor, booking.id)).toBe('40.00')
    expected(await visitor.post(`/v2/bookings/${booking.id}/cancel`, { revision: '2' }))
    const row = await db.selectFrom('bookings').selectAll().where('id', '=', booking.id).executeTakeFirstOrThrow()
    expect(row.cancellation_fee).toMatchObject({ value: '40.00', currency: 'EUR' })
  })

  it('stays with the booking when it is rescheduled, and customers cannot set it', async () => {
    const { visitor, admin, service, booking } = await anAppointment()
    await setPrice(service.id, '200')
    const to = (hour: string) => ({ slot: { startDate: `2026-06-02T${hour}:00:00.000Z` } })
    await change(visitor, 'reschedule', booking, { ...to('11'), newPrice: '1' })
    expect(await fee(visitor, booking.id)).toBe('40.00')
    await change(admin, 'reschedule', booking, { ...to('13'), newPrice: '60' })
    expect(await fee(visitor, booking.id)).toBe('30.00')
  })

  it('uses current prices for additions', async () => {
    const yoga = await aGroup(app, context, 'CLASS', { price: '20', policy })
    const booking = await someSeats(yoga.visitor, yoga, { totalParticipants: 2 })
    await change(yoga.admin, 'confirm', booking, {})
    expect(await fee(yoga.visitor, booking.id)).toBe('20.00')
    await setPrice(yoga.group.id, '30')
    expect(await fee(yoga.visitor, booking.id)).toBe('20.00')
    await change(yoga.visitor, 'update_number_of_participants', booking, { totalParticipants: 3 })
    expect(await fee(yoga.visitor, booking.id)).toBe('35.00')
  })

  it('uses the service’s price for a booking older than agreed prices', async () => {
    const { visitor, service, booking } = await anAppointment()
    await db.updateTable('bookings').set({ agreed_price: null }).where('id', '=', booking.id).execute()
    await setPrice(service.id, '200')
    expect(await fee(visitor, booking.id)).toBe('100.00')
  })
})
