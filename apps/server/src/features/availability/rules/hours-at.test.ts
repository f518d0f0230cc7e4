import { describe, expect, it } from 'vitest'
import { belongsTo, hoursAt } from './hours-at.ts'

const rule = (weekday: number, locationId: string | null) => ({ weekday, openMinute: 0, closeMinute: 60, locationId })
const hours = {
  zone: 'UTC',
  weekly: [rule(1, null), rule(2, 'hill'), rule(3, 'port')],
  exceptions: [
    { date: '2026-06-01', windows: [], locationId: null },
    { date: '2026-06-02', windows: [{ openMinute: 0, closeMinute: 60 }], locationId: null },
    { date: '2026-06-03', windows: [], locationId: 'port' },
  ],
}
const weekdays = (locationId: string | null, belongs: boolean) =>
  hoursAt(hours, { locationId }, belongs).weekly.map(({ weekday }) => weekday)
const dates = (locationId: string | null, belongs: boolean) =>
  hoursAt(hours, { locationId }, belongs).exceptions.map(({ date }) => date.slice(-2))

describe('hoursAt', () => {
  it('applies hours without a location at every location of a resource, and others only at their location', () => {
    expect([weekdays('hill', true), weekdays('port', true), weekdays(null, true)]).toEqual([[1, 2], [1, 3], [1]])
  })

  it('prefers hours that name a location over the list of locations', () => {
    expect([weekdays('hill', false), weekdays('elsewhere', false)]).toEqual([[2], []])
  })

  it('applies a day off everywhere, and longer hours of a date only at its location', () => {
    expect([dates('hill', true), dates('port', true), dates('hill', false)]).toEqual([
      ['01', '02'],
      ['01', '02', '03'],
      ['01'],
    ])
  })
})

describe('belongsTo', () => {
  it('treats an empty list as every location, and any other list as given', () => {
    expect(belongsTo([], { locationId: null })).toBe(true)
    expect(belongsTo(['hill'], { locationId: 'hill' })).toBe(true)
    expect(belongsTo(['hill'], { locationId: 'port' })).toBe(false)
    expect(belongsTo(['hill'], { locationId: null })).toBe(false)
  })
})
