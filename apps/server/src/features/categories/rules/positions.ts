import type { categories } from '@kalends/contract'

export type Placed = { id: string; sortOrder: number }

/** Gap between neighbouring sort orders, so that an insert moves neither. */
export const gap = 1000

/**
 * Computes new sort orders when a category moves: only its own if there is a gap, all of them if
 * there is none, none if it is already there. `all` is sorted; `after` is one of them, not the moved one.
 */
export function newSortOrders(
  all: readonly Placed[],
  movedId: string,
  position: categories.Position,
  after?: string | null,
): Map<string, number> {
  const others = all.filter(({ id }) => id !== movedId)
  const index = indexFor(others, position, after)
  if (all[index]?.id === movedId) return new Map()
  const rank = rankBetween(others[index - 1]?.sortOrder, others[index]?.sortOrder)
  if (rank !== undefined) return new Map([[movedId, rank]])
  const order = [...others.slice(0, index).map(({ id }) => id), movedId, ...others.slice(index).map(({ id }) => id)]
  return anew(order, all)
}

/** Returns the sort order after all others. */
export function lastSortOrder(all: readonly Placed[]): number {
  return Math.max(0, ...all.map(({ sortOrder }) => sortOrder)) + gap
}

function indexFor(others: readonly Placed[], position: categories.Position, after?: string | null): number {
  if (position === 'FIRST') return 0
  if (position === 'LAST') return others.length
  return others.findIndex(({ id }) => id === after) + 1
}

/** Undefined where nothing fits between. */
function rankBetween(before: number | undefined, next: number | undefined): number | undefined {
  if (before === undefined) return next === undefined ? gap : next - gap
  if (next === undefined) return before + gap
  return next - before >= 2 ? Math.floor((before + next) / 2) : undefined
}

/** Renumbers all categories; returns only those that change. */
function anew(order: readonly string[], all: readonly Placed[]): Map<string, number> {
  const now = new Map(all.map(({ id, sortOrder }) => [id, sortOrder]))
  const wanted = order.map((id, index) => [id, (index + 1) * gap] as const)
  return new Map(wanted.filter(([id, rank]) => now.get(id) !== rank))
}
