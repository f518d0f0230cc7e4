import { describe, expect, it } from 'vitest'
import { aBooking, aClient, aStudio, aVisitor, expected, readRefusal, slotAt } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const start = '2026-06-01T09:00:00Z'
const { app, context, clock } = await createTestApp({ now: start })
const anonymous = aClient(app, {})
const at = '2026-06-02T09:00:00.000Z'

describe('a link to one booking', () => {
  it('is returned to its customer and to staff: URL-safe and opaque', async () => {
    const studio = await aStudio(app, context)
    const { id } = await aBooking(studio.visitor, slotAt(studio, at))
    for (const client of [studio.visitor, studio.admin]) {
      const { token } = expected(await client.get(`/v1/anonymous-bookings/${id}/token`))
      expect(token).toMatch(/^[\w.~-]{32,2048}$/)
      const parts = token.split('.').map((part: string) => Buffer.from(part, 'base64url').toString())
      expect(parts.join()).not.toContain(id)
    }
  })

  it('works for an hour where its customer asks for it long after the visit', async () => {
    const studio = await aStudio(app, context)
    const { id } = await aBooking(studio.visitor, slotAt(studio, at))
    const past = { starts_at: new Date('2026-03-02T09:00:00Z'), ends_at: new Date('2026-03-02T10:00:00Z') }
    await context.db.updateTable('bookings').set(past).where('id', '=', id).execute()
    const { token } = expected(await studio.visitor.get(`/v1/anonymous-bookings/${id}/token`))
    expect(expected(await anonymous.get(`/v1/anonymous-bookings/${token}`)).booking.id).toBe(id)
    expect(expected(await anonymous.get(`/v1/anonymous-bookings/${token}/summary`)).price.total).not.toBeNull()
    clock.set('2026-06-01T10:00:01Z')
    expect(readRefusal(await anonymous.get(`/v1/anonymous-bookings/${token}`))).toBe('400 INVALID_TOKEN')
    clock.set(start)
  })

  it('is returned to nobody else', async () => {
    const studio = await aStudio(app, context)
    const { id } = await aBooking(studio.visitor, slotAt(studio, at))
    const elsewhere = await aStudio(app, context)
    for (const client of [await aVisitor(app, studio.siteId), elsewhere.visitor, elsewhere.admin]) {
      expect(readRefusal(await client.get(`/v1/anonymous-bookings/${id}/token`))).toBe('404 BOOKING_NOT_FOUND')
    }
  })
})
