/** The query language of lists: filter, sort and page over declared fields, compiled to SQL. */
export type { Asked, PagingMetadata } from './asked.ts'
export { countQuery, runQuery } from './run-query.ts'
export type { FieldType, OperatorName, Query, QueryField, QuerySpec, SortEntry } from './spec.ts'
