import { describe, expect, test } from 'vitest'
import { aResource, at, formatTime, open, request, THE_DAY, taken } from '../../test/factories.ts'
import { decideVisit, visitSlots } from './decide-visit.ts'
import { explainSlot } from './explain-slot.ts'
import { listVisits } from './list-visits.ts'
import type { SlotRules } from './types.ts'
import { isVisitBookable, isVisitFree } from './visits.ts'

const cut = (rules: Partial<SlotRules> = {}) => ({ rules: { durationMinutes: 30, gridStepMinutes: 30, ...rules } })
const colour = (rules: Partial<SlotRules> = {}) => ({ rules: { durationMinutes: 60, ...rules } })
const anna = aResource()
const ben = (rows: string[] = []) => aResource({ id: 'ben', rows: rows.map((it) => taken(it)) })
const starts = (...args: Parameters<typeof listVisits>) => Array.from(listVisits(...args).starts, formatTime)

describe('a visit', () => {
  test('has its parts back to back, on the grid of the first', () => {
    const list = listVisits([request([anna], cut()), request([ben()], colour())], THE_DAY)
    expect(Array.from(list.starts, formatTime)).toEqual(['09:00', '09:30', '10:00', '10:30'])
    expect(list.duration).toBe(90 * 60_000)
    expect(list.offsets).toEqual([0, 30 * 60_000])
  })

  test('requires a free resource for each part at its time', () => {
    expect(starts([request([anna], cut()), request([ben(['10:00-10:15'])], colour())], THE_DAY)).toEqual([
      '10:00',
      '10:30',
    ])
  })

  test('may use one staff member, and names one for each part', () => {
    const list = listVisits([request([anna], cut()), request([ben(['09:00-10:30']), anna], colour())], THE_DAY)
    expect([...(list.firstFree[1] ?? [])]).toEqual([1, 1, 0, 0])
    expect([...(list.freeCounts[1] ?? [])]).toEqual([1, 1, 2, 2])
  })

  test('has buffers only before the first and after the last part', () => {
    const buffers = { bufferBeforeMinutes: 15, bufferAfterMinutes: 15 }
    const busy = aResource({ rows: [taken('08:45-09:00'), taken('11:45-12:00')] })
    expect(starts([request([busy], cut(buffers)), request([busy], colour(buffers))], THE_DAY)).toEqual([
      '09:30',
      '10:00',
    ])
  })

  test('uses the hours, location and rooms of each part', () => {
    const noon = aResource({ id: 'ben', windows: open('10:00-14:00') })
    expect(starts([request([anna], cut()), request([noon], colour())], THE_DAY)).toEqual([
      '09:30',
      '10:00',
      '10:30',
      '11:00',
      '11:30',
    ])
    const location = { windows: open('09:00-11:30') }
    expect(starts([request([anna], cut()), request([noon], { ...colour(), location })], THE_DAY)).toEqual([
      '09:30',
      '10:00',
    ])
    const pools = [{ id: 'rooms', resources: [aResource({ id: 'red', windows: null, rows: [taken('10:30-10:45')] })] }]
    expect(starts([request([anna], cut()), request([noon], { ...colour(), pools })], THE_DAY)).toEqual([
      '10:30',
      '11:00',
      '11:30',
    ])
  })

  test('counts a staff member once if two of their windows overlap', () => {
    const overlapping = aResource({ windows: open('09:00-12:00', '10:00-13:00') })
    const list = listVisits([request([anna], cut()), request([overlapping], colour())], THE_DAY)
    expect([...(list.freeCounts[1] ?? [])].every((count) => count === 1)).toBe(true)
  })

  test('ends at the closest horizon of its parts', () => {
    const near = { horizonMinutes: 10 * 60 + 15 }
    expect(starts([request([anna], cut()), request([ben()], colour(near))], THE_DAY)).toEqual(['09:00', '09:30'])
  })

  test('can be listed without a free resource', () => {
    const list = listVisits([request([anna], cut()), request([ben(['10:00-12:00'])], colour())], THE_DAY, {
      includeUnavailable: true,
    })
    expect(Array.from(list.starts, formatTime)).toEqual(['09:00', '09:30', '10:00', '10:30', '11:00', '11:30'])
    expect(Array.from({ length: 6 }, (_, i) => isVisitFree(list, i)).filter(Boolean)).toEqual([])
    expect([...(list.firstFree[1] ?? [])]).toEqual([-1, -1, -1, -1, -1, -1])
  })

  test('combines the objections of policies and services', () => {
    const late = { limitEarlyMinutes: null, limitLateMinutes: 600, bookAfterStart: false }
    const list = listVisits(
      [request([anna], cut({ policy: late })), request([ben()], colour({ onlineBookingEnabled: false }))],
      THE_DAY,
    )
    expect([...list.flags]).toEqual([6, 6, 4, 4])
    expect(isVisitBookable(list, 0)).toBe(false)
    expect(isVisitFree(list, 0)).toBe(true)
  })
})

describe('decideVisit', () => {
  const parts = [request([anna], cut()), request([ben(['10:00-10:15'])], colour())]

  test('names the resource of each part', () => {
    const decision = decideVisit(parts, at('10:00'))
    expect(decision).toMatchObject({ bookable: true, rule: null, part: null })
    expect(decision.parts.map(({ resourceIds }) => resourceIds)).toEqual([['anna'], ['ben']])
  })

  test('names the part that refuses, and why', () => {
    expect(decideVisit(parts, at('09:30'))).toMatchObject({ bookable: false, free: false, rule: 'TAKEN', part: 1 })
    expect(decideVisit(parts, at('11:30'))).toMatchObject({ bookable: false, rule: 'OUTSIDE_HOURS', part: 1 })
    expect(decideVisit(parts, at('10:10'))).toMatchObject({ rule: 'OFF_GRID', part: 0 })
    expect(decideVisit(parts, at('10:15'), { offGrid: 'allow' }).bookable).toBe(true)
  })

  test('explains each part separately', () => {
    const explained = visitSlots(parts, at('09:30')).map(({ input, requested, offGrid }) =>
      explainSlot(input, requested, { offGrid }),
    )
    expect(explained.map(({ refusals }) => refusals.map(({ rule, interval }) => [rule, interval?.start]))).toEqual([
      [],
      [['TAKEN', at('10:00')]],
    ])
  })
})

test('refuses a visit without parts', () => {
  expect(() => listVisits([], THE_DAY)).toThrow(RangeError)
  expect(() => decideVisit([], at('10:00'))).toThrow(RangeError)
})
