import { orderStaff } from '@kalends/availability'
import type { services } from '@kalends/contract'

type Sorted = { id: string; policy: Pick<services.BookingPolicy, 'staffSortingPolicy'> }

/** Whether people are asked by how much they are booked. An implementation of one's own is a fair turn for all here. */
export function isByLoad({ policy }: Sorted): boolean {
  return policy.staffSortingPolicy?.sortingMethodType === 'CUSTOM'
}

/** Those who could do it in the order in which the policy asks them; unless it says otherwise, that of the service. */
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
 * The free in the order in which the time is given to them. Where it is left to chance, the lot is drawn by the start:
 * asking again for the same time gets the same person, and over many times everybody has a share.
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
