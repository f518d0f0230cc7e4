import { describe, expect, it } from 'vitest'
import { aBookedOrder } from '../credits/support/booked-order.ts'
import { asMember } from '../members/club.ts'
import { aMember, getOrder } from '../orders/support/shop.ts'
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

describe('a member who ends their own order', () => {
  async function own(plan: object = {}) {
    const booked = await aBooked()
    await db
      .updateTable('orders')
      .set({ buyer_can_cancel: true, ...plan })
      .where('id', '=', booked.orderId)
      .execute()
    const url = `/v1/orders/${booked.orderId}`
    const end = async (choice: string, bookingIds = [booked.soon.id, booked.later.id], effectiveAt?: string) => {
      const client = await asMember(booked.shop, booked.member.id)
      return client.post(`${url}/cancel-with-bookings`, { choice, bookingIds, ...(effectiveAt ? { effectiveAt } : {}) })
    }
    const list = async () => (await asMember(booked.shop, booked.member.id)).get(`${url}/bookings`)
    return { ...booked, end, list }
  }

  it('sees the bookings it pays for, and keeps them, or cancels them as one by one', async () => {
    const kept = await own()
    const { bookings } = expected(await kept.list())
    expect(bookings.map(({ bookingId }: { bookingId: string }) => bookingId)).toEqual([kept.soon.id, kept.later.id])
    expect(expected(await kept.end('KEEP_UNPAID'))).toEqual({ bookings: 2 })
    expect(await kept.states()).toEqual(['CONFIRMED NOT_PAID', 'CONFIRMED NOT_PAID'])
    expect(await getOrder(kept.shop, kept.orderId)).toMatchObject({ cancellation: { cause: 'MEMBER_ACTION' } })
    const cancelled = await own()
    expected(await cancelled.end('CANCEL'))
    expect(await cancelled.states()).toEqual(['CANCELED REFUNDED', 'CANCELED REFUNDED'])
    const { entries } = expected(await cancelled.admin.get(`/v1/bookings/${cancelled.soon.id}/history`))
    expect(entries.map(({ action }: { action: string }) => action)).toContain('cancel')
  })

  it.each([
    ['KEEP_UNPAID', 'CONFIRMED NOT_PAID'],
    ['CANCEL', 'CANCELED REFUNDED'],
  ])('decides about those after the next payment date when it ends then (%s)', async (choice, then) => {
    const { soon, later, end, states, shop, orderId } = await own()
    expect(readRefusal(await end(choice, [soon.id], 'NEXT_PAYMENT_DATE'))).toBe('409 ORDER_BOOKINGS_CHANGED')
    expected(await end(choice, [soon.id, later.id], 'NEXT_PAYMENT_DATE'))
    expect(await states()).toEqual(['CONFIRMED PAID', then])
    expect(await getOrder(shop, orderId)).toMatchObject({
      status: 'ACTIVE',
      autoRenewCanceled: true,
    })
  })

  it('keeps what is too late to cancel: it is owed', async () => {
    const { end, states, soon } = await own()
    const found = db.selectFrom('bookings').select('policy_snapshot').where('id', '=', soon.id)
    const { policy_snapshot } = await found.executeTakeFirstOrThrow()
    const cancellationPolicy = { enabled: false }
    await db
      .updateTable('bookings')
      .set({ policy_snapshot: JSON.stringify({ ...(policy_snapshot as object), cancellationPolicy }) })
      .where('id', '=', soon.id)
      .execute()
    expected(await end('CANCEL'))
    expect(await states()).toEqual(['CONFIRMED NOT_PAID', 'CANCELED REFUNDED'])
  })

  it('is refused where the plan does not let them cancel, and nothing is cancelled', async () => {
    const { end, states } = await own({ buyer_can_cancel: false })
    expect(readRefusal(await end('CANCEL'))).toBe('403 BUYER_CANNOT_CANCEL')
    expect(await states()).toEqual(['CONFIRMED PAID', 'CONFIRMED PAID'])
  })

  it('is refused for the order of somebody else', async () => {
    const { orderId, soon, later, shop } = await own()
    const stranger = await aMember(shop)
    const sent = { choice: 'CANCEL', bookingIds: [soon.id, later.id] }
    const url = `/v1/orders/${orderId}`
    expect(readRefusal(await stranger.client.post(`${url}/cancel-with-bookings`, sent))).toBe('404 ORDER_NOT_FOUND')
    expect(readRefusal(await stranger.client.get(`${url}/bookings`))).toBe('404 ORDER_NOT_FOUND')
  })

  it('has the trial until its end, and cancels nothing before it', async () => {
    const { end, states, shop, orderId } = await own({ cycle_index: 0 })
    expected(await end('CANCEL'))
    expect(await states()).toEqual([expect.stringContaining('CONFIRMED'), 'CANCELED REFUNDED'])
    expect(await getOrder(shop, orderId)).toMatchObject({ status: 'ACTIVE', autoRenewCanceled: true })
  })
})
