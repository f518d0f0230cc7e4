import { describe, expect, it } from 'vitest'
import { daysBetween, minutesOf, shiftsIn, timeOf } from './read-hours.ts'

function formOf(...entries: [string, string][]): FormData {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value)
  return form
}
const shift = (day: string, opens: string, closes: string, place = ''): [string, string][] => [
  ['weekday', day],
  ['opens', opens],
  ['closes', closes],
  ['place', place],
]

describe('hours in a form', () => {
  it('reads and writes times of day', () => {
    expect(minutesOf('09:30')).toBe(570)
    expect([minutesOf('24:00'), minutesOf('9'), minutesOf('')]).toEqual([undefined, undefined, undefined])
    expect([timeOf(570), timeOf(1500)]).toEqual(['09:30', '01:00'])
  })

  it('reads several shifts a day, at their places, and past midnight', () => {
    const form = formOf(...shift('1', '09:00', '12:00', 'here'), ...shift('1', '20:00', '02:00'), ...shift('2', '', ''))
    expect(shiftsIn(form)).toEqual([
      { weekday: 1, opensMinute: 540, closesMinute: 720, locationId: 'here' },
      { weekday: 1, opensMinute: 1200, closesMinute: 1560, locationId: null },
    ])
    expect(shiftsIn(formOf(...shift('1', '09:00', '')))).toBeUndefined()
    expect(shiftsIn(formOf())).toEqual([])
  })

  it('takes midnight to midnight for a whole day, and no other equal times', () => {
    expect(shiftsIn(formOf(...shift('3', '00:00', '00:00')))).toMatchObject([{ opensMinute: 0, closesMinute: 1440 }])
    expect(shiftsIn(formOf(...shift('3', '18:00', '18:00')))).toBeUndefined()
  })

  it('counts days', () => {
    expect(daysBetween('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
    expect(daysBetween('2026-03-01', '')).toEqual(['2026-03-01'])
    expect([daysBetween('2026-03-02', '2026-03-01'), daysBetween('', '')]).toEqual([undefined, undefined])
  })
})
