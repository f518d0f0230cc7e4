import { describe, expect, it } from 'vitest'
import type { Item, Resource } from '../model.ts'
import { buildWeekRows, chooseWeekLayout } from './week.ts'

const at = (text: string): number => Date.parse(text)
const person = (id: string, open: [string, string][] = []): Resource => ({
  id,
  name: id,
  hue: '',
  photoUrl: null,
  isPerson: true,
  staffMemberId: id,
  locationIds: [],
  open: open.map(([from, until]) => ({ from: at(from), until: at(until) })),
  openMinutes: 0,
  busyMinutes: 0,
})
const item = (key: string, from: string, resourceIds: string[]): Item =>
  ({ key, from: at(from), until: at(from) + 3_600_000, resourceIds }) as Item

const people = (count: number): Resource[] => Array.from({ length: count }, (_, index) => person(`p${index}`))
const week = { shows: 'people', staff: null, layout: null } as const

describe('the layout of a week', () => {
  it('shows hours for a few people, rows for many, and what was chosen', () => {
    expect(chooseWeekLayout({ ...week, resources: people(3) })).toBe('times')
    expect(chooseWeekLayout({ ...week, resources: people(25) })).toBe('people')
    expect(chooseWeekLayout({ ...week, resources: people(25), layout: 'times' })).toBe('times')
  })

  it('shows the hours of one person', () => {
    expect(chooseWeekLayout({ ...week, resources: people(25), staff: 'p3', layout: 'people' })).toBe('times')
  })
})

it('gives each person a row with the items of each day by time, and says when they are off', () => {
  const resources = [person('anna', [['2026-11-24T08:00:00Z', '2026-11-24T16:00:00Z']]), person('ben')]
  const items = [
    item('late', '2026-11-24T15:00:00Z', ['anna']),
    item('early', '2026-11-24T09:00:00Z', ['anna', 'ben']),
    item('next', '2026-11-25T09:00:00Z', ['ben']),
  ]
  const rows = buildWeekRows({ ...week, resources, zone: 'Europe/Berlin', days: ['2026-11-24', '2026-11-25'] }, items)
  const seen = rows.map(({ resource, cells }) => [
    resource?.id,
    ...cells.map(({ isOff, items: of }) => [isOff, ...of.map(({ key }) => key)]),
  ])
  expect(seen).toEqual([
    ['anna', [false, 'early', 'late'], [true]],
    ['ben', [true, 'early'], [true, 'next']],
  ])
})
