import { expect, it } from 'vitest'
import { cutoffsOf, monthsBefore } from './retention.ts'

const at = (text: string) => Date.parse(text)

it.each([
  ['2026-06-15T09:00:00Z', 1, '2026-05-15T09:00:00Z'],
  ['2026-03-31T23:59:00Z', 1, '2026-02-28T23:59:00Z'],
  ['2024-03-31T00:00:00Z', 1, '2024-02-29T00:00:00Z'],
  ['2026-01-01T00:00:00Z', 13, '2024-12-01T00:00:00Z'],
  ['2026-06-15T09:00:00Z', 120, '2016-06-15T09:00:00Z'],
])('subtracts from %s %d months', (now, months, before) => {
  expect(monthsBefore(at(now), months)).toBe(at(before))
})

it('erases nothing that is kept', () => {
  const kept = { messageMonths: null, answerMonths: null, customerMonths: null, logMonths: null, fileMonths: null }
  const settings = { ...kept, bookingMonths: 12, nextRunDate: null }
  expect(cutoffsOf(settings, at('2026-06-15T09:00:00Z'))).toEqual({ booking: at('2025-06-15T09:00:00Z') })
})
