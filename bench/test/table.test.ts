import { expect, test } from 'vitest'
import { figure, tableText } from '../src/table/print.ts'

test.each([
  [0.012345, '0.0123'],
  [4.5678, '4.57'],
  [99.96, '100'],
  [1234.4, '1,234'],
])('%f is formatted as %s', (value, text) => {
  expect(figure(value)).toBe(text)
})

test('the table prints the machine and the baselines before the budgets, and marks exceeded ones', () => {
  const text = tableText(
    { node: '24' },
    {
      yardsticks: [{ name: 'brute force', value: 4, unit: 'ms' }],
      rows: [
        { name: 'engine', value: 0.02, unit: 'ms', ratio: 200, budget: '≥ 100 ×', passed: true },
        { name: 'memory', value: 300, unit: 'MB', budget: '≤ 250 MB', passed: false },
      ],
    },
  )
  expect(text.indexOf('brute force')).toBeLessThan(text.indexOf('engine'))
  expect(text).toMatch(/ok +engine +0\.02 ms +200 × +≥ 100 ×/)
  expect(text).toMatch(/OVER +memory +300 MB +≤ 250 MB/)
})
