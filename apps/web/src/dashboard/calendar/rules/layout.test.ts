import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anItem, at } from '../../test/calendar-items.ts'
import { placeBlocks } from './layout.ts'

const lanes = (items: Parameters<typeof placeBlocks>[0]) =>
  placeBlocks(items).map(({ item, lane, lanes: of }) => [item.id, lane, of])

describe('blocks of one column', () => {
  it('use the whole width if they only touch', () => {
    expect(lanes([anItem('10:00', '11:00', { id: 'b' }), anItem('09:00', '10:00', { id: 'a' })])).toEqual([
      ['a', 0, 1],
      ['b', 0, 1],
    ])
  })

  it('are side by side if they overlap, with the overriding one at the end side', () => {
    const over = anItem('09:30', '10:30', { id: 'over', doubleBooked: true })
    const late = anItem('10:00', '11:00', { id: 'late' })
    expect(lanes([over, late])).toEqual([
      ['over', 1, 2],
      ['late', 0, 2],
    ])
    expect(placeBlocks([over, late])[0]?.shared).toEqual([{ from: at('10:00'), until: at('10:30') }])
  })

  it('reuse a lane as soon as it is free', () => {
    const found = lanes([
      anItem('09:00', '12:00', { id: 'long' }),
      anItem('09:00', '10:00', { id: 'one' }),
      anItem('10:00', '11:00', { id: 'two' }),
    ])
    expect(new Map(found.map(([id, , of]) => [id, of]))).toEqual(new Map(Object.entries({ one: 2, two: 2, long: 2 })))
  })

  it('never cover each other, and none is lost', () => {
    const time = fc.tuple(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 1, max: 30 }), fc.boolean())
    fc.assert(
      fc.property(fc.array(time, { maxLength: 25 }), (times) => {
        const items = times.map(([start, length, doubleBooked], index) => ({
          ...anItem('09:00', '10:00', { id: String(index), doubleBooked }),
          from: start,
          until: start + length,
        }))
        const placed = placeBlocks(items)
        expect(placed).toHaveLength(items.length)
        for (const one of placed) {
          expect(one.lane).toBeLessThan(one.lanes)
          for (const other of placed) {
            const meet = one.item.from < other.item.until && other.item.from < one.item.until
            if (one !== other && meet) expect([one.lane, one.lanes]).not.toEqual([other.lane, other.lanes])
          }
        }
      }),
    )
  })
})
