import { describe, expect, it } from 'vitest'
import { aBookedOrder } from '../credits/support/booked-order.ts'
import { getOrder } from '../orders/support/shop.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const test = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const { clock, db } = test
const start = clock.now()

async function aBooked() {
  clock.set(start)
  const { soon, later, ...club } = await aBookedOrder(test)
  const end = (choice: string, bookingIds = [soon.id, later.id]) =>
    club.admin.post(`/v1/orders/${club.orderId}/cancel-with-bookings`, { choice, bookingIds })
  const states = async () => [await stateOf(soon.id), await stateOf(later.id)]
  return { ...club, soon, later, end, states }
}

const stateOf = async (id: string) => {
  const found = db.selectFrom('bookings').select(['status', 'payment_status']).where('id', '=', id)
  const { status, payment_status } = await found.executeTakeFirstOrThrow()
  return `${status} ${payment_status}`
}

describe('cancelOrderWithBookings', () => {
  it('keeps the bookings, which are owed, or cancels them', async () => {
    const kept = await aBooked()
    expect(expected(await kept.end('KEEP_UNPAID'))).toEqual({ bookings: 2 })
    expect(await kept.states()).toEqual(['CONFIRMED NOT_PAID', 'CONFIRMED NOT_PAID'])
    const cancelled = await aBooked()
    expected(await cancelled.end('CANCEL'))
    expect(await cancelled.states()).toEqual(['CANCELED REFUNDED', 'CANCELED REFUNDED'])
    expect(await getOrder(cancelled.shop, cancelled.orderId)).toMatchObject({ status: 'CANCELED' })
  })

  it('leaves a booking that has begun paid', async () => {
    const { end, states } = await aBooked()
    clock.set(Date.parse('2026-06-20T09:10:00.000Z'))
    expected(await end('CANCEL'))
    expect(await states()).toEqual(['CONFIRMED PAID', 'CANCELED REFUNDED'])
  })

  it('refuses a decision about other bookings than those that were shown, and an order that has ended', async () => {
    const { end, soon, shop, orderId, states } = await aBooked()
    expect(readRefusal(await end('CANCEL', [soon.id]))).toBe('409 ORDER_BOOKINGS_CHANGED')
    expect(await getOrder(shop, orderId)).toMatchObject({ status: 'ACTIVE' })
    expect(await states()).toEqual(['CONFIRMED PAID', 'CONFIRMED PAID'])
    expected(await end('KEEP_UNPAID'))
    expect(readRefusal(await end('CANCEL', []))).toBe('428 ORDER_ALREADY_CANCELED')
  })
})
