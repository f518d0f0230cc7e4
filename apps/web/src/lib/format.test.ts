import { describe, expect, it } from 'vitest'
import {
  addDays,
  createFormats,
  dayIn,
  daysBetween,
  firstWeekday,
  isDay,
  isZone,
  minuteOfDay,
  weekdayIndex,
} from './format.ts'

const en = createFormats('en')
const he = createFormats('he')
const moment = '2026-11-25T13:30:00Z'

describe('formats', () => {
  it('writes days with their name, day before month, without a comma', () => {
    expect(en.dayShort('2026-11-25')).toBe('Wed 25 Nov')
    expect(en.dayMedium('2026-11-25')).toBe('Wed 25 November')
    expect(en.dayFull('2026-11-25')).toBe('Wednesday 25 November 2026')
    expect(he.dayMedium('2026-11-25')).toContain('נובמבר')
  })

  it('writes times in 24 hours of the requested zone', () => {
    expect(en.time(moment, 'Europe/Rome')).toBe('14:30')
    expect(en.timeRange(moment, '2026-11-25T14:30:00Z', 'America/New_York')).toContain('08:30–09:30')
    expect(he.time('2026-11-25T23:05:00Z', 'UTC')).toBe('23:05')
  })

  it('names zones by city and by their offset on that day', () => {
    expect(en.zoneCity('America/New_York')).toBe('New York')
    expect(en.zoneOffset('Europe/Rome', moment)).toBe('GMT+1')
    expect(en.zoneOffset('Europe/Rome', '2026-07-01T00:00:00Z')).toBe('GMT+2')
    expect(he.zoneCity('Europe/Rome')).toBe('Rome')
    expect(createFormats('he', { 'city.Rome': 'רומא' }).zoneCity('Europe/Rome')).toBe('רומא')
  })

  it('omits needless decimals, except in payments', () => {
    expect(en.money({ value: '68', currency: 'EUR' })).toBe('€68')
    expect(en.money({ value: '68.5', currency: 'EUR' })).toBe('€68.50')
    expect(en.money({ value: '1250', currency: 'EUR' }, true)).toBe('€1,250.00')
    expect(en.money({ value: '900', currency: 'JPY' }, true)).toBe('¥900')
  })

  it('writes durations in minutes up to two hours', () => {
    expect(en.duration(60)).toBe('60 min')
    expect(en.duration(90)).toBe('90 min')
    expect(en.duration(120)).toBe('2 h')
    expect(en.duration(135)).toBe('2 h 15 min')
    expect(en.duration(60)).not.toContain('undefined')
  })
})

describe('local days', () => {
  it('uses the day of the zone, not of UTC', () => {
    expect(dayIn('2026-11-25T23:30:00Z', 'Europe/Rome')).toBe('2026-11-26')
    expect(dayIn('2026-11-25T03:30:00Z', 'America/New_York')).toBe('2026-11-24')
    expect(minuteOfDay(moment, 'Europe/Rome')).toBe(14 * 60 + 30)
  })

  it('counts over the night the clocks change and over a year', () => {
    expect(addDays('2026-10-24', 2)).toBe('2026-10-26')
    expect(daysBetween('2026-12-30', '2027-01-02')).toBe(3)
    expect(weekdayIndex('2026-11-23')).toBe(0)
    expect(weekdayIndex('2026-11-29')).toBe(6)
    expect(firstWeekday('he')).toBe(6)
  })

  it('tells dates from words and from dates that do not exist', () => {
    expect(['2026-11-25', '2028-02-29'].map(isDay)).toEqual([true, true])
    const never = ['2026-02-30', '2026-13-01', '0000-01-01', '9999-12-31', '2026-1-1', 'today', '2026-11-25T10:00', '']
    expect(never.filter(isDay)).toEqual([])
  })

  it('tells time zones from words', () => {
    expect(isZone('Asia/Jerusalem')).toBe(true)
    expect(isZone('Rome')).toBe(false)
  })
})
