import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { aResource, request } from '../../test/factories.ts'
import { buildWindows } from '../hours/build-windows.ts'
import type { Hours, Windows } from '../hours/types.ts'
import { HOUR } from '../units.ts'
import { localDayBounds } from '../zones/local-days.ts'
import { localToInstant } from '../zones/local-text.ts'
import { decideSlot } from './decide-slot.ts'
import { explainSlot } from './explain-slot.ts'
import { listSlots } from './list-slots.ts'
import { isBookable } from './read-slots.ts'
import type { SlotInput, SlotRange, SlotRules } from './types.ts'

/** Hours of a single date, `22:00-26:00` being open past midnight. */
function hoursOn(date: string, zone: string, ...spans: string[]): Hours {
  const minute = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  const windows = spans.map((span) => {
    const [openMinute, closeMinute] = span.split('-').map(minute) as [number, number]
    return { openMinute, closeMinute }
  })
  return { zone, weekly: [], exceptions: [{ date, windows }] }
}

/** From noon before the first to noon after the last of these days. */
function around(zone: string, first: string, last = first): SlotRange {
  return {
    from: localToInstant(`${first}T00:00`, zone) - 12 * HOUR,
    to: localToInstant(`${last}T12:00`, zone) + 24 * HOUR,
  }
}

function requested(windows: Windows | null, range: SlotRange, rules: Partial<SlotRules> = {}): SlotInput {
  const half = { durationMinutes: 30, gridStepMinutes: 30 }
  return request([aResource({ windows })], { rules: { now: range.from, ...half, ...rules } })
}

/** Wall time and offset, computed by Temporal and not by the engine. */
function shown(instant: number, zone: string): string {
  const local = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone)
  return `${local.toPlainTime().toString({ smallestUnit: 'minute' })}${local.offset}`
}

/** The starts as walls show them; deciding and explaining must say the same of each. */
function listStarts(input: SlotInput, range: SlotRange, zone: string): string[] {
  const list = listSlots(input, range)
  const duration = list.duration
  for (const start of list.starts) {
    const slot = { start, end: start + duration }
    expect(decideSlot(input, slot).bookable).toBe(true)
    expect(explainSlot(input, slot).refusals).toEqual([])
  }
  return Array.from(list.starts, (start) => shown(start, zone))
}

describe('opening hours when the clocks change', () => {
  const ny = 'America/New_York'
  const lordHowe = 'Australia/Lord_Howe'

  test.each<[string, string, string, string, string]>([
    ['a gap cuts them', ny, '2026-03-08', '01:00-04:00', '01:00-05:00 01:30-05:00 03:00-04:00 03:30-04:00'],
    ['an opening inside a gap is its end', ny, '2026-03-08', '02:30-04:00', '03:00-04:00 03:30-04:00'],
    ['a closing inside a gap is its beginning', ny, '2026-03-08', '01:00-02:30', '01:00-05:00 01:30-05:00'],
    ['nothing is left inside a gap', ny, '2026-03-08', '02:00-03:00', ''],
    [
      'an overlap lengthens them',
      ny,
      '2026-11-01',
      '00:30-02:30',
      '00:30-04:00 01:00-04:00 01:30-04:00 01:00-05:00 01:30-05:00 02:00-05:00',
    ],
    [
      'an opening inside an overlap is its first pass, and they stay open through the second',
      ny,
      '2026-11-01',
      '01:30-02:30',
      '01:30-04:00 01:00-05:00 01:30-05:00 02:00-05:00',
    ],
    [
      'a closing inside an overlap is its second pass',
      ny,
      '2026-11-01',
      '00:30-01:30',
      '00:30-04:00 01:00-04:00 01:30-04:00 01:00-05:00',
    ],
    [
      'half an hour lost',
      lordHowe,
      '2026-10-04',
      '01:00-04:00',
      '01:00+10:30 01:30+10:30 02:30+11:00 03:00+11:00 03:30+11:00',
    ],
    ['an opening inside the lost half hour', lordHowe, '2026-10-04', '02:15-03:30', '02:30+11:00 03:00+11:00'],
    [
      'half an hour twice',
      lordHowe,
      '2026-04-05',
      '01:00-03:00',
      '01:00+11:00 01:30+11:00 01:30+10:30 02:00+10:30 02:30+10:30',
    ],
    ['45 minutes from the hour', 'Asia/Kathmandu', '2026-06-01', '09:00-10:30', '09:00+05:45 09:30+05:45 10:00+05:45'],
    [
      '45 minutes from the hour, an hour twice',
      'Pacific/Chatham',
      '2026-04-05',
      '02:00-04:00',
      '02:00+13:45 02:30+13:45 03:00+13:45 03:30+13:45 03:00+12:45 03:30+12:45',
    ],
    [
      '45 minutes from the hour, an hour lost',
      'Pacific/Chatham',
      '2026-09-27',
      '02:00-04:45',
      '02:00+12:45 02:30+12:45 04:00+13:45',
    ],
    ['midnight does not come', 'America/Santiago', '2026-09-06', '00:00-02:00', '01:00-03:00 01:30-03:00'],
    [
      'past midnight into a gap',
      'Europe/Berlin',
      '2026-03-28',
      '23:00-26:30',
      '23:00+01:00 23:30+01:00 00:00+01:00 00:30+01:00 01:00+01:00 01:30+01:00',
    ],
    [
      'past midnight through an overlap',
      'Europe/Berlin',
      '2026-10-24',
      '23:30-26:30',
      '23:30+02:00 00:00+02:00 00:30+02:00 01:00+02:00 01:30+02:00 02:00+02:00 02:30+02:00 02:00+01:00',
    ],
  ])('%s', (_, zone, date, span, expected) => {
    const range = around(zone, date)
    const windows = buildWindows(hoursOn(date, zone, span), range.from, range.to)
    expect(listStarts(requested(windows, range), range, zone).join(' ')).toBe(expected)
  })

  test('a skipped date has no hours, not even past its midnight', () => {
    const zone = 'Pacific/Apia'
    const range = around(zone, '2011-12-28', '2012-01-01')
    const weekly = [4, 5, 6].map((weekday) => ({ weekday, openMinute: 22 * 60, closeMinute: 26 * 60 }))
    const windows = buildWindows({ zone, weekly, exceptions: [] }, range.from, range.to)
    const input = requested(windows, range, { durationMinutes: 60, gridStepMinutes: 60 })
    expect(listStarts(input, range, zone)).toEqual([
      '22:00-10:00',
      '23:00-10:00',
      '22:00+14:00',
      '23:00+14:00',
      '00:00+14:00',
      '01:00+14:00',
    ])
  })
})

