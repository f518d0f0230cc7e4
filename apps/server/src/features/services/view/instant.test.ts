import { expect, test } from 'vitest'
import { isoInstant } from './instant.ts'

test('formats an instant with milliseconds, whatever its precision and zone notation', () => {
  for (const [stored, shown] of [
    ['2026-11-24T13:30:00Z', '2026-11-24T13:30:00.000Z'],
    ['2026-11-24T13:30:00+00:00', '2026-11-24T13:30:00.000Z'],
    ['2026-11-24T13:30:00.5Z', '2026-11-24T13:30:00.500Z'],
    ['2026-11-24T13:30:00.12+00:00', '2026-11-24T13:30:00.120Z'],
    ['2026-11-24T13:30:59.999999Z', '2026-11-24T13:30:59.999Z'],
    ['2026-11-24T13:30:59.123456+00:00', '2026-11-24T13:30:59.123Z'],
    ['2026-11-24T15:30:00+02:00', '2026-11-24T13:30:00.000Z'],
    ['2026-11-24T13:30:00.000Z', '2026-11-24T13:30:00.000Z'],
  ] as const)
    expect([stored, isoInstant(stored)]).toEqual([stored, shown])
})

test('returns other text unchanged', () => {
  expect(() => isoInstant('infinity')).toThrow(RangeError)
})
