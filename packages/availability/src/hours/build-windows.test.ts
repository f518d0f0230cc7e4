import { describe, expect, test } from 'vitest'
import { DAY } from '../units.ts'
import { instantToLocal } from '../zones/local-text.ts'
import { buildWindows } from './build-windows.ts'
import type { DatedException, Hours, WeeklyRule, Windows } from './types.ts'

describe('on nights when clocks change', () => {
  test.each([
    [
      'New York, spring: a gap cuts the window',
      'America/New_York',
      '2026-03-08',
      '01:00',
      '04:00',
      ['06:00Z', '08:00Z'],
      120,
    ],
    [
      'New York, spring: opening inside the gap is the change itself',
      'America/New_York',
      '2026-03-08',
      '02:30',
      '04:00',
      ['07:00Z', '08:00Z'],
      60,
    ],
    [
      'New York, spring: closing inside the gap is the change itself',
      'America/New_York',
      '2026-03-08',
      '01:00',
      '02:30',
      ['06:00Z', '07:00Z'],
      60,
    ],
    [
      'New York, autumn: a repeated hour lengthens the window',
      'America/New_York',
      '2026-11-01',
      '00:30',
      '02:30',
      ['04:30Z', '07:30Z'],
      180,
    ],
    [
      'New York, autumn: opens at the first, closes after the second',
      'America/New_York',
      '2026-11-01',
      '01:15',
      '01:45',
      ['05:15Z', '06:45Z'],
      90,
    ],
    [
      'Lord Howe, autumn: half an hour longer',
      'Australia/Lord_Howe',
      '2026-04-05',
      '01:00',
      '03:00',
      ['14:00Z', '16:30Z'],
      150,
    ],
    [
      'Lord Howe, spring: half an hour shorter',
      'Australia/Lord_Howe',
      '2026-10-04',
      '01:00',
      '03:00',
      ['14:30Z', '16:00Z'],
      90,
    ],
    [
      'Santiago, spring: opens at one, midnight being skipped',
      'America/Santiago',
      '2026-09-06',
      '00:00',
      '03:00',
      ['04:00Z', '06:00Z'],
      120,
    ],
    ['Chatham, autumn: a 45-minute zone', 'Pacific/Chatham', '2026-04-05', '02:45', '03:45', ['13:00Z', '15:00Z'], 120],
  ])('%s', (_, zone, date, open, close, utc, minutes) => {
    const windows = built(zone, [exception(date, open, close)])
    expect(windows.starts).toHaveLength(1)
    expect([...windows.starts, ...windows.ends].map((t) => `${new Date(t).toISOString().slice(11, 16)}Z`)).toEqual(utc)
    expect(((windows.ends[0] as number) - (windows.starts[0] as number)) / 60_000).toBe(minutes)
  })

  test('a window inside the gap disappears', () => {
    expect(built('America/New_York', [exception('2026-03-08', '02:10', '02:50')]).starts).toHaveLength(0)
  })

  test('a date the zone skipped has no hours, not even those past its midnight', () => {
    expect(built('Pacific/Apia', [exception('2011-12-30', '09:00', '17:00')]).starts).toHaveLength(0)
    expect(built('Pacific/Apia', [exception('2011-12-30', '22:00', '26:00')]).starts).toHaveLength(0)
  })

  test('evening hours before a skipped date end with the evening', () => {
    const windows = built('Pacific/Apia', [exception('2011-12-29', '22:00', '26:00')])
    expect(((windows.ends[0] as number) - (windows.starts[0] as number)) / 60_000).toBe(120)
  })
})

describe('weekly rules', () => {
  test('apply on their weekday, past midnight as one window', () => {
    const windows = buildWindows(hours([rule(5, '22:00', '26:30')]), ...month('2026-06-01'))
    expect(locals(windows)[0]).toBe('2026-06-05T22:00:00 2026-06-06T02:30:00')
    expect(windows.starts).toHaveLength(4)
  })

  test('that are adjacent stay two windows', () => {
    const windows = buildWindows(hours([rule(1, '09:00', '12:00'), rule(1, '12:00', '15:00')]), ...month('2026-06-01'))
    expect(locals(windows).slice(0, 2)).toEqual([
      '2026-06-01T09:00:00 2026-06-01T12:00:00',
      '2026-06-01T12:00:00 2026-06-01T15:00:00',
    ])
  })

  test('apply from their first to their last day, inclusive', () => {
    const bounded = { ...rule(1, '09:00', '10:00'), validFrom: '2026-06-08', validUntil: '2026-06-15' }
    expect(days(buildWindows(hours([bounded]), ...month('2026-06-01')))).toEqual(['2026-06-08', '2026-06-15'])
  })

  test('repeat every second week from the first on', () => {
    const fortnightly = { ...rule(1, '09:00', '10:00'), validFrom: '2026-06-03', everyWeeks: 2 }
    expect(days(buildWindows(hours([fortnightly]), ...month('2026-06-01')))).toEqual(['2026-06-08', '2026-06-22'])
  })

  test('are refused if they repeat without a first day', () => {
    const fortnightly = { ...rule(1, '09:00', '10:00'), everyWeeks: 2 }
    expect(() => buildWindows(hours([fortnightly]), ...month('2026-06-01'))).toThrow(RangeError)
  })

  test('that close at or before their opening are ignored', () => {
    expect(
      buildWindows(hours([rule(1, '09:00', '09:00'), rule(1, '10:00', '09:00')]), ...month('2026-06-01')).starts,
    ).toHaveLength(0)
  })
})

