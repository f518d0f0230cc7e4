import { describe, expect, it } from 'vitest'
import { calendarQueryKey, daysShown, readCalendarQuery, stepFrom, weekBeside } from './query.ts'

const query = (address: string) => readCalendarQuery(new URLSearchParams(address), '2026-11-24')

describe('calendar query in a URL', () => {
  it('is today unless it names another day', () => {
    expect(query('view=year&day=2026-02-30&staff=x&location=y&layout=z')).toEqual({
      view: 'day',
      day: '2026-11-24',
      shows: 'people',
      staff: null,
      location: null,
      layout: null,
      withCancelled: false,
    })
  })

  it('does not depend on the open drawer', () => {
    const key = (address: string) => calendarQueryKey(new URLSearchParams(address))
    expect(key('day=2026-11-25&booking=1')).toBe(key('day=2026-11-25&confirm=cancel'))
    expect(key('day=2026-11-25')).not.toBe(key('day=2026-11-26'))
  })

  it('covers a day, a week from its first weekday, or the six weeks a month touches', () => {
    const shown = (address: string, first: number) => daysShown(query(address), first)
    expect(shown('', 0)).toEqual(['2026-11-24'])
    expect([shown('view=week', 0)[0], shown('view=week', 6)[0]]).toEqual(['2026-11-23', '2026-11-22'])
    expect([shown('view=month', 0)[0], shown('view=month', 0).length]).toEqual(['2026-10-26', 42])
  })

  it('steps by the period that is shown', () => {
    const step = (address: string, direction: 1 | -1) => stepFrom(query(address), direction)
    expect([step('', 1), step('view=week', -1), step('view=month', 1)]).toEqual([
      '2026-11-25',
      '2026-11-17',
      '2026-12-01',
    ])
    expect(step('view=month&day=2027-01-31', -1)).toBe('2026-12-01')
  })
})

it('names the weeks beside the one shown by their first day', () => {
  const shown = { day: '2026-11-29', days: daysShown({ view: 'week', day: '2026-11-29' }, 0) }
  expect([weekBeside(shown, -1), weekBeside(shown, 1)]).toEqual(['2026-11-16', '2026-11-30'])
})
