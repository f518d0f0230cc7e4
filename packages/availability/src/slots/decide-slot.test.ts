import { describe, expect, test } from 'vitest'
import { aResource, at, open, request, taken } from '../../test/factories.ts'
import { decideSlot } from './decide-slot.ts'
import type { RequestedSlot } from './types.ts'

const ben = aResource({ id: 'ben', windows: open('10:00-14:00') })

function ask(start: string, end: string, resourceId?: string): RequestedSlot {
  return { start: at(start), end: at(end), resourceId: resourceId ?? null }
}

describe('bookable', () => {
  test('names the first free resource, and all others', () => {
    const input = request([aResource({ rows: [taken('10:00-11:00')] }), ben, aResource({ id: 'cleo' })])
    expect(decideSlot(input, ask('10:00', '11:00'))).toEqual({
      bookable: true,
      rule: null,
      free: true,
      flags: 0,
      resourceIds: ['ben'],
      freeIds: [['ben', 'cleo']],
    })
  })

  test('names one of each further pool', () => {
    const rooms = [aResource({ id: 'red', rows: [taken('10:00-10:30')] }), aResource({ id: 'blue' })]
    const decision = decideSlot(request([ben], { pools: [{ id: 'rooms', resources: rooms }] }), ask('10:00', '11:00'))
    expect(decision.resourceIds).toEqual(['ben', 'blue'])
    expect(decision.freeIds).toEqual([['ben'], ['blue']])
  })

  test('only with the requested resource', () => {
    expect(decideSlot(request([aResource(), ben]), ask('10:00', '11:00', 'ben')).resourceIds).toEqual(['ben'])
  })
})

describe('not bookable', () => {
  const anna = aResource({ rows: [taken('10:00-11:00')] })
  const off = { limitEarlyMinutes: null, limitLateMinutes: null, bookAfterStart: false }

  test.each([
    ['TAKEN', request([anna]), ask('10:00', '11:00')],
    ['HELD', request([aResource({ rows: [taken('10:00-11:00', { heldUntil: at('00:01') })] })]), ask('10:00', '11:00')],
    ['BUFFER_TAKEN', request([anna], { rules: { bufferAfterMinutes: 5 } }), ask('09:00', '10:00')],
    ['OUTSIDE_HOURS', request([anna]), ask('12:00', '13:00')],
    ['LOCATION_CLOSED', request([anna], { location: { windows: open('11:30-12:00') } }), ask('09:00', '10:00')],
    ['OFF_GRID', request([ben]), ask('10:30', '11:30')],
    ['NO_RESOURCE', request([]), ask('10:00', '11:00')],
    ['NO_RESOURCE', request([anna]), ask('09:00', '10:00', 'nobody')],
    ['NO_RESOURCE', request([anna], { pools: [{ id: 'rooms', resources: [] }] }), ask('09:00', '10:00')],
    ['WRONG_DURATION', request([anna]), ask('09:00', '09:30')],
    ['PAST', request([anna], { rules: { now: at('09:01') } }), ask('09:00', '10:00')],
    ['BEYOND_HORIZON', request([anna], { rules: { horizonMinutes: 60 } }), ask('09:00', '10:00')],
    ['TOO_EARLY', request([anna], { rules: { policy: { ...off, limitEarlyMinutes: 60 } } }), ask('09:00', '10:00')],
    ['TOO_LATE', request([anna], { rules: { policy: { ...off, limitLateMinutes: 600 } } }), ask('09:00', '10:00')],
    ['ONLINE_BOOKING_OFF', request([anna], { rules: { onlineBookingEnabled: false } }), ask('09:00', '10:00')],
  ])('returns %s', (rule, input, requested) => {
    expect(decideSlot(input, requested)).toMatchObject({ bookable: false, rule })
  })

  test('names no resource if none is free', () => {
    expect(decideSlot(request([anna]), ask('10:00', '11:00'))).toMatchObject({
      free: false,
      resourceIds: [],
      freeIds: [[]],
    })
  })

  test('still names free resources if only the policy objects', () => {
    const decision = decideSlot(
      request([anna], { rules: { policy: { ...off, limitLateMinutes: 600 } } }),
      ask('09:00', '10:00'),
    )
    expect(decision).toMatchObject({ bookable: false, free: true, resourceIds: ['anna'] })
  })
})

describe('options', () => {
  test('allow an off-grid start, if open and free', () => {
    const anna = request([aResource({ rows: [taken('11:30-12:00')] })])
    expect(decideSlot(anna, ask('09:25', '10:25'), { offGrid: 'allow' }).bookable).toBe(true)
    expect(decideSlot(anna, ask('10:35', '11:35'), { offGrid: 'allow' }).rule).toBe('TAKEN')
    expect(decideSlot(anna, ask('08:55', '09:55'), { offGrid: 'allow' }).rule).toBe('OUTSIDE_HOURS')
  })

  test('allow a past start if the policy allows booking after the start', () => {
    const policy = { limitEarlyMinutes: null, limitLateMinutes: null, bookAfterStart: true }
    const input = request([aResource()], { rules: { now: at('09:10'), policy } })
    expect(decideSlot(input, ask('09:00', '10:00'), { past: 'allow' }).bookable).toBe(true)
    expect(decideSlot(input, ask('09:00', '10:00')).rule).toBe('PAST')
  })
})

test('the own hold is free once its row is left out', () => {
  const held = taken('10:00-11:00', { heldUntil: at('00:10') })
  expect(decideSlot(request([aResource({ rows: [held] })]), ask('10:00', '11:00')).bookable).toBe(false)
  expect(decideSlot(request([aResource({ rows: [] })]), ask('10:00', '11:00')).bookable).toBe(true)
})
