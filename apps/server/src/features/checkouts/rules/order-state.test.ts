import { describe, expect, it } from 'vitest'
import { orderPaymentStatus } from './order-state.ts'

describe('orderPaymentStatus', () => {
  const charge = (paid_minor: number, refunded_minor = 0, credited_minor = refunded_minor) => ({
    paid_minor,
    refunded_minor,
    credited_minor,
  })

  it('follows what was paid of all charges', () => {
    expect(orderPaymentStatus({ totalMinor: 10_000, byPlanMinor: 0 }, [])).toBe('NOT_PAID')
    expect(orderPaymentStatus({ totalMinor: 10_000, byPlanMinor: 0 }, [charge(5000), charge(0)])).toBe('PARTIALLY_PAID')
    expect(orderPaymentStatus({ totalMinor: 10_000, byPlanMinor: 0 }, [charge(5000), charge(5000)])).toBe('PAID')
  })

  it('says what was refunded', () => {
    expect(orderPaymentStatus({ totalMinor: 10_000, byPlanMinor: 0 }, [charge(5000, 5000), charge(5000)])).toBe(
      'PARTIALLY_REFUNDED',
    )
    expect(orderPaymentStatus({ totalMinor: 10_000, byPlanMinor: 0 }, [charge(5000, 5000), charge(5000, 5000)])).toBe(
      'REFUNDED',
    )
    expect(orderPaymentStatus({ totalMinor: 10_000, byPlanMinor: 0 }, [charge(2000, 1)])).toBe('PARTIALLY_REFUNDED')
    expect(orderPaymentStatus({ totalMinor: 7000, byPlanMinor: 0 }, [charge(10_000, 3000, 0)])).toBe(
      'PARTIALLY_REFUNDED',
    )
  })

  it('is unpaid again after refunds of payments by mistake', () => {
    expect(orderPaymentStatus({ totalMinor: 10_000, byPlanMinor: 0 }, [charge(10_000, 10_000, 0)])).toBe('NOT_PAID')
    expect(orderPaymentStatus({ totalMinor: 10_000, byPlanMinor: 0 }, [charge(5000, 5000, 0), charge(5000)])).toBe(
      'PARTIALLY_PAID',
    )
    expect(orderPaymentStatus({ totalMinor: 5000, byPlanMinor: 0 }, [charge(10_000, 5000, 0)])).toBe(
      'PARTIALLY_REFUNDED',
    )
  })

  it('leaves out what plans pay for', () => {
    expect(orderPaymentStatus({ totalMinor: 2000, byPlanMinor: 2000 }, [])).toBe('PAID')
    expect(orderPaymentStatus({ totalMinor: 7000, byPlanMinor: 2000 }, [charge(0)])).toBe('NOT_PAID')
    expect(orderPaymentStatus({ totalMinor: 7000, byPlanMinor: 2000 }, [charge(5000)])).toBe('PAID')
  })
})
