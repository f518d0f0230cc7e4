import { describe, expect, it } from 'vitest'
import { aBookedOrder } from '../credits/support/booked-order.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const test = await createTestApp({ now: '2026-06-01T09:00:00Z' })

describe('listBookingsOfOrder', () => {
  it('lists the coming bookings that an order pays for, the next one first', async () => {
    const { admin, orderId, soon, later } = await aBookedOrder(test)
    const { bookings } = expected(await admin.get(`/v1/orders/${orderId}/bookings`))
    expect(bookings).toEqual([
      { bookingId: soon.id, title: 'Yoga', startDate: '2026-06-20T09:00:00.000Z', participants: 1, credits: 1 },
      { bookingId: later.id, title: 'Yoga', startDate: '2026-07-15T09:00:00.000Z', participants: 1, credits: 1 },
    ])
  })

  it('leaves out what is over or cancelled', async () => {
    const { admin, orderId, soon, later } = await aBookedOrder(test)
    const sent = { revision: soon.revision, flowControlSettings: { withRefund: true } }
    expected(await admin.post(`/v2/bookings/${soon.id}/cancel`, sent))
    const { bookings } = expected(await admin.get(`/v1/orders/${orderId}/bookings`))
    expect(bookings.map(({ bookingId }: { bookingId: string }) => bookingId)).toEqual([later.id])
  })

  it('refuses an order that does not exist', async () => {
    const { admin } = await aBookedOrder(test)
    const url = '/v1/orders/00000000-0000-4000-8000-000000000000/bookings'
    expect(readRefusal(await admin.get(url))).toBe('404 ORDER_NOT_FOUND')
  })
})
