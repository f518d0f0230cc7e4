import type { services } from '@kalends/contract'
import type { Client } from '@kalends/sdk'
import { type ServiceFilters, toApiFilter } from './filters.ts'

export type ServiceRow = {
  id: string
  revision: string
  name: string
  type: services.ServiceType
  hidden: boolean
  sortOrder: number
  categoryId: string | null
  category: string
  minutes: number | null
  staff: string[]
  picture: string | null
  price: { value: string; currency: string } | null
}

export type Named = { id: string; name: string }
export type Choices = { categories: Named[]; staff: Named[]; locations: Named[] }

export const PAGE_SIZE = 100

const inOrder = [{ fieldName: 'category.sortOrder' }, { fieldName: 'sortOrder' }, { fieldName: 'name' }] as const

/** Loads one page of services by category, with the values to filter by. */
export async function loadServices(
  client: Client,
  filters: ServiceFilters,
): Promise<{ rows: ServiceRow[]; next: string | null; total: number; choices: Choices }> {
  const search = filters.cursor
    ? { cursorPaging: { cursor: filters.cursor, limit: PAGE_SIZE } }
    : {
        filter: toApiFilter(filters),
        cursorPaging: { limit: PAGE_SIZE },
        sort: [...inOrder],
        ...(filters.search ? { search: { expression: filters.search, mode: 'AND' as const } } : {}),
      }
  const [choices, answer] = await Promise.all([loadChoices(client), client.services.searchServices({ search })])
  const names = new Map(choices.staff.map(({ id, name }) => [id, name]))
  return {
    rows: (answer.services ?? []).map((service) => toRow(service, names)),
    next: answer.pagingMetadata?.cursors?.next ?? null,
    total: answer.services?.length ?? 0,
    choices,
  }
}

export async function loadChoices(client: Client): Promise<Choices> {
  const [{ categories }, { staffMembers }, { locations }] = await Promise.all([
    client.categories.queryCategoriesV2({
      query: { sort: [{ fieldName: 'sortOrder' }], cursorPaging: { limit: 100 } },
    }),
    client.resources.listStaff(),
    client.business.listAllLocations({}),
  ])
  return {
    categories: (categories ?? []).map(({ id, name }) => ({ id: id ?? '', name: name ?? '' })),
    staff: staffMembers.map(({ resourceId, name }) => ({ id: resourceId, name })),
    locations: locations.map(({ id, name }) => ({ id, name })),
  }
}

function toRow(service: services.Service, names: ReadonlyMap<string, string>): ServiceRow {
  const { id, revision, name, type, hidden, sortOrder, category, payment, media } = service
  const price = payment?.fixed?.price ?? payment?.varied?.defaultPrice
  return {
    id: id ?? '',
    revision: revision ?? '',
    name: name ?? '',
    type: type ?? 'APPOINTMENT',
    hidden: hidden === true,
    sortOrder: sortOrder ?? 0,
    categoryId: category?.name ? (category.id ?? null) : null,
    category: category?.name ?? '',
    minutes: service.schedule?.availabilityConstraints?.sessionDurations?.[0] ?? null,
    staff: (service.staffMemberIds ?? []).flatMap((it) => names.get(it) ?? []),
    picture: media?.mainMedia?.image?.url ?? null,
    price: price?.value ? { value: price.value, currency: price.currency ?? '' } : null,
  }
}
