import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allowancesAfter, balanceAfter } from './allowances.ts'
import { owedBackMinor } from './amounts.ts'

const charge = {
  total_minor: 10_000,
  paid_minor: 7000,
  refunded_minor: 0,
  credited_minor: 0,
  waived_minor: 3000,
  unused_waived_minor: 0,
  unused_credited_minor: 0,
}
const at = (from: typeof charge, total_minor: number, more: object = {}) => ({
  ...from,
  total_minor,
  ...allowancesAfter(from, total_minor),
  ...more,
})

describe('what was given up of a charge', () => {
  it('counts again when a price that fell rises', () => {
    const fallen = at(charge, 5000)
    expect(fallen).toMatchObject({ waived_minor: 0, unused_waived_minor: 3000 })
    expect(balanceAfter(charge, 5000)).toEqual({ dueMinor: 0, owedBackMinor: 2000 })
    expect(balanceAfter(fallen, 10_000)).toEqual({ dueMinor: 0, owedBackMinor: 0 })
    expect(balanceAfter({ ...fallen, refunded_minor: 2000 }, 10_000)).toEqual({ dueMinor: 2000, owedBackMinor: 0 })
  })

  it('covers no more than the price leaves, and not what is owed again', () => {
    expect(balanceAfter(charge, 9000)).toEqual({ dueMinor: 0, owedBackMinor: 0 })
    expect(balanceAfter(charge, 12_000)).toEqual({ dueMinor: 2000, owedBackMinor: 0 })
    expect(allowancesAfter(at(charge, 5000), 10_000, 3000)).toMatchObject({ waived_minor: 0, unused_waived_minor: 0 })
  })
})

describe('what refunds ended of a sale', () => {
  const refunded = { ...charge, paid_minor: 10_000, waived_minor: 0, refunded_minor: 3000, credited_minor: 3000 }

  it('counts again when a price that fell rises', () => {
    const fallen = at(refunded, 5000, { refunded_minor: 5000 })
    expect(fallen).toMatchObject({ credited_minor: 0, unused_credited_minor: 3000 })
    expect(balanceAfter(fallen, 10_000)).toEqual({ dueMinor: 2000, owedBackMinor: 0 })
  })

  it('does not where the refund came back meanwhile', () => {
    expect(balanceAfter(at(refunded, 5000, { refunded_minor: 0 }), 10_000)).toEqual({ dueMinor: 0, owedBackMinor: 0 })
  })
})

it('no refund ends more of a sale than went back or is owed back, whatever the price becomes', () => {
  const amount = fc.integer({ min: 0, max: 30 })
  const amounts = fc.record({
    total_minor: amount,
    paid_minor: amount,
    refunded_minor: amount,
    credited_minor: amount,
    waived_minor: amount,
    unused_waived_minor: amount,
    unused_credited_minor: amount,
  })
  /** What the database requires of every charge. */
  const isPossible = (of: typeof charge): boolean =>
    of.refunded_minor <= of.paid_minor &&
    of.credited_minor <= of.refunded_minor + owedBackMinor(of) &&
    owedBackMinor(of) <= of.paid_minor - of.refunded_minor
  fc.assert(
    fc.property(amounts.filter(isPossible), amount, amount, (from, total, unwaived) => {
      const after = { ...from, total_minor: total, ...allowancesAfter(from, total, unwaived) }
      expect(isPossible(after)).toBe(true)
    }),
    { numRuns: 5000 },
  )
})
