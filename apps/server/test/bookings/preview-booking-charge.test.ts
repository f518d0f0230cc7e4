import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { ledger, record } from '../payments/support/payments.ts'
import { someVariants } from '../support/choices.ts'
import { aBooking, aStudio, expected, readRefusal, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aSellingStudio, chargeOf, getBooking } from './support/paying.ts'

const test = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const { app, context } = test

describe('previewBookingCharge', () => {
  it('shows what the charge will be, and creates none', async () => {
    const studio = await aStudio(app, context, { price: '50' })
    const booking = await aBooking(studio.admin, slotWith(studio, '2026-06-02T09:00:00.000Z'))
    const { preview } = expected(await studio.admin.get(`/v1/bookings/${booking.id}/charge/preview`))
    expect(await ledger(studio)).toEqual({})
    const { charge } = expected(await studio.admin.post(`/v1/bookings/${booking.id}/charge`, {}))
    expect(charge).toMatchObject(preview)
  })

  it('shows nothing for a booking that was cancelled', async () => {
    const studio = await aStudio(app, context, { price: '50' })
    const booking = await aBooking(studio.admin, slotWith(studio, '2026-06-02T09:00:00.000Z'))
    await context.db.updateTable('bookings').set({ status: 'CANCELED' }).where('id', '=', booking.id).execute()
    expect(expected(await studio.admin.get(`/v1/bookings/${booking.id}/charge/preview`))).toEqual({
      preview: null,
      change: null,
    })
  })

  it('compares another length with what is agreed, and says what the move then does', async () => {
    const studio = await aSellingStudio(test, {}, { options: { inPerson: true } })
    await someVariants(context, studio.siteId, studio.service.id, 'DURATION', [60, 90, 30], ['80', '110', '50'])
    const slot = slotWith(studio, '2026-06-02T09:00:00.000Z')
    const { id } = await aBooking(studio.admin, slot, { status: 'CONFIRMED' })
    const preview = async (minutes: number) =>
      expected(await studio.admin.get(`/v1/bookings/${id}/charge/preview?durationMinutes=${minutes}`)).change
    expect(await preview(60)).toBeNull()
    const unpaid = { currency: 'EUR', from: '80.00', to: '110.00', due: '110.00', owedBack: '0.00' }
    expect(await preview(90)).toEqual(unpaid)
    const { charge } = expected(await studio.admin.post(`/v1/bookings/${id}/charge`, {}))
    expected(await record(studio.admin, charge.id))
    expect(await preview(90)).toEqual({ ...unpaid, due: '30.00' })
    expect(await preview(30)).toEqual({ ...unpaid, to: '50.00', due: '0.00', owedBack: '30.00' })
    const { revision } = await getBooking(studio, id)
    const shorter = { startDate: slot.startDate, endDate: '2026-06-02T09:30:00.000Z' }
    const flowControlSettings = { allowPriceChange: true }
    const move = { revision, slot: shorter, flowControlSettings }
    expected(await studio.admin.post(`/v2/bookings/${id}/reschedule`, move))
    expect(await chargeOf(studio, id)).toMatchObject({ total: '50.00', due: '0.00', owedBack: '30.00' })
  })

  it('knows no booking of another business', async () => {
    const studio = await aStudio(app, context, { price: '50' })
    const answer = await studio.admin.get(`/v1/bookings/${randomUUID()}/charge/preview`)
    expect(readRefusal(answer)).toBe('404 BOOKING_NOT_FOUND')
  })
})
