import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CouponTerms, type CouponUse, couponDiscount, couponRefusal } from './coupon.ts'

const open: CouponTerms = {
  amountMinor: null,
  percent: '10',
  cycles: 1,
  startsAt: 100,
  expiresAt: 200,
  active: true,
  usageLimit: 2,
  limitPerCustomer: 1,
  usedCount: 0,
  planIds: ['a'],
  appliesToPlans: true,
  appliesToBookings: false,
}
const use: CouponUse = { now: 100, planId: 'a', subtotalMinor: 1, usesOfBuyer: 0 }

/** Each refusal with what causes it, in the order in which they are checked. */
const causes: [string, Partial<CouponTerms>, Partial<CouponUse>][] = [
  ['ERROR_COUPON_IS_DISABLED', { active: false }, {}],
  ['ERROR_COUPON_IS_NOT_ACTIVE_YET', { startsAt: 150 }, { now: 149 }],
  ['ERROR_COUPON_HAS_EXPIRED', { startsAt: null }, { now: 200 }],
  ['ERROR_COUPON_USAGE_EXCEEDED', { usedCount: 2 }, {}],
  ['ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED', {}, { usesOfBuyer: 1 }],
  ['ERROR_COUPON_NOT_APPLICABLE_FOR_PLAN', {}, { planId: 'b' }],
  ['ERROR_INVALID_SUBTOTAL', {}, { subtotalMinor: 0 }],
]

describe('the refusal of a coupon', () => {
  it('is that of an unknown code', () => {
    expect(couponRefusal(undefined, use)).toBe('ERROR_COUPON_DOES_NOT_EXIST')
  })

  it('is none from its start until just before its end, as often as it may be used', () => {
    expect(couponRefusal(open, use)).toBeUndefined()
    expect(couponRefusal({ ...open, usedCount: 1 }, { ...use, now: 199, planId: 'A' })).toBeUndefined()
    const unlimited = { usageLimit: null, limitPerCustomer: null, startsAt: null, expiresAt: null, planIds: [] }
    expect(
      couponRefusal({ ...open, ...unlimited, usedCount: 9 }, { ...use, usesOfBuyer: 9, planId: 'z' }),
    ).toBeUndefined()
  })

  it.each(causes)('is %s', (code, terms, requested) => {
    expect(couponRefusal({ ...open, ...terms }, { ...use, ...requested })).toBe(code)
  })

  it('is the most basic one where several apply', () => {
    // Not begun and expired exclude each other.
    for (const [index, [code, terms, requested]] of causes.entries()) {
      const later = causes.slice(index + 1).filter(([name]) => name !== 'ERROR_COUPON_HAS_EXPIRED')
      const [allTerms, allUse] = [
        Object.assign({}, ...later.map((it) => it[1])),
        Object.assign({}, ...later.map((it) => it[2])),
      ]
      expect(couponRefusal({ ...open, ...allTerms, ...terms }, { ...use, ...allUse, ...requested })).toBe(code)
    }
  })

  it('depends on what it applies to', () => {
    const bookings = { ...open, appliesToPlans: false, appliesToBookings: true }
    expect(couponRefusal(bookings, { ...use, planId: null })).toBeUndefined()
    expect(couponRefusal(bookings, use)).toBe('ERROR_COUPON_NOT_APPLICABLE_FOR_PLAN')
    expect(couponRefusal(open, { ...use, planId: null })).toBe('ERROR_COUPON_NOT_APPLICABLE_FOR_PLAN')
  })
})

describe('the discount of a coupon', () => {
  it('is an amount or a rounded percentage, at most the subtotal', () => {
    expect(couponDiscount({ amountMinor: 500, percent: null }, 2000)).toBe(500)
    expect(couponDiscount({ amountMinor: 5000, percent: null }, 2000)).toBe(2000)
    expect(couponDiscount({ amountMinor: null, percent: '12.5' }, 1004)).toBe(126)
    expect(couponDiscount({ amountMinor: null, percent: '100' }, 999)).toBe(999)
  })

  it('never exceeds the subtotal', () => {
    const percent = fc.integer({ min: 1, max: 10_000 }).map((part) => (part / 100).toFixed(2))
    const terms = fc.oneof(
      fc.record({ amountMinor: fc.integer({ min: 1, max: 1_000_000 }), percent: fc.constant(null) }),
      fc.record({ amountMinor: fc.constant(null), percent }),
    )
    fc.assert(
      fc.property(terms, fc.nat(1_000_000), (coupon, subtotal) => {
        const discount = couponDiscount(coupon, subtotal)
        expect(discount).toBeGreaterThanOrEqual(0)
        expect(discount).toBeLessThanOrEqual(subtotal)
      }),
    )
  })
})
