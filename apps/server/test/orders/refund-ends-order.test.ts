import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { aBookedOrder } from '../credits/support/booked-order.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { getOrder, loadCharge } from './support/shop.ts'

const test = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const { clock, db } = test
const start = clock.now()

/** An order of 50.00 that was paid on site, and the bookings it pays for. */
async function aPaidOrder() {
  clock.set(start)
  const { soon, later, ...club } = await aBookedOrder(test)
  const charge = await loadCharge(db, club.orderId)
  const { id } = await db
    .selectFrom('payments')
    .select('id')
    .where('charge_id', '=', charge.id)
    .executeTakeFirstOrThrow()
  const bookingIds = [soon.id, later.id]
  const refund = (more: object, idempotencyKey = randomUUID() as string) =>
    club.admin.post(`/v1/payments/${id}/refund`, { idempotencyKey, ...more })
  const order = () => getOrder(club.shop, club.orderId)
  const states = async () => [await stateOf(soon.id), await stateOf(later.id)]
  return { ...club, bookingIds, refund, order, states }
}

const stateOf = async (id: string) => {
  const found = db.selectFrom('bookings').select(['status', 'payment_status']).where('id', '=', id)
  const { status, payment_status } = await found.executeTakeFirstOrThrow()
  return `${status} ${payment_status}`
}
const paid = ['CONFIRMED PAID', 'CONFIRMED PAID']

describe('a refund of a plan', () => {
  it('leaves the order as it is unless more is said', async () => {
    const { refund, order, states } = await aPaidOrder()
    expected(await refund({ amount: '20' }))
    expect(await order()).toMatchObject({ status: 'ACTIVE', lastPaymentStatus: 'REFUNDED' })
    expect(await states()).toEqual(paid)
  })

  it('makes the cycle owed again', async () => {
    const { refund, order } = await aPaidOrder()
    expected(await refund({ owedAgain: true }))
    expect(await order()).toMatchObject({ status: 'ACTIVE', lastPaymentStatus: 'UNPAID' })
  })

  it('ends the order; its bookings are owed or cancelled', async () => {
    const kept = await aPaidOrder()
    expected(await kept.refund({ endOrder: { choice: 'KEEP_UNPAID', bookingIds: kept.bookingIds } }))
    expect(await kept.order()).toMatchObject({ status: 'CANCELED', lastPaymentStatus: 'REFUNDED' })
    expect(await kept.states()).toEqual(['CONFIRMED NOT_PAID', 'CONFIRMED NOT_PAID'])
    const cancelled = await aPaidOrder()
    expected(await cancelled.refund({ endOrder: { choice: 'CANCEL', bookingIds: cancelled.bookingIds } }))
    expect(await cancelled.order()).toMatchObject({ status: 'CANCELED' })
    expect(await cancelled.states()).toEqual(['CANCELED REFUNDED', 'CANCELED REFUNDED'])
  })

  it('refuses other bookings than those that were shown, and refunds nothing', async () => {
    const { refund, order, states, bookingIds } = await aPaidOrder()
    const endOrder = { choice: 'CANCEL', bookingIds: bookingIds.slice(1) }
    expect(readRefusal(await refund({ endOrder }))).toBe('409 ORDER_BOOKINGS_CHANGED')
    expect(await order()).toMatchObject({ status: 'ACTIVE', lastPaymentStatus: 'PAID' })
    expect(await states()).toEqual(paid)
  })

  it('does not end an order that is owed again, or what is no order, naming the field', async () => {
    const { refund, bookingIds } = await aPaidOrder()
    const endOrder = { choice: 'KEEP_UNPAID', bookingIds }
    const refused = await refund({ owedAgain: true, endOrder })
    expect(refused.body.details.validationError.fieldViolations).toMatchObject([{ field: 'owedAgain' }])
  })

  it('ends the order once when it is sent twice with the same key', async () => {
    const { refund, order, bookingIds } = await aPaidOrder()
    const sent = { amount: '10', endOrder: { choice: 'KEEP_UNPAID', bookingIds } }
    const answers = [await refund(sent, 'once'), await refund(sent, 'once')]
    expect(answers.map(readRefusal)).toEqual(['200', '200'])
    expect(await order()).toMatchObject({ status: 'CANCELED' })
    expect(readRefusal(await refund({ endOrder: sent.endOrder }))).toBe('428 ORDER_ALREADY_CANCELED')
  })
})
