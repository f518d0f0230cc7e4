import { quoted, refuseField } from '../refuse-field.ts'
import { findField, type QueryField } from '../spec.ts'
import { elementType } from '../values.ts'
import type { Aggregation, Figure, Level, Plan, ScalarKind, Unit, ValueOptions } from './types.ts'

/** Fields and depth a list allows to aggregate. */
export type Countable = {
  fields: readonly QueryField[]
  /** Names of the fields that may be counted. */
  aggregatable: readonly string[]
  /** Maximum nesting of buckets. */
  nestedLevels: number
}

const maxAggregations = 10
const maxBuckets = 50
const maxValues = 250
const defaultValues = 10
const units: readonly Unit[] = ['YEAR', 'MONTH', 'WEEK', 'DAY', 'HOUR', 'MINUTE', 'SECOND']
const scalars: readonly ScalarKind[] = ['COUNT_DISTINCT', 'MIN', 'MAX', 'SUM', 'AVG']

/** Validates aggregations; a refusal names its path: `search.aggregations[0].fieldPath`. */
export function readAggregations(
  spec: Countable,
  requested: readonly Aggregation[] | null | undefined,
  at: string,
): Plan[] {
  const aggregations = requested ?? []
  if (aggregations.length > maxAggregations) return tooMany(at, maxAggregations)
  const plans = aggregations.map((aggregation, index) => readPlan(spec, aggregation, `${at}[${index}]`))
  refuseRepeats(plans, (index) => `${at}[${index}].name`)
  return plans
}

function readPlan(spec: Countable, aggregation: Aggregation, at: string): Plan {
  const type = readType(aggregation, at)
  const name = readName(aggregation, at)
  const plan = { name, type, fieldPath: aggregation.fieldPath ?? '', grouped: false }
  if (type === 'NESTED') return { ...plan, ...readNested(spec, aggregation, at) }
  const part = readPart(spec, aggregation, type, at)
  if (part.kind === 'SCALAR') return { ...plan, levels: [], figures: [part] }
  if (!aggregation.groupBy) return { ...plan, levels: [part], figures: [] }
  if (part.kind !== 'VALUE') return refuseField(`${at}.groupBy`, 'OTHER', 'goes with VALUE only', unsupported)
  const around = readPart(spec, { name, ...aggregation.groupBy }, 'VALUE', `${at}.groupBy`) as Level
  return { ...plan, levels: [around, part], figures: [], grouped: true }
}

const unsupported = { ruleName: 'UNSUPPORTED_AGGREGATION' }

function readNested(spec: Countable, { nested }: Aggregation, at: string): Pick<Plan, 'levels' | 'figures'> {
  const path = `${at}.nested.nestedAggregations`
  const items = nested?.nestedAggregations ?? []
  if (items.length < 2) return refuseField(path, 'MIN_SIZE', 'must have at least 2 entries', { data: { threshold: 2 } })
  if (items.length > spec.nestedLevels) return tooMany(path, spec.nestedLevels)
  const parts = items.map((item, index) => {
    const where = `${path}[${index}]`
    const type = readType(item, where)
    if (type === 'NESTED') return refuseField(`${where}.type`, 'OTHER', 'cannot be NESTED again', unsupported)
    readName(item, where)
    return readPart(spec, item, type, where)
  })
  refuseRepeats(parts, (index) => `${path}[${index}].name`)
  const levels = parts.filter((part): part is Level => part.kind !== 'SCALAR')
  refuseSameField(levels, parts, path)
  return { levels, figures: parts.filter((part): part is Figure => part.kind === 'SCALAR') }
}

/** Refuses nesting a field in itself: a list would yield every pair of its values. */
function refuseSameField(levels: readonly Level[], parts: readonly (Level | Figure)[], at: string): void {
  const again = levels.find((level, index) => levels.findIndex(({ field }) => field === level.field) < index)
  if (again) refuseField(`${at}[${parts.indexOf(again)}].fieldPath`, 'OTHER', 'is a duplicate', unsupported)
}

function readPart(
  spec: Countable,
  aggregation: Aggregation,
  type: Exclude<Plan['type'], 'NESTED'>,
  at: string,
): Level | Figure {
  const field = readField(spec, aggregation.fieldPath, `${at}.fieldPath`)
  const named = { name: aggregation.name ?? '', field }
  switch (type) {
    case 'VALUE':
      return { ...named, kind: 'VALUE', ...valueOptions(field, aggregation.value ?? {}, `${at}.value`) }
    case 'RANGE':
      return { ...named, kind: 'RANGE', buckets: readBuckets(field, aggregation, at) }
    case 'DATE_HISTOGRAM':
      return { ...named, kind: 'DATE_HISTOGRAM', unit: readUnit(field, aggregation, at) }
    default:
      return { ...named, kind: 'SCALAR', scalar: readScalar(field, aggregation, at) }
  }
}

