import type { services } from '@kalends/contract'
import type { Client } from '@kalends/sdk'

const PAGE = 100

/** Lists all services, or those of some types, in the owner's order. */
export async function listServices(
  client: Client,
  types?: NonNullable<services.Service['type']>[],
): Promise<services.Service[]> {
  const found: services.Service[] = []
  const filter = types ? { filter: { type: { $in: types } } } : {}
  for (let offset = 0; ; offset += PAGE) {
    const query = { ...filter, sort: [{ fieldName: 'sortOrder' as const }], paging: { limit: PAGE, offset } }
    const { services: page } = await client.services.queryServices({ query })
    found.push(...(page ?? []))
    if ((page?.length ?? 0) < PAGE) return found
  }
}
