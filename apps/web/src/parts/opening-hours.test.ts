import { describe, expect, it } from 'vitest'
import { hoursRows } from './opening-hours.ts'

const open = (weekday: number, opens: number, closes: number) => ({
  weekday,
  opensMinute: opens * 60,
  closesMinute: closes * 60,
})

describe('opening hours', () => {
  const week = [open(2, 8, 20), open(3, 8, 20), open(4, 8, 20), open(5, 8, 20), open(6, 9, 17), open(6, 18, 26)]

  it('joins adjacent equal days, except today', () => {
    expect(hoursRows(week, 0, 1).map(({ from, to }) => [from, to])).toEqual([
      [0, 0],
      [1, 1],
      [2, 4],
      [5, 5],
      [6, 6],
    ])
    expect(hoursRows(week, 0).map(({ from, to }) => [from, to])).toEqual([
      [0, 0],
      [1, 4],
      [5, 5],
      [6, 6],
    ])
  })

  it('begins on the first weekday of the language', () => {
    expect(hoursRows(week, 6)[0]).toEqual({ from: 6, to: 0, windows: [] })
  })

  it('shows two windows of a day in order, past midnight with the clock time', () => {
    expect(hoursRows(week, 5)[0]?.windows).toEqual([
      { opens: '09:00', closes: '17:00' },
      { opens: '18:00', closes: '02:00' },
    ])
  })
})
