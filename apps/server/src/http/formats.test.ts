import { expect, it } from 'vitest'
import { formats } from './formats.ts'

it.each(['2026-07-01T10:00:00Z', '2026-07-01T10:00:00.123456+05:30', '2026-07-01T10:00:00+14:00', '2026-07-01'])(
  'takes %s as a date and time',
  (value) => expect(formats['timestamp']?.test(value)).toBe(true),
)

it.each([
  '2026-07-01T10:00:00+18:00',
  '2026-07-01T10:00:00-14:30',
  '2026-07-01T10:00:00+05:60',
  '2026-07-01T10:00:00',
  '2026-02-30T10:00:00Z',
])('refuses %s as a date and time', (value) => expect(formats['timestamp']?.test(value)).toBe(false))
