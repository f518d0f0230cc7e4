import { type SqlBool, sql } from 'kysely'
import type { Asked } from './asked.ts'
import { compileFilter } from './filter.ts'
import type { Page } from './paging.ts'
import { readSort, type SortKey } from './sort.ts'
import { fieldNamed, type Query } from './spec.ts'
import { countRows, narrowed, ordered } from './statement.ts'

export async function offsetPage<DB, TB extends keyof DB, O>(
  { base, spec }: Asked<DB, TB, O>,
  query: Query,
  page: Page & { kind: 'offset' },
  at: string,
) {
  const all = narrowed(base, compileFilter(spec.fields, query.filter, `${at}.filter`))
  const keys = readSort(spec, query.sort, `${at}.sort`)
  const shown = ordered(onlyPage(all, spec, keys, page), keys, false).limit(page.limit)
  // A first page often tells the total itself; further on it hardly does, so both are asked for at once.
  const [rows, counted] = await Promise.all([shown.execute(), page.offset > 0 ? countRows(all) : undefined])
  const total = counted ?? (rows.length < page.limit ? rows.length : await countRows(all))
  return {
    rows: rows as O[],
    pagingMetadata: { count: rows.length, offset: page.offset, total, tooManyToCount: false as const },
  }
}

/**
 * What a row shows may be costly to read, and rows before the page would be read whole only to be passed over: far into
 * a list the page is found by its ids first, in the same statement.
 */
function onlyPage<DB, TB extends keyof DB, O>(
  all: Asked<DB, TB, O>['base'],
  spec: Asked<DB, TB, O>['spec'],
  keys: readonly SortKey[],
  { limit, offset }: { limit: number; offset: number },
): Asked<DB, TB, O>['base'] {
  const id = fieldNamed(spec.fields, spec.id)?.column
  if (offset === 0 || !id) return all.offset(offset)
  const ids = ordered(all.clearSelect().select(id.as('page_id')), keys, false)
    .limit(limit)
    .offset(offset)
  return all.where(sql<SqlBool>`${id} in (${ids})`)
}
