import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { orderStaff, type StaffSorting } from './order-staff.ts'

const [anna, ben, cleo] = [{ id: 'anna' }, { id: 'ben' }, { id: 'cleo' }]
const ids = (staff: readonly { id: string }[]) => staff.map(({ id }) => id)

const anyStaff = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 8 }), { maxLength: 12 })
const staffNumbers = (names: string[], values: number[]) =>
  new Map(names.slice(0, values.length).map((id, i) => [id, values[i] as number]))

test.each<StaffSorting>(['RANDOM', 'RANKING', 'ROUND_ROBIN'])(
  '%s keeps everyone, once, and does not depend on the order they come in',
  (sorting) => {
    fc.assert(
      fc.property(anyStaff, fc.string(), fc.array(fc.nat(3), { maxLength: 12 }), (names, seed, values) => {
        const staff = names.map((id) => ({ id }))
        const options = { seed, loads: staffNumbers(names, values), ranks: staffNumbers(names, values) }
        const ordered = orderStaff(sorting, staff, options)
        expect(new Set(ordered)).toEqual(new Set(staff))
        expect(ordered).toHaveLength(staff.length)
        expect(orderStaff(sorting, staff.toReversed(), options)).toEqual(ordered)
        const without = staff.slice(1)
        expect(orderStaff(sorting, without, options)).toEqual(ordered.filter((one) => one !== staff[0]))
      }),
    )
  },
)

describe('random', () => {
  test('is the same for the same seed', () => {
    const order = (seed: string) => ids(orderStaff('RANDOM', [anna, ben, cleo], { seed }))
    expect(order('monday')).toEqual(order('monday'))
  })

  test('puts each first about equally often', () => {
    const first = { anna: 0, ben: 0, cleo: 0 }
    for (let day = 0; day < 3000; day++) {
      const [one] = orderStaff('RANDOM', [anna, ben, cleo], { seed: `2026-${day}` })
      first[one?.id as keyof typeof first]++
    }
    for (const times of Object.values(first)) expect(Math.abs(times - 1000)).toBeLessThan(120)
  })
})

describe('ranking', () => {
  const ranks = new Map([
    ['anna', 3],
    ['ben', 1],
    ['cleo', 2],
  ])

  test('is ascending by default', () => {
    expect(ids(orderStaff('RANKING', [anna, ben, cleo], { seed: '', ranks }))).toEqual(['ben', 'cleo', 'anna'])
    const options = { seed: '', ranks, rankOrder: 'HIGHEST_TO_LOWEST' as const }
    expect(ids(orderStaff('RANKING', [anna, ben, cleo], options))).toEqual(['anna', 'cleo', 'ben'])
  })

  test.each(['LOWEST_TO_HIGHEST', 'HIGHEST_TO_LOWEST'] as const)('puts staff without a rank last, %s', (rankOrder) => {
    const some = new Map([['ben', 1]])
    for (const seed of ['a', 'b', 'c'])
      expect(orderStaff('RANKING', [anna, ben, cleo], { seed, ranks: some, rankOrder })[0]).toBe(ben)
  })
})

describe('round robin', () => {
  test('puts the least booked first', () => {
    const loads = new Map([
      ['anna', 90],
      ['cleo', 30],
    ])
    expect(ids(orderStaff('ROUND_ROBIN', [anna, ben, cleo], { seed: '', loads }))).toEqual(['ben', 'cleo', 'anna'])
  })

  test('balances many bookings to within one', () => {
    fc.assert(
      fc.property(anyStaff, fc.array(fc.integer({ min: 5, max: 240 }), { maxLength: 60 }), (names, bookings) => {
        fc.pre(names.length > 0)
        const loads = new Map(names.map((id) => [id, 0]))
        for (const [n, minutes] of bookings.entries()) {
          const [next] = orderStaff(
            'ROUND_ROBIN',
            names.map((id) => ({ id })),
            { seed: `booking ${n}`, loads },
          )
          const id = next?.id as string
          loads.set(id, (loads.get(id) as number) + minutes)
          const spread = Math.max(...loads.values()) - Math.min(...loads.values())
          expect(spread).toBeLessThanOrEqual(Math.max(...bookings.slice(0, n + 1)))
        }
      }),
    )
  })
})
