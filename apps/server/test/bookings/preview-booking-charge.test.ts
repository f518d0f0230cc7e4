import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { ledger } from '../payments/support/payments.ts'
import { aBooking, aStudio, expected, readRefusal, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const { app, context } = await createTestApp({ now: '2026-06-01T09:00:00Z' })

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
    expect(expected(await studio.admin.get(`/v1/bookings/${booking.id}/charge/preview`))).toEqual({ preview: null })
  })

  it('knows no booking of another business', async () => {
    const studio = await aStudio(app, context, { price: '50' })
    const answer = await studio.admin.get(`/v1/bookings/${randomUUID()}/charge/preview`)
    expect(readRefusal(answer)).toBe('404 BOOKING_NOT_FOUND')
  })
})
