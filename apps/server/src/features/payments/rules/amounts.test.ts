import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  chargeStatus,
  dueMinor,
  isLeftUnpaid,
  neverPaidMinor,
  owedBackMinor,
  taxOfNextPart,
  taxOfNextRefund,
} from './amounts.ts'

const charge = (total_minor: number, tax_minor: number) => ({
  total_minor,
  tax_minor,
  paid_minor: 0,
  refunded_minor: 0,
  credited_minor: 0,
  waived_minor: 0,
  settled_tax_minor: 0,
})

const parts = fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 12 })

describe('isLeftUnpaid', () => {
  it('is true once the rest was given up, and false of what is due or was paid as a whole', () => {
    const open = charge(5000, 0)
    expect(isLeftUnpaid({ ...open, waived_minor: 5000 })).toBe(true)
    expect(isLeftUnpaid({ ...open, paid_minor: 1000, waived_minor: 4000 })).toBe(true)
    expect(isLeftUnpaid({ ...open, waived_minor: 4000 })).toBe(false)
    expect(isLeftUnpaid({ ...open, paid_minor: 5000 })).toBe(false)
  })
})

describe('neverPaidMinor', () => {
  it('is what is due but for what went back and is owed again', () => {
    const open = charge(5000, 0)
    expect(neverPaidMinor(open)).toBe(5000)
    expect(neverPaidMinor({ ...open, paid_minor: 2000 })).toBe(3000)
    expect(neverPaidMinor({ ...open, paid_minor: 5000, refunded_minor: 5000 })).toBe(0)
    expect(neverPaidMinor({ ...open, paid_minor: 2000, refunded_minor: 2000 })).toBe(3000)
    // A part was refunded and ended there; the rest was never paid.
    expect(neverPaidMinor({ ...open, paid_minor: 2000, refunded_minor: 2000, credited_minor: 2000 })).toBe(3000)
    // Somebody paid a part of what went back.
    expect(neverPaidMinor({ ...open, paid_minor: 7000, refunded_minor: 5000 })).toBe(0)
  })
})

describe('taxOfNextPart', () => {
  it('adds up to the tax of the charge however it is divided, and never exceeds a part', () => {
    fc.assert(
      fc.property(parts, fc.integer({ min: 0, max: 100 }), (amounts, percent) => {
        const total = amounts.reduce((sum, amount) => sum + amount, 0)
        const state = charge(total, Math.floor((total * percent) / 100))
        for (const amount of amounts) {
          const tax = taxOfNextPart(state, amount)
          expect(tax).toBeGreaterThanOrEqual(0)
          expect(tax).toBeLessThanOrEqual(amount)
          state.paid_minor += amount
          state.settled_tax_minor += tax
        }
        expect(dueMinor(state)).toBe(0)
        expect(state.settled_tax_minor).toBe(state.tax_minor)
      }),
    )
  })

  it('is nothing for a free charge', () => {
    expect(taxOfNextPart(charge(0, 0), 0)).toBe(0)
  })
})

describe('taxOfNextRefund', () => {
  it('adds up to the tax of the payment however it is refunded', () => {
    fc.assert(
      fc.property(parts, fc.integer({ min: 0, max: 100 }), (amounts, percent) => {
        const applied_minor = amounts.reduce((sum, amount) => sum + amount, 0)
        const payment = { applied_minor, tax_minor: Math.floor((applied_minor * percent) / 100) }
        let refundedMinor = 0
        let tax = 0
        for (const amountMinor of amounts) {
          const share = taxOfNextRefund(payment, { refundedMinor, amountMinor })
          expect(share).toBeGreaterThanOrEqual(0)
          expect(share).toBeLessThanOrEqual(amountMinor)
          refundedMinor += amountMinor
          tax += share
        }
        expect(tax).toBe(payment.tax_minor)
      }),
    )
  })
})

describe('chargeStatus', () => {
  it.each([
    ['NOT_PAID', 1000, {}],
    ['PARTIALLY_PAID', 600, { paid_minor: 400 }],
    ['PAID', 0, { paid_minor: 1000 }],
    ['PAID', 0, { paid_minor: 400, waived_minor: 600 }],
    ['PARTIALLY_REFUNDED', 0, { paid_minor: 1000, refunded_minor: 999, credited_minor: 999 }],
    ['PARTIALLY_PAID', 600, { paid_minor: 400, refunded_minor: 100, credited_minor: 100 }],
    ['REFUNDED', 0, { paid_minor: 1000, refunded_minor: 1000, credited_minor: 1000 }],
    ['REFUNDED', 600, { paid_minor: 400, refunded_minor: 400, credited_minor: 400 }],
    ['NOT_PAID', 1000, { paid_minor: 1000, refunded_minor: 1000 }],
    ['PARTIALLY_PAID', 300, { paid_minor: 1000, refunded_minor: 300 }],
    ['PAID', -200, { paid_minor: 1200 }],
    ['PARTIALLY_REFUNDED', 0, { paid_minor: 1200, refunded_minor: 200 }],
  ] as const)('is %s with %d due for %j of 1000', (status, due, amounts) => {
    const state = { ...charge(1000, 0), ...amounts }
    expect(chargeStatus(state)).toBe(status)
    expect(dueMinor(state) - owedBackMinor(state)).toBe(due)
  })
})
