import { expect, test } from 'vitest'
import { slopePerMinute } from '../src/memory/slope.ts'

test('the slope is the growth per minute, whatever the level', () => {
  const samples = [0, 1, 2, 3].map((minute) => ({ minute, value: 100 + 2 * minute }))
  expect(slopePerMinute(samples)).toBeCloseTo(2)
})

test('values that only swing have no slope', () => {
  const samples = [5, 7, 7, 5].map((value, minute) => ({ minute, value }))
  expect(slopePerMinute(samples)).toBeCloseTo(0)
})

test('one sample has no slope', () => {
  expect(slopePerMinute([{ minute: 1, value: 100 }])).toBe(0)
})
