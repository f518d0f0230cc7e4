/** How the staff for a slot are put in order; the first who is free gets it. */
export type StaffSorting = 'RANDOM' | 'RANKING' | 'ROUND_ROBIN'

/** What an order is made from; each method reads its own part. */
export interface StaffOrderOptions {
  /**
   * Same seed, same order, whatever order the staff come in. Who joins or leaves does not change the order of the
   * others. So what was listed is what gets booked as long as the seed stays (a service and a day, say).
   */
  readonly seed: string
  /** `ROUND_ROBIN`: booked minutes by id, in a period of the caller's choice. Absent: none. */
  readonly loads?: ReadonlyMap<string, number>
  /** `RANKING`: rank by id. Those without one come last. */
  readonly ranks?: ReadonlyMap<string, number>
  /** `RANKING`: which end comes first. Default `LOWEST_TO_HIGHEST`. */
  readonly rankOrder?: 'LOWEST_TO_HIGHEST' | 'HIGHEST_TO_LOWEST'
}

/**
 * The staff in the order in which they are offered work. `RANDOM`: shuffled by the seed. `RANKING`: by rank.
 * `ROUND_ROBIN`: whoever has the least booked time first, so that work spreads fairly. Ties are shuffled by the seed.
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
    first: keyOf(sorting, one.id, options),
    lot: lotOf(`${options.seed}/${one.id}`),
  }))
  return keyed.sort((a, b) => compare(a.first, b.first) || a.lot - b.lot).map(({ one }) => one)
}

/** Subtracting would make two who both come last (infinity) no number. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1
}

function keyOf(sorting: StaffSorting, id: string, { loads, ranks, rankOrder }: StaffOrderOptions): number {
  if (sorting === 'RANDOM') return 0
  if (sorting === 'ROUND_ROBIN') return loads?.get(id) ?? 0
  const rank = ranks?.get(id)
  if (rank === undefined) return Number.POSITIVE_INFINITY
  return rankOrder === 'HIGHEST_TO_LOWEST' ? -rank : rank
}

/** A number as good as drawn by lot from a text: FNV-1a, then stirred so that texts alike in all but the end spread. */
function lotOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
