import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { ledger } from '../payments/support/payments.ts'
import { aBooking, aStudio, expected, readRefusal, type Studio, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const { app, context } = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const at = '2026-06-02T09:00:00.000Z'

const aBooked = async (studio: Studio) => aBooking(studio.admin, slotWith(studio, at))
const create = ({ admin }: Studio, bookingId: string) => admin.post(`/v1/bookings/${bookingId}/charge`, {})

describe('createBookingCharge', () => {
  it('charges the agreed price once, however often it is requested', async () => {
    const studio = await aStudio(app, context, { price: '50' })
    const booking = await aBooked(studio)
    const answers = await Promise.all([1, 2, 3].map(() => create(studio, booking.id)))
    const [first, ...others] = answers.map((answer) => expected(answer).charge)
    expect(first).toMatchObject({ subjectType: 'BOOKING', subjectId: booking.id, cycle: 0, paid: '0.00' })
    expect(first.due).toBe(first.total)
    expect(others.map(({ id }) => id)).toEqual([first.id, first.id])
    const minor = Math.round(Number(first.total) * 100)
    expect(await ledger(studio)).toEqual({ RECEIVABLE: minor, REVENUE: -minor })
  })

  it('charges what the booking costs then, also while its price changes', async () => {
    const studio = await aStudio(app, context, { price: '50' })
    for (const startDate of ['2026-06-03T09:00:00Z', '2026-06-04T09:00:00Z', '2026-06-05T09:00:00Z']) {
      const { id, revision } = await aBooking(studio.admin, slotWith(studio, startDate))
      const dearer = { revision, slot: slotWith(studio, startDate), newPrice: '70' }
      const [changed] = await Promise.all([
        studio.admin.post(`/v2/bookings/${id}/reschedule`, dearer),
        create(studio, id),
        create(studio, id),
      ])
      expected(changed)
      expect(expected(await create(studio, id)).charge).toMatchObject({ total: '70.00', due: '70.00' })
    }
  })

  it('is paid in parts, and the booking follows', async () => {
    const studio = await aStudio(app, context, { price: '50' })
    const booking = await aBooked(studio)
    const { charge } = expected(await create(studio, booking.id))
    const pay = async (amount?: string) =>
      expected(await studio.admin.post('/v1/payments/record', { chargeId: charge.id, method: 'CASH', amount }))
    expect((await pay('10')).charge).toMatchObject({ paid: '10.00' })
    expect((await pay()).charge).toMatchObject({ paid: charge.total, due: '0.00' })
    expect(expected(await create(studio, booking.id)).charge).toMatchObject({ id: charge.id, due: '0.00' })
  })

  it('adds the tax of the location to the price', async () => {
    const studio = await aStudio(app, context, { price: '50' })
    const { settings } = expected(await studio.admin.get('/v1/payments/settings'))
    const tax = { locationId: null, name: 'VAT', percent: '22', included: false }
    const changes = { revision: settings.revision, taxes: [tax] }
    expected(await studio.admin.patch('/v1/payments/settings', { settings: changes }))
    const booking = await aBooked(studio)
    const { charge } = expected(await create(studio, booking.id))
    expect(charge).toMatchObject({ taxName: 'VAT', taxPercent: '22', taxIncluded: false })
    expect(Number(charge.tax)).toBeCloseTo(Number(charge.subtotal) * 0.22, 2)
    expect(Number(charge.total)).toBeCloseTo(Number(charge.subtotal) + Number(charge.tax), 2)
  })

  it('refuses a booking that was cancelled or paid already, and unknown ones', async () => {
    const studio = await aStudio(app, context, { price: '50' })
    const { db } = context
    for (const change of [{ status: 'CANCELED' }, { payment_status: 'PAID' }]) {
      const booking = await aBooked(studio)
      await db.updateTable('bookings').set(change).where('id', '=', booking.id).execute()
      expect(readRefusal(await create(studio, booking.id))).toBe('428 BOOKING_NOT_CHARGEABLE')
      await db.updateTable('bookings').set({ status: 'CANCELED' }).where('id', '=', booking.id).execute()
    }
    expect(readRefusal(await create(studio, randomUUID()))).toBe('404 BOOKING_NOT_FOUND')
  })
})
