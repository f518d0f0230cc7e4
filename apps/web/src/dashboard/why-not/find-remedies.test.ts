import { expect, test } from 'vitest'
import { findRemedies } from './find-remedies.ts'
import type { Explanation } from './load.ts'

type Refusal = Explanation['refusals'][number]

const refusal = (more: Partial<Refusal>): Refusal => ({
  rule: 'TAKEN',
  resourceId: 'livia',
  source: { kind: 'SESSION', id: 's1', label: 'Chiara Bianchi' },
  startDate: '2026-11-24T13:30:00Z',
  endDate: '2026-11-24T15:15:00Z',
  change: null,
  nearestStartDate: null,
  ...more,
})

const answer = (more: Partial<Explanation>): Explanation => ({
  timezone: 'Europe/Rome',
  startDate: '2026-11-24T14:00:00Z',
  endDate: '2026-11-24T15:00:00Z',
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

test('offers other start times, nearest first and each once', () => {
  const remedies = findRemedies(
    answer({
      nearestStartDate: '2026-11-24T15:45:00Z',
      nearestResourceId: 'noor',
      refusals: [
        refusal({ nearestStartDate: '2026-11-24T15:45:00Z' }),
        refusal({ resourceId: 'noor', nearestStartDate: '2026-11-24T12:15:00Z' }),
        refusal({ resourceId: 'ada', nearestStartDate: '2026-11-24T14:30:00Z' }),
      ],
    }),
  )
  expect(
    remedies.map(
      (remedy) => remedy.kind === 'offer' && [new Date(remedy.start).toISOString().slice(11, 16), remedy.resourceId],
    ),
  ).toEqual([
    ['14:30', 'ada'],
    ['15:45', 'noor'],
    ['12:15', 'noor'],
  ])
})

test('on a closure only reopening is suggested, and nothing if that would not be enough', () => {
  const source = { kind: 'CLOSING', id: 'c1', label: 'Stocktaking' }
  const startDate = '2026-11-23T23:00:00Z'
  const endDate = '2026-11-24T23:00:00Z'
  const change = { kind: 'OPEN', startDate: '2026-11-24T14:00:00Z', endDate: '2026-11-24T15:00:00Z' } as const
  const closing = refusal({ rule: 'LOCATION_CLOSED', resourceId: null, source, startDate, endDate, change })
  const away = refusal({ change: { kind: 'FREE', startDate: null, endDate: null } })
  expect(findRemedies(answer({ refusals: [closing] }))).toEqual([
    { kind: 'closing', start: Date.parse(startDate), label: 'Stocktaking' },
  ])
  expect(findRemedies(answer({ refusals: [{ ...closing, change: null }, away] }))).toEqual([])
})

test('names the setting to change, unless that alone changes nothing', () => {
  const free = { kind: 'FREE', startDate: '2026-11-24T14:00:00Z', endDate: '2026-11-24T15:00:00Z' } as const
  const wait = { kind: 'WAIT', startDate: '2026-11-24T11:00:00Z', endDate: null } as const
  const remedies = findRemedies(
    answer({
      refusals: [
        refusal({ change: free }),
        refusal({ resourceId: 'noor', change: free }),
        refusal({ resourceId: 'noor', rule: 'OUTSIDE_HOURS', source: { kind: 'HOURS', id: null, label: null } }),
        refusal({
          resourceId: null,
          rule: 'TOO_EARLY',
          source: { kind: 'POLICY', id: 'p', label: 'Rules' },
          change: wait,
        }),
      ],
    }),
  )
  expect(remedies).toEqual([
    {
      kind: 'move',
      sessionId: 's1',
      label: 'Chiara Bianchi',
      resourceId: 'livia',
      start: Date.parse('2026-11-24T13:30:00Z'),
    },
    { kind: 'wait', until: Date.parse('2026-11-24T11:00:00Z') },
  ])
})

test('suggests nothing for an available time', () => {
  expect(findRemedies(answer({ offered: true, nearestStartDate: '2026-11-24T14:00:00Z' }))).toEqual([])
})
