/** Query language of lists: filters, sorting and paging over declared fields, compiled to SQL. */
export type { AggregationResult } from './aggregate/results.ts'
export { type Position, readCursor, writeCursor } from './cursor.ts'
export type { PagingMetadata } from './requested.ts'
export { countQuery, filtered, runQuery } from './run-query.ts'
export { runSearch, type Search, type SearchSpec } from './search.ts'
export type { Entries, Query, QueryField, QuerySpec } from './spec.ts'
