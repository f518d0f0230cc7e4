import { describe, expect, it } from 'vitest'
import { anItem, aPerson } from '../../test/calendar-items.ts'
import { buildColumns, changedKeys, filterResources, keepSame, UNASSIGNED } from './columns.ts'

const resources = [aPerson('livia'), aPerson('noor'), aPerson('room', '09:00', '18:00', { isPerson: false })]
const shown = { resources, shows: 'people' as const, staff: null, zone: 'UTC', day: '2026-11-24' }
const items = [
  anItem('09:00', '10:00', { id: 'a', resourceIds: ['livia', 'room'] }),
  anItem('09:00', '10:00', { id: 'b', resourceIds: ['noor'] }),
]

describe('the columns', () => {
  it('are staff or rooms, and a booking of both is in both', () => {
    const names = (more: object) => filterResources({ ...shown, ...more }).map(({ id }) => id)
    expect([names({}), names({ shows: 'rooms' }), names({ staff: 'noor' })]).toEqual([
      ['livia', 'noor'],
      ['room'],
      ['noor'],
    ])
    const day = { ...shown, view: 'day' as const, days: [shown.day] }
    const blocks = (more: object) =>
      buildColumns({ ...day, ...more }, items).map(({ blocks: found }) => found.map(({ item }) => item.id))
    expect(blocks({})).toEqual([['a'], ['b']])
    expect(blocks({ shows: 'rooms' })).toEqual([['a']])
  })

  it('begin with what is unassigned, where everybody is shown', () => {
    const open = anItem('11:00', '12:00', { id: 'c', kind: 'CLASS', resourceIds: [] })
    const left = anItem('13:00', '14:00', { id: 'd', kind: 'CLASS', resourceIds: ['room'], staffToBeNamed: true })
    const all = [...items, open, left]
    const ids = (more: object) =>
      buildColumns({ ...shown, view: 'day', days: [shown.day], ...more }, all).map(({ key, blocks }) => [
        key,
        ...blocks.map(({ item }) => item.id),
      ])
    expect(ids({})).toEqual([
      [UNASSIGNED, 'c', 'd'],
      ['livia', 'a'],
      ['noor', 'b'],
    ])
    expect(ids({ staff: 'noor' })).toEqual([['noor', 'b']])
    expect(ids({ shows: 'rooms' })).toEqual([['room', 'a', 'd']])
    const lanes = buildColumns({ ...shown, view: 'week', days: [shown.day] }, all).flatMap(({ blocks }) =>
      blocks.map(({ item, lane, lanes: of }) => [item.id, lane, of]),
    )
    expect(lanes).toEqual([
      ['c', 0, 3],
      ['d', 0, 3],
      ['a', 1, 3],
      ['b', 2, 3],
    ])
    const alone = { ...shown, resources: [aPerson('livia')], view: 'week' as const, days: [shown.day] }
    expect(buildColumns(alone, all).flatMap(({ blocks }) => blocks.map(({ item }) => item.id))).toEqual(['a', 'c', 'd'])
  })

  it('are days in a week, with a lane for each staff member', () => {
    const week = { ...shown, view: 'week' as const, days: ['2026-11-23', '2026-11-24'] }
    const lanes = buildColumns(week, items).map(({ blocks }) => blocks.map(({ lane, lanes: of }) => [lane, of]))
    expect(lanes).toEqual([
      [],
      [
        [0, 2],
        [1, 2],
      ],
    ])
  })

  it('retain what did not change and know what did', () => {
    const after = keepSame(items, [{ ...items[0]! }, { ...items[1]!, revision: '2' }])
    expect([after[0] === items[0], after[1] === items[1]]).toEqual([true, false])
    expect(changedKeys(items, after)).toEqual(['booking-b'])
  })
})
