import { describe, expect, it } from 'vitest'
import { anItem, aPerson, at } from '../../test/calendar-items.ts'
import type { Item } from '../model.ts'
import { nearestFree, type Place, verdictOn } from './conflict.ts'

const sofia = anItem('15:00', '16:30', { id: 'sofia', resourceIds: ['noor'] })
const scene = (...items: Item[]) => ({
  items,
  resources: new Map([aPerson('noor'), aPerson('livia', '09:00', '13:00')].map((one) => [one.id, one])),
})
const place = (from: string, until: string, more: Partial<Place> = {}): Place => ({
  from: at(from),
  until: at(until),
  resourceIds: ['noor'],
  bufferBefore: 0,
  bufferAfter: 0,
  ...more,
})

describe('whether a block may stand somewhere', () => {
  it('is free beside others and clashes over them, by as many minutes', () => {
    expect(verdictOn(place('16:30', '17:30'), scene(sofia), null)).toEqual({ kind: 'free' })
    expect(verdictOn(place('14:30', '16:00'), scene(sofia), null)).toMatchObject({ kind: 'clash', minutes: 60 })
  })

  it('looks through the block that is being moved, and through what was called off', () => {
    expect(verdictOn(place('15:00', '16:00'), scene(sofia), sofia.key).kind).toBe('free')
    expect(verdictOn(place('15:00', '16:00'), scene({ ...sofia, status: 'CANCELED' }), null).kind).toBe('free')
  })

  it('minds the time kept free on both sides', () => {
    const tidy = { ...sofia, bufferAfter: 15 }
    expect(verdictOn(place('16:30', '17:30'), scene(tidy), null)).toEqual({ kind: 'buffer', item: tidy })
    expect(verdictOn(place('16:45', '17:45'), scene(tidy), null).kind).toBe('free')
    expect(verdictOn(place('14:00', '14:50', { bufferAfter: 15 }), scene(sofia), null).kind).toBe('buffer')
  })

  it('minds hours, of the room too', () => {
    expect(verdictOn(place('12:30', '13:30', { resourceIds: ['livia'] }), scene(), null)).toEqual({
      kind: 'outside',
      resourceId: 'livia',
    })
    const inRoom = anItem('10:00', '11:00', { resourceIds: ['else', 'room'] })
    expect(verdictOn(place('10:00', '11:00', { resourceIds: ['noor', 'room'] }), scene(inRoom), null).kind).toBe(
      'clash',
    )
  })

  it('finds the nearest start that is free, later ones before earlier ones equally far', () => {
    const range = { from: at('00:00'), until: at('23:59'), step: 15 }
    expect(nearestFree(place('14:30', '16:00'), scene(sofia), range, null)).toBe(at('13:30'))
    expect(nearestFree(place('15:30', '17:00'), scene(sofia), range, null)).toBe(at('16:30'))
    const full = anItem('08:00', '18:00', { resourceIds: ['noor'] })
    expect(nearestFree(place('14:30', '16:00'), scene(full), range, null)).toBeUndefined()
  })
})