/** Returns the type as given, or as implied by the part that was sent. */
function readType(aggregation: Aggregation, at: string): Plan['type'] {
  const sent: [Plan['type'], unknown][] = [
    ['VALUE', aggregation.value],
    ['RANGE', aggregation.range],
    ['SCALAR', aggregation.scalar],
    ['DATE_HISTOGRAM', aggregation.dateHistogram],
    ['NESTED', aggregation.nested],
  ]
  const type = aggregation.type ?? sent.find(([, options]) => options)?.[0] ?? 'VALUE'
  const known = sent.find(([name]) => name === type)
  if (!known) return refuseField(`${at}.type`, 'OTHER', 'is not a kind of aggregation', unsupported)
  const other = sent.find(([name, options]) => options && name !== known[0])
  return other
    ? refuseField(`${at}.${partNames[other[0]]}`, 'OTHER', `does not go with ${known[0]}`, unsupported)
    : known[0]
}

const partNames = {
  VALUE: 'value',
  RANGE: 'range',
  SCALAR: 'scalar',
  DATE_HISTOGRAM: 'dateHistogram',
  NESTED: 'nested',
} satisfies Record<Plan['type'], keyof Aggregation>

function readName({ name }: Aggregation, at: string): string {
  return name || refuseField(`${at}.name`, 'REQUIRED_FIELD', 'must be given')
}

function refuseRepeats(parts: readonly { name: string }[], at: (index: number) => string): void {
  parts.forEach(({ name }, index) => {
    if (parts.findIndex((other) => other.name === name) < index)
      refuseField(at(index), 'OTHER', `is used twice: ${quoted(name)}`, { ruleName: 'NAME_NOT_UNIQUE' })
  })
}

function readField({ fields, aggregatable }: Countable, path: string | null | undefined, at: string): QueryField {
  if (!path) return refuseField(at, 'REQUIRED_FIELD', 'must be given')
  const isCounted = ({ name, type }: QueryField) => type !== 'items' && aggregatable.includes(name)
  const field = findField(fields, path)
  if (field && isCounted(field)) return field
  const names = fields.filter(isCounted).map(({ name }) => name)
  const why = names.length === 0 ? 'nothing is counted' : `choose one of ${names.join(', ')}`
  return refuseField(at, 'UNKNOWN_FIELD', `cannot be ${quoted(path)}: ${why}`, { data: { fields: names } })
}

function valueOptions(field: QueryField, options: ValueOptions, at: string) {
  const limit = options.limit ?? defaultValues
  if (limit < 1) refuseField(`${at}.limit`, 'MIN', 'must not be less than 1', { data: { threshold: 1 } })
  if (limit > maxValues) refuseField(`${at}.limit`, 'MAX', `must not be more than ${maxValues}`, threshold(maxValues))
  const byCount = options.sortType !== 'VALUE'
  const descending = options.sortDirection !== 'ASC'
  return { byCount, descending, limit, missing: missingBucket(field, options, at) }
}

function missingBucket(field: QueryField, { missingValues, includeOptions }: ValueOptions, at: string): string | null {
  if (missingValues !== 'INCLUDE') return null
  const bucket = includeOptions?.addToBucket
  const type = elementType(field.type)
  if (!bucket) return type === 'number' ? '0' : type === 'boolean' ? 'false' : 'N/A'
  if (type !== 'number' || /^-?\d+(\.\d+)?$/.test(bucket)) return bucket
  return refuseField(`${at}.includeOptions.addToBucket`, 'TYPE', 'must be a number, as the other values are')
}

function readBuckets(field: QueryField, { range }: Aggregation, at: string) {
  const buckets = range?.buckets ?? []
  if (elementType(field.type) !== 'number')
    return refuseField(`${at}.fieldPath`, 'OTHER', 'is not a number', unsupported)
  if (buckets.length === 0) return refuseField(`${at}.range.buckets`, 'REQUIRED_FIELD', 'must be given')
  return buckets.length > maxBuckets ? tooMany(`${at}.range.buckets`, maxBuckets) : buckets
}

function readUnit(field: QueryField, { dateHistogram }: Aggregation, at: string): Unit {
  if (field.type !== 'timestamp') return refuseField(`${at}.fieldPath`, 'OTHER', 'is not a date', unsupported)
  const unit = units.find((known) => known === dateHistogram?.interval)
  return unit ?? refuseField(`${at}.dateHistogram.interval`, 'REQUIRED_FIELD', 'must be given')
}

function readScalar(field: QueryField, { scalar }: Aggregation, at: string): ScalarKind {
  const kind = scalars.find((known) => known === scalar?.type)
  if (!kind) return refuseField(`${at}.scalar.type`, 'REQUIRED_FIELD', 'must be given')
  const type = elementType(field.type)
  const fits =
    kind === 'COUNT_DISTINCT' || type === 'number' || (type === 'timestamp' && (kind === 'MIN' || kind === 'MAX'))
  return fits ? kind : refuseField(`${at}.scalar.type`, 'OTHER', `cannot be ${kind} of this field`, unsupported)
}

function tooMany(at: string, limit: number): never {
  return refuseField(at, 'MAX_SIZE', `must have at most ${limit} entries`, threshold(limit))
}

function threshold(limit: number) {
  return { data: { threshold: limit } }
}
