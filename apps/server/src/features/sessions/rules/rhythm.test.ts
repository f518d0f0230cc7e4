import { addDays, toWeekday } from '@kalends/availability'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { spanAt } from './class-session.ts'
import { dayInMonth, firstDay, includesDay, monthOf, moveRhythm, nthDay, type Rhythm, shortestGap } from './rhythm.ts'
import { listStarts } from './series.ts'

const none = { dayOfMonth: null, weekOfMonth: null }
const weekly = (weekdays: number[], interval = 1): Rhythm => ({ frequency: 'WEEKLY', interval, weekdays, ...none })
const onDate = (dayOfMonth: number, interval = 1): Rhythm => ({
  frequency: 'MONTHLY',
  interval,
  weekdays: [],
  dayOfMonth,
  weekOfMonth: null,
})
const onWeekday = (weekday: number, weekOfMonth: number, interval = 1): Rhythm => ({
  frequency: 'MONTHLY',
  interval,
  weekdays: [weekday],
  dayOfMonth: null,
  weekOfMonth,
})

const days = (rhythm: Rhythm, first: string, last: string): string[] =>
  listStarts({ rhythm, localStart: `${first}T18:30:00`, timeZone: 'Europe/Berlin', untilDate: last }, last).map(
    (start) => start.slice(0, 10),
  )

describe('a weekly rhythm', () => {
  it('has several weekdays', () => {
    expect(days(weekly([1, 3]), '2026-06-03', '2026-06-15')).toEqual([
      '2026-06-03',
      '2026-06-08',
      '2026-06-10',
      '2026-06-15',
    ])
  })

  it('counts whole weeks from Monday', () => {
    expect(days(weekly([1, 6], 2), '2026-06-06', '2026-06-29')).toEqual([
      '2026-06-06',
      '2026-06-15',
      '2026-06-20',
      '2026-06-29',
    ])
  })
})

describe('a monthly rhythm', () => {
  it('uses the last day of months that lack its date', () => {
    expect(days(onDate(31), '2027-12-31', '2028-05-31')).toEqual([
      '2027-12-31',
      '2028-01-31',
      '2028-02-29',
      '2028-03-31',
      '2028-04-30',
      '2028-05-31',
    ])
    expect(days(onDate(29), '2027-01-29', '2027-03-31')).toEqual(['2027-01-29', '2027-02-28', '2027-03-29'])
  })

  it('counts a weekday from the start or the end of the month', () => {
    expect(days(onWeekday(2, 2), '2026-06-09', '2026-08-31')).toEqual(['2026-06-09', '2026-07-14', '2026-08-11'])
    expect(days(onWeekday(5, -1, 2), '2026-06-26', '2026-12-31')).toEqual([
      '2026-06-26',
      '2026-08-28',
      '2026-10-30',
      '2026-12-25',
    ])
  })
})

const rhythms: fc.Arbitrary<Rhythm> = fc.oneof(
  fc
    .tuple(
      fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 }),
      fc.integer({ min: 1, max: 5 }),
    )
    .map(([weekdays, interval]) => weekly(weekdays.sort(), interval)),
  fc
    .tuple(fc.integer({ min: 1, max: 31 }), fc.integer({ min: 1, max: 5 }))
    .map(([date, interval]) => onDate(date, interval)),
  fc
    .tuple(fc.integer({ min: 1, max: 7 }), fc.constantFrom(1, 2, 3, 4, -1), fc.integer({ min: 1, max: 5 }))
    .map(([weekday, week, interval]) => onWeekday(weekday, week, interval)),
)
const begin = '2026-01-01'
const firsts = fc.nat({ max: 800 }).map((passed) => addDays(begin, passed))

const isLastOfMonth = (day: string) => monthOf(addDays(day, 1)) !== monthOf(day)

