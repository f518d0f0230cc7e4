import { describe, expect, test } from 'vitest'
import { aResource, at, formatTime, open, request, THE_DAY, taken } from '../../test/factories.ts'
import type { EndOption } from './list-ends.ts'
import { listEnds } from './list-ends.ts'

const halfHours = { minMinutes: 60, maxMinutes: 180, stepMinutes: 30 }
const nine = { start: at('09:00') }
const ends = (options: EndOption[]) => options.filter(({ bookable }) => bookable).map(({ end }) => formatTime(end))

describe('end options', () => {
  test('are spaced by the step from the shortest to the longest duration', () => {
    const list = listEnds(request([aResource()]), nine, halfHours)
    expect(list.map(({ end, durationMinutes }) => [formatTime(end), durationMinutes])).toEqual([
      ['10:00', 60],
      ['10:30', 90],
      ['11:00', 120],
      ['11:30', 150],
      ['12:00', 180],
    ])
    expect(
      listEnds(request([aResource()]), nine, { ...halfHours, stepMinutes: 50 }).map(
        ({ durationMinutes }) => durationMinutes,
      ),
    ).toEqual([60, 110, 160])
  })

  test('stop at the next busy time with its buffer, and at closing', () => {
    const booked = aResource({ rows: [taken('11:00-12:00')] })
    expect(ends(listEnds(request([booked]), nine, halfHours))).toEqual(['10:00', '10:30', '11:00'])
    expect(ends(listEnds(request([booked], { rules: { bufferAfterMinutes: 10 } }), nine, halfHours))).toEqual([
      '10:00',
      '10:30',
    ])
    const early = aResource({ windows: open('09:00-10:45') })
    expect(listEnds(request([early]), nine, halfHours).map(({ rule }) => rule)).toEqual([
      null,
      null,
      'OUTSIDE_HOURS',
      'OUTSIDE_HOURS',
      'OUTSIDE_HOURS',
    ])
  })

  test('extend as far as the room that is free longest', () => {
    const rooms = [aResource({ rows: [taken('10:00-12:00')] }), aResource({ id: 'blue', rows: [taken('11:30-12:00')] })]
    expect(ends(listEnds(request(rooms), nine, halfHours))).toEqual(['10:00', '10:30', '11:00', '11:30'])
    expect(ends(listEnds(request(rooms), { ...nine, resourceId: 'anna' }, halfHours))).toEqual(['10:00'])
  })

  test('are empty for an off-grid start, unless allowed', () => {
    const requested = { start: at('09:20') }
    expect(listEnds(request([aResource()]), requested, halfHours)[0]?.rule).toBe('OFF_GRID')
    expect(ends(listEnds(request([aResource()]), requested, { ...halfHours, offGrid: 'allow' }))).toHaveLength(4)
  })

  test('distinguish policy and availability', () => {
    const input = request([aResource()], { rules: { now: THE_DAY.from, onlineBookingEnabled: false } })
    expect(listEnds(input, nine, halfHours)[0]).toMatchObject({
      free: true,
      bookable: false,
      rule: 'ONLINE_BOOKING_OFF',
    })
  })
})

test.each([
  ['no step', { stepMinutes: 0 }],
  ['half minutes', { minMinutes: 30.5 }],
  ['a least above the most', { minMinutes: 200 }],
])('refuses %s', (_, wrong) => {
  expect(() => listEnds(request([aResource()]), nine, { ...halfHours, ...wrong })).toThrow(RangeError)
})
