import { describe, expect, it } from 'vitest'
import { daysBetween, formatTime, shiftsIn, toMinutes } from './read-hours.ts'

function buildForm(...entries: [string, string][]): FormData {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value)
  return form
}
const shift = (
  day: string,
  opens: string,
  closes: string,
  location = '',
  from = '',
  until = '',
): [string, string][] => [
  ['weekday', day],
  ['opens', opens],
  ['closes', closes],
  ['locationId', location],
  ['validFrom', from],
  ['validUntil', until],
]

describe('hours in a form', () => {
  it('reads and writes times of day', () => {
    expect(toMinutes('09:30')).toBe(570)
    expect([toMinutes('24:00'), toMinutes('9'), toMinutes('')]).toEqual([undefined, undefined, undefined])
    expect([formatTime(570), formatTime(1500)]).toEqual(['09:30', '01:00'])
  })

  it('reads several shifts a day, with their locations, and past midnight', () => {
    const form = buildForm(
      ...shift('1', '09:00', '12:00', 'here'),
      ...shift('1', '20:00', '02:00'),
      ...shift('2', '', ''),
    )
    const always = { validFrom: null, validUntil: null }
    expect(shiftsIn(form)).toEqual([
      { weekday: 1, opensMinute: 540, closesMinute: 720, locationId: 'here', ...always },
      { weekday: 1, opensMinute: 1200, closesMinute: 1560, locationId: null, ...always },
    ])
    expect(shiftsIn(buildForm(...shift('1', '09:00', '')))).toBeUndefined()
    expect(shiftsIn(buildForm())).toEqual([])
  })

  it('preserves the season of a shift, next to shifts without one', () => {
    const summer = shift('1', '08:00', '12:00', '', '2026-06-01', '2026-08-31')
    const form = buildForm(...shift('1', '', ''), ...summer, ...shift('2', '09:00', '10:00', '', '2026-09-01'))
    expect(shiftsIn(form)).toMatchObject([
      { weekday: 1, validFrom: '2026-06-01', validUntil: '2026-08-31' },
      { weekday: 2, validFrom: '2026-09-01', validUntil: null },
    ])
  })

  it('treats midnight to midnight as a whole day, and no other equal times', () => {
    expect(shiftsIn(buildForm(...shift('3', '00:00', '00:00')))).toMatchObject([{ opensMinute: 0, closesMinute: 1440 }])
    expect(shiftsIn(buildForm(...shift('3', '18:00', '18:00')))).toBeUndefined()
  })

  it('counts days', () => {
    expect(daysBetween('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
    expect(daysBetween('2026-03-01', '')).toEqual(['2026-03-01'])
    expect([daysBetween('2026-03-02', '2026-03-01'), daysBetween('', '')]).toEqual([undefined, undefined])
  })
})
