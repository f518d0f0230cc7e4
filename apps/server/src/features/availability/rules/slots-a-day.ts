import { DAY, instantToWall } from '@kalends/availability'

type Entry = { start: number; bookable: boolean }

/** At most so many of each local day, those that can be booked before the others; the order of all stays. */
export function slotsADay<T extends Entry>(entries: readonly T[], perDay: number | undefined, zone: string): T[] {
  if (perDay === undefined) return [...entries]
  const days = Map.groupBy(entries, ({ start }) => Math.floor(instantToWall(start, zone) / DAY))
  return [...days.values()].flatMap((day) => {
    const bookable = day.filter((entry) => entry.bookable).slice(0, perDay)
    const rest = day.filter((entry) => !entry.bookable).slice(0, perDay - bookable.length)
    const stored = new Set([...bookable, ...rest])
    return day.filter((entry) => stored.has(entry))
  })
}
