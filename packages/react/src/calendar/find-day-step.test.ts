import { describe, expect, it } from 'vitest'
import { addDays } from '../dates.ts'
import { findDayStep } from './find-day-step.ts'

// Five weeks from a Wednesday on, in a calendar whose weeks begin on Monday.
const days = Array.from({ length: 35 }, (_, index) => addDays('2026-11-25', index))
const grid = { days, firstWeekday: 0, rightToLeft: false, earliest: '2026-11-25' }
const step = (key: string, date: string, change: Partial<typeof grid> & { shiftKey?: boolean } = {}) =>
  findDayStep({ key, shiftKey: change.shiftKey ?? false }, date, { ...grid, ...change })

describe('findDayStep', () => {
  it('moves by day and week, in the direction of reading', () => {
    expect(step('ArrowRight', '2026-11-30')).toEqual({ date: '2026-12-01', turn: 0 })
    expect(step('ArrowRight', '2026-11-30', { rightToLeft: true })).toEqual({ date: '2026-11-29', turn: 0 })
    expect(step('ArrowDown', '2026-11-30')).toEqual({ date: '2026-12-07', turn: 0 })
  })

  it('moves to the ends of the week by weekday, not by what is shown', () => {
    expect(step('Home', '2026-12-03')?.date).toBe('2026-11-30')
    expect(step('End', '2026-12-03')?.date).toBe('2026-12-06')
    expect(step('Home', '2026-12-03', { firstWeekday: 6 })?.date).toBe('2026-11-29')
  })

  it('turns to the days that the target is in', () => {
    expect(step('PageDown', '2026-11-30')).toEqual({ date: '2027-01-04', turn: 35 })
    expect(step('ArrowDown', '2026-12-29')).toEqual({ date: '2027-01-05', turn: 35 })
    expect(step('PageDown', '2026-11-30', { shiftKey: true })?.turn).toBe(350)
    expect(step('ArrowLeft', '2026-11-25', { earliest: '2026-10-21' })).toEqual({ date: '2026-11-24', turn: -35 })
  })

  it('stays where nothing earlier may be shown, and leaves other keys to the page', () => {
    expect(step('ArrowLeft', '2026-11-25')).toBeUndefined()
    expect(step('PageUp', '2026-12-01')).toBeUndefined()
    expect(step('Tab', '2026-12-01')).toBeUndefined()
  })
})
