import { orderStaff } from '@kalends/availability'
import type { services } from '@kalends/contract'

type Sorted = { id: string; policy: Pick<services.BookingPolicy, 'staffSortingPolicy'> }

/** Returns true if staff are assigned by load. Custom implementations of the API count as even distribution here. */
export function isByLoad({ policy }: Sorted): boolean {
  return policy.staffSortingPolicy?.sortingMethodType === 'CUSTOM'
}

/** Returns the candidates in the order of the assignment policy, by default that of the service. */
export function preferred<R extends { id: string; isStaff: boolean; rank: number; load: number }>(
  service: Sorted,
  candidates: readonly R[],
): R[] {
  const { sortingMethodType: method, rankingOptions } = service.policy.staffSortingPolicy ?? {}
  if (!candidates.every(({ isStaff }) => isStaff)) return [...candidates]
  const seed = service.id
  if (isByLoad(service)) {
    return orderStaff('ROUND_ROBIN', candidates, { seed, loads: new Map(candidates.map(({ id, load }) => [id, load])) })
  }
  if (method !== 'RANKING') return [...candidates]
  const ranks = new Map(candidates.map(({ id, rank }) => [id, rank]))
  return orderStaff('RANKING', candidates, { seed, ranks, rankOrder: rankingOptions?.order ?? 'LOWEST_TO_HIGHEST' })
}

/**
 * Returns the free resources in the order of assignment. Random assignment is seeded by the start: the same time gets
 * the same person, and over many times all get an equal share.
 */
export function assigned(service: Sorted, freeIds: readonly string[], start: number): string[] {
  const method = service.policy.staffSortingPolicy?.sortingMethodType ?? 'RANDOM'
  if (method !== 'RANDOM') return [...freeIds]
  const drawn = orderStaff(
    'RANDOM',
    freeIds.map((id) => ({ id })),
    { seed: `${service.id}/${start}` },
  )
  return drawn.map(({ id }) => id)
}
