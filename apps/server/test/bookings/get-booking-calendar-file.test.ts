import { describe, expect, it } from 'vitest'
import { aBooking, aClient, aStudio, expected, readRefusal, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const { app, context } = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const at = '2026-06-02T09:00:00.000Z'
const anonymous = aClient(app, {})

const unfoldLines = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

describe('the calendar file of a booking', () => {
  it('has title, location and instants, and stays the same entry when the booking changes', async () => {
    const studio = await aStudio(app, context, { name: 'Yoga; "deep", slow' })
    const booking = await aBooking(studio.admin, slotWith(studio, at), { status: 'CONFIRMED' })
    const { token } = expected(await studio.admin.get(`/v1/anonymous-bookings/${booking.id}/token`))
    const url = `/v1/anonymous-bookings/${token}/calendar.ics`
    const file = await anonymous.get(url)
    expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8; method=REQUEST')
    const lines = unfoldLines(file.body)
    expect(lines).toEqual(
      expect.arrayContaining([
        'METHOD:REQUEST',
        'DTSTART:20260602T090000Z',
        'DTEND:20260602T100000Z',
        'STATUS:CONFIRMED',
        'SEQUENCE:0',
        `UID:booking-${booking.id}@kalends`,
        'SUMMARY:Yoga\\; "deep"\\, slow\\, Studio Aventine',
        'LOCATION:Studio Aventine',
      ]),
    )
    await studio.admin.post(`/v2/bookings/${booking.id}/cancel`, { revision: booking.revision })
    const after = unfoldLines((await anonymous.get(url)).body)
    expect(after).toEqual(
      expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:1', `UID:booking-${booking.id}@kalends`]),
    )
  })

  it('is refused for an invalid link', async () => {
    const url = `/v1/anonymous-bookings/${'a'.repeat(64)}/calendar.ics`
    expect(readRefusal(await anonymous.get(url))).toBe('400 INVALID_TOKEN')
  })
})
