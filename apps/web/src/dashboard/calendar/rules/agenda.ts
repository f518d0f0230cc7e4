import { type Item, overlaps, type Resource, type Span } from '../model.ts'
import { filterItems } from './columns.ts'
import { findGaps, type Gap } from './gaps.ts'
import { byTime } from './layout.ts'

/** A line of the day on phones. */
export type Line =
  | { kind: 'item'; key: string; at: number; item: Item }
  | { kind: 'gap'; key: string; at: number; gap: Gap }
  | { kind: 'now'; key: string; at: number }

/** Builds the lines of a day: items, the current time, and free time of the selected person. */
export function buildAgenda(day: Span, items: readonly Item[], resources: readonly Resource[], now: number): Line[] {
  const shown = filterItems(items, resources).filter((item) => overlaps(item, day))
  const people = resources.filter(({ isPerson }) => isPerson)
  const gaps = people
    .flatMap((person) => findGaps(person, items, now))
    .filter((gap) => isLong(gap) && overlaps(gap, day))
  const lines: Line[] = [
    ...shown.sort(byTime).map((item): Line => ({ kind: 'item', key: item.key, at: item.from, item })),
    ...gaps.map((gap): Line => ({ kind: 'gap', key: `${gap.resource.id} ${gap.from}`, at: gap.from, gap })),
  ]
  if (now >= day.from && now < day.until) lines.push({ kind: 'now', key: 'now', at: now })
  return lines.sort((one, other) => one.at - other.at || rank[one.kind] - rank[other.kind])
}

const rank = { item: 0, now: 1, gap: 2 }
const isLong = ({ from, until }: Span): boolean => until - from >= 30 * 60_000
