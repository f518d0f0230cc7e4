import { describe, expect, it } from 'vitest'
import { anItem, aPerson, at } from '../../test/calendar-items.ts'
import type { Item } from '../model.ts'
import { findNearestFree, judgeTarget, type Target } from './conflict.ts'

const sofia = anItem('15:00', '16:30', { id: 'sofia', resourceIds: ['noor'] })
const context = (...items: Item[]) => ({
  items,
  resources: new Map([aPerson('noor'), aPerson('livia', '09:00', '13:00')].map((one) => [one.id, one])),
})
const target = (from: string, until: string, more: Partial<Target> = {}): Target => ({
  from: at(from),
  until: at(until),
  resourceIds: ['noor'],
  bufferBefore: 0,
  bufferAfter: 0,
  ...more,
})

describe('conflicts of a block', () => {
  it('is free next to others and conflicts by the minutes of overlap', () => {
    expect(judgeTarget(target('16:30', '17:30'), context(sofia), null)).toEqual({ kind: 'free' })
    expect(judgeTarget(target('14:30', '16:00'), context(sofia), null)).toMatchObject({ kind: 'clash', minutes: 60 })
  })

  it('ignores the block being moved and cancelled ones', () => {
    expect(judgeTarget(target('15:00', '16:00'), context(sofia), sofia.key).kind).toBe('free')
    expect(judgeTarget(target('15:00', '16:00'), context({ ...sofia, status: 'CANCELED' }), null).kind).toBe('free')
  })

  it('respects buffer times on both sides', () => {
    const tidy = { ...sofia, bufferAfter: 15 }
    expect(judgeTarget(target('16:30', '17:30'), context(tidy), null)).toEqual({ kind: 'buffer', item: tidy })
    expect(judgeTarget(target('16:45', '17:45'), context(tidy), null).kind).toBe('free')
    expect(judgeTarget(target('14:00', '14:50', { bufferAfter: 15 }), context(sofia), null).kind).toBe('buffer')
  })

  it('respects working hours, also of the room', () => {
    expect(judgeTarget(target('12:30', '13:30', { resourceIds: ['livia'] }), context(), null)).toEqual({
      kind: 'outside',
      resourceId: 'livia',
    })
    const inRoom = anItem('10:00', '11:00', { resourceIds: ['else', 'room'] })
    expect(judgeTarget(target('10:00', '11:00', { resourceIds: ['noor', 'room'] }), context(inRoom), null).kind).toBe(
      'clash',
    )
  })

  it('finds the nearest available start, preferring the later of two at equal distance', () => {
    const range = { from: at('00:00'), until: at('23:59'), step: 15 }
    expect(findNearestFree(target('14:30', '16:00'), context(sofia), range, null)).toBe(at('13:30'))
    expect(findNearestFree(target('15:30', '17:00'), context(sofia), range, null)).toBe(at('16:30'))
    const full = anItem('08:00', '18:00', { resourceIds: ['noor'] })
    expect(findNearestFree(target('14:30', '16:00'), context(full), range, null)).toBeUndefined()
  })
})
