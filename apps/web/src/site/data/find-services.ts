import { isGuid } from '../../lib/guid.ts'
import { readingMessages } from '../../lib/messages/store.ts'
import type { RequestContext } from '../../lib/page-context.ts'
import { createTranslate } from '../../lib/translate.tsx'
import type { WireService } from './services.ts'

/** Filters of the service menu, as in the URL. */
export type ServiceFilters = { search: string; category: string; location: string; staff: string }

type Named = { id: string; name: string }

/** Data of the search form above the menu: options, filters and labels. */
export type Finder = {
  filters: ServiceFilters
  isNarrowed: boolean
  categories: Named[]
  locations: Named[]
  people: Named[]
  labels: { label: string; search: string; category: string; allCategories: string; none: string; clear: string }
}

/** Reads the filters; ignores ids that are malformed. */
export function readFilters(params: URLSearchParams): ServiceFilters {
  const id = (name: string): string => (isGuid(params.get(name) ?? '') ? (params.get(name) ?? '') : '')
  const search = params.get('search')?.trim().slice(0, 200) ?? ''
  return { search, category: id('category'), location: id('location'), staff: id('staff') }
}

export const isNarrowed = (filters: ServiceFilters): boolean => Object.values(filters).some(Boolean)

/** Returns the services that match the filters, in their order. */
export async function narrowServices(
  { kalends }: RequestContext,
  all: WireService[],
  { search: expression, category, location, staff }: ServiceFilters,
): Promise<WireService[]> {
  const among = all.filter(
    (service) =>
      (!category || service.category?.id === category) &&
      (!location || service.locations?.some(({ business }) => business?.id === location)) &&
      (!staff || service.staffMemberIds?.includes(staff)),
  )
  if (!expression) return among
  const found = new Set<string>()
  const details = { expression, mode: 'AND', fuzzy: true } as const
  for (let cursor: string | null | undefined; ; ) {
    const search = cursor ? { cursorPaging: { cursor } } : { search: details }
    const page = await kalends.services.searchServices({ search })
    for (const { id } of page.services ?? []) if (id) found.add(id)
    cursor = page.pagingMetadata?.cursors?.next
    if (!cursor) return among.filter(({ id }) => id && found.has(id))
  }
}

/** Loads the search form; null for a short menu. */
export async function loadFinder(
  { language }: RequestContext,
  all: WireService[],
  filters: ServiceFilters,
  { locations, people }: { locations: Named[]; people: Named[] },
): Promise<Finder | null> {
  if (all.length <= SHORT_MENU && !isNarrowed(filters)) return null
  const t = createTranslate(language, await readingMessages[language]())
  const categories = new Map(all.flatMap(({ category }) => (category?.id ? [[category.id, category.name ?? '']] : [])))
  const teaching = new Set(all.flatMap(({ staffMemberIds }) => staffMemberIds ?? []))
  return {
    filters,
    isNarrowed: isNarrowed(filters),
    locations,
    categories: [...categories].map(([id, name]) => ({ id, name })),
    people: people.filter(({ id }) => teaching.has(id)),
    labels: {
      label: t('reading.find.label'),
      search: t('reading.find.search'),
      category: t('reading.find.category'),
      allCategories: t('reading.find.allCategories'),
      none: t('reading.find.none'),
      clear: t('reading.find.clear'),
    },
  }
}

const SHORT_MENU = 3
