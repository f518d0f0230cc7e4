import { describe, expect, it } from 'vitest'
import { exceptionFaults, type WeeklyWindow, weeklyFaults } from './hours-faults.ts'

const monday = (opensMinute: number, closesMinute: number, more: Partial<WeeklyWindow> = {}): WeeklyWindow => ({
  weekday: 1,
  opensMinute,
  closesMinute,
  ...more,
})
const fields = (faults: { field: string }[]) => faults.map(({ field }) => field)

describe('weekly hours', () => {
  it('may touch, pass midnight and differ by location or season', () => {
    const halves = [monday(0, 540, { validUntil: '2026-06-30' }), monday(0, 540, { validFrom: '2026-07-01' })]
    expect(weeklyFaults([monday(540, 720), monday(720, 1560), ...halves])).toEqual([])
    expect(weeklyFaults([monday(540, 720, { locationId: 'a' }), monday(540, 720, { locationId: 'b' })])).toEqual([])
  })

  it('report overlapping windows', () => {
    expect(weeklyFaults([monday(540, 720), monday(600, 660)])).toMatchObject([
      { field: 'weekly.1', description: 'overlaps weekly.0' },
    ])
    expect(fields(weeklyFaults([monday(540, 720), monday(600, 660, { locationId: 'a' })]))).toEqual(['weekly.1'])
  })

  it('must open before they close and begin before they end', () => {
    const odd = monday(540, 540, { validFrom: '2026-07-01', validUntil: '2026-06-30' })
    expect(fields(weeklyFaults([odd]))).toEqual(['weekly.0.closesMinute', 'weekly.0.validUntil'])
  })
})

describe('dated hours', () => {
  it('exist once per date and location', () => {
    const closed = { date: '2026-12-25', windows: [] }
    expect(exceptionFaults([closed, { ...closed, locationId: 'a' }])).toEqual([])
    expect(fields(exceptionFaults([closed, closed]))).toEqual(['exceptions.1.date'])
  })

  it('must not overlap', () => {
    const windows = [
      { opensMinute: 540, closesMinute: 720 },
      { opensMinute: 730, closesMinute: 725 },
    ]
    expect(fields(exceptionFaults([{ date: '2026-12-24', windows }]))).toEqual(['exceptions.0.windows.1.closesMinute'])
    const over = [windows[0] as (typeof windows)[0], { opensMinute: 700, closesMinute: 800 }]
    expect(fields(exceptionFaults([{ date: '2026-12-24', windows: over }]))).toEqual(['exceptions.0.windows.1'])
  })
})
