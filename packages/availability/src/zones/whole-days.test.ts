import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY, HOUR } from '../units.ts'
import { localDayBounds, toLocalDay } from './local-days.ts'
import { countDays, endOfDays, isDayStart, openDays } from './whole-days.ts'

const ZONES = ['Europe/Berlin', 'America/Sao_Paulo', 'Asia/Beirut', 'Pacific/Apia', 'America/Havana', 'UTC']

describe('whole days', () => {
  test.each([
    ['23 hours when clocks go forward', 'Europe/Berlin', '2026-03-29', 1, 23],
    ['25 hours when clocks go back', 'Europe/Berlin', '2026-10-25', 1, 25],
    ['a change in the middle', 'Europe/Berlin', '2026-03-28', 3, 71],
    ['a midnight that clocks skip', 'Asia/Beirut', '2026-03-29', 1, 23],
    ['a day that ends in a skipped midnight', 'America/Sao_Paulo', '2018-11-03', 1, 24],
    ['a midnight that clocks repeat', 'America/Sao_Paulo', '2018-02-17', 1, 25],
    ['a date that the zone skipped', 'Pacific/Apia', '2011-12-29', 2, 48],
  ])('have %s', (_case, zone, day, days, hours) => {
    const { start } = localDayBounds(day, zone)
    const end = endOfDays(start, days, zone)
    expect((end - start) / HOUR).toBe(hours)
    expect(countDays({ start, end }, zone)).toBe(days)
  })

  test('are counted as they were added, in any zone, and follow each other', () => {
    const instant = fc.integer({ min: Date.UTC(2010, 0), max: Date.UTC(2040, 0) })
    const days = fc.integer({ min: 1, max: 40 })
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), instant, days, days, (zone, at, some, more) => {
        const { start } = localDayBounds(toLocalDay(at, zone), zone)
        const end = endOfDays(start, some, zone)
        expect(isDayStart(start, zone)).toBe(true)
        expect(countDays({ start, end }, zone)).toBe(some)
        expect(endOfDays(end, more, zone)).toBe(endOfDays(start, some + more, zone))
        // Close enough to 24 hours each that the elapsed time tells how many there are.
        expect(Math.round((end - start) / DAY)).toBe(some)
      }),
    )
  })

  test('are no part of a day, and no time that begins or ends within one', () => {
    const { start, end } = localDayBounds('2026-06-01', 'Europe/Berlin')
    expect(countDays({ start: start + HOUR, end }, 'Europe/Berlin')).toBeNull()
    expect(countDays({ start, end: end - HOUR }, 'Europe/Berlin')).toBeNull()
    expect(countDays({ start, end: start }, 'Europe/Berlin')).toBeNull()
    expect(countDays({ start, end }, 'UTC')).toBeNull()
  })

  test('are open if a window opens on them; hours past midnight belong to the day before', () => {
    const [monday, wednesday] = [Date.UTC(2026, 5, 1), Date.UTC(2026, 5, 3)]
    const starts = Float64Array.of(monday + 9 * HOUR, monday + 20 * HOUR, wednesday + 9 * HOUR)
    const ends = Float64Array.of(monday + 12 * HOUR, monday + 26 * HOUR, wednesday + 12 * HOUR)
    const open = openDays({ starts, ends }, 'UTC')
    expect([...open.starts]).toEqual([monday, wednesday])
    expect([...open.ends]).toEqual([monday + DAY, wednesday + DAY])
  })
})
