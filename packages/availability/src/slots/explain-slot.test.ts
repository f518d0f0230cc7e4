import { describe, expect, test } from 'vitest'
import { aResource, at, open, request, taken } from '../../test/factories.ts'
import { explainSlot } from './explain-slot.ts'
import type { Refusal } from './types.ts'

const tenToEleven = { start: at('10:00'), end: at('11:00') }

function only(refusals: readonly Refusal[]): Refusal {
  expect(refusals).toHaveLength(1)
  return refusals[0] as Refusal
}

describe('for each resource', () => {
  test('busy time names the row, what to free, and an alternative', () => {
    const source = { kind: 'BOOKING', id: 'b1', label: 'Haircut, Mia' } as const
    const anna = aResource({ rows: [taken('10:30-11:30', { source })] })
    const { refusals, nearestStart, decision } = explainSlot(request([anna]), tenToEleven)
    expect(decision.rule).toBe('TAKEN')
    expect(nearestStart).toBe(at('09:00'))
    expect(only(refusals)).toEqual({
      rule: 'TAKEN',
      resourceId: 'anna',
      source,
      interval: { start: at('10:30'), end: at('11:30') },
      change: { kind: 'FREE', interval: { start: at('10:30'), end: at('11:00') } },
      nearestStart: at('09:00'),
    })
  })

  test('a hold names its expiry', () => {
    const anna = aResource({ rows: [taken('10:00-11:00', { heldUntil: at('00:14') })] })
    expect(only(explainSlot(request([anna]), tenToEleven).refusals)).toMatchObject({
      rule: 'HELD',
      source: { kind: 'HOLD', id: null },
      change: { kind: 'WAIT', until: at('00:14') },
    })
  })

  test('every conflicting row is named with its conflict', () => {
    const rows = [taken('09:50-10:10'), taken('11:05-11:30'), taken('11:20-11:40')]
    const input = request([aResource({ rows })], { rules: { bufferAfterMinutes: 10 } })
    expect(explainSlot(input, tenToEleven).refusals.map((it) => [it.rule, it.interval?.start])).toEqual([
      ['TAKEN', at('09:50')],
      ['BUFFER_TAKEN', at('11:05')],
    ])
  })

  test('hours name their owner and the missing time', () => {
    const anna = {
      ...aResource({ windows: open('08:00-10:40') }),
      hoursSource: { kind: 'WORKING_HOURS', id: 'h1', label: 'Anna' } as const,
    }
    expect(only(explainSlot(request([anna]), tenToEleven).refusals)).toMatchObject({
      rule: 'OUTSIDE_HOURS',
      source: { id: 'h1' },
      interval: { start: at('08:00'), end: at('10:40') },
      change: { kind: 'OPEN', interval: { start: at('10:40'), end: at('11:00') } },
      nearestStart: at('09:00'),
    })
  })

  test.each([
    ['before', '10:30-12:00', '10:00', '10:30'],
    ['on both sides', '10:20-10:40', '10:00', '11:00'],
    ['far from it', '14:00-15:00', '10:00', '11:00'],
  ])('hours that miss it %s', (_, window, from, to) => {
    const { change } = only(explainSlot(request([aResource({ windows: open(window) })]), tenToEleven).refusals)
    expect(change).toEqual({ kind: 'OPEN', interval: { start: at(from), end: at(to) } })
  })

  test('without hours nothing is close', () => {
    const { interval, nearestStart } = only(
      explainSlot(request([aResource({ windows: open() })]), tenToEleven).refusals,
    )
    expect([interval, nearestStart]).toEqual([null, null])
  })

  test('a closed location is distinguished from the resource’s own hours', () => {
    const source = { kind: 'LOCATION_HOURS', id: 'soho' } as const
    const location = { windows: open('08:00-09:30'), source }
    expect(only(explainSlot(request([aResource()], { location }), tenToEleven).refusals)).toMatchObject({
      rule: 'LOCATION_CLOSED',
      source,
    })
    const both = explainSlot(request([aResource({ windows: open('13:00-15:00') })], { location }), tenToEleven)
    expect(both.refusals.map((it) => it.rule)).toEqual(['LOCATION_CLOSED', 'OUTSIDE_HOURS'])
  })

  test('an off-grid start suggests the closest grid start', () => {
    const requested = { start: at('10:20'), end: at('11:20') }
    expect(only(explainSlot(request([aResource()]), requested).refusals)).toMatchObject({
      rule: 'OFF_GRID',
      change: { kind: 'MOVE', start: at('10:00') },
      nearestStart: at('10:00'),
    })
  })

  test('each has its own refusals, even if another is free', () => {
    const input = request([aResource({ rows: [taken('10:00-11:00')] }), aResource({ id: 'ben' })])
    const { decision, refusals } = explainSlot(input, tenToEleven)
    expect(decision.resourceIds).toEqual(['ben'])
    expect(only(refusals)).toMatchObject({ rule: 'TAKEN', resourceId: 'anna', nearestStart: at('09:00') })
  })
})

