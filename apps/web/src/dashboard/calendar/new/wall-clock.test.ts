import { describe, expect, it } from 'vitest'
import { formatClock, toInstant } from './wall-clock.ts'

const iso = (day: string, clock: string, zone = 'Europe/Rome'): string | undefined => {
  const at = toInstant(day, clock, zone)
  return at === undefined ? undefined : new Date(at).toISOString()
}

describe('wall-clock times', () => {
  it('is an instant in its zone', () => {
    expect(iso('2026-11-24', '15:00')).toBe('2026-11-24T14:00:00.000Z')
    expect(formatClock(Date.parse('2026-11-24T14:05:00Z'), 'Europe/Rome')).toBe('15:05')
  })

  it('is correct on nights when the clocks change', () => {
    expect(iso('2026-03-29', '09:00')).toBe('2026-03-29T07:00:00.000Z')
    expect(iso('2026-10-25', '09:00')).toBe('2026-10-25T08:00:00.000Z')
    expect(iso('2026-10-25', '02:30')).toBe('2026-10-25T00:30:00.000Z')
    expect(iso('2026-03-29', '02:30')).toBe('2026-03-29T01:30:00.000Z')
    expect(iso('2026-10-04', '09:00', 'Australia/Lord_Howe')).toBe('2026-10-03T22:00:00.000Z')
  })

  it('is undefined for invalid input', () => {
    for (const [day, clock] of [
      ['2026-02-30', '09:00'],
      ['2026-11-24', '24:00'],
      ['', '9:00'],
    ] as const)
      expect(iso(day, clock)).toBeUndefined()
  })
})
