import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dueMinor, taxOfNextPart, taxOfNextRefund } from './amounts.ts'

const charge = (total_minor: number, tax_minor: number) => ({
  total_minor,
  tax_minor,
  paid_minor: 0,
  refunded_minor: 0,
  waived_minor: 0,
  settled_tax_minor: 0,
})

const parts = fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 12 })

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
