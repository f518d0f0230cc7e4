import type { QueryField } from '../spec.ts'

/** A requested aggregation, in API shape. */
export type Aggregation = Sent<{
  name: string
  type: string
  fieldPath: string
  value: ValueOptions
  range: Sent<{ buckets: readonly Bucket[] }>
  scalar: Sent<{ type: string }>
  dateHistogram: Sent<{ interval: string }>
  nested: Sent<{ nestedAggregations: readonly Aggregation[] }>
  groupBy: Sent<{ value: ValueOptions; name: string; fieldPath: string }>
}>

/** On the wire everything may be absent or null. */
export type Sent<T> = { [Name in keyof T]?: T[Name] | null | undefined }

export type ValueOptions = Sent<{
  sortType: string
  sortDirection: string
  limit: number
  missingValues: string
  includeOptions: Sent<{ addToBucket: string }>
}>

/** From the first, up to but not with the second. */
export type Bucket = Sent<{ from: number; to: number }>

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
