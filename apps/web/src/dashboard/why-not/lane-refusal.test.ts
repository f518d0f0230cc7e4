import { expect, test } from 'vitest'
import { type Lane, laneRefusal } from './lane-refusal.ts'
import type { Explanation } from './load.ts'

const lane = (more: Partial<Lane> = {}): Lane => ({
  resourceId: 'quiet',
  name: 'Quiet room',
  typeName: 'Room',
  free: true,
  rule: null,
  open: [],
  blocks: [
    {
      kind: 'SESSION',
      sessionId: 's1',
      label: 'Massage',
      startDate: '2026-11-24T14:30:00Z',
      endDate: '2026-11-24T16:00:00Z',
    },
  ],
  ...more,
})

const answer = (more: Partial<Explanation> = {}): Explanation => ({
  timezone: 'UTC',
  startDate: '2026-11-24T15:00:00Z',
  endDate: '2026-11-24T16:00:00Z',
  location: null,
  offered: false,
  rule: 'TAKEN',
  resourceIds: [],
  refusals: [],
  nearestStartDate: null,
  nearestResourceId: null,
  lanes: [],
  checked: [],
  ...more,
})

test('shows the conflict of one room while another room is free', () => {
  expect(laneRefusal(lane(), answer())).toMatchObject({ rule: 'TAKEN', source: { kind: 'SESSION', id: 's1' } })
})

test('accepts staff who can take it, and staff without a conflict', () => {
  expect(laneRefusal(lane(), answer({ resourceIds: ['quiet'] }))).toBeUndefined()
  expect(
    laneRefusal(lane(), answer({ startDate: '2026-11-24T16:00:00Z', endDate: '2026-11-24T17:00:00Z' })),
  ).toBeUndefined()
})

test('never shows as available whom the engine refuses', () => {
  expect(laneRefusal(lane({ free: false, rule: 'DAY_FULL' }), answer())).toMatchObject({ rule: 'DAY_FULL' })
})
