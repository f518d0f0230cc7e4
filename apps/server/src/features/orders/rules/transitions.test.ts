import { describe, expect, it } from 'vitest'
import {
  type CancelRequest,
  cancelOrder,
  markAsPaidRefusal,
  type OrderStatus,
  pauseOrder,
  postponeRefusal,
  purchasedStatus,
  resumeOrder,
} from './transitions.ts'

const statuses: readonly OrderStatus[] = ['DRAFT', 'PENDING', 'ACTIVE', 'PAUSED', 'ENDED', 'CANCELED']

/** One row of the table of states: what an operation does in each of them. */
function row(operation: (status: OrderStatus) => object | string | undefined): string {
  return statuses
    .map((status) => {
      const outcome = operation(status) ?? '='
      return typeof outcome === 'string' ? outcome : Object.values(outcome).join(':')
    })
    .join(' ')
}

const cancelling = (more: Partial<CancelRequest>) => (status: OrderStatus) =>
  cancelOrder({
    status,
    isRecurring: true,
    inTrial: false,
    by: 'staff',
    buyerCanCancel: false,
    effectiveAt: 'IMMEDIATELY',
    ...more,
  })

describe('what happens to an order in each state', () => {
  it('when it is paused', () => {
    expect(row((status) => pauseOrder({ status, inTrial: false }))).toBe(
      'ORDER_NOT_SUSPENDABLE:PENDING ORDER_NOT_SUSPENDABLE:NOT_STARTED PAUSED ORDER_NOT_SUSPENDABLE:ALREADY_SUSPENDED ORDER_NOT_SUSPENDABLE:ENDED ORDER_NOT_SUSPENDABLE:CANCELED',
    )
    expect(pauseOrder({ status: 'ACTIVE', inTrial: true })).toEqual({
      refusal: 'ORDER_NOT_SUSPENDABLE',
      reason: 'TRIAL',
    })
  })

  it('when it is resumed', () => {
    expect(row((status) => resumeOrder({ status }))).toBe(
      'ORDER_NOT_PAUSED ORDER_NOT_PAUSED ORDER_NOT_PAUSED ACTIVE ORDER_NOT_PAUSED ORDER_NOT_PAUSED',
    )
  })

  it('when it is cancelled immediately', () => {
    const expected = 'CANCEL CANCEL CANCEL CANCEL ORDER_ALREADY_ENDED ORDER_ALREADY_CANCELED'
    expect(row(cancelling({}))).toBe(expected)
    expect(row(cancelling({ isRecurring: false }))).toBe(expected)
    expect(row(cancelling({ by: 'member', buyerCanCancel: true }))).toBe(expected)
    expect(cancelling({ inTrial: true })('ACTIVE')).toEqual({ effect: 'CANCEL' })
  })

  it('when it is cancelled at the next payment', () => {
    const effectiveAt = 'NEXT_PAYMENT_DATE'
    expect(row(cancelling({ effectiveAt }))).toBe(
      'CANCEL CANCEL STOP_RENEWAL STOP_RENEWAL ORDER_ALREADY_ENDED ORDER_ALREADY_CANCELED',
    )
    const single = 'ONE_TIME_ORDER_CANCEL_IMMEDIATELY_ONLY'
    expect(row(cancelling({ effectiveAt, isRecurring: false }))).toBe(
      `${single} ${single} ${single} ${single} ORDER_ALREADY_ENDED ORDER_ALREADY_CANCELED`,
    )
  })

  it('when a member cancels in a trial: it ends unbilled with the trial', () => {
    const member = { by: 'member', buyerCanCancel: true, inTrial: true } as const
    expect(cancelling(member)('ACTIVE')).toEqual({ effect: 'STOP_RENEWAL' })
  })

  it('when a member cancels a plan that does not allow it', () => {
    for (const effectiveAt of ['IMMEDIATELY', 'NEXT_PAYMENT_DATE'] as const) {
      expect(row(cancelling({ by: 'member', effectiveAt }))).toBe(Array(6).fill('BUYER_CANNOT_CANCEL').join(' '))
    }
  })

  it('when it is marked as paid', () => {
    const paid = { type: 'OFFLINE', isFree: false, isPaid: false } as const
    expect(row((status) => markAsPaidRefusal({ ...paid, status }))).toBe('= = = = = ORDER_ALREADY_CANCELED')
    expect(row((status) => markAsPaidRefusal({ ...paid, type: 'ONLINE', status }))).toBe(
      Array(6).fill('ORDER_IS_NOT_OFFLINE').join(' '),
    )
    expect(markAsPaidRefusal({ ...paid, isPaid: true, status: 'ACTIVE' })).toBe('ORDER_ALREADY_PAID')
    expect(markAsPaidRefusal({ ...paid, isFree: true, status: 'ACTIVE' })).toBe('ORDER_ALREADY_PAID')
  })

  it('when its end is postponed', () => {
    const later = { autoRenewCanceled: false, endAt: 10, newEndAt: 11 }
    const no = 'ORDER_NOT_POSTPONABLE'
    expect(row((status) => postponeRefusal({ ...later, status }))).toBe(`${no} = = ${no} ${no} ${no}`)
    expect(postponeRefusal({ ...later, status: 'ACTIVE', newEndAt: 10 })).toBe('INVALID_END_DATE')
    expect(postponeRefusal({ ...later, status: 'ACTIVE', endAt: null })).toBe(no)
    expect(postponeRefusal({ ...later, status: 'ACTIVE', autoRenewCanceled: true })).toBe(no)
  })

  it('when it is paid for', () => {
    expect(purchasedStatus(11, 10)).toBe('PENDING')
    expect(purchasedStatus(10, 10)).toBe('ACTIVE')
  })
})
