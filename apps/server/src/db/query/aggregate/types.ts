import type { QueryField } from '../spec.ts'

/** An aggregation in its API shape. */
export type Aggregation = AggregationInput<{
  name: string
  type: string
  fieldPath: string
  value: ValueOptions
  range: AggregationInput<{ buckets: readonly Bucket[] }>
  scalar: AggregationInput<{ type: string }>
  dateHistogram: AggregationInput<{ interval: string }>
  nested: AggregationInput<{ nestedAggregations: readonly Aggregation[] }>
  groupBy: AggregationInput<{ value: ValueOptions; name: string; fieldPath: string }>
}>

/** In the API every field may be absent or null. */
export type AggregationInput<T> = { [Name in keyof T]?: T[Name] | null | undefined }

export type ValueOptions = AggregationInput<{
  sortType: string
  sortDirection: string
  limit: number
  missingValues: string
  includeOptions: AggregationInput<{ addToBucket: string }>
}>

/** From the first, up to but not with the second. */
export type Bucket = AggregationInput<{ from: number; to: number }>

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
