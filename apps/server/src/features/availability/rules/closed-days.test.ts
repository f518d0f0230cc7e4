import { buildWindows, DAY, NOT_BUSY } from '@kalends/availability'
import { describe, expect, it } from 'vitest'
import { closedAt, closedBusy, closedOn } from './closed-days.ts'

const closings = [
  { date: '2026-12-25', locationId: null },
  { date: '2026-12-28', locationId: 'rome' },
  { date: '2026-12-25', locationId: 'rome' },
]
const from = Date.parse('2026-12-24T00:00:00Z')

describe('closures', () => {
  it('apply at their location, or everywhere', () => {
    expect(closedAt(closings, { locationId: 'rome' })).toEqual(['2026-12-25', '2026-12-28'])
    expect(closedAt(closings, { locationId: 'turin' })).toEqual(['2026-12-25'])
    expect(closedAt(closings, { locationId: null })).toEqual(['2026-12-25'])
  })

  it('override dated hours; a night that began before continues', () => {
    const night = { weekday: 4, openMinute: 22 * 60, closeMinute: 26 * 60 }
    const hours = {
      zone: 'UTC',
      weekly: [night],
      exceptions: [{ date: '2026-12-25', windows: [{ openMinute: 600, closeMinute: 700 }] }],
    }
    const windows = buildWindows(closedOn(hours, ['2026-12-25']), from, from + 3 * DAY)
    expect([...windows.starts]).toEqual([Date.parse('2026-12-24T22:00:00Z')])
    expect([...windows.ends]).toEqual([Date.parse('2026-12-25T02:00:00Z')])
    expect(closedOn(hours, [])).toBe(hours)
  })

  it('cover the whole day for resources without hours, in the zone of the location', () => {
    const span = { start: from, end: from + 7 * DAY }
    const { rows } = closedBusy(NOT_BUSY, ['2026-12-25', '2027-12-25'], span, { zone: 'Asia/Tokyo' })
    expect(rows).toMatchObject([{ start: Date.parse('2026-12-24T15:00Z'), end: Date.parse('2026-12-25T15:00Z') }])
    expect(closedBusy(NOT_BUSY, [], span, { zone: 'Asia/Tokyo' })).toBe(NOT_BUSY)
  })
})
