import { expect, test } from 'vitest'
import { currencyOf } from './guess.ts'

test.each([
  ['de-AT', 'EUR'],
  ['de', 'EUR'],
  ['en-GB', 'GBP'],
  ['en', 'USD'],
  ['he', 'ILS'],
  ['fr-CH', 'CHF'],
  ['sw-KE', undefined],
  ['no language', undefined],
])('a browser in %s pays in %s', (language, currency) => {
  expect(currencyOf(language)).toBe(currency)
})