describe('for the request', () => {
  const policy = { limitEarlyMinutes: 120, limitLateMinutes: 60, bookAfterStart: false }
  const policySource = { kind: 'BOOKING_POLICY', id: 'p1' } as const

  test('too early: when booking opens', () => {
    const input = request([aResource()], { rules: { now: at('07:00'), policy, policySource } })
    expect(only(explainSlot(input, tenToEleven).refusals)).toMatchObject({
      rule: 'TOO_EARLY',
      resourceId: null,
      source: policySource,
      interval: { start: at('08:00'), end: at('09:00') },
      change: { kind: 'WAIT', until: at('08:00') },
      nearestStart: at('09:00'),
    })
  })

  test('too late: the first start that is late enough', () => {
    const input = request([aResource()], { rules: { now: at('09:20'), policy, policySource } })
    expect(only(explainSlot(input, tenToEleven).refusals)).toMatchObject({
      rule: 'TOO_LATE',
      change: { kind: 'MOVE', start: at('10:20') },
      nearestStart: at('11:00'),
    })
  })

  test('past, beyond the horizon, another duration, not online', () => {
    const explained = (rules: object, requested = tenToEleven) =>
      only(explainSlot(request([aResource()], { rules }), requested).refusals)
    const past = explainSlot(request([aResource()], { rules: { now: at('10:30') } }), tenToEleven).refusals
    expect(past.map((it) => it.rule)).toEqual(['PAST', 'TOO_LATE'])
    expect(explained({ horizonMinutes: 60 })).toMatchObject({
      rule: 'BEYOND_HORIZON',
      change: { kind: 'WAIT', until: at('09:00') },
    })
    expect(explained({}, { start: at('10:00'), end: at('10:30') })).toMatchObject({
      rule: 'WRONG_DURATION',
      change: { kind: 'END', end: at('11:00') },
    })
    expect(explained({ onlineBookingEnabled: false })).toMatchObject({
      rule: 'ONLINE_BOOKING_OFF',
      change: { kind: 'SETTING' },
    })
  })

  test('no candidates', () => {
    const { refusals } = explainSlot(request([aResource()]), { ...tenToEleven, resourceId: 'nobody' })
    expect(only(refusals)).toMatchObject({
      rule: 'NO_RESOURCE',
      source: { kind: 'REQUEST', id: 'nobody' },
      nearestStart: null,
    })
  })
})

describe('for a further pool', () => {
  const red = aResource({ id: 'red', rows: [taken('10:00-11:00')] })

  test('none is free, with the refusals of each', () => {
    const pools = [
      { id: 'rooms', label: 'Rooms', resources: [red, aResource({ id: 'blue', windows: open('11:00-12:00') })] },
    ]
    const { refusals, decision } = explainSlot(request([aResource()], { pools }), tenToEleven)
    expect(decision.rule).toBe('NO_RESOURCE')
    expect(refusals.map((it) => [it.rule, it.resourceId, it.source.kind])).toEqual([
      ['NO_RESOURCE', null, 'POOL'],
      ['TAKEN', 'red', 'BOOKING'],
      ['OUTSIDE_HOURS', 'blue', 'WORKING_HOURS'],
    ])
  })

  test('no refusal if one is free', () => {
    const pools = [{ id: 'rooms', resources: [red, aResource({ id: 'blue' })] }]
    expect(explainSlot(request([aResource()], { pools }), tenToEleven).refusals).toEqual([])
  })
})
