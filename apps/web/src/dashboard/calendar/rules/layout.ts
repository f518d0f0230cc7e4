import { type Item, overlaps, type Span } from '../model.ts'

/** The position of a block beside others of its column. */
export type Placed = {
  item: Item
  /** Counted from the start side. */
  lane: number
  lanes: number
  /** Time shared with other blocks of the column. */
  shared: Span[]
  /** The same item is also in an earlier column. */
  isTwin?: boolean
}

/**
 * Places overlapping blocks side by side, with the overbooked one at the end side; blocks that only touch keep the full
 * width. Returns them in time order.
 */
export function placeBlocks(items: readonly Item[]): Placed[] {
  const sorted = [...items].sort(byTime)
  const placed: Placed[] = []
  let group: Placed[] = []
  let end = Number.NEGATIVE_INFINITY
  for (const item of sorted) {
    if (item.from >= end) {
      settle(group)
      group = []
    }
    const block: Placed = { item, lane: 0, lanes: 1, shared: [] }
    group.push(block)
    placed.push(block)
    end = Math.max(end, item.until)
  }
  settle(group)
  return placed
}

export const byTime = (one: Item, other: Item): number =>
  one.from - other.from || one.until - other.until || (one.key < other.key ? -1 : 1)

/** Gives each of a group of overlapping blocks its first free lane, earlier bookings first. */
function settle(group: Placed[]): void {
  if (group.length < 2) return
  const ends: Placed[][] = []
  for (const block of [...group].sort((one, other) => Number(isLater(one)) - Number(isLater(other)))) {
    const free = ends.findIndex((lane) => lane.every(({ item }) => !overlaps(item, block.item)))
    block.lane = free < 0 ? ends.length : free
    ends[block.lane] = [...(ends[block.lane] ?? []), block]
  }
  for (const block of group) {
    block.lanes = ends.length
    block.shared = group
      .filter((other) => other !== block && overlaps(other.item, block.item))
      .map(sharedWith(block.item))
  }
}

const isLater = ({ item }: Placed): boolean => item.doubleBooked || item.kind === 'HOLD'
const sharedWith =
  (item: Item) =>
  ({ item: other }: Placed): Span => ({
    from: Math.max(item.from, other.from),
    until: Math.min(item.until, other.until),
  })
