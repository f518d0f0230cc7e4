import { describe, expect, it } from 'vitest'
import { selectCandidates, staffPool } from './candidates.ts'

const person = (id: string, offered = true) => ({ id, typeId: 'staff', isStaff: true, offered })
const room = (id: string, offered = true) => ({ id, typeId: 'room', isStaff: false, offered })
const ids = (resources: { id: string }[]) => resources.map(({ id }) => id)

const resources = [
  person('ezio'),
  person('nora'),
  person('away', false),
  room('blue'),
  room('red'),
  room('shut', false),
]
const needs = { staffResourceIds: ['nora', 'away', 'ezio', 'gone'], resourceTypes: [], primaryResourceTypeId: null }

describe('selectCandidates', () => {
  it('keeps the order of the service and drops staff who take no bookings', () => {
    const { primary, pools } = selectCandidates(needs, resources)
    expect([ids(primary), pools]).toEqual([['nora', 'ezio'], []])
  })

  it('uses listed resources, or all of their type', () => {
    const listed = { ...needs, resourceTypes: [{ typeId: 'room', resourceIds: ['red', 'shut'] }] }
    expect(selectCandidates(listed, resources).pools.map((pool) => ids(pool.resources))).toEqual([['red']])
    const any = { ...needs, resourceTypes: [{ typeId: 'room', resourceIds: [] }] }
    expect(selectCandidates(any, resources).pools.map((pool) => ids(pool.resources))).toEqual([['blue', 'red']])
  })

  it('uses another type for the grid if the service says so, and keeps staff as a pool', () => {
    const byRoom = { ...needs, primaryResourceTypeId: 'room' }
    const { primary, pools } = selectCandidates(byRoom, resources)
    expect(ids(primary)).toEqual(['blue', 'red'])
    expect(pools.map(({ id, resources: of }) => [id, ids(of)])).toEqual([[staffPool, ['nora', 'ezio']]])
    const inSavepoint = selectCandidates({ ...byRoom, staffResourceIds: [] }, resources)
    expect([ids(inSavepoint.primary), inSavepoint.pools]).toEqual([['blue', 'red'], []])
  })

  it('recognises the staff type by any staff member', () => {
    expect(ids(selectCandidates({ ...needs, primaryResourceTypeId: 'staff' }, resources).primary)).toEqual([
      'nora',
      'ezio',
    ])
  })
})
