import type { categories } from '@kalends/contract'

export type Placed = { id: string; sortOrder: number }

/** Between two neighbours, so that something fits in without moving either. */
export const gap = 1000

/**
 * Which categories get which new place when one of them moves: it alone where there is room, all of them anew where
 * there is none, nobody when it stands there already. `all` in their order; `after` is one of them, not the moved one.
 */
export function newPlaces(
  all: readonly Placed[],
  movedId: string,
  position: categories.Position,
  after?: string | null,
): Map<string, number> {
  const others = all.filter(({ id }) => id !== movedId)
  const index = indexFor(others, position, after)
  if (all[index]?.id === movedId) return new Map()
  const place = placeBetween(others[index - 1]?.sortOrder, others[index]?.sortOrder)
  if (place !== undefined) return new Map([[movedId, place]])
  const order = [...others.slice(0, index).map(({ id }) => id), movedId, ...others.slice(index).map(({ id }) => id)]
  return anew(order, all)
}

/** Behind everything there is. */
export function lastPlace(all: readonly Placed[]): number {
  return Math.max(0, ...all.map(({ sortOrder }) => sortOrder)) + gap
}

function indexFor(others: readonly Placed[], position: categories.Position, after?: string | null): number {
  if (position === 'FIRST') return 0
  if (position === 'LAST') return others.length
  return others.findIndex(({ id }) => id === after) + 1
}

/** Undefined where nothing fits between. */
function placeBetween(before: number | undefined, next: number | undefined): number | undefined {
  if (before === undefined) return next === undefined ? gap : next - gap
  if (next === undefined) return before + gap
  return next - before >= 2 ? Math.floor((before + next) / 2) : undefined
}

/** Everybody's place from the start, as far as it differs from the one they have. */
function anew(order: readonly string[], all: readonly Placed[]): Map<string, number> {
  const now = new Map(all.map(({ id, sortOrder }) => [id, sortOrder]))
  const wanted = order.map((id, index) => [id, (index + 1) * gap] as const)
  return new Map(wanted.filter(([id, place]) => now.get(id) !== place))
}
