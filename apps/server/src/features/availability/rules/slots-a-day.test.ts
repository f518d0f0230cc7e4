import { describe, expect, it } from 'vitest'
import { slotsADay } from './slots-a-day.ts'

const at = (text: string, bookable = true) => ({ start: Date.parse(text), bookable })
const slots = [
  at('2026-06-01T21:30:00Z', false),
  at('2026-06-01T22:30:00Z', false),
  at('2026-06-02T08:00:00Z'),
  at('2026-06-02T09:00:00Z'),
]

describe('slotsADay', () => {
  it('keeps all slots without a limit', () => {
    expect(slotsADay(slots, undefined, 'UTC')).toEqual(slots)
  })

  it('prefers bookable slots and keeps the order of time', () => {
    expect(slotsADay(slots, 2, 'Europe/Berlin')).toEqual([slots[0], slots[2], slots[3]])
    expect(slotsADay(slots, 3, 'Europe/Berlin')).toEqual(slots)
    expect(slotsADay(slots, 1, 'UTC')).toEqual([slots[0], slots[2]])
  })
})
