import { describe, expect, it } from 'vitest'
import { aBooking, aStudio, bookingInput, type Client, expected, readRefusal, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { listEvents } from './support/traces.ts'

const { app, context } = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const at = '2026-06-03T09:00:00.000Z'

const update = (client: Client, id: string, namespace: string, namespaceData: object) =>
  client.post(`/v2/bookings/${id}/update_extended_fields`, { namespace, namespaceData })

async function aBooked() {
  const studio = await aStudio(app, context)
  return { studio, booking: await aBooking(studio.admin, slotWith(studio, at)) }
}

describe('extended fields of integrations', () => {
  it('are merged by key; null removes, and the booking shows them', async () => {
    const { studio, booking } = await aBooked()
    const first = expected(await update(studio.admin, booking.id, '@crm/core', { ref: 'A1', tags: ['vip'] }))
    expect(first).toEqual({ namespace: '@crm/core', namespaceData: { ref: 'A1', tags: ['vip'] } })
    const second = expected(await update(studio.admin, booking.id, '@crm/core', { ref: null, score: 4 }))
    expect(second.namespaceData).toEqual({ tags: ['vip'], score: 4 })
    expected(await update(studio.admin, booking.id, 'other', { a: 1 }))
    const query = { query: { filter: { id: booking.id } } }
    const [found] = expected(await studio.admin.post('/v2/extended-bookings/query', query)).extendedBookings
    expect(found.booking).toMatchObject({
      revision: '4',
      extendedFields: { namespaces: { '@crm/core': { tags: ['vip'], score: 4 }, other: { a: 1 } } },
    })
    expect((await listEvents(context, booking.id)).slice(1)).toEqual(['2 updated', '3 updated', '4 updated'])
  })

  it('are only for the business', async () => {
    const { studio, booking } = await aBooked()
    expect(readRefusal(await update(studio.visitor, booking.id, 'a', { b: 1 }))).toBe('403 PERMISSION_DENIED')
    const elsewhere = await aStudio(app, context)
    expect(readRefusal(await update(elsewhere.admin, booking.id, 'a', { b: 1 }))).toBe('404 BOOKING_NOT_FOUND')
    expect(readRefusal(await update(studio.admin, studio.siteId, 'a', { b: 1 }))).toBe('404 BOOKING_NOT_FOUND')
  })

  it('contain ids and notes, not files', async () => {
    const { studio, booking } = await aBooked()
    const much = { file: 'x'.repeat(30_000) }
    expect(readRefusal(await update(studio.admin, booking.id, 'a', much))).toBe('400 namespaceData')
    const nothing = studio.admin.post(`/v2/bookings/${booking.id}/update_extended_fields`, { namespace: 'a' })
    expect(readRefusal(await nothing)).toBe('400 namespaceData')
  })

  it('have the same bounds in new bookings, of customers and of staff, one or several', async () => {
    const studio = await aStudio(app, context)
    const create = (client: Client, namespaces: Record<string, Record<string, unknown>>) =>
      client.post('/v2/bookings', bookingInput(slotWith(studio, at), { extendedFields: { namespaces } }))
    const many = Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`n${index}`, {}]))
    const deep = JSON.parse(`${'['.repeat(20)}${']'.repeat(20)}`)
    for (const client of [studio.visitor, studio.admin]) {
      for (const refused of [{ a: { file: 'x'.repeat(30_000) } }, many, { a: { deep } }, { '': {} }]) {
        expect(readRefusal(await create(client, refused))).toBe('400 booking.extendedFields')
      }
      expect((await create(client, { '@crm/core': { ref: 'A1' } })).status).toBe(200)
    }
    const { booking } = bookingInput(slotWith(studio, at), { extendedFields: { namespaces: many } })
    const bulk = await studio.visitor.post('/v2/bulk/bookings/create', { createBookingsInfo: [{ booking }] })
    expect(JSON.stringify(bulk.body)).toContain('extendedFields')
    expect(JSON.stringify(bulk.body)).not.toContain('n20')
  })
})
