import { describe, expect, it } from 'vitest'
import { listMoves } from './moves.ts'

const at = (hour: number): string => new Date(Date.UTC(2026, 5, 2, hour)).toISOString()
const move = (before: number, action = 'reschedule') => ({ action, occurredAt: at(1), before: at(before) })

describe('moves of a booking', () => {
  it('lead from each start to the next, and the last to where it is', () => {
    expect(listMoves([move(9), move(10, 'moveSession')], at(12))).toEqual([
      { movedDate: at(1), from: at(9), to: at(10) },
      { movedDate: at(1), from: at(10), to: at(12) },
    ])
  })

  it('are not those that were undone, nor changes that kept the start', () => {
    expect(listMoves([move(9), move(10, 'undo'), move(9)], at(9))).toEqual([])
  })
})
