import { describe, expect, it } from 'vitest'
import { anItem, at } from '../../test/calendar-items.ts'
import { nearestBlock, nextBlock } from './keyboard-navigation.ts'
import { placeBlocks } from './layout.ts'
import { snap, snapDown, within } from './snap.ts'

const columns = [
  placeBlocks([anItem('09:00', '10:00'), anItem('11:00', '12:00')]),
  [],
  placeBlocks([anItem('10:30', '11:30'), anItem('16:00', '17:00')]),
]

describe('the keys', () => {
  it('move through a column by time and stop at its ends', () => {
    expect(nextBlock(columns, { column: 0, index: 0 }, 'after')).toEqual({ column: 0, index: 1 })
    expect(nextBlock(columns, { column: 0, index: 1 }, 'after')).toBeUndefined()
    expect(nextBlock(columns, { column: 0, index: 0 }, 'before')).toBeUndefined()
  })

  it('skip empty columns to the block nearest in time', () => {
    expect(nextBlock(columns, { column: 0, index: 1 }, 'columnAfter')).toEqual({ column: 2, index: 0 })
    expect(nextBlock(columns, { column: 2, index: 1 }, 'columnBefore')).toEqual({ column: 0, index: 1 })
    expect(nextBlock(columns, { column: 2, index: 1 }, 'columnAfter')).toBeUndefined()
  })

  it('start nearest to now', () => {
    expect(nearestBlock(columns, at('15:00'))).toEqual({ column: 2, index: 1 })
    expect(nearestBlock([[], []], at('15:00'))).toBeUndefined()
  })
})

describe('the grid', () => {
  it('snaps to the nearest line, or the one before', () => {
    expect([snap(67, 15), snap(68, 15), snap(68, 5), snapDown(74, 15)]).toEqual([60, 75, 70, 60])
  })

  it('limits a duration to the day', () => {
    expect([within(-20, 60, 1440), within(1400, 60, 1440), within(600, 60, 1440)]).toEqual([0, 1380, 600])
  })
})
