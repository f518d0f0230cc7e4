import type { Asked } from './asked.ts'
import { compileFilter } from './filter.ts'
import type { Page } from './paging.ts'
import { readSort } from './sort.ts'
import type { Query } from './spec.ts'
import { countRows, narrowed, ordered } from './statement.ts'

export async function offsetPage<DB, TB extends keyof DB, O>(
  { base, spec }: Asked<DB, TB, O>,
  query: Query,
  page: Page & { kind: 'offset' },
  at: string,
) {
  const all = narrowed(base, compileFilter(spec.fields, query.filter, `${at}.filter`))
  const keys = readSort(spec, query.sort, `${at}.sort`)
  const rows = await ordered(all, keys, false).limit(page.limit).offset(page.offset).execute()
  const tellsTotal = rows.length < page.limit && (rows.length > 0 || page.offset === 0)
  const total = tellsTotal ? page.offset + rows.length : await countRows(all)
  return {
    rows: rows as O[],
    pagingMetadata: { count: rows.length, offset: page.offset, total, tooManyToCount: false as const },
  }
}
