import { describe, expect, it } from 'vitest'
import { type Balance, findPaymentState, type PaidBooking } from './payment-state.ts'

const aBalance = (more: Partial<NonNullable<Balance['amounts']>> = {}): Balance => {
  const amounts = {
    currency: 'EUR',
    total: '50.00',
    paid: '0.00',
    refunded: '0.00',
    waived: '0.00',
    due: '50.00',
    owedBack: '0.00',
    ...more,
  }
  return { bookingId: 'a', isUnpaid: Number(amounts.due) > 0, amounts }
}
const state = (more: Partial<PaidBooking>) =>
  findPaymentState({ status: 'CONFIRMED', payment: 'NOT_PAID', balance: null, ...more })
const euros = (value: string) => ({ value, currency: 'EUR' })

describe('what is said about the payment of a booking', () => {
  it('is that nothing was paid, whatever its status says', () => {
    expect(state({ balance: aBalance() })).toEqual({ kind: 'NOT_PAID' })
    expect(state({ payment: 'UNDEFINED', balance: aBalance() })).toEqual({ kind: 'NOT_PAID' })
  })

  it('is nothing for a price of zero or in words', () => {
    expect(state({ balance: null })).toBeUndefined()
    expect(state({ payment: 'UNDEFINED' })).toBeUndefined()
    expect(state({ payment: 'EXEMPT' })).toEqual({ kind: 'EXEMPT' })
  })

  it('is that a plan paid', () => {
    expect(state({ payment: 'PAID' })).toEqual({ kind: 'PAID' })
  })

  it('is how much of it was paid', () => {
    expect(state({ balance: aBalance({ paid: '20.00', due: '30.00' }) })).toEqual({
      kind: 'paidOf',
      part: euros('20.000'),
      total: euros('50.000'),
    })
  })

  it('leaves out what was given up', () => {
    expect(state({ balance: aBalance({ paid: '20.00', waived: '10.00', due: '20.00' }) })).toMatchObject({
      total: euros('40.000'),
    })
    expect(state({ balance: aBalance({ waived: '50.00', due: '0.00' }) })).toEqual({ kind: 'WAIVED' })
  })

  it('is how much of it was refunded', () => {
    const part = aBalance({ paid: '50.00', refunded: '20.00', due: '0.00' })
    expect(state({ payment: 'PAID', balance: part })).toEqual({
      kind: 'refundedOf',
      part: euros('20.00'),
      total: euros('50.00'),
    })
    const all = aBalance({ paid: '50.00', refunded: '50.00', due: '0.00' })
    expect(state({ payment: 'REFUNDED', balance: all })).toEqual({ kind: 'REFUNDED' })
  })

  it('is that it has to be paid again after a refund that corrected a payment', () => {
    const corrected = aBalance({ paid: '50.00', refunded: '50.00', due: '50.00' })
    expect(state({ balance: corrected })).toEqual({ kind: 'NOT_PAID' })
  })

  it('is what the business owes the customer after the price fell', () => {
    const cheaper = aBalance({ total: '40.00', paid: '50.00', due: '0.00', owedBack: '10.00' })
    expect(state({ payment: 'PAID', balance: cheaper })).toEqual({ kind: 'owedBack', part: euros('10.00') })
  })

  it('is only what is owed or went back once it was cancelled', () => {
    const cancelled = { status: 'CANCELED' } as const
    expect(state({ ...cancelled, balance: null })).toBeUndefined()
    expect(state({ ...cancelled, payment: 'PAID' })).toBeUndefined()
    expect(state({ ...cancelled, payment: 'REFUNDED' })).toEqual({ kind: 'REFUNDED' })
    expect(state({ ...cancelled, balance: aBalance({ total: '10.00', due: '10.00' }) })).toEqual({
      kind: 'owed',
      part: euros('10.00'),
    })
  })

  it('is partly paid where another system says so, although all of it is due here', () => {
    const all = aBalance({ paid: '0.00', refunded: '0.00', due: '50.00' })
    expect(state({ payment: 'PARTIALLY_PAID', balance: all })).toEqual({ kind: 'PARTIALLY_PAID' })
  })

  it('names no amounts to staff who may not see orders', () => {
    const hidden = { bookingId: 'a', isUnpaid: true, amounts: null }
    expect(state({ balance: hidden })).toEqual({ kind: 'NOT_PAID' })
    expect(state({ payment: 'PARTIALLY_PAID', balance: hidden })).toEqual({ kind: 'PARTIALLY_PAID' })
    expect(state({ payment: 'PAID', balance: { ...hidden, isUnpaid: false } })).toEqual({ kind: 'PAID' })
  })
})
