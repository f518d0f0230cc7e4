import { describe, expect, test } from 'vitest'
import { aResource, at, open, request, THE_DAY, taken, times } from '../../test/factories.ts'
import { buildWindows } from '../hours/build-windows.ts'
import { localToInstant } from '../zones/local-text.ts'
import { listSlots } from './list-slots.ts'
import { isBookable, isFree, slotAt, slotReason } from './read-slots.ts'
import type { SlotList } from './types.ts'

describe('the grid', () => {
  test('starts at the opening of each window, also of adjacent ones', () => {
    const anna = aResource({ windows: open('09:10-11:40', '11:40-13:00') })
    expect(times(listSlots(request([anna]), THE_DAY))).toEqual(['09:10', '10:10', '11:40'])
  })

  test('belongs to each resource; a shared start is one slot', () => {
    const input = request([aResource(), aResource({ id: 'ben', windows: open('09:30-11:30', '11:00-12:00') })])
    const list = listSlots(input, THE_DAY)
    expect(times(list)).toEqual(['09:00', '09:30', '10:00', '10:30', '11:00'])
    expect([...list.firstFree]).toEqual([0, 1, 0, 1, 0])
    expect([...list.freeCounts]).toEqual([1, 1, 1, 1, 2])
  })

  test('is spaced by the step, not by the duration', () => {
    expect(times(listSlots(request([aResource()], { rules: { gridStepMinutes: 40 } }), THE_DAY))).toEqual([
      '09:00',
      '09:40',
      '10:20',
      '11:00',
    ])
  })

  test('does not depend on the start of the range', () => {
    const list = listSlots(request([aResource()], { rules: { gridStepMinutes: 25 } }), {
      from: at('09:26'),
      to: at('10:40'),
    })
    expect(times(list)).toEqual(['09:50', '10:15'])
  })

  test('restarts at each local midnight for a resource that is always open, and slots may pass it', () => {
    const rules = { gridStepMinutes: 420, zone: 'Europe/Berlin' }
    const list = listSlots(request([aResource({ windows: null })], { rules }), THE_DAY)
    expect(times(list)).toEqual(['05:00', '12:00', '19:00', '22:00'])
  })

  test('counts a resource once if two of its windows overlap', () => {
    const list = listSlots(request([aResource({ windows: open('09:00-11:00', '10:00-13:00') })]), THE_DAY)
    expect(times(list)).toEqual(['09:00', '10:00', '11:00', '12:00'])
    expect([...list.freeCounts]).toEqual([1, 1, 1, 1])
  })

  test('runs in elapsed time through a repeated hour', () => {
    const hours = { zone: 'Europe/London', weekly: [{ weekday: 7, openMinute: 0, closeMinute: 180 }], exceptions: [] }
    const night = Date.UTC(2026, 9, 24)
    const windows = buildWindows(hours, night, night + 3 * 86_400_000)
    const list = listSlots(request([aResource({ windows })]), { from: night, to: night + 2 * 86_400_000 })
    expect(times(list)).toEqual(['23:00', '00:00', '01:00', '02:00'])
    expect(list.starts[0]).toBe(localToInstant('2026-10-25T00:00', 'Europe/London'))
  })
})

describe('busy time', () => {
  test('leaves only slots that do not overlap it', () => {
    expect(times(listSlots(request([aResource({ rows: [taken('10:30-11:00')] })]), THE_DAY))).toEqual([
      '09:00',
      '11:00',
    ])
  })

  test('adds the buffers of adjacent bookings', () => {
    const anna = aResource({ rows: [taken('10:00-10:30')] })
    const withBuffer = (bufferAfterMinutes: number, bufferBeforeMinutes: number) =>
      times(
        listSlots(
          request([anna], {
            rules: { durationMinutes: 30, gridStepMinutes: 30, bufferAfterMinutes, bufferBeforeMinutes },
          }),
          THE_DAY,
        ),
      )
    expect(withBuffer(0, 0)).toEqual(['09:00', '09:30', '10:30', '11:00', '11:30'])
    expect(withBuffer(15, 0)).toEqual(['09:00', '10:30', '11:00', '11:30'])
    expect(withBuffer(0, 15)).toEqual(['09:00', '09:30', '11:00', '11:30'])
  })

  test('allows buffers outside opening hours', () => {
    const list = listSlots(
      request([aResource()], { rules: { bufferBeforeMinutes: 45, bufferAfterMinutes: 45 } }),
      THE_DAY,
    )
    expect(times(list)).toEqual(['09:00', '10:00', '11:00'])
  })

  test('includes holds until they expire', () => {
    const anna = aResource({ rows: [taken('10:00-11:00', { heldUntil: at('00:10') })] })
    const requested = (now: string) => times(listSlots(request([anna], { rules: { now: at(now) } }), THE_DAY))
    expect(requested('00:09')).toEqual(['09:00', '11:00'])
    expect(requested('00:10')).toEqual(['09:00', '10:00', '11:00'])
  })
})

describe('further pools', () => {
  const oven = (rows: string[]) => aResource({ id: 'oven', windows: null, rows: rows.map((it) => taken(it)) })
  const room = aResource({ id: 'room', windows: open('10:00-11:30') })

  test('require one free resource each, with hours but without their own grid', () => {
    const input = request([aResource()], {
      rules: { gridStepMinutes: 30 },
      pools: [{ id: 'rooms', resources: [room] }],
    })
    expect(times(listSlots(input, THE_DAY))).toEqual(['10:00', '10:30'])
  })

  test('offer any of theirs', () => {
    const pools = [{ id: 'ovens', resources: [oven(['09:00-10:00']), oven(['09:30-11:00'])] }]
    expect(times(listSlots(request([aResource()], { pools }), THE_DAY))).toEqual(['10:00', '11:00'])
  })

  test('without resources leave no slots', () => {
    expect(listSlots(request([aResource()], { pools: [{ id: 'rooms', resources: [] }] }), THE_DAY).length).toBe(0)
  })
})

