import type { Client } from '@kalends/sdk'

export type WireCategory = { id: string; name: string; revision: string; services: number }

/** Lists all categories in order, with the number of services in each. */
export async function loadCategories(client: Client): Promise<WireCategory[]> {
  const byCategory = { name: 'byCategory', type: 'VALUE', fieldPath: 'category.id', value: { limit: 250 } } as const
  const [{ categories }, { aggregationData }] = await Promise.all([
    client.categories.queryCategoriesV2({
      query: { sort: [{ fieldName: 'sortOrder' }], cursorPaging: { limit: 100 } },
    }),
    client.services.searchServices({ search: { aggregations: [byCategory], cursorPaging: { limit: 0 } } }),
  ])
  const counted = aggregationData?.results?.[0]?.values?.results ?? []
  const counts = new Map(counted.map(({ value, count }) => [value ?? '', count ?? 0]))
  return (categories ?? []).map(({ id, name, revision }) => ({
    id: id ?? '',
    name: name ?? '',
    revision: revision ?? '',
    services: counts.get(id ?? '') ?? 0,
  }))
}
