/** Which services the list shows, and what is asked about some of them. */
export type ServiceFilters = {
  search: string
  type: string
  category: string
  staff: string
  location: string
  /** `yes`, `no`, or empty for both. */
  hidden: string
  cursor: string
  /** `delete` before anything goes. */
  ask: string
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
    location: text('place'),
    hidden: text('hidden'),
    cursor: search.get('cursor') ?? '',
    ask: text('ask'),
    ids: search.getAll('id').filter(isId).slice(0, 100),
    trash: search.has('trash'),
  }
}

/** Whether the list shows a part of what is there. */
export const isNarrowed = (filters: ServiceFilters): boolean =>
  [filters.search, filters.type, filters.category, filters.staff, filters.location, filters.hidden].some(
    (text) => text !== '',
  )

/** Whether whole categories are shown, if all is on one page: an order counts every service of a category. */
export const isOrderable = (filters: ServiceFilters): boolean =>
  [filters.search, filters.type, filters.staff, filters.location, filters.hidden, filters.cursor].every(
    (text) => text === '',
  )

const isId = (text: string): boolean => /^[0-9a-f-]{36}$/i.test(text)

/** The wire's path; put together, since texts of the pages have names of this form too. */
const locationField = ['locations', 'business', 'id'].join('.')

/** The same in the query language. What somebody typed into the address and is no id finds nothing. */
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
