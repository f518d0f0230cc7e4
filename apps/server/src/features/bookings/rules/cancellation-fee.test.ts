import { HOUR } from '@kalends/availability'
import { describe, expect, it } from 'vitest'
import { feeAt } from './cancellation-fee.ts'

const start = Date.parse('2026-06-03T09:00:00Z')
const price = { minor: 8050, currency: 'EUR' }
const policy = {
  cancellationFeePolicy: {
    enabled: true,
    cancellationWindows: [
      { startInMinutes: 48 * 60, percentage: '25' },
      { startInMinutes: 24 * 60, amount: { value: '50', currency: 'EUR' } },
    ],
  },
}
const at = (hours: number, more: object = {}) =>
  feeAt(policy, { start, agreedStart: null, movedNotice: null, price, ...more }, start - hours * HOUR)

describe('cancellation fee', () => {
  it('is zero before the first window, then that of the closest window that has begun', () => {
    expect(at(48.1)).toBeUndefined()
    expect(at(48)).toEqual({ minor: 2013, currency: 'EUR', trigger: 'BOOKING_CANCELED' })
    expect(at(24.1)?.minor).toBe(2013)
    expect(at(24)?.minor).toBe(5000)
    expect(at(0.1)).toEqual({ minor: 5000, currency: 'EUR', trigger: 'BOOKING_CANCELED' })
  })

  it('is that of the shortest notice at which the customer moved the booking, and never smaller than without the move', () => {
    expect(at(300, { movedNotice: 48.1 * HOUR })).toBeUndefined()
    expect(at(300, { movedNotice: 48 * HOUR })?.minor).toBe(2013)
    expect(at(300, { movedNotice: HOUR })).toEqual({ minor: 5000, currency: 'EUR', trigger: 'BOOKING_CANCELED' })
    expect(at(1, { movedNotice: 48 * HOUR })?.minor).toBe(5000)
    expect(at(-1, { movedNotice: 48 * HOUR })?.trigger).toBe('NOT_ATTENDED')
  })

  it('counts from the start that was agreed to where the business moved it nearer, except for no-shows', () => {
    expect(at(1, { agreedStart: start + 48 * HOUR })).toBeUndefined()
    expect(at(1, { agreedStart: start + 47 * HOUR })?.minor).toBe(2013)
    expect(at(1, { agreedStart: start + 48 * HOUR, movedNotice: 48 * HOUR })?.minor).toBe(2013)
    expect(at(0, { agreedStart: start + 48 * HOUR })).toEqual({ minor: 5000, currency: 'EUR', trigger: 'NOT_ATTENDED' })
  })

  it('applies to no-shows once the session has begun', () => {
    expect(at(0)?.trigger).toBe('NOT_ATTENDED')
    expect(at(-3)).toEqual({ minor: 5000, currency: 'EUR', trigger: 'NOT_ATTENDED' })
  })

  it('is zero if the rule is off, the amount is zero, or the price is text', () => {
    expect(
      feeAt(
        { cancellationFeePolicy: { ...policy.cancellationFeePolicy, enabled: false } },
        { start, agreedStart: null, movedNotice: null, price },
        start,
      ),
    ).toBeUndefined()
    expect(at(40, { price: { minor: 0, currency: 'EUR' } })).toBeUndefined()
    expect(at(40, { price: undefined })).toBeUndefined()
    expect(feeAt({}, { start, agreedStart: null, movedNotice: null, price }, start)).toBeUndefined()
  })
})
