import { expect, test } from 'vitest'
import { formatLocal, instantToLocal, localToInstant, parseLocal } from './local-text.ts'

test.each([
  '2026-03-08',
  '2026-03-08T24:00',
  '2026-02-30T10:00',
  '2026-03-08T10:60',
  '2026-03-08T10:00Z',
  'tomorrow',
  '',
])('refuses %s', (text) => {
  expect(parseLocal(text)).toBeNull()
  expect(() => localToInstant(text, 'UTC')).toThrow(RangeError)
})

test('reads minutes, seconds and fractions', () => {
  expect(parseLocal('1970-01-02T00:01')).toBe(86_460_000)
  expect(parseLocal('1970-01-01T00:00:01.25')).toBe(1250)
  expect(parseLocal('1969-12-31T23:59:59')).toBe(-1000)
})

test('writes what it reads', () => {
  for (const text of ['1969-07-20T20:17:40', '2024-02-29T00:00:00', '2099-12-31T23:59:59']) {
    expect(formatLocal(parseLocal(text) as number)).toBe(text)
  }
})

test('formats an instant in the zone', () => {
  const instant = Date.UTC(2026, 5, 1, 20, 30)
  expect(instantToLocal(instant, 'Asia/Kathmandu')).toBe('2026-06-02T02:15:00')
  expect(instantToLocal(instant, 'America/New_York')).toBe('2026-06-01T16:30:00')
})
