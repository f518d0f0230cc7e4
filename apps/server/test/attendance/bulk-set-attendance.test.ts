import { describe, expect, it } from 'vitest'
import { aBooking, aStudio, expected, readRefusal, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const { app, context } = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const url = '/v2/bulk/attendance/set'

async function twoVisits() {
  const studio = await aStudio(app, context)
  const visit = (hour: number) =>
    aBooking(studio.admin, slotWith(studio, `2026-06-03T${hour}:00:00.000Z`), { status: 'CONFIRMED' })
  return { studio, first: await visit(10), second: await visit(12) }
}

describe('recording attendance in bulk', () => {
  it('returns each result in the order sent, with the records if requested', async () => {
    const { studio, first, second } = await twoVisits()
    const note = (bookingId: string) => ({ attendance: { bookingId, status: 'ATTENDED' } })
    const attendanceDetails = [note(first.id), note(studio.siteId), note(second.id)]
    const { results, bulkActionMetadata } = expected(
      await studio.admin.post(url, { attendanceDetails, returnFullEntity: true }),
    )
    expect(bulkActionMetadata).toEqual({ totalSuccesses: 2, totalFailures: 1, undetailedFailures: 0 })
    expect(results.map(({ item, itemMetadata }: never) => [item, itemMetadata])).toMatchObject([
      [{ bookingId: first.id }, { originalIndex: 0, success: true }],
      [undefined, { originalIndex: 1, success: false, error: { code: 'BOOKING_NOT_FOUND' } }],
      [{ bookingId: second.id }, { originalIndex: 2, success: true }],
    ])
  })

  it('works once under an idempotency key', async () => {
    const { studio, first, second } = await twoVisits()
    const note = (bookingId: string) => ({ attendance: { bookingId, status: 'ATTENDED' } })
    const attendanceDetails = [note(first.id), note(studio.siteId), note(second.id)]
    const key = { 'idempotency-key': 'arrivals-1' }
    const once = expected(await studio.admin.post(url, { attendanceDetails }, key))
    expect(once.bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 1 })
    expect(expected(await studio.admin.post(url, { attendanceDetails }, key))).toEqual(once)
    expect(expected(await studio.admin.post('/v2/attendance/count', {})).count).toBe(2)
  })

  it('accepts the older format, and returns records only if requested', async () => {
    const { studio, first } = await twoVisits()
    const attendanceList = [{ bookingId: first.id, status: 'NOT_ATTENDED' }]
    const { results } = expected(await studio.admin.post(url, { attendanceList }))
    expect(results).toEqual([{ itemMetadata: { id: expect.any(String), originalIndex: 0, success: true } }])
  })

  it('refuses an empty or invalid list', async () => {
    const { studio, first } = await twoVisits()
    expect(readRefusal(await studio.admin.post(url, {}))).toBe('400 ATTENDANCES_MISSING_IN_REQUEST')
    const attendanceDetails = [{ attendance: { bookingId: first.id, status: 'ATTENDED' } }, { attendance: {} }]
    expect(readRefusal(await studio.admin.post(url, { attendanceDetails }))).toBe(
      '400 attendanceDetails[1].attendance.bookingId attendanceDetails[1].attendance.status',
    )
    expect(readRefusal(await studio.visitor.post(url, { attendanceDetails }))).toBe('403 PERMISSION_DENIED')
  })
})
