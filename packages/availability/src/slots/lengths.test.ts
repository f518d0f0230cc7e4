import { describe, expect, test } from 'vitest'
import { aResource, at, open, request, THE_DAY, taken, times } from '../../test/factories.ts'
import { decideSlot } from './decide-slot.ts'
import { listSlots } from './list-slots.ts'

const anna = aResource({ windows: open('09:00-13:00') })
const starts = (durationMinutes: number, rules: object = {}, rows: string[] = []) =>
  times(
    listSlots(
      request([aResource({ windows: open('09:00-13:00'), rows: rows.map((it) => taken(it)) })], {
        rules: { durationMinutes, ...rules },
      }),
      THE_DAY,
    ),
  )

describe('a chosen duration', () => {
  test('uses the grid of the first duration, so that all durations share their starts', () => {
    expect(starts(60)).toEqual(['09:00', '10:00', '11:00', '12:00'])
    expect(starts(90)).toEqual(['09:00', '10:00', '11:00'])
    expect(starts(120)).toEqual(['09:00', '10:00', '11:00'])
    expect(starts(30)).toEqual(['09:00', '10:00', '11:00', '12:00'])
  })

  test('must be free completely, add-ons included', () => {
    expect(starts(60, {}, ['10:15-10:30'])).toEqual(['09:00', '11:00', '12:00'])
    expect(starts(60 + 20, {}, ['10:15-10:30'])).toEqual(['11:00'])
  })

  test('is refused if the requested end has another duration', () => {
    const input = request([anna], { rules: { durationMinutes: 90 } })
    expect(decideSlot(input, { start: at('10:00'), end: at('11:00') }).rule).toBe('WRONG_DURATION')
    expect(decideSlot(input, { start: at('10:00'), end: at('11:30') }).bookable).toBe(true)
  })
})

describe('buffers', () => {
  const both = { bufferBeforeMinutes: 10, bufferAfterMinutes: 20 }

  test('are part of a "same as duration" grid, so that back-to-back bookings waste nothing', () => {
    expect(starts(60, { ...both, gridStepMinutes: 90 })).toEqual(['09:00', '10:30', '12:00'])
    const booked = ['08:50-10:20', '10:20-11:50']
    expect(starts(60, { ...both, gridStepMinutes: 90 }, booked)).toEqual(['12:00'])
  })

  test('may be before opening and after closing, but not in busy time', () => {
    expect(starts(240, { ...both, gridStepMinutes: 240 })).toEqual(['09:00'])
    expect(starts(240, { ...both, gridStepMinutes: 240 }, ['08:00-08:50'])).toEqual(['09:00'])
    expect(starts(240, { ...both, gridStepMinutes: 240 }, ['08:00-08:51'])).toEqual([])
    expect(starts(240, { ...both, gridStepMinutes: 240 }, ['13:20-14:00'])).toEqual(['09:00'])
    expect(starts(240, { ...both, gridStepMinutes: 240 }, ['13:19-14:00'])).toEqual([])
  })
})
