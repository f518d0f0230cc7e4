import { describe, expect, it } from 'vitest'
import { type ActedOrder, orderActions } from './order-actions.ts'

const order: ActedOrder = {
  status: 'ACTIVE',
  type: 'OFFLINE',
  isRecurring: true,
  inTrial: false,
  buyerCanCancel: true,
  autoRenewCanceled: false,
  paymentStatus: 'PAID',
  endAt: 1,
}

describe('orderActions', () => {
  it('offers the business what the state allows', () => {
    const of = (changes: Partial<ActedOrder>) => orderActions({ ...order, ...changes }, 'staff').join(' ')
    expect(of({})).toBe('PAUSE POSTPONE_END CANCEL_AT_NEXT_PAYMENT CANCEL_NOW')
    expect(of({ paymentStatus: 'UNPAID' })).toBe('PAUSE POSTPONE_END MARK_AS_PAID CANCEL_AT_NEXT_PAYMENT CANCEL_NOW')
    expect(of({ paymentStatus: 'UNPAID', type: 'ONLINE' })).toBe('PAUSE POSTPONE_END CANCEL_AT_NEXT_PAYMENT CANCEL_NOW')
    expect(of({ paymentStatus: 'FAILED' })).toContain('MARK_AS_PAID')
    expect(of({ endAt: null, isRecurring: false })).toBe('PAUSE CANCEL_NOW')
    expect(of({ inTrial: true })).toBe('POSTPONE_END CANCEL_AT_NEXT_PAYMENT CANCEL_NOW')
    expect(of({ autoRenewCanceled: true })).toBe('PAUSE CANCEL_NOW')
    expect(of({ status: 'PAUSED' })).toBe('RESUME CANCEL_AT_NEXT_PAYMENT CANCEL_NOW')
    expect(of({ status: 'PENDING' })).toBe('POSTPONE_END CANCEL_NOW')
    expect(of({ status: 'DRAFT' })).toBe('CANCEL_NOW')
    expect(of({ status: 'ENDED', paymentStatus: 'UNPAID' })).toBe('MARK_AS_PAID')
    expect(of({ status: 'CANCELED', paymentStatus: 'UNPAID' })).toBe('')
  })

  it('offers buyers only what their plan allowed', () => {
    const of = (changes: Partial<ActedOrder>) => orderActions({ ...order, ...changes }, 'member').join(' ')
    expect(of({})).toBe('CANCEL_AT_NEXT_PAYMENT CANCEL_NOW')
    expect(of({ inTrial: true })).toBe('CANCEL_AT_NEXT_PAYMENT')
    expect(of({ isRecurring: false, paymentStatus: 'UNPAID' })).toBe('CANCEL_NOW')
    expect(of({ buyerCanCancel: false })).toBe('')
    expect(of({ status: 'ENDED' })).toBe('')
  })
})
