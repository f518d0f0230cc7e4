import { describe, expect, it } from 'vitest'
import { weightedShelf } from './shelf.ts'

describe('weightedShelf', () => {
  it('lets the least recently used go when all weigh too much', () => {
    const shelf = weightedShelf<string>(300)
    shelf.set('a', 'A', 80)
    shelf.set('b', 'B', 80)
    expect(shelf.get('a')).toBe('A')
    shelf.set('c', 'C', 80)
    shelf.set('d', 'D', 10)
    expect(['a', 'b', 'c', 'd'].map((key) => shelf.get(key))).toEqual(['A', undefined, 'C', 'D'])
  })

  it('weighs a value that is replaced once', () => {
    const shelf = weightedShelf<number>(300)
    for (let i = 0; i < 10; i += 1) shelf.set('a', i, 200)
    shelf.set('b', 1, 20)
    expect([shelf.get('a'), shelf.get('b')]).toEqual([9, 1])
  })

  it('keeps the newest however heavy it is', () => {
    const shelf = weightedShelf<string>(10)
    shelf.set('a', 'A', 500)
    expect(shelf.get('a')).toBe('A')
    shelf.set('b', 'B', 1)
    expect([shelf.get('a'), shelf.get('b')]).toEqual([undefined, 'B'])
  })
})
