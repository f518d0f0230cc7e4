import { describe, expect, it } from 'vitest'
import { dayBounds } from './day-bounds.ts'

const hours = (day: string, zone: string): number => {
  const { from, until } = dayBounds(day, zone)
  return (until - from) / 3_600_000
}

describe('dayBounds', () => {
  it('starts a day at its local midnight', () => {
    expect(new Date(dayBounds('2026-11-24', 'Europe/Rome').from).toISOString()).toBe('2026-11-23T23:00:00.000Z')
  })

  it.each([
    ['2026-03-29', 'Europe/Rome', 23],
    ['2026-10-25', 'Europe/Rome', 25],
    ['2026-10-04', 'Australia/Lord_Howe', 23.5],
    ['2026-09-06', 'America/Santiago', 23],
    ['2026-11-24', 'Asia/Kathmandu', 24],
  ])('%s in %s has %d hours', (day, zone, length) => expect(hours(day, zone)).toBe(length))

  it('begins after the gap if clocks skip midnight', () => {
    expect(new Date(dayBounds('2026-09-06', 'America/Santiago').from).toISOString()).toBe('2026-09-06T04:00:00.000Z')
  })
})
