import { DAY, instantToWall, SLOT_FLAGS, type SlotList } from '@kalends/availability'
import type { SlotMatch } from './slot-query.ts'

/** Which of the listed slots are wanted, and in which order. */
export type Selection = {
  match: SlotMatch
  descending: boolean
  slotsPerDay: number | undefined
  limit: number | undefined
  /** Zone of the days. */
  zone: string
}

/** Tells whether the slots of a list were already filtered by open seats: class sessions have many. */
export type IsCounted = (list: number) => boolean

/** The chosen slots in the order of the answer: slot `slots[i]` of list `lists[i]`. */
export type Chosen = { length: number; lists: Uint16Array; slots: Uint32Array }

/**
 * Chooses among the slots of several lists. Ordered by start; of equal starts those that can be booked first, then as
 * the lists are ordered. With `slotsPerDay` each day has so many, the bookable first and then the rest.
 */
export function selectEntries(
  lists: readonly SlotList[],
  selection: Selection,
  isCounted: IsCounted = () => false,
): Chosen {
  const { openSpots: _, ...anySeats } = selection.match
  const counted = matching(anySeats)
  const others = matching(selection.match)
  const wanted = (list: number) => (isCounted(list) ? counted : others)
  const sorted = lists.length === 1 ? one(lists[0] as SlotList, wanted(0)) : merged(lists, wanted)
  if (selection.descending) turn(lists, sorted)
  const perDay = selection.slotsPerDay
  const chosen = perDay === undefined ? sorted : eachDay(lists, sorted, perDay, selection.zone)
  return selection.limit === undefined ? chosen : cut(chosen, selection.limit)
}

/** Bits of what an entry says: 1 free, the rest the flags of the engine. Sixteen in all. */
export function entryState(list: SlotList, i: number): number {
  return (list.reasons[i] === 0 ? 1 : 0) | ((list.flags[i] as number) << 1)
}

/** The only state in which an entry can be booked: free, and no flag set. */
export const bookableState = 1

/** Returns for each state whether its entries match. */
function matching(match: SlotMatch): boolean[] {
  const flags = Object.entries(SLOT_FLAGS) as [keyof typeof SLOT_FLAGS, number][]
  return Array.from({ length: 16 }, (_, state) => {
    const bookable = state === bookableState
    if (match.bookable !== undefined && match.bookable !== bookable) return false
    if (match.openSpots !== undefined && match.openSpots > (state & 1)) return false
    return flags.every(([name, bit]) => match[name] === undefined || match[name] === ((state >> 1) & bit) > 0)
  })
}

function one(list: SlotList, wanted: readonly boolean[]): Chosen {
  const slots = new Uint32Array(list.length)
  let length = 0
  for (let i = 0; i < list.length; i++) if (wanted[entryState(list, i)]) slots[length++] = i
  return { length, lists: new Uint16Array(length), slots: slots.subarray(0, length) }
}

function merged(lists: readonly SlotList[], wanted: (list: number) => readonly boolean[]): Chosen {
  const found = lists.flatMap((list, number) => {
    const { length, slots } = one(list, wanted(number))
    return Array.from({ length }, (_, i) => {
      const slot = slots[i] as number
      return {
        number,
        slot,
        start: list.starts[slot] as number,
        last: entryState(list, slot) === bookableState ? 0 : 1,
      }
    })
  })
  found.sort((a, b) => a.start - b.start || a.last - b.last || a.number - b.number)
  return {
    length: found.length,
    lists: Uint16Array.from(found, ({ number }) => number),
    slots: Uint32Array.from(found, ({ slot }) => slot),
  }
}

/** Sorts latest first; entries with equal starts retain their order. */
function turn(lists: readonly SlotList[], chosen: Chosen): void {
  const { length } = chosen
  const order: number[] = []
  for (let end = length; end > 0; ) {
    let first = end - 1
    while (first > 0 && startAt(lists, chosen, first - 1) === startAt(lists, chosen, end - 1)) first--
    for (let i = first; i < end; i++) order.push(i)
    end = first
  }
  take(chosen, order)
}

function eachDay(lists: readonly SlotList[], chosen: Chosen, perDay: number, zone: string): Chosen {
  const order: number[] = []
  for (let first = 0; first < chosen.length; ) {
    const day = dayAt(lists, chosen, first, zone)
    const bookable: number[] = []
    const rest: number[] = []
    let i = first
    for (; i < chosen.length && dayAt(lists, chosen, i, zone) === day; i++) {
      const isBookable =
        entryState(lists[chosen.lists[i] as number] as SlotList, chosen.slots[i] as number) === bookableState
      const group = isBookable ? bookable : rest
      if (group.length < perDay) group.push(i)
    }
    order.push(...[...bookable, ...rest].slice(0, perDay))
    first = i
  }
  take(chosen, order)
  return cut(chosen, order.length)
}

function take(chosen: Chosen, order: readonly number[]): void {
  const lists = chosen.lists.slice()
  const slots = chosen.slots.slice()
  for (const [to, from] of order.entries()) {
    chosen.lists[to] = lists[from] as number
    chosen.slots[to] = slots[from] as number
  }
}

function cut(chosen: Chosen, limit: number): Chosen {
  return { ...chosen, length: Math.min(chosen.length, limit) }
}

function startAt(lists: readonly SlotList[], { lists: numbers, slots }: Chosen, i: number): number {
  return (lists[numbers[i] as number] as SlotList).starts[slots[i] as number] as number
}

function dayAt(lists: readonly SlotList[], chosen: Chosen, i: number, zone: string): number {
  return Math.floor(instantToWall(startAt(lists, chosen, i), zone) / DAY)
}
