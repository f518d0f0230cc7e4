import type { Item, Resource, Span } from '../model.ts'
import { findGaps, type Gap } from './gaps.ts'
import { byTime } from './layout.ts'

/** A line of the day on phones. */
export type Line =
  | { kind: 'item'; key: string; at: number; item: Item }
  | { kind: 'gap'; key: string; at: number; gap: Gap }
  | { kind: 'now'; key: string; at: number }

/** Builds the lines of a day: items, the current time, and free time of the selected person. */
export function buildAgenda(day: Span, items: readonly Item[], resources: readonly Resource[], now: number): Line[] {
  const known = new Set(resources.map(({ id }) => id))
  const isOnDay = ({ from, until }: Span): boolean => from < day.until && until > day.from
  const shown = items.filter(
    (item) => isOnDay(item) && (item.resourceIds.length === 0 || item.resourceIds.some((id) => known.has(id))),
  )
  const people = resources.filter(({ isPerson }) => isPerson)
  const gaps = people.flatMap((person) => findGaps(person, items, now)).filter((gap) => isLong(gap) && isOnDay(gap))
  const lines: Line[] = [
    ...[...shown].sort(byTime).map((item): Line => ({ kind: 'item', key: item.key, at: item.from, item })),
    ...gaps.map((gap): Line => ({ kind: 'gap', key: `${gap.resource.id} ${gap.from}`, at: gap.from, gap })),
  ]
  if (now >= day.from && now < day.until) lines.push({ kind: 'now', key: 'now', at: now })
  return lines.sort((one, other) => one.at - other.at || rank[one.kind] - rank[other.kind])
}

const rank = { item: 0, now: 1, gap: 2 }
const isLong = ({ from, until }: Span): boolean => until - from >= 30 * 60_000
