import {
  addDays,
  DAY,
  daysBetween,
  instantToWall,
  isBookable,
  isFree,
  localDayBounds,
  overlaps,
  SLOT_FLAGS,
  type SlotList,
} from '@kalends/availability'
import type { Stage } from './free-times.ts'

/** State of a day for someone choosing a time, as in the contract. */
export type DayState = 'FREE' | 'FULL' | 'CLOSED' | 'PAST' | 'TOO_EARLY' | 'TOO_LATE'

export type DayView = { date: string; state: DayState; freeCount: number }

/** Local days, the first and how many. */
export type Days = { from: string; count: number; zone: string }

type Tally = { free: Set<number>; flags: number; taken: boolean }

/** What each day offers, from the slots of all stages with the unavailable ones among them. */
export function dayStates(
  stages: readonly Stage[],
  lists: readonly SlotList[],
  days: Days,
  { now, horizon }: { now: number; horizon: number },
): DayView[] {
  const tallies = Array.from({ length: days.count }, (): Tally => ({ free: new Set(), flags: 0, taken: false }))
  for (const list of lists) count(list, days, tallies)
  return tallies.map((tally, i) => {
    const date = addDays(days.from, i)
    const { start, end } = localDayBounds(date, days.zone)
    const state = dayState(tally, { start, end }, () => wasOpen(stages, start, now), { now, horizon })
    return { date, state, freeCount: tally.free.size }
  })
}

function count(list: SlotList, { from, zone }: Days, tallies: readonly Tally[]): void {
  const first = daysBetween('1970-01-01', from)
  for (let i = 0; i < list.length; i++) {
    const start = list.starts[i] as number
    const tally = tallies[Math.floor(instantToWall(start, zone) / DAY) - first]
    if (!tally) continue
    if (isBookable(list, i)) tally.free.add(start)
    else if (isFree(list, i)) tally.flags |= list.flags[i] as number
    else tally.taken = true
  }
}

function dayState(
  { free, flags, taken }: Tally,
  { start, end }: { start: number; end: number },
  wasOpenBefore: () => boolean,
  { now, horizon }: { now: number; horizon: number },
): DayState {
  if (free.size > 0) return 'FREE'
  // A date that the zone skipped begins when it ends, and is closed like any day without hours.
  if (end <= now) return 'PAST'
  if (flags & SLOT_FLAGS.tooEarlyToBook) return 'TOO_EARLY'
  if (flags & SLOT_FLAGS.tooLateToBook) return 'TOO_LATE'
  if (taken) return 'FULL'
  if (flags === 0 && start > horizon) return 'TOO_EARLY'
  return flags === 0 && start < now && wasOpenBefore() ? 'PAST' : 'CLOSED'
}

/** Returns true if a resource worked between two instants: then a day without more times is over, not closed. */
function wasOpen(stages: readonly Stage[], from: number, to: number): boolean {
  return stages.some(({ input }) =>
    input.primary.some(({ windows }) => windows === null || overlaps(windows, from, to)),
  )
}
