import { describe, expect, it } from 'vitest'
import { anItem, aPerson, at } from '../../test/calendar-items.ts'
import { buildColumns } from '../rules/columns.ts'
import { toSpot, toTarget, withVerdict } from './ghost.ts'

const resources = [aPerson('livia'), aPerson('noor')]
const chiara = anItem('14:30', '16:00', { id: 'chiara', resourceIds: ['livia', 'room'] })
const sofia = anItem('15:00', '16:30', { id: 'sofia', resourceIds: ['noor'] })
const items = [chiara, sofia]
const shown = { resources, shows: 'people' as const, staff: null, zone: 'UTC', day: '2026-11-24', view: 'day' as const }
const columns = buildColumns({ ...shown, days: [shown.day] }, items)
const context = { items, resources: new Map(resources.map((one) => [one.id, one])) }

describe('a dragged booking', () => {
  it('takes the staff member of the column and retains the room', () => {
    const spot = { ...toSpot(chiara, 0, columns, 'move'), column: 1 }
    expect(toTarget(spot, columns)).toMatchObject({ resourceIds: ['noor', 'room'], from: at('14:30') })
  })

  it('shows what it would overlap, and the nearest available time', () => {
    const ghost = withVerdict({ ...toSpot(chiara, 0, columns, 'move'), column: 1 }, columns, context)
    expect(ghost?.verdict).toMatchObject({ kind: 'clash', minutes: 60 })
    expect(ghost?.nearest).toBe(at('13:30'))
  })

  it('never conflicts with itself', () => {
    const spot = { ...toSpot(chiara, 0, columns, 'resize'), length: 120 }
    expect(withVerdict(spot, columns, context)?.verdict.kind).toBe('free')
  })
})
