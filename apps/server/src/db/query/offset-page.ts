import { compileFilter } from './filter.ts'
import type { Page } from './paging.ts'
import type { Requested } from './requested.ts'
import { readSort } from './sort.ts'
import type { Query } from './spec.ts'
import { countRows, idColumn, orderBySql, rowsWithIds, whereSql } from './statement.ts'

export async function offsetPage<DB, TB extends keyof DB, O>(
  { base, spec, rowsFrom = base, sortAt }: Requested<DB, TB, O>,
  query: Query,
  { limit, offset }: Page & { kind: 'offset' },
  at: string,
) {
  const all = whereSql(base, compileFilter(spec.fields, query.filter, `${at}.filter`))
  const shown = orderBySql(all.clearSelect(), readSort(spec, query.sort, sortAt ?? `${at}.sort`), false)
    .select(idColumn(spec).as('page_id'))
    .limit(limit)
    .offset(offset)
  // The first page often contains the total itself; later ones rarely do, so both are queried at once.
  const [found, counted] = await Promise.all([shown.execute(), offset > 0 ? countRows(all) : undefined])
  const ids = found.map((row) => (row as unknown as { page_id: string }).page_id)
  const isAll = offset === 0 && ids.length < limit
  const [rows, total] = await Promise.all([
    rowsWithIds(rowsFrom, spec, ids),
    counted ?? (isAll ? ids.length : countRows(all)),
  ])
  return { rows, pagingMetadata: { count: rows.length, offset, total, tooManyToCount: false as const } }
}
