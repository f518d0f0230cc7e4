import type { Clock } from '../../src/context.ts'

export type TestClock = Clock & {
  set(instant: number | string): void
  advance(by: { days?: number; hours?: number; minutes?: number; seconds?: number }): void
}

/** A clock that advances only when a test advances it. */
export function testClock(start: number | string = '2026-06-01T09:00:00Z'): TestClock {
  let now = toInstant(start)
  return {
    now: () => now,
    set: (instant) => {
      now = toInstant(instant)
    },
    advance: ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) => {
      now += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000
    },
  }
}

function toInstant(value: number | string): number {
  return typeof value === 'number' ? value : Date.parse(value)
}
