import type { SelectQueryBuilder } from 'kysely'
import type { Query, QuerySpec } from './spec.ts'

/** Position of a page in its list. `cursors` and `hasNext` only for cursor paging. */
export type PagingMetadata = {
  count: number
  offset?: number
  total: number
  tooManyToCount: false
  cursors?: { next: string | null; prev: string | null }
  hasNext?: boolean
}

/** A query over `base`, which selects the visible rows; the query only filters, sorts and pages them. */
export type Requested<DB, TB extends keyof DB, O> = {
  base: SelectQueryBuilder<DB, TB, O>
  spec: QuerySpec
  query: Query | null | undefined
  /** Source of the full rows of a page, once it is found. `base` unless given. */
  rowsFrom?: SelectQueryBuilder<DB, TB, O> | undefined
  /** Path of the query in the request, for refusals. `query` unless given. */
  at?: string
  /** Path of the order, where it is not called `sort`. */
  sortAt?: string
  /** What else `base` was narrowed by, for cursors to carry. */
  words?: unknown
}
