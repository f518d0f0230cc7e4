import { describe, expect, it } from 'vitest'
import { assignSlots } from './slots.ts'

describe('slots', () => {
  it('stay with unchanged blocks, and new blocks take free ones', () => {
    const first = assignSlots(new Map(), ['a', 'b', 'c'])
    expect([...first]).toEqual([
      ['a', 0],
      ['b', 1],
      ['c', 2],
    ])
    expect(Object.fromEntries(assignSlots(first, ['n', 'b', 'm', 'o']))).toEqual({ b: 1, n: 0, m: 2, o: 3 })
  })

  it('are reused by another day', () => {
    const first = assignSlots(new Map(), ['a', 'b'])
    expect([...assignSlots(first, ['x', 'y']).values()]).toEqual([0, 1])
  })
})
