import type { policies } from '@kalends/contract'
import type { Client } from '@kalends/sdk'

export type WirePolicy = policies.BookingPolicy & { id: string; revision: string }
/** A policy with the first services that use it, and their number. */
export type ListedPolicy = { policy: WirePolicy; services: string[]; count: number }

/** Lists all policies, the default first, then by creation date. */
export async function loadPolicies(client: Client): Promise<ListedPolicy[]> {
  const all: ListedPolicy[] = []
  let cursor: string | null = null
  do {
    const { bookingPolicies, pagingMetadata } = await client.services.queryPolicies({
      query: { cursorPaging: { limit: 100, ...(cursor ? { cursor } : {}) } },
    })
    for (const { bookingPolicy, connectedServices, totalServiceCount } of bookingPolicies ?? []) {
      const services = (connectedServices ?? []).map(({ name }) => name ?? '')
      all.push({ policy: bookingPolicy as WirePolicy, services, count: totalServiceCount ?? services.length })
    }
    cursor = pagingMetadata?.cursors?.next ?? null
  } while (cursor)
  const sortKey = (it: ListedPolicy): string => `${it.policy.default ? 0 : 1}${it.policy.createdDate}`
  return all.sort((one, other) => sortKey(one).localeCompare(sortKey(other)))
}
