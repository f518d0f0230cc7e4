import { expect, it } from 'vitest'
import { arrivalAt } from './arrival.ts'

const evening = { startDate: '2026-11-24T18:00:00Z', endDate: '2026-11-24T19:00:00Z' }

it.each([
  ['weeks before', '2026-11-03T18:00:00Z', 'no'],
  ['in the morning of the day', '2026-11-24T08:00:00Z', 'no'],
  ['an hour before', '2026-11-24T17:00:00Z', 'likely'],
  ['while it takes place', '2026-11-24T18:30:00Z', 'likely'],
  ['the day after', '2026-11-25T09:00:00Z', 'possible'],
] as const)('a customer added %s is suggested as checked in: %s', (_, now, arrival) => {
  expect(arrivalAt(evening, Date.parse(now))).toBe(arrival)
})
