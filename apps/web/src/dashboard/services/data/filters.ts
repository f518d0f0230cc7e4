/** Filters of the list, and the action being confirmed. */
export type ServiceFilters = {
  search: string
  type: string
  category: string
  staff: string
  location: string
  /** `yes`, `no`, or empty for both. */
  hidden: string
  cursor: string
  /** `delete` while a deletion is being confirmed. */
  confirming: string
  ids: string[]
  trash: boolean
}

export function readServiceFilters(search: URLSearchParams): ServiceFilters {
  const text = (name: string): string => (search.get(name) ?? '').trim().slice(0, 200)
  return {
    search: text('search'),
    type: text('type'),
    category: text('category'),
    staff: text('staff'),
    location: text('location'),
    hidden: text('hidden'),
    cursor: search.get('cursor') ?? '',
    confirming: text('confirm'),
    ids: search.getAll('id').filter(isId).slice(0, 100),
    trash: search.has('trash'),
  }
}

/** Returns true if any filter is set. */
export const isNarrowed = (filters: ServiceFilters): boolean =>
  [filters.search, filters.type, filters.category, filters.staff, filters.location, filters.hidden].some(
    (text) => text !== '',
  )

/** Returns true if whole categories are shown on one page: an order needs every service of its category. */
export const isOrderable = (filters: ServiceFilters): boolean =>
  [filters.search, filters.type, filters.staff, filters.location, filters.hidden, filters.cursor].every(
    (text) => text === '',
  )

const isId = (text: string): boolean => /^[0-9a-f-]{36}$/i.test(text)

/** The API's path, joined so that it is not mistaken for a message key. */
const locationField = ['locations', 'business', 'id'].join('.')

/** Converts the filters to an API filter. An invalid id matches nothing. */
export function toApiFilter({ type, category, staff, location, hidden }: ServiceFilters): Record<string, unknown> {
  const idOr = (id: string): string => (isId(id) ? id : '00000000-0000-0000-0000-000000000000')
  return {
    ...(type ? { type } : {}),
    ...(category === 'none'
      ? { 'category.id': { $exists: false } }
      : category
        ? { 'category.id': idOr(category) }
        : {}),
    ...(staff ? { staffMemberIds: { $hasSome: [idOr(staff)] } } : {}),
    ...(location ? { [locationField]: { $hasSome: [idOr(location)] } } : {}),
    ...(hidden === 'yes' || hidden === 'no' ? { hidden: hidden === 'yes' } : {}),
  }
}
