import { describe, expect, test } from 'vitest'
import { aResource, at, open, request, THE_DAY, taken, times } from '../../test/factories.ts'
import { decideSlot } from './decide-slot.ts'
import { explainSlot } from './explain-slot.ts'
import { listSlots } from './list-slots.ts'
import { nextFree } from './next-free.ts'
import { slotReason } from './read-slots.ts'
import type { Pool } from './types.ts'

const ten = { start: at('10:00'), end: at('11:00') }
const roomWith = (id: string, ...rows: string[]) =>
  aResource({
    id,
    windows: null,
    rows: rows.map((it) => taken(it, { source: { kind: 'SESSION', id: `in ${id}`, label: 'Facial' } })),
  })

describe('any of three rooms', () => {
  const rooms: Pool = {
    id: 'rooms',
    label: 'Rooms',
    resources: [
      roomWith('red', '09:00-11:00'),
      roomWith('blue', '09:30-10:15', '10:45-11:30'),
      roomWith('green', '10:30-12:00'),
    ],
  }
  const input = request([aResource(), aResource({ id: 'ben' })], { pools: [rooms] })

  test('is sufficient, and no slot is offered if none is free', () => {
    expect(times(listSlots(input, THE_DAY))).toEqual(['09:00', '11:00'])
    expect(nextFree(input, { ...THE_DAY, from: at('09:30') })[0]?.start).toBe(at('11:00'))
    const list = listSlots(input, THE_DAY, { includeUnavailable: true })
    expect([0, 1, 2].map((i) => slotReason(list, i))).toEqual([null, 'NO_RESOURCE', null])
  })

  test('is chosen in order: the first free one', () => {
    expect(decideSlot(input, { start: at('09:00'), end: at('10:00') })).toMatchObject({
      resourceIds: ['anna', 'green'],
      freeIds: [['anna', 'ben'], ['green']],
    })
    expect(decideSlot(input, ten)).toMatchObject({
      bookable: false,
      rule: 'NO_RESOURCE',
      freeIds: [['anna', 'ben'], []],
    })
  })

  test('if all are busy, each names its conflict, and the pool what would free one', () => {
    const { refusals, nearestStart } = explainSlot(input, ten)
    expect(nearestStart).toBe(at('09:00'))
    expect(refusals.map(({ rule, resourceId, source }) => [rule, resourceId, source.id])).toEqual([
      ['NO_RESOURCE', null, 'rooms'],
      ['TAKEN', 'red', 'in red'],
      ['TAKEN', 'blue', 'in blue'],
      ['TAKEN', 'blue', 'in blue'],
      ['TAKEN', 'green', 'in green'],
    ])
    expect(refusals[0]).toMatchObject({
      source: { kind: 'POOL', label: 'Rooms' },
      interval: { start: at('09:00'), end: at('11:00') },
      change: { kind: 'FREE', interval: ten },
      nearestStart: at('09:00'),
    })
  })

  test('closest to free is one that is only held', () => {
    const held = aResource({ id: 'gold', windows: null, rows: [taken('10:00-11:00', { heldUntil: at('00:05') })] })
    const pools = [{ ...rooms, resources: [...rooms.resources, held] }]
    const [pool] = explainSlot(request([aResource()], { pools }), ten).refusals
    expect(pool).toMatchObject({ rule: 'NO_RESOURCE', change: { kind: 'WAIT', until: at('00:05') } })
  })

  test('the pool suggests no change if each needs several', () => {
    const pools = [{ ...rooms, resources: rooms.resources.filter(({ id }) => id === 'blue') }]
    expect(explainSlot(request([aResource()], { pools }), ten).refusals[0]).toMatchObject({
      interval: null,
      change: null,
    })
  })

  test('only requested ones: the caller passes only these in the pool', () => {
    const pools = [{ ...rooms, resources: rooms.resources.filter(({ id }) => id === 'red') }]
    expect(times(listSlots(request([aResource()], { pools }), THE_DAY))).toEqual(['11:00'])
  })
})

describe('several types', () => {
  const machine: Pool = { id: 'lasers', resources: [roomWith('laser', '09:00-09:30')] }
  const rooms: Pool = { id: 'rooms', resources: [roomWith('red', '11:30-12:00')] }

  test('require one of each', () => {
    const input = request([aResource()], { pools: [machine, rooms] })
    expect(times(listSlots(input, THE_DAY))).toEqual(['10:00'])
    expect(decideSlot(input, ten).resourceIds).toEqual(['anna', 'laser', 'red'])
    const late = explainSlot(input, { start: at('11:00'), end: at('12:00') }).refusals
    expect(late.map(({ resourceId, source }) => resourceId ?? source.id)).toEqual(['rooms', 'red'])
  })

  test('have buffers like staff', () => {
    const input = request([aResource()], {
      pools: [machine, rooms],
      rules: { bufferBeforeMinutes: 45, bufferAfterMinutes: 30 },
    })
    expect(decideSlot(input, ten)).toMatchObject({ bookable: false, rule: 'NO_RESOURCE' })
    expect(explainSlot(input, ten).refusals.map(({ rule, resourceId }) => [rule, resourceId])).toEqual([
      ['NO_RESOURCE', null],
      ['BUFFER_TAKEN', 'laser'],
    ])
  })

  test('the primary resource need not be a person: a court has the grid, the coach is in a pool', () => {
    const court = aResource({ id: 'court', windows: open('09:15-12:15') })
    const coaches: Pool = { id: 'staff', resources: [aResource({ id: 'cleo', windows: open('10:00-12:15') })] }
    const input = request([court], { pools: [coaches] })
    expect(times(listSlots(input, THE_DAY))).toEqual(['10:15', '11:15'])
    expect(decideSlot(input, { start: at('10:15'), end: at('11:15') }).resourceIds).toEqual(['court', 'cleo'])
  })
})
