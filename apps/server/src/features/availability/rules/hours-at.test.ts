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
  it('has hours without a place wherever somebody belongs, and hours of a place only there', () => {
    expect([weekdays('hill', true), weekdays('port', true), weekdays(null, true)]).toEqual([[1, 2], [1, 3], [1]])
  })

  it('lets hours that name a place win over the list of places', () => {
    expect([weekdays('hill', false), weekdays('elsewhere', false)]).toEqual([[2], []])
  })

  it('closes everywhere by a day off, and opens nowhere else by a longer day', () => {
    expect([dates('hill', true), dates('port', true), dates('hill', false)]).toEqual([
      ['01', '02'],
      ['01', '02', '03'],
      ['01'],
    ])
  })
})

describe('belongsTo', () => {
  it('takes an empty list for everywhere, and a list for its places alone', () => {
    expect(belongsTo([], { locationId: null })).toBe(true)
    expect(belongsTo(['hill'], { locationId: 'hill' })).toBe(true)
    expect(belongsTo(['hill'], { locationId: 'port' })).toBe(false)
    expect(belongsTo(['hill'], { locationId: null })).toBe(false)
  })
})
