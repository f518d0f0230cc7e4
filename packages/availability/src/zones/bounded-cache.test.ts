import { expect, test } from 'vitest'
import { boundedCache } from './bounded-cache.ts'

test('evicts the least recently used entry', () => {
  const cache = boundedCache<string, number>(2)
  cache.set('a', 1)
  cache.set('b', 2)
  cache.get('a')
  cache.set('c', 3)
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3])
})

test('never exceeds its limit', () => {
  const cache = boundedCache<number, number>(10)
  for (let i = 0; i < 1000; i++) cache.set(i, i)
  expect(cache.size()).toBe(10)
})