describe('the location', () => {
  test('must be open too, and its opening starts the grid', () => {
    const input = request([aResource()], { location: { windows: open('08:00-09:30', '09:40-12:00') } })
    expect(times(listSlots(input, THE_DAY))).toEqual(['09:40', '10:40'])
  })

  test('sets the hours of a resource that is always open', () => {
    const input = request([aResource({ windows: null })], { location: { windows: open('08:20-10:30') } })
    expect(times(listSlots(input, THE_DAY))).toEqual(['08:20', '09:20'])
  })
})

describe('time', () => {
  test('in the past is never listed', () => {
    expect(times(listSlots(request([aResource()], { rules: { now: at('09:01') } }), THE_DAY))).toEqual([
      '10:00',
      '11:00',
    ])
  })

  test('ends at the horizon, inclusive', () => {
    expect(times(listSlots(request([aResource()], { rules: { horizonMinutes: 600 } }), THE_DAY))).toEqual([
      '09:00',
      '10:00',
    ])
  })

  test('ends two years ahead by default', () => {
    const far = 730 * 86_400_000
    const always = request([aResource({ windows: null })])
    expect(listSlots(always, { from: THE_DAY.from + far, to: THE_DAY.to + far }).length).toBe(1)
    const earlier = { limitEarlyMinutes: 800 * 1440, limitLateMinutes: null, bookAfterStart: false }
    const longer = request([aResource({ windows: null })], { rules: { policy: earlier } })
    expect(listSlots(longer, { from: THE_DAY.from + far, to: THE_DAY.to + far }).length).toBe(24)
  })
})

describe('details of a slot', () => {
  test('include policy and service flags, available or not', () => {
    const policy = { limitEarlyMinutes: 600, limitLateMinutes: 570, bookAfterStart: false }
    const list = listSlots(request([aResource()], { rules: { policy } }), THE_DAY)
    expect(
      rows(list, (i) => [slotAt(list, i).tooEarlyToBook, slotAt(list, i).tooLateToBook, isBookable(list, i)]),
    ).toEqual([
      [false, true, false],
      [false, false, true],
      [true, false, false],
    ])
    const off = listSlots(request([aResource()], { rules: { onlineBookingEnabled: false } }), THE_DAY)
    expect(rows(off, (i) => [slotAt(off, i).bookOnlineDisabled, isFree(off, i), isBookable(off, i)])[0]).toEqual([
      true,
      true,
      false,
    ])
  })

  test('include the reason if unavailable ones are requested', () => {
    const rows = [taken('09:15-09:45'), taken('10:30-11:30', { heldUntil: at('01:00') }), taken('12:10-13:00')]
    const input = request([aResource({ rows, windows: open('09:00-12:00') })], { rules: { bufferAfterMinutes: 15 } })
    const list = listSlots(input, THE_DAY, { includeUnavailable: true })
    expect(times(list)).toEqual(['09:00', '10:00', '11:00'])
    expect([0, 1, 2].map((i) => slotReason(list, i))).toEqual(['TAKEN', 'HELD', 'BUFFER_TAKEN'])
    expect([...list.firstFree]).toEqual([-1, -1, -1])
    expect(listSlots(input, THE_DAY).length).toBe(0)
  })

  test('name the reason closest to available of several', () => {
    const busy = aResource({ rows: [taken('09:00-12:00')] })
    const held = aResource({ id: 'ben', rows: [taken('09:00-10:00', { heldUntil: at('01:00') })] })
    const list = listSlots(request([busy, held]), THE_DAY, { includeUnavailable: true })
    expect([0, 1].map((i) => slotReason(list, i))).toEqual(['HELD', null])
  })
})

test('can be limited to one resource, which keeps its index', () => {
  const input = request([aResource(), aResource({ id: 'ben', windows: open('09:30-11:30') })])
  const list = listSlots(input, THE_DAY, { resourceId: 'ben' })
  expect(times(list)).toEqual(['09:30', '10:30'])
  expect([...list.firstFree]).toEqual([1, 1])
  expect(listSlots(input, THE_DAY, { resourceId: 'nobody' }).length).toBe(0)
})

test('an empty or reversed range has no slots', () => {
  expect(listSlots(request([aResource()]), { from: at('09:00'), to: at('09:00') }).length).toBe(0)
  expect(listSlots(request([aResource()]), { from: at('12:00'), to: at('09:00') }).length).toBe(0)
})

test.each([
  ['no length', { durationMinutes: 0 }],
  ['half minutes', { durationMinutes: 7.5 }],
  ['no step', { gridStepMinutes: 0 }],
  ['a negative buffer', { bufferAfterMinutes: -5 }],
  ['no now', { now: Number.NaN }],
  ['an unknown zone', { zone: 'Europe/Atlantis' }],
])('refuses %s', (_, rules) => {
  expect(() => listSlots(request([aResource({ windows: null })], { rules }), THE_DAY)).toThrow(RangeError)
})

test('refuses a range without end', () => {
  const input = request([aResource({ windows: null })])
  expect(() => listSlots(input, { from: 0, to: Number.POSITIVE_INFINITY })).toThrow(RangeError)
})

function rows<T>(list: SlotList, read: (i: number) => T): T[] {
  return Array.from({ length: list.length }, (_, i) => read(i))
}
