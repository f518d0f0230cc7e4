import { describe, expect, it } from 'vitest'
import { someAddOns } from '../support/choices.ts'
import { aBooking, aClient, aStudio, type Client, expected, readRefusal, slotWith } from '../support/factories.ts'
import { aGroup, someSeats } from '../support/group-sessions.ts'
import { createTestApp } from '../support/index.ts'

const { app, context, db } = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const nine = '2026-06-02T09:00:00.000Z'
const stranger = aClient(app, {})

/** The summary and calendar file that the link of a booking opens, for anyone who has it. */
async function opened(client: Client, bookingId: string) {
  const { token } = expected(await client.get(`/v1/anonymous-bookings/${bookingId}/token`))
  const url = `/v1/anonymous-bookings/${token}`
  const file = await stranger.get(`${url}/calendar.ics`)
  return {
    summary: expected(await stranger.get(`${url}/summary`)),
    calendar: String(file.body).replaceAll('\r\n ', ''),
  }
}

async function setPrice(serviceId: string, value: string): Promise<void> {
  const payment = JSON.stringify({ rateType: 'FIXED', fixed: { price: { value, currency: 'EUR' } } })
  await db.updateTable('services').set({ payment }).where('id', '=', serviceId).execute()
}

describe('booking summary', () => {
  it('keeps the agreed lines when prices and add-ons change, and follows the number of participants', async () => {
    const yoga = await aGroup(app, context, 'CLASS', { price: '20' })
    const mat = { name: 'Mat', maxQuantity: 3, price: { value: '4', currency: 'EUR' } }
    const { groupId, ids } = await someAddOns(context, yoga.siteId, yoga.group.id, [mat])
    const bookedAddOns = [{ id: ids[0] ?? null, groupId, quantity: 3 }]
    const booking = await someSeats(yoga.visitor, yoga, { totalParticipants: 2, bookedAddOns })
    await setPrice(yoga.group.id, '30')
    await yoga.admin.delete(`/v2/services/${yoga.group.id}/add-on-groups/${groupId}`)
    const { summary } = await opened(yoga.visitor, booking.id)
    expect(summary).toEqual({
      conferencingUrl: null,
      price: {
        currency: 'EUR',
        lines: [
          { kind: 'SERVICE', name: 'Yoga', quantity: 2, unitPrice: '20.00', amount: '40.00' },
          { kind: 'ADD_ON', name: 'Mat', quantity: 3, unitPrice: '4.00', amount: '12.00' },
        ],
        total: '52.00',
        text: null,
      },
    })
    expected(await yoga.admin.post(`/v2/bookings/${booking.id}/confirm`, { revision: booking.revision }))
    const changed = { revision: '2', totalParticipants: 3 }
    expected(await yoga.admin.post(`/v2/bookings/${booking.id}/update_number_of_participants`, changed))
    const after = await opened(yoga.visitor, booking.id)
    expect(after.summary.price.lines[0]).toMatchObject({ quantity: 3, unitPrice: '30.00' })
  })

  it('shows the difference to another agreed price as a line', async () => {
    const studio = await aStudio(app, context, { price: '80' })
    const booking = await aBooking(studio.admin, slotWith(studio, nine), { status: 'CONFIRMED' })
    const slot = { startDate: '2026-06-02T13:00:00.000Z', endDate: '2026-06-02T14:00:00.000Z' }
    const to = { revision: '1', slot, newPrice: '60' }
    expected(await studio.admin.post(`/v2/bookings/${booking.id}/reschedule`, to))
    const { price } = (await opened(studio.admin, booking.id)).summary
    expect(price.lines.map(({ kind, amount }: { kind: string; amount: string }) => [kind, amount])).toEqual([
      ['SERVICE', '80.00'],
      ['ADJUSTMENT', '-20.00'],
    ])
    expect(price.total).toBe('60.00')
  })

  it('has the conferencing link of a confirmed booking, and so has the calendar file', async () => {
    const studio = await aStudio(app, context)
    const template = { conferencing_template: 'https://meet.example/{bookingId}' }
    await db.updateTable('sites').set(template).where('id', '=', studio.siteId).execute()
    const booking = await aBooking(studio.admin, slotWith(studio, nine), { status: 'CONFIRMED' })
    const without = await opened(studio.admin, booking.id)
    expect(without.summary.conferencingUrl).toBeNull()
    expect(without.calendar).not.toContain('https://meet.example')
    const conferencing = JSON.stringify({ enabled: true })
    await db.updateTable('services').set({ conferencing }).where('id', '=', studio.service.id).execute()
    const url = `https://meet.example/${booking.id}`
    const { summary, calendar } = await opened(studio.admin, booking.id)
    expect(summary.conferencingUrl).toBe(url)
    expect(calendar).toContain(`URL;VALUE=URI:${url}`)
    expect(calendar).toMatch(new RegExp(`DESCRIPTION:.*${booking.id}`))
    expected(await studio.admin.post(`/v2/bookings/${booking.id}/cancel`, { revision: '1' }))
    expect((await opened(studio.admin, booking.id)).summary.conferencingUrl).toBeNull()
  })

  it('is refused for an invalid link', async () => {
    const url = `/v1/anonymous-bookings/${'a'.repeat(64)}/summary`
    expect(readRefusal(await stranger.get(url))).toBe('400 INVALID_TOKEN')
  })
})
