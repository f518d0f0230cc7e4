import { Violations } from '../../refusal.ts'
import { type Position, readCursor, writeCursor } from './cursor.ts'
import { compileFilter } from './filter.ts'
import { beyond } from './keyset.ts'
import type { Page } from './paging.ts'
import { refuseField } from './refuse-field.ts'
import type { Requested } from './requested.ts'
import { readSort, type SortKey } from './sort.ts'
import type { Query } from './spec.ts'
import { countRows, orderBySql, rowsWithIds, whereSql } from './statement.ts'

export async function cursorPage<DB, TB extends keyof DB, O>(
  { base, spec, rowsFrom = base, words }: Pick<Requested<DB, TB, O>, 'base' | 'spec' | 'rowsFrom' | 'words'>,
  query: Query,
  page: Page & { kind: 'cursor' },
  at: string,
) {
  const { position, all, keys, start } = firstPosition({ base, spec }, query, page, at)
  const found = (await orderBySql(whereSql(all, start).clearSelect(), keys, position.backward)
    .select(keys.map(({ field }, index) => field.column.as(keyName(index))))
    .limit(page.limit + 1)
    .execute()) as Found[]
  const more = found.length > page.limit
  const shown = found.slice(0, page.limit)
  if (position.backward) shown.reverse()
  const cursorAt = (row: Found | undefined, backward: boolean) =>
    row ? writeCursor(spec.name, { ...position, keys: readKeys(row, keys), backward, words }, `${at}.filter`) : null
  const next = more || position.backward ? cursorAt(shown.at(-1), false) : null
  const prev = (position.backward ? more : page.cursor !== null) ? cursorAt(shown[0], true) : null
  const tellsItself = (page.cursor === null && !more) || spec.reportsTotal === false
  const id = keyName(keys.findIndex(({ field }) => field.name === spec.id))
  const ids = shown.map((row) => row[id] as string)
  const [rows, total] = await Promise.all([
    rowsWithIds(rowsFrom, spec, ids),
    tellsItself ? shown.length : countRows(all),
  ])
  return {
    rows,
    pagingMetadata: {
      count: rows.length,
      total,
      tooManyToCount: false as const,
      cursors: { next, prev },
      hasNext: next !== null,
    },
  }
}

/** Values of a row that determine its position in the order; its id is one of them. */
type Found = Record<string, unknown>

/** Everything the pages of a list show together: what its filter finds, or the one in the cursor. */
export function listKey<DB, TB extends keyof DB, O>(
  requested: Pick<Requested<DB, TB, O>, 'base' | 'spec'>,
  query: Query,
  page: { cursor: string | null },
  at: string,
): Requested<DB, TB, O>['base'] {
  return firstPosition(requested, query, page, at).all
}

/** The whole list of a cursor page and where in it the page begins. */
function firstPosition<DB, TB extends keyof DB, O>(
  { base, spec }: Pick<Requested<DB, TB, O>, 'base' | 'spec'>,
  query: Query,
  { cursor }: { cursor: string | null },
  at: string,
) {
  if (cursor === null) {
    const keys = readSort(spec, query.sort, `${at}.sort`)
    const sort = keys.map(({ field, descending }) => ({
      fieldName: field.name,
      order: descending ? ('DESC' as const) : ('ASC' as const),
    }))
    const position: Position = { filter: query.filter ?? null, sort, keys: [], backward: false }
    const all = whereSql(base, compileFilter(spec.fields, query.filter, `${at}.filter`))
    return { position, all, keys, start: undefined }
  }
  const path = `${at}.cursorPaging.cursor`
  const position = readCursor(spec.name, cursor, path)
  return refusingBadCursor(path, () => {
    // The id is last already; without room for it, the longest order could not be read back.
    const keys = readSort({ ...spec, maxSortEntries: spec.maxSortEntries + 1 }, position.sort, path)
    if (keys.length !== position.keys.length) refuseField(path, 'FORMAT', 'is not a cursor of this list')
    const all = whereSql(base, compileFilter(spec.fields, position.filter, path))
    return { position, all, keys, start: beyond(keys, position.keys, position.backward) }
  })
}

/** What does not fit inside a cursor is the cursor's fault, not that of a field the caller never named. */
function refusingBadCursor<T>(at: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof Violations) return refuseField(at, 'FORMAT', 'is not a cursor of this list')
    throw error
  }
}

function keyName(index: number): string {
  return `query_key_${index}`
}

function readKeys(row: Found, keys: readonly SortKey[]): unknown[] {
  return keys.map((_, index) => row[keyName(index)])
}
