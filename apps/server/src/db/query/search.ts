import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '../database.ts'
import { readAggregations } from './aggregate/read.ts'
import { type AggregationResult, toResult } from './aggregate/results.ts'
import { countLeaves } from './aggregate/statement.ts'
import type { Aggregation } from './aggregate/types.ts'
import { cursorPage, listKey } from './cursor-page.ts'
import { readPage } from './paging.ts'
import { refuseField } from './refuse-field.ts'
import type { PagingMetadata } from './requested.ts'
import { readWords, type Searchable, type SearchDetails, wordsCondition } from './search-terms.ts'
import type { Query, QuerySpec } from './spec.ts'
import { idColumn, whereSql } from './statement.ts'
import { datesInZone, readZone } from './zone.ts'

/** A list with text search and aggregations. */
export type SearchSpec = QuerySpec & {
  searchable: readonly Searchable[]
  maxExpressionLength: number
  /** Names of the fields that may be counted. */
  aggregatable: readonly string[]
  nestedLevels: number
  /** Site column, for lists with fields counted in a related table. */
  siteId?: RawBuilder<unknown>
}

/** A query with search terms, aggregations and a time zone. */
export type Search = Query & {
  search?: SearchDetails | null | undefined
  aggregations?: readonly Aggregation[] | null | undefined
  timeZone?: string | null | undefined
}

type Requested<DB, TB extends keyof DB, O> = {
  db: Db
  base: SelectQueryBuilder<DB, TB, O>
  spec: SearchSpec
  search: Search | null | undefined
  /** Zone of the business, where the search names none. */
  timeZone: string
}

type Found<O> = {
  rows: O[]
  pagingMetadata: PagingMetadata
  aggregationData: { results: AggregationResult[] }
}

/**
 * Returns one page of a search, with aggregations over all its results. Three or four statements: page, rows, total,
 * aggregations. Refusals name their path: `search.filter.name`.
 */
export async function runSearch<DB, TB extends keyof DB, O>(requested: Requested<DB, TB, O>): Promise<Found<O>> {
  const { db, base, spec } = requested
  const search = requested.search ?? {}
  const zone = readZone(search.timeZone, requested.timeZone, 'search.timeZone')
  const plans = readAggregations(spec, search.aggregations, 'search.aggregations')
  const nothingShown = search.cursorPaging?.limit === 0 && plans.length > 0
  const page = readPage(spec, nothingShown ? { ...search, cursorPaging: null } : search, 'search')
  if (page.kind !== 'cursor') return refuseField('search.paging', 'UNKNOWN_FIELD', 'is not how this list is read')
  const query = { filter: datesInZone(spec.fields, search.filter, zone), sort: search.sort }
  const words = readWords(spec, search, page.cursor, 'search')
  const condition = wordsCondition(spec.searchable, words)
  const list = { base: whereSql(base, condition), spec, rowsFrom: base, words }
  const all = listKey(list, query, page, 'search')
  const id = idColumn(spec)
  const leaves = await countLeaves(db, all, { id, siteId: spec.siteId ?? sql`null` }, plans, zone)
  const aggregationData = { results: plans.map((plan, index) => toResult(plan, leaves[index] ?? [], zone)) }
  if (nothingShown) return { rows: [], pagingMetadata: nothing, aggregationData }
  return { ...(await cursorPage(list, query, page, 'search')), aggregationData }
}

const nothing: PagingMetadata = {
  count: 0,
  total: 0,
  tooManyToCount: false as const,
  cursors: { next: null, prev: null },
  hasNext: false,
}
