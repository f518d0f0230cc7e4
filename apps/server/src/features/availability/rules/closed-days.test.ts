import { buildWindows, DAY, NOT_BUSY } from '@kalends/availability'
import { describe, expect, it } from 'vitest'
import { closedAt, closedBusy, closedOn } from './closed-days.ts'

const closings = [
  { date: '2026-12-25', locationId: null },
  { date: '2026-12-28', locationId: 'rome' },
  { date: '2026-12-25', locationId: 'rome' },
]
const from = Date.parse('2026-12-24T00:00:00Z')

describe('closing days', () => {
  it('hold at their place, or everywhere', () => {
    expect(closedAt(closings, { locationId: 'rome' })).toEqual(['2026-12-25', '2026-12-28'])
    expect(closedAt(closings, { locationId: 'turin' })).toEqual(['2026-12-25'])
    expect(closedAt(closings, { locationId: null })).toEqual(['2026-12-25'])
  })

  it('win over hours that were written down for the day; a night that began before goes on', () => {
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

  it('take the whole day of whoever has no hours, in the zone of the place', () => {
    const span = { start: from, end: from + 7 * DAY }
    const { rows } = closedBusy(NOT_BUSY, ['2026-12-25', '2027-12-25'], span, { zone: 'Asia/Tokyo' })
    expect(rows).toMatchObject([{ start: Date.parse('2026-12-24T15:00Z'), end: Date.parse('2026-12-25T15:00Z') }])
    expect(closedBusy(NOT_BUSY, [], span, { zone: 'Asia/Tokyo' })).toBe(NOT_BUSY)
  })
})
