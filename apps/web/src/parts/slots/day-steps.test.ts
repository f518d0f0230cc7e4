import { describe, expect, it } from 'vitest'
import { addDays } from '../../lib/format.ts'
import { findStep } from './day-steps.ts'

const days = Array.from({ length: 35 }, (_, index) => ({ date: addDays('2026-11-23', index) }))
const press = (key: string, from: string, shiftKey = false, rightToLeft = false) =>
  findStep({ key, shiftKey }, days, from, rightToLeft)

describe('moving through the days by keyboard', () => {
  it('moves by day and by week, mirrored in right-to-left languages', () => {
    expect(press('ArrowRight', '2026-11-25')).toEqual({ date: '2026-11-26', turn: 0 })
    expect(press('ArrowRight', '2026-11-25', false, true)).toEqual({ date: '2026-11-24', turn: 0 })
    expect(press('ArrowDown', '2026-11-25')).toEqual({ date: '2026-12-02', turn: 0 })
  })

  it('moves to the ends of the week', () => {
    expect(press('Home', '2026-12-03')?.date).toBe('2026-11-30')
    expect(press('End', '2026-12-03')?.date).toBe('2026-12-06')
  })

  it('changes the weeks when it leaves them', () => {
    expect(press('ArrowLeft', '2026-11-23')).toEqual({ date: '2026-11-22', turn: -35 })
    expect(press('ArrowDown', '2026-12-27')).toEqual({ date: '2027-01-03', turn: 35 })
    expect(press('PageDown', '2026-11-25')).toEqual({ date: '2026-12-30', turn: 35 })
    expect(press('PageDown', '2026-11-25', true)).toEqual({ date: '2027-11-24', turn: 350 })
  })

  it('leaves other keys alone', () => {
    expect(press('a', '2026-11-25')).toBeUndefined()
    expect(press('Enter', '2026-11-25')).toBeUndefined()
  })
})
