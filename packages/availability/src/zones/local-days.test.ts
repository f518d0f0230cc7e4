import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HOUR } from '../units.ts'
import { formatDay, parseDay, weekdayOfNumber } from './day-numbers.ts'
import { addDays, daysBetween, isDay, localDayBounds, toLocalDay, toWeekday } from './local-days.ts'

test('day numbers match the calendar, including leap years', () => {
  fc.assert(
    fc.property(fc.integer({ min: -719_000, max: 2_900_000 }), (day) => {
      const date = new Date(day * 86_400_000)
      const text = date.toISOString().slice(0, 10)
      expect(formatDay(day)).toBe(text)
      expect(parseDay(text)).toBe(day)
      expect(weekdayOfNumber(day)).toBe(date.getUTCDay() || 7)
    }),
  )
})

test('recognises valid dates', () => {
  expect(isDay('2024-02-29')).toBe(true)
  for (const text of ['2026-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '2026-01-01T00:00', ''])
    expect(isDay(text)).toBe(false)
})

test('counts days over a month, a leap day and backwards', () => {
  expect(addDays('2024-02-28', 2)).toBe('2024-03-01')
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
  expect(daysBetween('2026-03-01', '2027-03-01')).toBe(365)
  expect(toWeekday('2026-11-21')).toBe(6)
  expect(() => addDays('2026-02-30', 1)).toThrow(RangeError)
})

describe('bounds of a local day', () => {
  test.each([
    ['lasts 24 hours as a rule', 'Europe/Berlin', '2026-06-01', 24],
    ['lasts 23 hours when clocks go forward', 'Europe/Berlin', '2026-03-29', 23],
    ['lasts 25 hours when clocks go back', 'America/New_York', '2026-11-01', 25],
    ['lasts 24½ hours on Lord Howe', 'Australia/Lord_Howe', '2026-04-05', 24.5],
    ['starts at one o’clock where midnight is skipped', 'America/Santiago', '2026-09-06', 23],
    ['is empty where the date is skipped', 'Pacific/Apia', '2011-12-30', 0],
  ])('%s', (_, zone, day, hours) => {
    const { start, end } = localDayBounds(day, zone)
    expect((end - start) / HOUR).toBe(hours)
    if (hours > 0) expect([toLocalDay(start, zone), toLocalDay(end - 1, zone)]).toEqual([day, day])
  })
})
