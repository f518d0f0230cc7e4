import { DAY, HOUR } from '@kalends/availability'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addPeriods, comingCycleAt, cycleAt, cycleIndexAt, cycleStart, type OrderTerms, termEnd } from './cycles.ts'

const zone = 'Europe/Berlin'
const at = (text: string) => Date.parse(text)
const text = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString().slice(0, 16))

const monthly = (start: string, more: Partial<OrderTerms> = {}): OrderTerms => ({
  startAt: at(start),
  timeZone: zone,
  trialDays: 0,
  period: { count: 1, unit: 'MONTH' },
  cycleCount: null,
  ...more,
})

describe('cycles', () => {
  it('begin on the same day of each month, or on its last, always counted from the first', () => {
    const terms = monthly('2027-01-31T09:00:00Z')
    expect([1, 2, 3, 4].map((index) => text(cycleStart(terms, index)))).toEqual([
      '2027-01-31T09:00',
      '2027-02-28T09:00',
      '2027-03-31T08:00',
      '2027-04-30T08:00',
    ])
  })

  it('know leap days', () => {
    const yearly = monthly('2028-02-29T11:00:00Z', { period: { count: 1, unit: 'YEAR' } })
    expect([2, 3, 4, 5].map((index) => text(cycleStart(yearly, index))?.slice(0, 10))).toEqual([
      '2029-02-28',
      '2030-02-28',
      '2031-02-28',
      '2032-02-29',
    ])
    expect(text(cycleStart(monthly('2027-12-30T11:00:00Z'), 3))).toBe('2028-02-29T11:00')
  })

  it('keep the time of day when the clocks change', () => {
    const weekly = monthly('2027-03-25T08:30:00Z', { period: { count: 1, unit: 'WEEK' } })
    expect(text(cycleStart(weekly, 2))).toBe('2027-04-01T07:30')
    // 02:30 does not exist on that night.
    const daily = monthly('2027-03-27T01:30:00Z', { period: { count: 1, unit: 'DAY' }, cycleCount: 1 })
    expect(text(termEnd(daily))).toBe('2027-03-28T01:30')
  })

  it('use the local date: late evening in Los Angeles is the next day in UTC', () => {
    const terms = monthly('2027-02-01T07:30:00Z', { timeZone: 'America/Los_Angeles' })
    expect(text(cycleStart(terms, 2))).toBe('2027-03-01T07:30')
  })

  it('follow a trial, and end the order', () => {
    const terms = monthly('2027-01-24T09:00:00Z', { trialDays: 7, cycleCount: 3 })
    expect(text(cycleAt(terms, 0, 0, termEnd(terms)).endsAt)).toBe('2027-01-31T09:00')
    expect(text(cycleStart(terms, 2))).toBe('2027-02-28T09:00')
    expect(text(termEnd(terms))).toBe('2027-04-30T08:00')
    expect(text(cycleAt(terms, 3, 0, termEnd(terms)).endsAt)).toBe('2027-04-30T08:00')
  })

  it('are one without an end for a single payment that is valid until cancelled', () => {
    const terms = monthly('2027-01-24T09:00:00Z', { period: null, cycleCount: 1 })
    expect(termEnd(terms)).toBeNull()
    expect(cycleAt(terms, 1, 0, null)).toEqual({ index: 1, startsAt: terms.startAt, endsAt: null })
  })

  it('move by the paused time, and the last ends when the order was postponed to', () => {
    const terms = monthly('2027-01-01T09:00:00Z', { cycleCount: 2 })
    const paused = 3 * DAY + HOUR
    expect(text(cycleAt(terms, 2, paused, at('2027-06-01T00:00:00Z')).startsAt)).toBe('2027-02-04T10:00')
    expect(text(cycleAt(terms, 2, paused, at('2027-06-01T00:00:00Z')).endsAt)).toBe('2027-06-01T00:00')
  })
})

