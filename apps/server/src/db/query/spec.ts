import type { RawBuilder, SqlBool } from 'kysely'

/** What a field holds. The last four are lists. */
export type FieldType = 'text' | 'number' | 'boolean' | 'timestamp' | 'guid' | 'texts' | 'numbers' | 'guids' | 'items'

/** Operators of a field; `$not`, `$and` and `$or` combine them. */
export type OperatorName =
  | ('$eq' | '$ne' | '$in' | '$nin' | '$exists')
  | ('$gt' | '$gte' | '$lt' | '$lte' | '$between')
  | ('$startsWith' | '$endsWith' | '$contains')
  | ('$hasSome' | '$hasAll' | '$isEmpty' | '$matchItems')

/** A field callers may filter and sort by: nothing else reaches the database. */
export type QueryField = {
  /** As in the API: `category.id`. */
  name: string
  aliases?: readonly string[]
  column: RawBuilder<unknown>
  /** The same for a column that only some rows show: equality is compiled to both parts, so that an index applies. */
  shownIf?: { condition: RawBuilder<SqlBool>; column: RawBuilder<unknown> }
  /** True for a column that is never null: only then can an index give the descending order. */
  required?: boolean
  type: FieldType
  /** All that the type knows unless stated. */
  operators?: readonly OperatorName[]
  /** True unless stated. */
  sortable?: boolean
  /** For `items`: the fields of one, with `item` as the name of its document in SQL. */
  items?: readonly QueryField[]
  /** For texts: the lower-case column, if the table has one. Substring search is much faster on it. */
  lowered?: RawBuilder<unknown>
  /** For texts searched by part: the column is `folded`, so that accents and capitals do not matter. */
  isFolded?: boolean
  /** Weight of each condition on it; 1 unless given. More for values collected row by row from other tables. */
  weight?: number
  /** For lists stored in a related table: how to count many rows at once. */
  entries?: Entries
}

/** The values of a list as rows of their own. */
export type Entries = {
  /** Selects the entries, as `it`, of the row with this id and site; never null. */
  of: (siteId: RawBuilder<unknown>, id: RawBuilder<unknown>) => RawBuilder<unknown>
  /** True if a constraint prevents repeated values in a row. */
  unique: boolean
}

export type SortEntry = { fieldName?: string | null | undefined; order?: 'ASC' | 'DESC' | null | undefined }

/** A queryable list: fields, order, paging. */
export type QuerySpec = {
  /** Stored in cursors, so that cursors of other lists are refused. */
  name: string
  fields: readonly QueryField[]
  /** The unique field that breaks ties. */
  id: string
  defaultSort: readonly SortEntry[]
  maxSortEntries: number
  /** The kinds of paging offered; the first one unless the caller chooses. */
  paging: readonly ('offset' | 'cursor')[]
  defaultLimit: number
  maxLimit: number
  /** False to omit the total from cursor pages, which has to be counted. True unless given. */
  reportsTotal?: boolean
}

/** What a caller sends. */
export type Query = {
  filter?: Record<string, unknown> | null | undefined
  sort?: readonly SortEntry[] | null | undefined
  paging?: { limit?: number | null | undefined; offset?: number | null | undefined } | null | undefined
  cursorPaging?: { limit?: number | null | undefined; cursor?: string | null | undefined } | null | undefined
}

const tables = new WeakMap<readonly QueryField[], Map<string, QueryField>>()

/** Finds a field by name or alias, in a map, so that `constructor` is as unknown as any other name. */
export function findField(fields: readonly QueryField[], name: string): QueryField | undefined {
  const known = tables.get(fields) ?? new Map(fields.flatMap((field) => fieldNames(field).map((it) => [it, field])))
  tables.set(fields, known)
  return known.get(name)
}

function fieldNames(field: QueryField): string[] {
  return [field.name, ...(field.aliases ?? [])]
}
