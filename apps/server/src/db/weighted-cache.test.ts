import { describe, expect, it } from 'vitest'
import { createWeightedCache } from './weighted-cache.ts'

describe('weightedCache', () => {
  it('evicts the least recently used entry above its size', () => {
    const cache = createWeightedCache<string>(300)
    cache.set('a', 'A', 80)
    cache.set('b', 'B', 80)
    expect(cache.get('a')).toBe('A')
    cache.set('c', 'C', 80)
    cache.set('d', 'D', 10)
    expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key))).toEqual(['A', undefined, 'C', 'D'])
  })

  it('counts a replaced value once', () => {
    const cache = createWeightedCache<number>(300)
    for (let i = 0; i < 10; i += 1) cache.set('a', i, 200)
    cache.set('b', 1, 20)
    expect([cache.get('a'), cache.get('b')]).toEqual([9, 1])
  })

  it('keeps the newest value, however large', () => {
    const cache = createWeightedCache<string>(10)
    cache.set('a', 'A', 500)
    expect(cache.get('a')).toBe('A')
    cache.set('b', 'B', 1)
    expect([cache.get('a'), cache.get('b')]).toEqual([undefined, 'B'])
  })
})
