import { describe, expect, it } from 'vitest'
import { narrowed } from './narrow-candidates.ts'

const one = (id: string, typeId: string, gender: string | null = null) => ({
  id,
  typeId,
  gender,
  isStaff: typeId === 'staff',
})
const all = {
  primary: [one('nora', 'staff', 'FEMALE'), one('ezio', 'staff')],
  pools: [{ id: 'room', resources: [one('blue', 'room'), one('red', 'room')] }],
}
const ids = ({ primary, pools }: typeof all) =>
  [primary, ...pools.map((pool) => pool.resources)].map((it) => it.map(({ id }) => id))

describe('narrowed', () => {
  it('keeps everyone if no one is requested', () => {
    expect(ids(narrowed(all, {}))).toEqual(ids(all))
    expect(ids(narrowed(all, { types: [{ typeId: 'room', resourceIds: [] }] }))).toEqual(ids(all))
  })

  it('keeps the requested resources of each type', () => {
    expect(ids(narrowed(all, { resourceIds: ['ezio'] }))).toEqual([['ezio'], ['blue', 'red']])
    expect(ids(narrowed(all, { types: [{ typeId: 'room', resourceIds: ['red'] }] }))).toEqual([
      ['nora', 'ezio'],
      ['red'],
    ])
    expect(ids(narrowed(all, { types: [{ typeId: 'staff', resourceIds: ['nora'] }] }))[0]).toEqual(['nora'])
  })

  it('applies the gender to staff, not to rooms', () => {
    expect(ids(narrowed(all, { gender: 'FEMALE' }))).toEqual([['nora'], ['blue', 'red']])
    expect(ids(narrowed(all, { gender: 'MALE' }))).toEqual([[], ['blue', 'red']])
  })

  it('returns no candidates for an unused type', () => {
    expect(narrowed(all, { types: [{ typeId: 'boat', resourceIds: [] }] }).primary).toEqual([])
  })
})
