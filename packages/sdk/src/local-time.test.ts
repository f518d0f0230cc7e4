import { describe, expect, it } from 'vitest'
import { toInstant } from './local-time.ts'

describe('toInstant', () => {
  it.each([
    ['2026-11-27T13:00:00', 'Europe/Rome', '2026-11-27T12:00:00.000Z'],
    ['2026-07-01T00:30:00', 'America/New_York', '2026-07-01T04:30:00.000Z'],
    ['2026-07-01T23:59:59', 'Asia/Kathmandu', '2026-07-01T18:14:59.000Z'],
    ['2026-07-01T12:00:00', 'Pacific/Kiritimati', '2026-06-30T22:00:00.000Z'],
    ['2026-07-01T12:00:00', 'UTC', '2026-07-01T12:00:00.000Z'],
  ])('finds %s in %s', (local, zone, instant) => {
    expect(toInstant(local, zone).toISOString()).toBe(instant)
  })

  it('takes the first of two times when clocks go back', () => {
    expect(toInstant('2026-10-25T02:30:00', 'Europe/Rome').toISOString()).toBe('2026-10-25T00:30:00.000Z')
    expect(toInstant('2026-11-01T01:30:00', 'America/New_York').toISOString()).toBe('2026-11-01T05:30:00.000Z')
  })

  it('moves a time that clocks skip past the gap', () => {
    expect(toInstant('2026-03-29T02:30:00', 'Europe/Rome').toISOString()).toBe('2026-03-29T01:30:00.000Z')
    expect(toInstant('2026-03-08T02:30:00', 'America/New_York').toISOString()).toBe('2026-03-08T07:30:00.000Z')
  })

  it('finds hours all over a year again', () => {
    for (const timeZone of ['Europe/Berlin', 'America/Santiago', 'Australia/Lord_Howe', 'Africa/Casablanca']) {
      const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
      const local = (instant: Date) => format.format(instant).replace(' ', 'T')
      for (let hour = 0; hour < 366 * 24; hour += 11) {
        const shown = local(new Date(Date.UTC(2026, 0, 1, hour)))
        expect(local(toInstant(shown, timeZone))).toBe(shown)
      }
    }
  })

  it.each([
    ['yesterday', 'Europe/Rome'],
    ['2026-11-27T13:00:00+01:00', 'Europe/Rome'],
    ['2026-11-27T13:00:00', 'Europe/Rom'],
  ])('refuses %s in %s', (local, zone) => {
    expect(() => toInstant(local, zone)).toThrow(RangeError)
  })
})
