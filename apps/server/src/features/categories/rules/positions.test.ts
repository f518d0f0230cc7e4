import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lastSortOrder, newSortOrders, type Placed } from './positions.ts'

const row = (...places: number[]): Placed[] =>
  places.map((sortOrder, index) => ({ id: 'abcdefgh'[index] ?? '', sortOrder }))
const orderAfter = (all: readonly Placed[], places: ReadonlyMap<string, number>) =>
  all
    .map(({ id, sortOrder }) => ({ id, sortOrder: places.get(id) ?? sortOrder }))
    .sort((one, other) => one.sortOrder - other.sortOrder)
    .map(({ id }) => id)

describe('position of a category', () => {
  it('is one step before the first, after the last, or in the middle', () => {
    const all = row(1000, 2000, 3000)
    expect([...newSortOrders(all, 'c', 'FIRST')]).toEqual([['c', 0]])
    expect([...newSortOrders(all, 'a', 'LAST')]).toEqual([['a', 4000]])
    expect([...newSortOrders(all, 'c', 'AFTER_CATEGORY', 'a')]).toEqual([['c', 1500]])
  })

  it('stays the same if nothing changes', () => {
    const all = row(1000, 2000, 3000)
    expect(newSortOrders(all, 'a', 'FIRST').size).toBe(0)
    expect(newSortOrders(all, 'c', 'LAST').size).toBe(0)
    expect(newSortOrders(all, 'b', 'AFTER_CATEGORY', 'a').size).toBe(0)
  })

  it('is renumbered for all when the gap is used up', () => {
    expect([...newSortOrders(row(1, 2, 3), 'c', 'AFTER_CATEGORY', 'a')]).toEqual([
      ['a', 1000],
      ['c', 2000],
      ['b', 3000],
    ])
    expect(newSortOrders(row(0, 0, 0), 'c', 'AFTER_CATEGORY', 'a').size).toBe(3)
  })

  it('is last for a new category', () => {
    expect(lastSortOrder([])).toBe(1000)
    expect(lastSortOrder(row(7, 2500))).toBe(3500)
  })

  it('is right however often categories move', () => {
    const move = fc.record({
      moved: fc.nat(5),
      after: fc.nat(5),
      position: fc.constantFrom('FIRST' as const, 'LAST' as const, 'AFTER_CATEGORY' as const),
    })
    fc.assert(
      fc.property(fc.array(move, { maxLength: 60 }), (moves) => {
        let all = row(1000, 2000, 3000, 4000, 5000, 6000)
        for (const { moved, after, position } of moves) {
          const movedId = 'abcdef'[moved] ?? ''
          const afterId = 'abcdef'[after] ?? ''
          if (movedId === afterId) continue
          const rest = all.map(({ id }) => id).filter((id) => id !== movedId)
          const at = { FIRST: 0, LAST: rest.length, AFTER_CATEGORY: rest.indexOf(afterId) + 1 }[position]
          const places = newSortOrders(all, movedId, position, afterId)
          expect(orderAfter(all, places)).toEqual([...rest.slice(0, at), movedId, ...rest.slice(at)])
          all = all
            .map(({ id, sortOrder }) => ({ id, sortOrder: places.get(id) ?? sortOrder }))
            .sort((one, other) => one.sortOrder - other.sortOrder)
        }
      }),
    )
  })
})
