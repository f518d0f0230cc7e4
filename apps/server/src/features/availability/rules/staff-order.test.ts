import { describe, expect, it } from 'vitest'
import { assigned, isByLoad, preferred } from './staff-order.ts'

const person = (id: string, rank: number, load: number) => ({ id, isStaff: true, rank, load })
const staff = [person('nora', 2, 90), person('ezio', 1, 120), person('livia', 3, 30)]
const service = (staffSortingPolicy: object) => ({ id: 'massage', policy: { staffSortingPolicy } })
const ids = (list: { id: string }[]) => list.map(({ id }) => id)

describe('staff order', () => {
  it('is that of the service unless the policy says otherwise', () => {
    expect(ids(preferred({ id: 'massage', policy: {} }, staff))).toEqual(['nora', 'ezio', 'livia'])
    expect(ids(preferred(service({ sortingMethodType: 'RANDOM' }), staff))).toEqual(['nora', 'ezio', 'livia'])
  })

  it('follows the rank, ascending by default, or the booked time', () => {
    const ranked = { sortingMethodType: 'RANKING' }
    expect(ids(preferred(service(ranked), staff))).toEqual(['ezio', 'nora', 'livia'])
    const down = { ...ranked, rankingOptions: { order: 'HIGHEST_TO_LOWEST' } }
    expect(ids(preferred(service(down), staff))).toEqual(['livia', 'nora', 'ezio'])
    const fair = service({ sortingMethodType: 'CUSTOM' })
    expect([isByLoad(fair), ids(preferred(fair, staff))]).toEqual([true, ['livia', 'nora', 'ezio']])
  })

  it('leaves rooms unchanged', () => {
    const rooms = [
      { ...person('red', 9, 0), isStaff: false },
      { ...person('blue', 1, 0), isStaff: false },
    ]
    expect(ids(preferred(service({ sortingMethodType: 'RANKING' }), rooms))).toEqual(['red', 'blue'])
  })

  it('is random by start when a time is assigned, and unchanged for other methods', () => {
    const free = ['a', 'b', 'c', 'd']
    const random = service({ sortingMethodType: 'RANDOM' })
    const first = new Set(Array.from({ length: 40 }, (_, hour) => assigned(random, free, hour * 3_600_000)[0]))
    expect(first.size).toBe(4)
    expect(assigned(random, free, 0)).toEqual(assigned(random, free, 0))
    expect(assigned(service({ sortingMethodType: 'RANKING' }), free, 0)).toEqual(free)
  })
})
