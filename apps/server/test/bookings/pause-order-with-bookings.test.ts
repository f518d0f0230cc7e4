import { describe, expect, it } from 'vitest'
import { ordersJobs } from '../../src/features/orders/index.ts'
import { aBookedOrder } from '../credits/support/booked-order.ts'
import { getOrder } from '../orders/support/shop.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const test = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const { clock, context, db } = test
const start = clock.now()

async function aPausing() {
  clock.set(start)
  const { soon: now, later: ahead, ...club } = await aBookedOrder(test)
  const url = `/v1/orders/${club.orderId}`
  const pause = (choice: string, bookingIds = [now.id, ahead.id]) =>
    club.admin.post(`${url}/pause-with-bookings`, { choice, bookingIds })
  return { ...club, now, ahead, url, pause }
}

async function tick() {
  for (const job of ordersJobs) await job.run(context, clock.now())
}

const statusOf = async (id: string) => {
  const found = db.selectFrom('bookings').select(['status', 'payment_status']).where('id', '=', id)
  const { status, payment_status } = await found.executeTakeFirstOrThrow()
  return `${status} ${payment_status}`
}

/** Every credit that was given is used, left or ended. */
async function sumsOf(orderId: string) {
  const rows = await db
    .selectFrom('credit_entries')
    .innerJoin('credit_grants', 'credit_grants.id', 'credit_entries.grant_id')
    .select(['account', (eb) => eb.fn.sum('credit_entries.quantity').as('sum')])
    .where('credit_grants.order_id', '=', orderId)
    .groupBy('account')
    .execute()
  return Object.fromEntries(rows.map(({ account, sum }) => [account, Number(sum)]))
}

describe('pauseOrderWithBookings', () => {
  it('keeps the bookings paid or unpaid, or cancels them', async () => {
    const paid = await aPausing()
    expect(expected(await paid.pause('KEEP_PAID'))).toEqual({ bookings: 2 })
    expect([await statusOf(paid.now.id), await statusOf(paid.ahead.id)]).toEqual(['CONFIRMED PAID', 'CONFIRMED PAID'])
    const owed = await aPausing()
    expected(await owed.pause('KEEP_UNPAID'))
    expect([await statusOf(owed.now.id), await statusOf(owed.ahead.id)]).toEqual([
      'CONFIRMED NOT_PAID',
      'CONFIRMED NOT_PAID',
    ])
    expect(await sumsOf(owed.orderId)).toEqual({ ISSUED: -2, AVAILABLE: 2, USED: 0 })
    const cancelled = await aPausing()
    expected(await cancelled.pause('CANCEL'))
    expect([await statusOf(cancelled.now.id), await statusOf(cancelled.ahead.id)]).toEqual([
      'CANCELED REFUNDED',
      'CANCELED REFUNDED',
    ])
    expect(await getOrder(cancelled.shop, cancelled.orderId)).toMatchObject({ status: 'PAUSED' })
    expect(await sumsOf(cancelled.orderId)).toEqual({ ISSUED: -2, AVAILABLE: 2, USED: 0 })
  })

  it('refuses a decision about other bookings than those that were shown', async () => {
    const { pause, now, shop, orderId } = await aPausing()
    expect(readRefusal(await pause('CANCEL', [now.id]))).toBe('409 ORDER_BOOKINGS_CHANGED')
    expect(await getOrder(shop, orderId)).toMatchObject({ status: 'ACTIVE' })
    expect(await statusOf(now.id)).toBe('CONFIRMED PAID')
  })

  it('leaves paid bookings their credits of coming cycles, which move with the order', async () => {
    const club = await aPausing()
    expected(await club.pause('KEEP_PAID'))
    clock.advance({ days: 10 })
    expected(await club.admin.post(`/v2/orders/${club.orderId}/resume`))
    const rows = await db
      .selectFrom('credit_grants')
      .select(['cycle', 'starts_at', 'expires_at'])
      .where('order_id', '=', club.orderId)
      .orderBy('cycle')
      .execute()
    const days = rows.map(({ cycle, starts_at, expires_at }) =>
      [cycle, starts_at, expires_at].map((it) =>
        typeof it === 'number' ? it : new Date(it as never).toISOString().slice(0, 10),
      ),
    )
    expect(days).toEqual([
      [1, '2026-06-01', '2026-07-11'],
      [2, '2026-07-11', '2026-08-11'],
    ])
    clock.advance({ days: 31 })
    await tick()
    expect(await sumsOf(club.orderId)).toEqual({ ISSUED: -2, AVAILABLE: 0, USED: 2 })
  })

  it('pauses once when it is sent twice', async () => {
    const { pause } = await aPausing()
    const answers = await Promise.all([pause('CANCEL'), pause('CANCEL')])
    expect(answers.map(readRefusal).sort()).toEqual(['200', '409 ORDER_BOOKINGS_CHANGED'])
  })

  it('does nothing to the bookings of an order that cannot be paused', async () => {
    const { pause, admin, orderId, now } = await aPausing()
    expected(await pause('KEEP_PAID'))
    expect(readRefusal(await pause('CANCEL'))).toBe('428 ORDER_NOT_SUSPENDABLE')
    expect(await statusOf(now.id)).toBe('CONFIRMED PAID')
    expected(await admin.post(`/v2/orders/${orderId}/resume`))
  })
})
