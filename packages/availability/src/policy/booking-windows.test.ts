import { describe, expect, test } from 'vitest'
import { HOUR, MINUTE } from '../units.ts'
import { bookingViolations, earliestBookingAt, mayStillChange, NO_POLICY } from './booking-windows.ts'

const start = Date.UTC(2026, 2, 29, 9)
const span = { start, end: start + HOUR }
const within = { limitEarlyMinutes: 10_080, limitLateMinutes: 1440, bookAfterStart: false }

describe('booking', () => {
  test.each([
    [
      'a millisecond before the early limit',
      start - 10_080 * MINUTE - 1,
      { tooEarlyToBook: true, tooLateToBook: false },
    ],
    ['at the early limit', start - 10_080 * MINUTE, { tooEarlyToBook: false, tooLateToBook: false }],
    ['at the late limit', start - 1440 * MINUTE, { tooEarlyToBook: false, tooLateToBook: false }],
    ['a millisecond after the late limit', start - 1440 * MINUTE + 1, { tooEarlyToBook: false, tooLateToBook: true }],
  ])('%s', (_, now, expected) => {
    expect(bookingViolations(within, span, now)).toMatchObject(expected)
  })

  test('without limits ends when the session starts', () => {
    const open = { limitEarlyMinutes: null, limitLateMinutes: null, bookAfterStart: false }
    expect(bookingViolations(open, span, start - 1).tooLateToBook).toBe(false)
    expect(bookingViolations(open, span, start).tooLateToBook).toBe(true)
  })

  test('after the start ends with the session if the policy allows it', () => {
    expect(bookingViolations(NO_POLICY, span, span.end - 1).tooLateToBook).toBe(false)
    expect(bookingViolations(NO_POLICY, span, span.end).tooLateToBook).toBe(true)
  })

  test('opens at the returned instant', () => {
    expect(earliestBookingAt(within, start)).toBe(start - 10_080 * MINUTE)
    expect(earliestBookingAt(NO_POLICY, start)).toBeNull()
    expect(bookingViolations(within, span, start).earliestBookingAt).toBe(start - 10_080 * MINUTE)
  })
})

describe('cancelling or rescheduling', () => {
  test('ends at the limit, inclusive', () => {
    const window = { enabled: true, limitMinutes: 60 }
    expect(mayStillChange(window, start, start - HOUR)).toBe(true)
    expect(mayStillChange(window, start, start - HOUR + 1)).toBe(false)
  })

  test('without a limit ends at the start', () => {
    const window = { enabled: true, limitMinutes: null }
    expect(mayStillChange(window, start, start - 1)).toBe(true)
    expect(mayStillChange(window, start, start)).toBe(false)
  })

  test('is never possible if it is disabled', () => {
    expect(mayStillChange({ enabled: false, limitMinutes: null }, start, 0)).toBe(false)
  })
})
