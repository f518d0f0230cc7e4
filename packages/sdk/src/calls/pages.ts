/** The default size of a page, and where the first starts. Source: specification of members, section 9. */
export const defaultPaging = { limit: 50, offset: 0 } as const

/** What a query by offset returns. */
export interface OffsetResult<T> {
  readonly items: readonly T[] | null | undefined
  readonly pagingMetadata?: Totals | null | undefined
}

/** What a query by cursor returns. */
export interface CursorResult<T> {
  readonly items: readonly T[] | null | undefined
  readonly pagingMetadata?: (Totals & { readonly cursors?: Cursors | null | undefined }) | null | undefined
}

interface Totals {
  readonly total?: number | null | undefined
  readonly tooManyToCount?: boolean | null | undefined
}

interface Cursors {
  readonly next?: string | null | undefined
  readonly prev?: string | null | undefined
}

/** One page of a query. Iterating over it with `for await` yields the items of this page and of all that follow. */
export interface Page<T> extends AsyncIterable<T> {
  readonly items: readonly T[]
  readonly pageSize: number
  /** How many items the query has; undefined if they are too many to count. */
  readonly totalCount: number | undefined
  readonly totalPages: number | undefined
  hasNext(): boolean
  hasPrev(): boolean
  /** Loads the next page. @throws RangeError on the last one */
  next(): Promise<Page<T>>
  /** Loads the previous page. @throws RangeError on the first one */
  prev(): Promise<Page<T>>
}

/** A page with a position. */
export interface OffsetPage<T> extends Page<T> {
  /** Zero for the first. */
  readonly currentPage: number
  next(): Promise<OffsetPage<T>>
  prev(): Promise<OffsetPage<T>>
}

type Paging = { readonly limit: number; readonly offset: number }

/**
 * Loads the first page of a query by offset.
 *
 * @param load  calls the query with this paging: `async (paging) => { const { plans: items, pagingMetadata } = … }`
 */
export async function queryPages<T>(
  load: (paging: { limit: number; offset: number }) => Promise<OffsetResult<T>>,
  { limit, offset }: Paging | { limit?: number; offset?: number } = defaultPaging,
): Promise<OffsetPage<T>> {
  const at = { limit: limit ?? defaultPaging.limit, offset: offset ?? defaultPaging.offset }
  const { items, pagingMetadata } = await load(at)
  const to = (start: number) => () => queryPages(load, { limit: at.limit, offset: Math.max(0, start) })
  const found = items ?? []
  const totalCount = countOf(pagingMetadata)
  const end = at.offset + found.length
  // Without a count, a full page may have a next one.
  const hasNext = found.length > 0 && (totalCount === undefined ? found.length >= at.limit : end < totalCount)
  const page = aPage(found, at.limit, totalCount, {
    next: hasNext ? to(end) : undefined,
    prev: at.offset > 0 ? to(at.offset - at.limit) : undefined,
  })
  return { ...page, currentPage: Math.floor(at.offset / at.limit) } as OffsetPage<T>
}

/** Loads the first page of a query by cursor. Later pages send only their cursor and the limit. */
export async function queryCursorPages<T>(
  load: (cursorPaging: { limit: number; cursor?: string }) => Promise<CursorResult<T>>,
  { limit = defaultPaging.limit, cursor }: { limit?: number; cursor?: string } = {},
): Promise<Page<T>> {
  const { items, pagingMetadata } = await load({ limit, ...(cursor === undefined ? {} : { cursor }) })
  const to = (target: string | null | undefined) =>
    target && target !== cursor ? () => queryCursorPages(load, { limit, cursor: target }) : undefined
  const { next, prev } = pagingMetadata?.cursors ?? {}
  return aPage(items ?? [], limit, countOf(pagingMetadata), { next: to(next), prev: to(prev) })
}

function countOf(totals: Totals | null | undefined): number | undefined {
  return totals?.tooManyToCount ? undefined : (totals?.total ?? undefined)
}

type Adjacent<T> = Record<'next' | 'prev', (() => Promise<Page<T>>) | undefined>

function aPage<T>(
  items: readonly T[],
  pageSize: number,
  totalCount: number | undefined,
  { next, prev }: Adjacent<T>,
): Page<T> {
  const page: Page<T> = {
    items,
    pageSize,
    totalCount,
    totalPages: totalCount === undefined ? undefined : Math.ceil(totalCount / pageSize),
    hasNext: () => next !== undefined,
    hasPrev: () => prev !== undefined,
    next: async () => (next ?? noPage('next'))(),
    prev: async () => (prev ?? noPage('previous'))(),
    [Symbol.asyncIterator]: () => iterate(page),
  }
  return page
}

function noPage(which: string): never {
  throw new RangeError(`There is no ${which} page.`)
}

async function* iterate<T>(first: Page<T>): AsyncGenerator<T, void, void> {
  for (let page: Page<T> | undefined = first; page; page = page.hasNext() ? await page.next() : undefined) {
    yield* page.items
  }
}