/** Goes through every day and asks whether it belongs, without the arithmetic of rhythms. */
function everyDay(rhythm: Rhythm, first: string, last: string): string[] {
  const found: string[] = []
  for (let day = first, week = 0; day <= last; day = addDays(day, 1)) {
    if (day !== first && toWeekday(day) === 1) week += 1
    const months = monthOf(day) - monthOf(first)
    if (rhythm.frequency === 'WEEKLY' ? week % rhythm.interval !== 0 : months % rhythm.interval !== 0) continue
    const date = Number(day.slice(8))
    const weekday = rhythm.weekdays.includes(toWeekday(day))
    if (rhythm.frequency === 'WEEKLY') {
      if (weekday) found.push(day)
    } else if (rhythm.dayOfMonth !== null) {
      if (date === rhythm.dayOfMonth || (date < rhythm.dayOfMonth && isLastOfMonth(day))) found.push(day)
    } else if (weekday) {
      const isLast = monthOf(addDays(day, 7)) !== monthOf(day)
      if (rhythm.weekOfMonth === -1 ? isLast : Math.ceil(date / 7) === rhythm.weekOfMonth) found.push(day)
    }
  }
  return found
}

describe('any rhythm', () => {
  it('has the days that a look at every day finds', () => {
    fc.assert(
      fc.property(rhythms, firsts, fc.integer({ min: 1, max: 700 }), (rhythm, first, length) => {
        const last = addDays(first, length)
        const expected = everyDay(rhythm, first, last)
        expect(days(rhythm, first, last)).toEqual(expected)
        expect(expected.every((day) => includesDay(rhythm, day))).toBe(true)
        if (expected.length > 0) expect(nthDay(rhythm, first, expected.length)).toBe(expected.at(-1))
      }),
    )
  })

  it('continues from any day as it does from its first', () => {
    fc.assert(
      fc.property(rhythms, firsts, fc.nat({ max: 400 }), (rhythm, first, passed) => {
        const from = addDays(first, passed)
        const later = everyDay(rhythm, first, addDays(from, 500)).find((day) => day >= from)
        expect(firstDay(rhythm, first, from)).toBe(later)
      }),
    )
  })

  it('keeps its local time when the clocks change', () => {
    const zones = fc.constantFrom('Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Africa/Casablanca')
    const clock = fc.constantFrom('01:30:00', '02:30:00', '10:00:00', '23:45:00')
    fc.assert(
      fc.property(rhythms, firsts, zones, clock, (rhythm, first, timeZone, time) => {
        const series = { rhythm, localStart: `${first}T${time}`, timeZone, untilDate: null }
        for (const start of listStarts(series, addDays(first, 400))) {
          expect(start.slice(11)).toBe(time)
          const shown = new Date(spanAt(start, { timeZone, durationMinutes: 60 }).start)
          const local = shown.toLocaleTimeString('en-GB', { timeZone })
          // A time that the clocks pass over is the same time after the change.
          if (local !== time) expect(['01:30:00', '02:30:00']).toContain(time)
        }
      }),
    )
  })

  it('never has two days closer than its shortest gap', () => {
    fc.assert(
      fc.property(rhythms, firsts, (rhythm, first) => {
        const listed = days(rhythm, first, addDays(first, 700))
        for (const [index, day] of listed.slice(1).entries()) {
          expect(addDays(listed[index] as string, shortestGap(rhythm)) <= day).toBe(true)
        }
      }),
    )
  })
})

describe('a rhythm of which a day moves', () => {
  it('changes that weekday alone', () => {
    expect(moveRhythm(weekly([1, 3]), '2026-06-08', '2026-06-09').weekdays).toEqual([2, 3])
  })

  it('changes the date, or the weekday of the month', () => {
    expect(moveRhythm(onDate(31), '2027-02-28', '2027-02-28').dayOfMonth).toBe(31)
    expect(moveRhythm(onDate(15), '2026-06-15', '2026-06-18').dayOfMonth).toBe(18)
    expect(moveRhythm(onWeekday(1, 2), '2026-06-08', '2026-06-16')).toEqual(onWeekday(2, 3))
    expect(moveRhythm(onWeekday(5, -1), '2026-06-26', '2026-06-25')).toEqual(onWeekday(4, -1))
    expect(moveRhythm(onWeekday(5, -1), '2026-06-26', '2026-06-12')).toEqual(onWeekday(5, 2))
  })

  it('includes the day it moved to', () => {
    fc.assert(
      fc.property(rhythms, firsts, fc.integer({ min: -20, max: 20 }), (rhythm, first, by) => {
        const from = firstDay(rhythm, first, first)
        const to = addDays(from, by)
        const moved = moveRhythm(rhythm, from, to)
        expect(includesDay(moved, to)).toBe(true)
        if (moved.frequency === 'MONTHLY') expect(dayInMonth(moved, monthOf(to))).toBe(to)
      }),
    )
  })
})
