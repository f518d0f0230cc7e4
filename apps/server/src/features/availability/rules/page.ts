/** Position of an entry in its list: by start, then by rank or id. */
export type Spot = readonly [start: number, rank: number | string]

/** Behind which spot a page begins, or before which it ends. */
export type PageEdge = { spot: Spot; backward: boolean }

/** One page of a sorted list. */
export type PageOf<T> = { items: T[]; hasNext: boolean; hasPrev: boolean }

/**
 * Returns the page after or before a position. The list is computed again for each page: removed entries leave no gap
 * and new ones are found, because a page is identified by its edge and not by an offset.
 */
export function slicePage<T>(
  items: readonly T[],
  toPosition: (item: T) => Spot,
  edge: PageEdge | null,
  limit: number,
): PageOf<T> {
  const isBehind = (item: T) => edge !== null && compareSpots(toPosition(item), edge.spot) > 0
  const isBefore = (item: T) => edge !== null && compareSpots(toPosition(item), edge.spot) < 0
  let from = 0
  let to = limit
  if (edge && !edge.backward) {
    const first = items.findIndex(isBehind)
    from = first === -1 ? items.length : first
    to = from + limit
  }
  if (edge?.backward) {
    const last = items.findLastIndex(isBefore)
    to = last + 1
    from = Math.max(0, to - limit)
  }
  return { items: items.slice(from, to), hasNext: to < items.length, hasPrev: from > 0 }
}

export function compareSpots(a: Spot, b: Spot): number {
  return a[0] - b[0] || Number(a[1] > b[1]) - Number(a[1] < b[1])
}