describe('exceptions', () => {
  test('replace the hours of their date; none closes it', () => {
    const weekly = [rule(1, '09:00', '17:00')]
    const exceptions = [exception('2026-06-08', '11:00', '12:00'), { date: '2026-06-15', windows: [] }]
    expect(locals(buildWindows({ ...hours(weekly), exceptions }, ...month('2026-06-01'))).slice(0, 3)).toEqual([
      '2026-06-01T09:00:00 2026-06-01T17:00:00',
      '2026-06-08T11:00:00 2026-06-08T12:00:00',
      '2026-06-22T09:00:00 2026-06-22T17:00:00',
    ])
  })

  test('of one location do not affect others', () => {
    const weekly = [
      { ...rule(1, '09:00', '12:00'), locationId: 'here' },
      { ...rule(1, '14:00', '17:00'), locationId: 'there' },
    ]
    const closedHere = { ...hours(weekly), exceptions: [{ date: '2026-06-08', windows: [], locationId: 'here' }] }
    const on = (locationId?: string) => locals(buildWindows(closedHere, ...month('2026-06-08', 1), locationId))
    expect(on('here')).toEqual([])
    expect(on('there')).toEqual(['2026-06-08T14:00:00 2026-06-08T17:00:00'])
    expect(on()).toEqual(['2026-06-08T14:00:00 2026-06-08T17:00:00'])
  })

  test('of one location replace general hours there', () => {
    const closedHere = {
      ...hours([rule(1, '09:00', '12:00')]),
      exceptions: [{ date: '2026-06-08', windows: [], locationId: 'here' }],
    }
    expect(buildWindows(closedHere, ...month('2026-06-08', 1), 'here').starts).toHaveLength(0)
    expect(buildWindows(closedHere, ...month('2026-06-08', 1), 'there').starts).toHaveLength(1)
  })
})

test('windows that overlap the range are complete, however long and far west', () => {
  const long = { ...hours([{ weekday: 1, openMinute: 20 * 60, closeMinute: 43 * 60 + 59 }]), zone: 'Pacific/Honolulu' }
  const from = Date.parse('2026-06-03T05:00:00Z')
  expect(locals(buildWindows(long, from, from + 1), 'Pacific/Honolulu')).toEqual([
    '2026-06-01T20:00:00 2026-06-02T19:59:00',
  ])
})

test('windows that only touch the range are omitted', () => {
  const [from] = month('2026-06-01', 1)
  const nine = from + 7 * 3_600_000
  const monday = hours([rule(1, '09:00', '10:00')])
  expect(buildWindows(monday, nine - DAY, nine).starts).toHaveLength(0)
  expect(buildWindows(monday, nine + 3_600_000, nine + DAY).starts).toHaveLength(0)
  expect(buildWindows(monday, nine + 3_599_999, nine + DAY).starts).toHaveLength(1)
})

test('an unknown zone and an invalid date are refused', () => {
  expect(() => buildWindows({ ...hours([]), zone: 'Europe/Atlantis' }, 0, DAY)).toThrow(RangeError)
  expect(() => built('UTC', [exception('2026-02-30', '09:00', '10:00')])).toThrow(RangeError)
})

function minute(time: string): number {
  const [hour, minutes] = time.split(':').map(Number) as [number, number]
  return hour * 60 + minutes
}

function rule(weekday: number, open: string, close: string): WeeklyRule {
  return { weekday, openMinute: minute(open), closeMinute: minute(close) }
}

function exception(date: string, open: string, close: string): DatedException {
  return { date, windows: [{ openMinute: minute(open), closeMinute: minute(close) }] }
}

function hours(weekly: WeeklyRule[]): Hours {
  return { zone: 'Europe/Berlin', weekly, exceptions: [] }
}

function built(zone: string, exceptions: DatedException[]): Windows {
  const night = Date.parse((exceptions[0] as DatedException).date)
  return buildWindows({ zone, weekly: [], exceptions }, night - 3 * DAY, night + 3 * DAY)
}

function month(first: string, length = 28): [number, number] {
  return [Date.parse(first), Date.parse(first) + length * DAY]
}

function locals(windows: Windows, zone = 'Europe/Berlin'): string[] {
  return Array.from(
    windows.starts,
    (start, i) => `${instantToLocal(start, zone)} ${instantToLocal(windows.ends[i] as number, zone)}`,
  )
}

function days(windows: Windows): string[] {
  return Array.from(windows.starts, (start) => instantToLocal(start, 'Europe/Berlin').slice(0, 10))
}
