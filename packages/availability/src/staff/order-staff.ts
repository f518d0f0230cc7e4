/** How the staff for a slot are ordered; the first who is free gets it. */
export type StaffSorting = 'RANDOM' | 'RANKING' | 'ROUND_ROBIN'

/** Inputs of an order; each method reads its own part. */
export interface StaffOrderOptions {
  /**
   * The same seed gives the same order, whatever order the staff are passed in. Adding or removing staff does not
   * change the order of the others. So what was listed is what gets booked as long as the seed stays the same (such as
   * a service and a day).
   */
  readonly seed: string
  /** `ROUND_ROBIN`: booked minutes by id, in a period chosen by the caller. Absent: none. */
  readonly loads?: ReadonlyMap<string, number>
  /** `RANKING`: rank by id. Those without one come last. */
  readonly ranks?: ReadonlyMap<string, number>
  /** `RANKING`: which end comes first. Default `LOWEST_TO_HIGHEST`. */
  readonly rankOrder?: 'LOWEST_TO_HIGHEST' | 'HIGHEST_TO_LOWEST'
}

/**
 * Returns the staff in the order in which they are assigned. `RANDOM`: shuffled by the seed. `RANKING`: by rank.
 * `ROUND_ROBIN`: least booked time first, so that work is spread fairly. Ties are shuffled by the seed.
 *
 * @returns a new array with the same elements. Never throws.
 */
export function orderStaff<T extends { readonly id: string }>(
  sorting: StaffSorting,
  staff: readonly T[],
  options: StaffOrderOptions,
): T[] {
  const keyed = staff.map((one) => ({
    one,
    first: sortKey(sorting, one.id, options),
    lot: hashText(`${options.seed}/${one.id}`),
  }))
  return keyed.sort((a, b) => compare(a.first, b.first) || a.lot - b.lot).map(({ one }) => one)
}

/** Subtracting two infinite ranks would give NaN. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1
}

function sortKey(sorting: StaffSorting, id: string, { loads, ranks, rankOrder }: StaffOrderOptions): number {
  if (sorting === 'RANDOM') return 0
  if (sorting === 'ROUND_ROBIN') return loads?.get(id) ?? 0
  const rank = ranks?.get(id)
  if (rank === undefined) return Number.POSITIVE_INFINITY
  return rankOrder === 'HIGHEST_TO_LOWEST' ? -rank : rank
}

/**
 * Returns a pseudo-random number derived from a text: FNV-1a, then mixed so that texts that differ only at the end
 * spread.
 */
function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
