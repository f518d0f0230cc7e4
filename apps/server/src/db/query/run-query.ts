import { cursorPage } from './cursor-page.ts'
import { compileFilter } from './filter.ts'
import { offsetPage } from './offset-page.ts'
import { readPage } from './paging.ts'
import type { PagingMetadata, Requested } from './requested.ts'
import type { Query } from './spec.ts'
import { countRows, whereSql } from './statement.ts'

/** Returns one page of a list: one statement finds it, one reads its rows, and one counts the total if needed. */
export async function runQuery<DB, TB extends keyof DB, O>(
  requested: Requested<DB, TB, O>,
): Promise<{ rows: O[]; pagingMetadata: PagingMetadata }> {
  const { spec, at = 'query' } = requested
  const query = requested.query ?? {}
  const page = readPage(spec, query, at)
  return page.kind === 'offset' ? offsetPage(requested, query, page, at) : cursorPage(requested, query, page, at)
}

/** How many rows of `base` a filter finds. */
export async function countQuery<DB, TB extends keyof DB, O>({
  base,
  spec,
  filter,
  at = 'filter',
}: Filtered<DB, TB, O>): Promise<number> {
  return countRows(filtered({ base, spec, filter, at }))
}

type Filtered<DB, TB extends keyof DB, O> = Pick<Requested<DB, TB, O>, 'base' | 'spec' | 'at'> & {
  filter: Query['filter']
}

/** The rows of `base` a filter finds, as a statement to build upon. */
export function filtered<DB, TB extends keyof DB, O>({
  base,
  spec,
  filter,
  at = 'filter',
}: Filtered<DB, TB, O>): Requested<DB, TB, O>['base'] {
  return whereSql(base, compileFilter(spec.fields, filter, at))
}
