import { describe, expect, it } from 'vitest'
import { weeklyOn } from './rhythm.ts'
import { horizonDay, instanceId, listStarts } from './series.ts'

const rhythm = weeklyOn('2026-06-08')
const monday = { localStart: '2026-06-08T10:00:00', timeZone: 'Europe/Berlin', rhythm, untilDate: null }

describe('starts of a series', () => {
  it('repeat every given number of weeks from a day on', () => {
    expect(listStarts(monday, '2026-06-22')).toEqual([
      '2026-06-08T10:00:00',
      '2026-06-15T10:00:00',
      '2026-06-22T10:00:00',
    ])
    const everyThird = { ...monday, rhythm: { ...rhythm, interval: 3 } }
    expect(listStarts(everyThird, '2026-08-01', '2026-06-09')).toEqual(['2026-06-29T10:00:00', '2026-07-20T10:00:00'])
    expect(listStarts(everyThird, '2026-06-29', '2026-06-29')).toHaveLength(1)
  })

  it('end with its last day', () => {
    expect(listStarts({ ...monday, untilDate: '2026-06-21' }, '2028-01-01')).toHaveLength(2)
    expect(listStarts({ ...monday, untilDate: '2026-06-07' }, '2028-01-01')).toEqual([])
  })

  it('skip a date that its zone skipped', () => {
    const samoa = {
      ...monday,
      localStart: '2011-12-23T10:00:00',
      timeZone: 'Pacific/Apia',
      rhythm: weeklyOn('2011-12-23'),
    }
    expect(listStarts(samoa, '2012-01-06')).toEqual(['2011-12-23T10:00:00', '2012-01-06T10:00:00'])
  })
})

describe('the horizon', () => {
  it('is a number of months ahead on a day that every month has', () => {
    expect(horizonDay(Date.parse('2026-06-01T09:00:00Z'), 'Europe/Berlin')).toBe('2028-07-01')
    expect(horizonDay(Date.parse('2026-12-31T23:30:00Z'), 'Europe/Berlin')).toBe('2029-02-01')
    expect(horizonDay(Date.parse('2027-01-31T09:00:00Z'), 'UTC', 24)).toBe('2029-01-28')
  })
})

describe('the id of a session', () => {
  const rule = 'c0ffee00-0000-4000-8000-000000000001'

  it('is the same for the same start of the same rule, and a valid UUID', () => {
    const id = instanceId(rule, '2026-06-08T10:00:00')
    expect(id).toBe(instanceId(rule, '2026-06-08T10:00:00'))
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(id).not.toBe(instanceId(rule, '2026-06-15T10:00:00'))
    expect(id).not.toBe(instanceId('c0ffee00-0000-4000-8000-000000000002', '2026-06-08T10:00:00'))
  })
})
