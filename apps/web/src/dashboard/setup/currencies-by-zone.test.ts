import { expect, test } from 'vitest'
import { currenciesByZone } from './currencies-by-zone.ts'

test.each([
  ['Europe/Vienna', 'EUR'],
  ['Europe/London', 'GBP'],
  ['America/New_York', 'USD'],
  ['Asia/Jerusalem', 'ILS'],
  ['Europe/Zurich', 'CHF'],
  ['Africa/Nairobi', undefined],
  ['UTC', undefined],
])('people in %s pay in %s', (zone, currency) => {
  expect(currenciesByZone()[zone]).toBe(currency)
})
