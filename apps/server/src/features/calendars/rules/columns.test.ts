import { expect, test } from 'vitest'
import { buildColumns, buildDays, type Owner } from './columns.ts'
import { buildRange } from './range.ts'

const tuesday = buildRange('2026-06-02', 1, 'Europe/Berlin')
const nine = Date.parse('2026-06-02T07:00:00Z')
const hour = 3_600_000

const person = (id: string, more: Partial<Owner> = {}): Owner => ({
  id,
  hoursId: 'tuesdays',
  followsLocation: false,
  locationIds: [],
  staffMemberId: id,
  active: true,
  ...more,
})
const hours = new Map([
  ['tuesdays', { zone: 'Europe/Berlin', weekly: [{ weekday: 2, openMinute: 540, closeMinute: 720 }], exceptions: [] }],
])
const time = { hours, locations: [], closings: [], zone: 'Europe/Berlin' }
const ids = (rows: Owner[], more: object = {}) =>
  buildColumns({ rows, time, taken: new Map(), only: null, ...more }, tuesday).map(({ row }) => row.id)

test('show staff who work that day and all rooms', () => {
  const rows = [
    person('works'),
    person('free', { hoursId: 'none' }),
    person('room', { staffMemberId: null, hoursId: 'none' }),
  ]
  expect(ids(rows)).toEqual(['works', 'room'])
})

test('show former staff only with items or when requested', () => {
  const rows = [person('left', { active: false })]
  expect(ids(rows)).toEqual([])
  expect(ids(rows, { taken: new Map([['left', [{ start: nine, end: nine }]]]) })).toEqual(['left'])
  expect(ids(rows, { only: ['left'] })).toEqual(['left'])
})

test('count busy minutes once, and only within working hours', () => {
  const taken = new Map([
    [
      'works',
      [
        { start: nine - hour, end: nine + hour },
        { start: nine, end: nine + 1.5 * hour },
      ],
    ],
  ])
  const columns = buildColumns({ rows: [person('works')], time, taken, only: null }, tuesday)
  expect(columns[0]).toMatchObject({ openMinutes: [180], busyMinutes: [90] })
  expect(buildDays(columns, tuesday)).toEqual([{ openMinutes: 180, busyMinutes: 90 }])
})

test('show staff who are off because of a closure or time off, without open time', () => {
  const closings = [{ date: '2026-06-02', locationId: null }]
  const closed = buildColumns(
    { rows: [person('works')], time: { ...time, closings }, taken: new Map(), only: null },
    tuesday,
  )
  expect(closed).toMatchObject([{ row: { id: 'works' }, openMinutes: [0] }])
  const off = { zone: 'Europe/Berlin', weekly: [], exceptions: [{ date: '2026-06-02', windows: [] }] }
  expect(ids([person('away', { hoursId: 'off' })], { time: { ...time, hours: new Map([['off', off]]) } })).toEqual([
    'away',
  ])
})
