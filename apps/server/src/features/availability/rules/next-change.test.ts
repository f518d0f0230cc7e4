import { buildWindows, listSlots, NOT_BUSY, type SlotInput } from '@kalends/availability'
import { describe, expect, it } from 'vitest'
import { nextChange } from './next-change.ts'

const at = (text: string) => Date.parse(`2026-06-0${text}:00Z`)
const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, openMinute: 540, closeMinute: 1020 }))

function change(now: number, limits: { early?: number; late?: number } = {}, to = at('3T00:00')): number {
  const windows = buildWindows({ zone: 'UTC', weekly: everyDay, exceptions: [] }, at('1T00:00'), at('9T00:00'))
  const input: SlotInput = {
    rules: {
      now,
      durationMinutes: 60,
      bufferBeforeMinutes: 0,
      bufferAfterMinutes: 0,
      gridStepMinutes: 60,
      policy: { limitEarlyMinutes: limits.early ?? null, limitLateMinutes: limits.late ?? null, bookAfterStart: false },
      onlineBookingEnabled: true,
    },
    primary: [{ id: 'nora', windows, busy: NOT_BUSY }],
  }
  return nextChange({ input, to, list: listSlots(input, { from: now, to }, { includeUnavailable: true }) })
}

describe('nextChange', () => {
  it('is the instant at which the next start passes', () => {
    expect(change(at('1T10:30'))).toBe(at('1T11:00') + 1)
    expect(change(at('1T11:00'))).toBe(at('1T11:00') + 1)
  })

  it('is the instant at which the policy closes or opens a start, if that comes first', () => {
    expect(change(at('1T10:30'), { late: 24 * 60 + 20 })).toBe(at('1T10:40') + 1)
    expect(change(at('1T10:30'), { early: 22 * 60 + 15 })).toBe(at('1T10:45'))
  })

  it('is now if the range extends beyond the horizon', () => {
    expect(change(at('1T10:30'), {}, at('1T10:30') + 731 * 86_400_000)).toBe(at('1T10:30'))
  })

  it('is never if nothing is listed', () => {
    expect(change(at('2T20:00'), {}, at('2T21:00'))).toBe(Number.POSITIVE_INFINITY)
  })
})
