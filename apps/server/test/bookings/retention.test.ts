import { describe, expect, it } from 'vitest'
import { runDue } from '../../src/setup/background.ts'
import { aBooking, aStudio, expected, readRefusal, slotAt } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const { app, context } = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const days = (count: number) => Date.parse('2026-06-01T09:00:00Z') + count * 24 * 3_600_000

describe('unanswered bookings', () => {
  it('are erased after thirty days with history and events, and counted in the log', async () => {
    const studio = await aStudio(app, context)
    const created = [
      await aBooking(studio.visitor, slotAt(studio, '2026-06-02T09:00:00.000Z')),
      await aBooking(studio.visitor, slotAt(studio, '2026-06-02T10:00:00.000Z')),
    ]
    const stored = await aBooking(studio.admin, slotAt(studio, '2026-06-02T11:00:00.000Z'), { status: 'CONFIRMED' })
    const listRemaining = async () =>
      expected(await studio.admin.post('/v2/extended-bookings/query', { query: {} })).extendedBookings.length
    await runDue(context, days(30))
    expect(await listRemaining()).toBe(3)
    await runDue(context, days(30) + 1)
    expect(await listRemaining()).toBe(1)
    for (const { id } of created) {
      expect(readRefusal(await studio.admin.get(`/v1/bookings/${id}/history`))).toBe('404 BOOKING_NOT_FOUND')
      expect(await context.db.selectFrom('events').select('id').where('entity_id', '=', id).execute()).toEqual([])
    }
    expect(readRefusal(await studio.admin.get(`/v1/bookings/${stored.id}/history`))).toBe('200')
    const notes = await context.db.selectFrom('erasures').selectAll().where('site_id', '=', studio.siteId).execute()
    expect(notes).toMatchObject([{ kind: 'booking', count: 2, reason: 'retention' }])
  })
})
