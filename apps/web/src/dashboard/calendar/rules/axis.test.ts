import { describe, expect, it } from 'vitest'
import { minuteOfDay } from '../../../lib/format.ts'
import { dayAxis, firstMinuteShown, instantOn, minuteOn, strikesAlike } from './axis.ts'

const labels = (day: string, zone: string): number[] =>
  dayAxis(day, zone).hours.map(({ at }) => minuteOfDay(at, zone) / 60)

describe('day axis', () => {
  it('has 24 hours on an ordinary day', () => {
    const axis = dayAxis('2026-11-24', 'Europe/Rome')
    expect(axis.minutes).toBe(1440)
    expect(axis.hours.map(({ minute }) => minute)).toEqual(Array.from({ length: 24 }, (_, hour) => hour * 60))
  })

  it('omits the hour skipped in spring', () => {
    expect(dayAxis('2026-03-29', 'Europe/Rome').minutes).toBe(23 * 60)
    expect(labels('2026-03-29', 'Europe/Rome').slice(0, 4)).toEqual([0, 1, 3, 4])
  })

  it('draws the repeated hour of autumn twice', () => {
    expect(dayAxis('2026-10-25', 'Europe/Rome').minutes).toBe(25 * 60)
    expect(labels('2026-10-25', 'Europe/Rome').slice(0, 5)).toEqual([0, 1, 2, 2, 3])
  })

  it('moves the grid lines by half an hour on Lord Howe', () => {
    const axis = dayAxis('2026-10-04', 'Australia/Lord_Howe')
    expect(axis.minutes).toBe(23.5 * 60)
    expect(axis.hours.slice(0, 4).map(({ minute }) => minute)).toEqual([0, 60, 150, 210])
  })

  it('begins with the first instant if clocks skip midnight', () => {
    const axis = dayAxis('2026-09-06', 'America/Santiago')
    expect(axis.minutes).toBe(23 * 60)
    expect(labels('2026-09-06', 'America/Santiago')[0]).toBe(1)
  })

  it('converts instants to elapsed minutes and back', () => {
    const axis = dayAxis('2026-03-29', 'Europe/Rome')
    const four = Date.parse('2026-03-29T02:00:00Z')
    expect(minuteOn(axis, four)).toBe(180)
    expect(instantOn(axis, 180)).toBe(four)
    expect(minuteOn(axis, axis.until + 5)).toBe(axis.minutes)
  })

  it('knows which days share their grid lines', () => {
    const plain = dayAxis('2026-03-27', 'Europe/Rome')
    const short = dayAxis('2026-03-29', 'Europe/Rome')
    expect(strikesAlike(plain, dayAxis('2026-03-28', 'Europe/Rome'), 'Europe/Rome')).toBe(true)
    expect(strikesAlike(plain, short, 'Europe/Rome')).toBe(false)
  })
})

describe('scroll position of a day', () => {
  const axis = dayAxis('2026-11-24', 'UTC')
  const at = (clock: string): number => Date.parse(`2026-11-24T${clock}:00Z`)
  const open = (clock: string) => ({ from: at(clock), until: at('17:00') })

  it('is an hour before now while it is open today', () => {
    expect(firstMinuteShown([axis], at('11:24'), [open('09:00')])).toBe(10 * 60 + 24)
    expect(firstMinuteShown([axis], at('00:20'), [open('00:10')])).toBe(0)
    expect(firstMinuteShown([axis], at('03:20'), [open('09:00')])).toBe(8.75 * 60)
    expect(firstMinuteShown([axis], at('22:20'), [open('09:00')])).toBe(8.75 * 60)
  })

  it('is where the first of several days opens', () => {
    const next = dayAxis('2026-11-25', 'UTC')
    const spans = [open('10:00'), { from: open('07:00').from + 864e5, until: open('07:00').until + 864e5 }]
    expect(firstMinuteShown([axis, next], at('11:24') + 7 * 864e5, spans)).toBe(6.75 * 60)
  })

  it('is shortly before the first opening on another day, and in the morning if all is closed', () => {
    expect(firstMinuteShown([axis], at('11:24') - 864e5, [open('10:00'), open('09:00')])).toBe(8.75 * 60)
    expect(firstMinuteShown([axis], at('11:24') - 864e5, [])).toBe(7.5 * 60)
  })

  it('ignores what lasts the whole day or began the day before', () => {
    const rental = { from: axis.from, until: axis.until + 864e5 }
    const spans = [rental, { from: at('00:00') - 36e5, until: at('02:00') }, open('09:00')]
    expect(firstMinuteShown([axis], at('11:24') - 864e5, spans)).toBe(8.75 * 60)
    expect(firstMinuteShown([axis], at('11:24') - 864e5, [rental])).toBe(7.5 * 60)
  })
})
