import { describe, expect, it } from 'vitest'
import { payPage } from '../payments/support/payments.ts'
import { someAddOns } from '../support/choices.ts'
import {
  aBooking,
  aClient,
  aHold,
  aStudio,
  type Client,
  expected,
  readRefusal,
  slotWith,
} from '../support/factories.ts'
import { aGroup, someSeats } from '../support/group-sessions.ts'
import { createTestApp } from '../support/index.ts'
import { anUnpaid, aSellingStudio, getBooking } from './support/paying.ts'

const test = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const { app, context, db } = test
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
  it('keeps the agreed lines when prices and add-ons change; who joins pays the price of now', async () => {
    const yoga = await aGroup(app, context, 'CLASS', { price: '20' })
    const mat = { name: 'Mat', maxQuantity: 3, price: { value: '4', currency: 'EUR' } }
    const { groupId, ids } = await someAddOns(context, yoga.siteId, yoga.group.id, [mat])
    const bookedAddOns = [{ id: ids[0] ?? null, groupId, quantity: 3 }]
    const booking = await someSeats(yoga.visitor, yoga, { totalParticipants: 2, bookedAddOns })
    await setPrice(yoga.group.id, '30')
    await yoga.admin.delete(`/v2/services/${yoga.group.id}/add-on-groups/${groupId}`)
    const { summary } = await opened(yoga.visitor, booking.id)
    expect(summary).toEqual({
      payment: null,
      conferencingUrl: null,
      staffToBeNamed: false,
      moves: [],
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
    expect(after.summary.price.lines).toMatchObject([
      { kind: 'SERVICE', quantity: 2, unitPrice: '20.00' },
      { kind: 'SERVICE', quantity: 1, unitPrice: '30.00' },
      { kind: 'ADD_ON' },
    ])
  })

  it('names the moves to another time, but none that was undone', async () => {
    const studio = await aStudio(app, context)
    const booking = await aBooking(studio.admin, slotWith(studio, nine), { status: 'CONFIRMED' })
    const move = async (revision: string, hour: string) => {
      const slot = { startDate: `2026-06-02T${hour}:00:00.000Z` }
      expected(await studio.admin.post(`/v2/bookings/${booking.id}/reschedule`, { revision, slot }))
    }
    await move('1', '11')
    await move('2', '13')
    expected(await studio.admin.post(`/v1/bookings/${booking.id}/undo`, { revision: '3' }))
    expect((await opened(studio.admin, booking.id)).summary.moves).toEqual([
      { movedDate: '2026-06-01T09:00:00.000Z', from: nine, to: '2026-06-02T11:00:00.000Z' },
    ])
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

  it('says where the money stands: paid, refunded, due', async () => {
    const studio = await aSellingStudio(
      test,
      { policy: { cancellationPolicy: { enabled: true } } },
      { fixed: { deposit: { value: '20', currency: 'EUR' } }, options: { deposit: true } },
    )
    const unpaid = await anUnpaid(studio.visitor, await aHold(studio.visitor, studio, nine), { depositSelected: true })
    const summary = async () =>
      expected(await stranger.get(`/v1/anonymous-bookings/${unpaid.manageToken}/summary`)).payment
    const { paymentId } = unpaid
    const amounts = { total: '80.00', paid: '0.00', refunded: '0.00', due: '80.00', owedBack: '0.00' }
    const none = { currency: 'EUR', ...amounts, chargeId: expect.any(String), paymentId }
    expect(await summary()).toEqual({ ...none, status: 'REQUIRES_ACTION' })
    expected(await payPage(studio.visitor, unpaid.token))
    expect(await summary()).toEqual({ ...none, paid: '20.00', due: '60.00', status: 'SUCCEEDED' })
    const { revision } = await getBooking(studio, unpaid.booking.id)
    expected(await studio.visitor.post(`/v2/bookings/${unpaid.booking.id}/cancel`, { revision }))
    expect(await summary()).toMatchObject({ paid: '20.00', refunded: '20.00', due: '0.00' })
  })

  it('is refused for an invalid link', async () => {
    const url = `/v1/anonymous-bookings/${'a'.repeat(64)}/summary`
    expect(readRefusal(await stranger.get(url))).toBe('400 INVALID_TOKEN')
  })
})
