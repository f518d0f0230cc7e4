import type { SelectQueryBuilder } from 'kysely'
import type { Query, QuerySpec } from './spec.ts'

/** Where a page stands in its list. `cursors` and `hasNext` only when the list is read by cursors. */
export type PagingMetadata = {
  count: number
  offset?: number
  total: number
  tooManyToCount: false
  cursors?: { next: string | null; prev: string | null }
  hasNext?: boolean
}

/** What to ask: `base` selects what the caller may see at all; the query only narrows, orders and pages it. */
export type Requested<DB, TB extends keyof DB, O> = {
  base: SelectQueryBuilder<DB, TB, O>
  spec: QuerySpec
  query: Query | null | undefined
  /** What the rows of a page are read from, once it is found: the same list with less asked of it. `base` unless stated. */
  rowsFrom?: SelectQueryBuilder<DB, TB, O> | undefined
  /** Where the query stands in the request, for refusals. `query` unless stated. */
  at?: string
  /** What else `base` was narrowed by, for cursors to carry. */
  words?: unknown
}