const anyTerms: fc.Arbitrary<OrderTerms> = fc.record({
  startAt: fc.integer({ min: at('2020-01-01'), max: at('2032-01-01') }),
  timeZone: fc.constantFrom(zone, 'America/Los_Angeles', 'Australia/Lord_Howe', 'Asia/Kolkata'),
  trialDays: fc.nat(60),
  period: fc.record({
    count: fc.integer({ min: 1, max: 5 }),
    unit: fc.constantFrom('DAY' as const, 'WEEK' as const, 'MONTH' as const, 'YEAR' as const),
  }),
  cycleCount: fc.option(fc.integer({ min: 1, max: 12 })),
})

describe('cycles of any order', () => {
  it('meet, grow, and are found again by their instants', () => {
    fc.assert(
      fc.property(anyTerms, fc.integer({ min: 1, max: 12 }), (terms, asked) => {
        const index = Math.min(asked, terms.cycleCount ?? asked)
        const { startsAt, endsAt } = cycleAt(terms, index, 0, termEnd(terms))
        expect(endsAt).toBe(cycleStart(terms, index + 1))
        expect(startsAt).toBeLessThan(endsAt ?? 0)
        expect(cycleIndexAt(terms, startsAt)).toBe(index)
        expect(cycleIndexAt(terms, (endsAt ?? 0) - 1)).toBe(index)
      }),
    )
  })

  it('are found by their instants also far away', () => {
    const daily = monthly('2000-01-01T00:00:00Z', { period: { count: 1, unit: 'WEEK' } })
    for (const index of [1, 2, 3, 517, 1000, 1023, 1024, 1999]) {
      expect(cycleIndexAt(daily, cycleStart(daily, index))).toBe(index)
      if (index > 1) expect(cycleIndexAt(daily, cycleStart(daily, index) - 1)).toBe(index - 1)
    }
  })

  it('of months fall on the day of the first, or the last of the month', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: at('2024-01-01'), max: at('2032-01-01') }),
        fc.integer({ min: 1, max: 40 }),
        (from, times) => {
          const end = addPeriods(from, { count: 1, unit: 'MONTH' }, times, 'UTC')
          const [first, then] = [new Date(from), new Date(end)]
          const lastOfMonth = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate()
          expect(then.getUTCDate()).toBe(Math.min(first.getUTCDate(), lastOfMonth))
          expect((end - from) % DAY).toBe(0)
        },
      ),
    )
  })
})

describe('coming cycles', () => {
  const coming = (terms: OrderTerms, instant: string, more: { running?: number; pausedMs?: number } = {}) => {
    const found = comingCycleAt(terms, at(instant), { running: 1, pausedMs: 0, endAt: termEnd(terms), ...more })
    return found && [found.index, text(found.startsAt), text(found.endsAt)]
  }

  it('lie after the running one, and move with its pauses', () => {
    const terms = monthly('2027-01-10T09:00:00Z')
    expect(coming(terms, '2027-02-01T09:00:00Z')).toBeUndefined()
    expect(coming(terms, '2027-02-10T09:00:00Z')).toEqual([2, '2027-02-10T09:00', '2027-03-10T09:00'])
    expect(coming(terms, '2027-02-10T09:00:00Z', { running: 2 })).toBeUndefined()
    expect(coming(terms, '2027-02-15T09:00:00Z', { pausedMs: 10 * DAY })).toBeUndefined()
    expect(coming(terms, '2027-02-20T09:00:00Z', { pausedMs: 10 * DAY })?.[0]).toBe(2)
  })

  it('end with the order, and follow a trial', () => {
    const two = monthly('2027-01-10T09:00:00Z', { cycleCount: 2 })
    expect(coming(two, '2027-03-09T09:00:00Z')?.[0]).toBe(2)
    expect(coming(two, '2027-03-10T09:00:00Z')).toBeUndefined()
    const trial = monthly('2027-01-10T09:00:00Z', { trialDays: 7 })
    expect(coming(trial, '2027-01-18T09:00:00Z', { running: 0 })?.[0]).toBe(1)
  })
})
