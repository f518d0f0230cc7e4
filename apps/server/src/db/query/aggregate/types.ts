import type { QueryField } from '../spec.ts'

/** What a caller counts, as the wire writes it. Everything may be absent or null. */
export type Aggregation = Partial<{
  name: string | null
  type: string | null
  fieldPath: string | null
  value: ValueOptions | null
  range: { buckets?: readonly Bucket[] | null | undefined } | null
  scalar: { type?: string | null | undefined } | null
  dateHistogram: { interval?: string | null | undefined } | null
  nested: { nestedAggregations?: readonly Aggregation[] | null | undefined } | null
  groupBy: Pick<Aggregation, 'value' | 'name' | 'fieldPath'> | null
}>

export type ValueOptions = Partial<{
  sortType: string | null
  sortDirection: string | null
  limit: number | null
  missingValues: string | null
  includeOptions: { addToBucket?: string | null | undefined } | null
}>

/** From the first, up to but not with the second. */
export type Bucket = { from?: number | null | undefined; to?: number | null | undefined }

export type Unit = 'YEAR' | 'MONTH' | 'WEEK' | 'DAY' | 'HOUR' | 'MINUTE' | 'SECOND'
export type ScalarKind = 'COUNT_DISTINCT' | 'MIN' | 'MAX' | 'SUM' | 'AVG'

/** Something that parts the rows into buckets. */
export type Level = { name: string; field: QueryField } & (
  | { kind: 'VALUE'; byCount: boolean; descending: boolean; limit: number; missing: string | null }
  | { kind: 'RANGE'; buckets: readonly Bucket[] }
  | { kind: 'DATE_HISTOGRAM'; unit: Unit }
)

/** One figure over the rows of a bucket. */
export type Figure = { name: string; field: QueryField; kind: 'SCALAR'; scalar: ScalarKind }

/** A checked aggregation: the rows parted level after level, and figures over the innermost buckets. */
export type Plan = {
  name: string
  type: 'VALUE' | 'RANGE' | 'SCALAR' | 'DATE_HISTOGRAM' | 'NESTED'
  fieldPath: string
  levels: readonly Level[]
  figures: readonly Figure[]
  /** The older form of one VALUE within another. */
  grouped: boolean
}

/** A bucket of the innermost level: its value and count, and those of the buckets around it, outermost first. */
export type Leaf = { values: readonly string[]; counts: readonly number[]; figures: readonly (string | null)[] }
