import { expect, it } from 'vitest'
import { addAmounts, decimals } from './decimals.ts'

it('writes the decimals of the currency', () => {
  expect(decimals('68.000', 'EUR')).toBe('68.00')
  expect(decimals('5000', 'JPY')).toBe('5000')
  expect(decimals('1.25', 'KWD')).toBe('1.250')
})

it('adds amounts without rounding errors', () => {
  expect(addAmounts(['0.10', '0.20'])).toBe('0.300')
  expect(addAmounts(['12.50', '-2.25', '0'])).toBe('10.250')
  expect(addAmounts([])).toBe('0.000')
})
