import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { aBooking, aStudio, type Client, expected, readRefusal, slotWith, takenTime } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { listEvents } from './support/traces.ts'

const { app, context } = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const at = '2026-06-02T09:00:00.000Z'

const finish = (client: Client, details: object[], more: object = {}) =>
  client.post('/v2/bulk/bookings/confirmOrDecline', { details, ...more })

describe('bulk confirmOrDecline', () => {
  it('decides each booking in the order sent: the first gets the time, the next does not', async () => {
    const studio = await aStudio(app, context)
    const [first, second] = [
      await aBooking(studio.visitor, slotWith(studio, at)),
      await aBooking(studio.visitor, slotWith(studio, at)),
    ]
    const body = expected(
      await finish(
        studio.admin,
        [
          { bookingId: first.id, paymentStatus: 'PAID' },
          { bookingId: randomUUID() },
          { bookingId: second.id.toUpperCase(), paymentStatus: 'NOT_PAID' },
        ],
        { returnEntity: true },
      ),
    )
    expect(body.results).toMatchObject([
      {
        itemMetadata: { id: first.id, originalIndex: 0, success: true },
        item: { status: 'CONFIRMED', paymentStatus: 'PAID' },
      },
      { itemMetadata: { originalIndex: 1, success: false, error: { code: 'BOOKING_NOT_FOUND' } } },
      { itemMetadata: { id: second.id, success: true }, item: { status: 'DECLINED' } },
    ])
    expect(body.bulkActionMetadata).toEqual({ totalSuccesses: 2, totalFailures: 1, undetailedFailures: 0 })
    expect(await takenTime(context, studio.resourceId)).toHaveLength(1)
    expect(await listEvents(context, second.id)).toEqual(['1 created', '2 declined'])
  })

  it('reports bookings already answered, and returns none unless requested', async () => {
    const studio = await aStudio(app, context)
    const booking = await aBooking(studio.visitor, slotWith(studio, at))
    const once = expected(await finish(studio.admin, [{ bookingId: booking.id }]))
    expect(once.results[0].item).toBeUndefined()
    const twice = expected(await finish(studio.admin, [{ bookingId: booking.id }]))
    expect(twice.results[0].itemMetadata).toMatchObject({ success: false, error: { code: 'INVALID_BOOKING_STATUS' } })
  })

  it('is refused as a whole for a duplicate, none or too many', async () => {
    const studio = await aStudio(app, context)
    const { id } = await aBooking(studio.visitor, slotWith(studio, at))
    const refusal = async (details: object[]) => readRefusal(await finish(studio.admin, details))
    expect(await refusal([{ bookingId: id }, { bookingId: id.toUpperCase() }])).toBe('400 DUPLICATED_BOOKINGS')
    expect(await refusal([])).toBe('400 details')
    expect(await refusal([{}])).toBe('400 details[0].bookingId')
    expect(await refusal(Array.from({ length: 301 }, () => ({ bookingId: randomUUID() })))).toBe('400 details')
    expect(await listEvents(context, id)).toEqual(['1 created'])
  })

  it('finds no booking of another business', async () => {
    const studio = await aStudio(app, context)
    const other = await aStudio(app, context)
    const { id } = await aBooking(studio.visitor, slotWith(studio, at))
    const { results } = expected(await finish(other.admin, [{ bookingId: id }]))
    expect(results[0].itemMetadata.error.code).toBe('BOOKING_NOT_FOUND')
    expect(readRefusal(await finish(studio.visitor, [{ bookingId: id }]))).toBe('403 PERMISSION_DENIED')
  })
})
