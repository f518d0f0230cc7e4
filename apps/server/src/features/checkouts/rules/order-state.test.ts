import { describe, expect, it } from 'vitest'
import { orderPaymentStatus } from './order-state.ts'

describe('orderPaymentStatus', () => {
  const charge = (paid_minor: number, refunded_minor = 0) => ({ paid_minor, refunded_minor })

  it('follows what was paid of all charges', () => {
    expect(orderPaymentStatus(10_000, [])).toBe('NOT_PAID')
    expect(orderPaymentStatus(10_000, [charge(5000), charge(0)])).toBe('PARTIALLY_PAID')
    expect(orderPaymentStatus(10_000, [charge(5000), charge(5000)])).toBe('PAID')
  })

  it('says what was refunded', () => {
    expect(orderPaymentStatus(10_000, [charge(5000, 5000), charge(5000)])).toBe('PARTIALLY_REFUNDED')
    expect(orderPaymentStatus(10_000, [charge(5000, 5000), charge(5000, 5000)])).toBe('REFUNDED')
    expect(orderPaymentStatus(10_000, [charge(2000, 1)])).toBe('PARTIALLY_REFUNDED')
  })
})