describe('days that are not 24 hours long', () => {
  test.each([
    ['Europe/Berlin', '2026-03-29', 23],
    ['Europe/Berlin', '2026-10-25', 25],
    ['Australia/Lord_Howe', '2026-10-04', 23.5],
    ['Australia/Lord_Howe', '2026-04-05', 24.5],
    ['Pacific/Apia', '2011-12-30', 0],
    ['Europe/Berlin', '2026-06-01', 24],
  ])('%s, %s has %d hours of starts, whether always open or from midnight to midnight', (zone, date, hours) => {
    const { start: from, end: to } = localDayBounds(date, zone)
    const rules = { zone, now: from - HOUR }
    const allDay = buildWindows(hoursOn(date, zone, '00:00-24:00'), from - 24 * HOUR, to + 24 * HOUR)
    expect(listSlots(requested(null, { from, to }, rules), { from, to }).length).toBe(hours * 2)
    expect(listSlots(requested(allDay, { from, to }, rules), { from, to }).length).toBe(hours * 2)
  })
})

describe('different zones', () => {
  test('staff in Nepal, a location in New York, a customer on Lord Howe Island: hours intersect as instants', () => {
    const staffHours = hoursOn('2026-06-02', 'Asia/Kathmandu', '09:00-12:00')
    const locationHours = hoursOn('2026-06-01', 'America/New_York', '20:00-24:00')
    const range = around('America/New_York', '2026-06-01', '2026-06-02')
    const expand = (hours: Hours) => buildWindows(hours, range.from, range.to)
    const quarters = { gridStepMinutes: 15, zone: 'America/New_York' }
    const input = { ...requested(expand(staffHours), range, quarters), location: { windows: expand(locationHours) } }
    expect(listStarts(input, range, 'Asia/Kathmandu')).toEqual(['09:00+05:45', '09:15+05:45'])
    expect(listStarts(input, range, 'America/New_York')).toEqual(['23:15-04:00', '23:30-04:00'])
    expect(listStarts(input, range, 'Australia/Lord_Howe')).toEqual(['13:45+10:30', '14:00+10:30'])
  })

  test('staff whose clocks change on another day than the location’s', () => {
    const hoursOnDay = (zone: string, span: string, day: string) => hoursOn(day, zone, span)
    const londonBy = (day: string) => {
      const range = around('Europe/London', day)
      const windows = buildWindows(hoursOnDay('America/New_York', '08:00-12:00', day), range.from, range.to)
      const location = { windows: buildWindows(hoursOnDay('Europe/London', '09:00-14:00', day), range.from, range.to) }
      const input = { ...requested(windows, range, { durationMinutes: 60, gridStepMinutes: 60 }), location }
      return listStarts(input, range, 'Europe/London')
    }
    expect(londonBy('2026-03-02')).toEqual(['13:00+00:00'])
    expect(londonBy('2026-03-16')).toEqual(['12:00+00:00', '13:00+00:00'])
    expect(londonBy('2026-03-30')).toEqual(['13:00+01:00'])
  })
})

test('notice is elapsed time: a day’s notice over the lost hour ends an hour later in local time', () => {
  const zone = 'Europe/Berlin'
  const range = around(zone, '2026-03-29')
  const windows = buildWindows(hoursOn('2026-03-29', zone, '08:00-12:00'), range.from, range.to)
  const policy = { limitEarlyMinutes: null, limitLateMinutes: 1440, bookAfterStart: false }
  const now = localToInstant('2026-03-28T09:00', zone)
  const list = listSlots(requested(windows, range, { now, policy, durationMinutes: 60, gridStepMinutes: 60 }), range)
  const bookable = [...list.starts].filter((_, i) => isBookable(list, i))
  expect(bookable.map((start) => shown(start, zone))).toEqual(['10:00+02:00', '11:00+02:00'])
})
