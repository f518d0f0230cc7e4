import type { RawBuilder } from 'kysely'

/** What a field holds. The last four are lists. */
export type FieldType = 'text' | 'number' | 'boolean' | 'timestamp' | 'guid' | 'texts' | 'numbers' | 'guids' | 'items'

/** What a field can be asked; `$not`, `$and` and `$or` join any of it. */
export type OperatorName =
  | ('$eq' | '$ne' | '$in' | '$nin' | '$exists')
  | ('$gt' | '$gte' | '$lt' | '$lte' | '$between')
  | ('$startsWith' | '$endsWith' | '$contains')
  | ('$hasSome' | '$hasAll' | '$isEmpty' | '$matchItems')

/** A field callers may filter and sort by: nothing else reaches the database. */
export type QueryField = {
  /** As on the wire: `category.id`. */
  name: string
  aliases?: readonly string[]
  column: RawBuilder<unknown>
  type: FieldType
  /** All that the type knows unless stated. */
  operators?: readonly OperatorName[]
  /** True unless stated. */
  sortable?: boolean
  /** For `items`: the fields of one, with `item` as the name of its document in SQL. */
  items?: readonly QueryField[]
  /** For texts: the column in small letters, where the table keeps it. Parts of texts are found in it much faster. */
  lowered?: RawBuilder<unknown>
  /** What each condition on it counts for; 1 unless stated. More for what is gathered row by row from other tables. */
  weight?: number
  /** For lists that stand in a table beside: how many rows are counted by them at once. */
  entries?: Entries
}

/** The values of a list as rows of their own. */
export type Entries = {
  /** A query of them, as `it`, for the row with this id of this site; none of it is null. */
  of: (siteId: RawBuilder<unknown>, id: RawBuilder<unknown>) => RawBuilder<unknown>
  /** Whether the table itself sees to it that no row has a value twice. */
  unique: boolean
}

export type SortEntry = { fieldName?: string | null | undefined; order?: 'ASC' | 'DESC' | null | undefined }

/** One list that can be asked: its fields, its order, its pages. */
export type QuerySpec = {
  /** Stands in cursors, so that one of another list is refused. */
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
  /** Whether a page by cursor tells how many rows there are in all, which have to be counted. True unless stated. */
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

/** The field of this name or alias. Looked up in a map, so that `constructor` is as unknown as any other word. */
export function findField(fields: readonly QueryField[], name: string): QueryField | undefined {
  const known = tables.get(fields) ?? new Map(fields.flatMap((field) => fieldNames(field).map((it) => [it, field])))
  tables.set(fields, known)
  return known.get(name)
}

function fieldNames(field: QueryField): string[] {
  return [field.name, ...(field.aliases ?? [])]
}
