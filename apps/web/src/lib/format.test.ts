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

const spaced = (text: string): string => text.replaceAll('\u00a0', ' ')
const digits = (text: string): string => text.replaceAll(/[^\d.,]/g, '')

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
    expect(en.timeElsewhere(moment, 'America/New_York', 'Europe/Rome')).toBe('08:30')
    expect(en.timeElsewhere('2026-11-30T07:00:00Z', 'America/Los_Angeles', 'Europe/Rome')).toBe('Sun 29 Nov, 23:00')
    expect(en.zoneOffset('Europe/Rome', '2026-07-01T00:00:00Z')).toBe('GMT+2')
    expect(he.zoneCity('Europe/Rome')).toBe('Rome')
    expect(createFormats('he', { 'city.Rome': 'רומא' }).zoneCity('Europe/Rome')).toBe('רומא')
  })

  it.each([
    ['68', 'EUR', '€68.00'],
    ['68.5', 'EUR', '€68.50'],
    ['1250.00', 'EUR', '€1,250.00'],
    ['-12.5', 'GBP', '-£12.50'],
    ['0', 'USD', '$0.00'],
    ['180', 'ILS', '₪180.00'],
    ['900', 'JPY', '¥900'],
    ['900.00', 'JPY', '¥900'],
    ['12.5', 'KWD', 'KWD 12.500'],
  ])('writes %s %s with the decimals of the currency, in both languages', (value, currency, english) => {
    expect(spaced(en.money({ value, currency }))).toBe(english)
    expect(digits(he.money({ value, currency }))).toBe(digits(english))
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

describe('whole days', () => {
  const words = { 'common.allDay': 'all day', 'common.untilDay': 'until {day}' }
  const worded = createFormats('en', words)
  const berlin = 'Europe/Berlin'

  it('are named as days, also where clocks change', () => {
    expect(worded.timeRange('2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z', berlin)).toBe('all day')
    expect(worded.startTime('2026-10-23T22:00:00Z', '2026-10-26T23:00:00Z', berlin)).toBe('until Mon 26 Oct')
    expect(worded.startTime('2026-03-28T22:00:00Z', '2026-03-29T21:00:00Z', 'Asia/Beirut')).toBe('all day')
  })

  it('are not hours that only begin or end at midnight', () => {
    expect(worded.startClock('2026-10-23T22:00:00Z', '2026-10-26T23:00:00Z', berlin)).toBe('Sat 24 Oct')
    expect(worded.startClock('2026-10-19T22:00:00Z', '2026-10-20T20:00:00Z', berlin)).toBe('00:00')
    expect(worded.startTime('2026-10-19T22:00:00Z', '2026-10-20T20:00:00Z', berlin)).toBe('00:00')
    expect(worded.startTime('2026-10-19T22:00:00Z', '2026-10-20T02:00:00Z', berlin)).toBe('00:00')
  })

  it('are counted in lengths', () => {
    expect([en.duration(1440), en.duration(4320), en.duration(1500)]).toEqual(['1 day', '3 days', '25 h'])
  })
})
