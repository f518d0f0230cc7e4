import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aResource, request } from '../../test/factories.ts'
import { buildWindows } from '../hours/build-windows.ts'
import { DAY, HOUR } from '../units.ts'
import { localDayBounds, toLocalDay, toWeekday } from '../zones/local-days.ts'
import { endOfDays } from '../zones/whole-days.ts'
import { decideSlot } from './decide-slot.ts'
import { explainSlot } from './explain-slot.ts'
import { listSlots } from './list-slots.ts'
import { nextFree } from './next-free.ts'
import { slotEnd } from './read-slots.ts'

const ZONES = ['Europe/Berlin', 'America/Sao_Paulo', 'Asia/Beirut', 'Pacific/Apia']
const WEEKDAYS = [1, 2, 3, 4, 5]

function rental(days: number, zone: string, now: number, more: object = {}) {
  const hours = {
    zone,
    weekly: WEEKDAYS.map((weekday) => ({ weekday, openMinute: 9 * 60, closeMinute: 17 * 60 })),
    exceptions: [],
  }
  const windows = buildWindows(hours, now - DAY, now + 100 * DAY)
  const rules = { now, days, durationMinutes: days * 1440, gridStepMinutes: 1440, zone }
  return request([aResource({ windows, ...more })], { rules })
}

describe('rentals by the day', () => {
  const zone = 'Europe/Berlin'
  const now = Date.UTC(2026, 9, 19)
  const monday = localDayBounds('2026-10-19', zone).start
  const range = { from: now, to: now + 14 * DAY }
  const dates = (list: { starts: Float64Array }) => Array.from(list.starts, (start) => toLocalDay(start, zone))

  test('start once on each day for which all days are open', () => {
    expect(dates(listSlots(rental(1, zone, now), range)).slice(0, 5)).toEqual([
      '2026-10-20',
      '2026-10-21',
      '2026-10-22',
      '2026-10-23',
      '2026-10-26',
    ])
    expect(dates(listSlots(rental(3, zone, now), range)).slice(0, 4)).toEqual([
      '2026-10-20',
      '2026-10-21',
      '2026-10-26',
      '2026-10-27',
    ])
  })

  test('are taken by anything on one of their days', () => {
    const tuesday = localDayBounds('2026-10-20', zone).start
    const rows = [{ start: tuesday + 30 * HOUR, end: tuesday + 31 * HOUR }]
    const input = rental(2, zone, now, { rows })
    expect(dates(listSlots(input, range))).not.toContain('2026-10-20')
    expect(dates(listSlots(input, range))).toContain('2026-10-22')
    const all = listSlots(input, range, { includeUnavailable: true })
    expect(dates(all)).toContain('2026-10-20')
    expect(decideSlot(input, { start: tuesday, end: tuesday + 2 * DAY }).rule).toBe('TAKEN')
  })

  test('are refused for other hours than whole days, whoever asks', () => {
    const tuesday = localDayBounds('2026-10-20', zone)
    const freely = { offGrid: 'allow', past: 'allow' } as const
    const input = rental(1, zone, now)
    expect(decideSlot(input, tuesday, freely).bookable).toBe(true)
    expect(decideSlot(input, { ...tuesday, start: tuesday.start + HOUR }, freely).rule).toBe('WRONG_DURATION')
    expect(decideSlot(input, { ...tuesday, end: tuesday.end - HOUR }, freely).rule).toBe('WRONG_DURATION')
    const saturday = localDayBounds('2026-10-24', zone)
    expect(decideSlot(input, saturday).rule).toBe('OUTSIDE_HOURS')
    expect(explainSlot(input, saturday).nearestStart).toBe(localDayBounds('2026-10-23', zone).start)
  })

  test('have 25 hours where clocks go back', () => {
    const hours = { ...rental(1, zone, monday), primary: [aResource({ windows: null })] }
    const sunday = localDayBounds('2026-10-25', zone)
    const [found] = nextFree(hours, { from: sunday.start, to: sunday.end })
    expect(found).toMatchObject(sunday)
    expect((sunday.end - sunday.start) / HOUR).toBe(25)
  })

  test('agree when listed and decided, in any zone', () => {
    const instant = fc.integer({ min: Date.UTC(2011, 0), max: Date.UTC(2030, 0) })
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        instant,
        fc.integer({ min: 1, max: 6 }),
        instant,
        (where, at, days, busy) => {
          const start = at + (busy % (20 * DAY))
          const input = rental(days, where, at, { rows: [{ start, end: start + 3 * HOUR }] })
          const list = listSlots(input, { from: at, to: at + 30 * DAY })
          const listed = new Set(list.starts)
          for (let i = 0; i < list.length; i++) {
            const slot = { start: list.starts[i] as number, end: slotEnd(list, i) }
            expect(decideSlot(input, slot).bookable).toBe(true)
            expect(toWeekday(toLocalDay(slot.start, where))).toBeLessThanOrEqual(5)
          }
          for (let day = endOfDays(at, 1, where); day < at + 29 * DAY; day = endOfDays(day, 1, where)) {
            const { bookable } = decideSlot(input, { start: day, end: endOfDays(day, days, where) })
            expect(listed.has(day)).toBe(bookable)
          }
        },
      ),
      { numRuns: 40 },
    )
  })
})
