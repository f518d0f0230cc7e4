import type { SlotList } from '@kalends/availability'
import { describe, expect, it } from 'vitest'
import { type Selection, selectEntries } from './select-entries.ts'

const hour = 3_600_000

/** `+9` is free at nine, `-9` taken, `e9` free but too early to book; hours since the epoch. */
function slotList(...slots: string[]): SlotList {
  const starts = slots.map((slot) => Number(slot.slice(1)) * hour)
  return {
    length: slots.length,
    duration: hour,
    starts: Float64Array.from(starts),
    flags: Uint8Array.from(slots, (slot) => (slot.startsWith('e') ? 1 : 0)),
    reasons: Uint8Array.from(slots, (slot) => (slot.startsWith('-') ? 7 : 0)),
    firstFree: Int16Array.from(slots, (slot) => (slot.startsWith('-') ? -1 : 0)),
    freeCounts: Uint16Array.from(slots, (slot) => (slot.startsWith('-') ? 0 : 1)),
  }
}

function select(lists: SlotList[], selection: Partial<Selection> = {}): string[] {
  const all = { match: {}, descending: false, slotsPerDay: undefined, limit: undefined, zone: 'UTC', ...selection }
  const { length, lists: numbers, slots } = selectEntries(lists, all)
  return Array.from({ length }, (_, i) => {
    const list = lists[numbers[i] as number] as SlotList
    return `${numbers[i]}:${(list.starts[slots[i] as number] as number) / hour}`
  })
}

describe('selectEntries', () => {
  it('merges lists by start, bookable entries first, then in their order', () => {
    const lists = [slotList('-9', '+10'), slotList('+9', '+10', 'e11')]
    expect(select(lists)).toEqual(['1:9', '0:9', '0:10', '1:10', '1:11'])
  })

  it('reverses the order of starts, but not within one start', () => {
    const lists = [slotList('-9', '+10'), slotList('+9', '+10')]
    expect(select(lists, { descending: true })).toEqual(['0:10', '1:10', '1:9', '0:9'])
    expect(select([slotList('+9', '+10')], { descending: true })).toEqual(['0:10', '0:9'])
  })

  it('returns only matching entries', () => {
    const lists = [slotList('+9', '-10', 'e11')]
    expect(select(lists, { match: { bookable: true } })).toEqual(['0:9'])
    expect(select(lists, { match: { bookable: false } })).toEqual(['0:10', '0:11'])
    expect(select(lists, { match: { openSpots: 1 } })).toEqual(['0:9', '0:11'])
    expect(select(lists, { match: { openSpots: 0 } })).toHaveLength(3)
    expect(select(lists, { match: { tooEarlyToBook: true } })).toEqual(['0:11'])
    expect(select(lists, { match: { tooEarlyToBook: false, tooLateToBook: false } })).toEqual(['0:9', '0:10'])
  })

  it('limits entries per local day, bookable ones first', () => {
    const lists = [slotList('-1', '+2', '-3', '+4', '-25', '+26')]
    expect(select(lists, { slotsPerDay: 3 })).toEqual(['0:2', '0:4', '0:1', '0:26', '0:25'])
    // Two hours east the day begins at 22.
    expect(select([slotList('+21', '+22')], { slotsPerDay: 1, zone: 'Etc/GMT-2' })).toEqual(['0:21', '0:22'])
    expect(select([slotList('+21', '+22')], { slotsPerDay: 1 })).toEqual(['0:21'])
  })

  it('applies the limit last', () => {
    expect(select([slotList('+9', '+10')], { limit: 1, descending: true })).toEqual(['0:10'])
    expect(select([], { limit: 1 })).toEqual([])
  })
})
