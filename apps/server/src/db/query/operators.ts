import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { refuseField } from './refuse-field.ts'
import type { FieldType, OperatorName, QueryField } from './spec.ts'
import { elementType, isList, literal, literalList, readBoolean, readList, readText } from './values.ts'

export type Condition = RawBuilder<SqlBool>

/** Says what an operator with its value means for a field. */
type Build = (field: QueryField, value: unknown, at: string) => Condition

/** True exactly where the condition is not: a missing value makes a comparison neither, and this true. */
export function not(condition: Condition): Condition {
  return sql`(${condition}) is not true`
}

/** A single value is a list of one to `$hasSome` and `$hasAll`. */
const equality = ['$eq', '$ne', '$in', '$nin', '$exists', '$hasSome', '$hasAll'] as const
const order = ['$gt', '$gte', '$lt', '$lte', '$between'] as const
const parts = ['$startsWith', '$endsWith', '$contains'] as const
const lists = ['$eq', '$ne', '$in', '$nin', '$hasSome', '$hasAll', '$isEmpty', '$exists'] as const

const ofType: Record<FieldType, readonly OperatorName[]> = {
  text: [...equality, ...order, ...parts, '$isEmpty'],
  guid: [...equality, ...order, ...parts],
  number: [...equality, ...order],
  timestamp: [...equality, ...order],
  boolean: equality,
  texts: lists,
  numbers: lists,
  guids: lists,
  items: ['$isEmpty', '$exists', '$matchItems'],
}

const aliases = new Map<string, OperatorName>([
  ['$ge', '$gte'],
  ['$le', '$lte'],
])

/** Finds an operator of the field by name. */
export function findOperator(field: QueryField, name: string): OperatorName | undefined {
  const wanted = aliases.get(name) ?? name
  return listOperators(field).find((known) => known === wanted)
}

export function listOperators(field: QueryField): readonly OperatorName[] {
  return field.operators ?? ofType[field.type]
}

/** The condition of an operator on a single value or on a list. `$matchItems` is the filter's own. */
export function compileCondition(field: QueryField, name: OperatorName, value: unknown, at: string): Condition {
  const build = (isList(field.type) || field.type === 'items' ? onLists : onValues)[name]
  return build
    ? build(field, value, at)
    : refuseField(at, 'OTHER', `does not know ${name}`, { ruleName: 'UNSUPPORTED_OPERATOR' })
}

const exists: Build = ({ column }, value, at) => (readBoolean(value, at) ? sql`${column} is not null` : isNull(column))

const onValues: Partial<Record<OperatorName, Build>> = {
  $eq: equals,
  $ne: (field, value, at) => not(equals(field, value, at)),
  $in: among,
  $nin: (field, value, at) => not(among(field, value, at)),
  $hasSome: among,
  $hasAll: ({ column, type }, value, at) =>
    sql`${column} = all(${literalList(elementType(type), readList(value, at), at)})`,
  $exists: exists,
  $gt: comparison(sql`>`),
  $gte: comparison(sql`>=`),
  $lt: comparison(sql`<`),
  $lte: comparison(sql`<=`),
  $between: between,
  $startsWith: like((text) => `${text}%`),
  $endsWith: like((text) => `%${text}`),
  $contains: like((text) => `%${text}%`),
  $isEmpty: ({ column }, value, at) => whether(sql`coalesce(${column}, '') = ''`, readBoolean(value, at)),
}

const onLists: Partial<Record<OperatorName, Build>> = {
  $eq: listEquals,
  $ne: (field, value, at) => not(listEquals(field, value, at)),
  $in: overlaps,
  $nin: (field, value, at) => not(overlaps(field, value, at)),
  $hasSome: overlaps,
  $hasAll: ({ column, type }, value, at) =>
    sql`${column} @> ${literalList(elementType(type), readList(value, at), at)}`,
  $isEmpty: ({ column, type }, value, at) => whether(emptyList(column, type), readBoolean(value, at)),
  $exists: exists,
}

function isNull(column: RawBuilder<unknown>): Condition {
  return sql`${column} is null`
}

function whether(condition: Condition, wanted: boolean): Condition {
  return wanted ? condition : not(condition)
}

function equals(field: QueryField, value: unknown, at: string): Condition {
  return value === null ? isNull(field.column) : shown(field, sql`= ${literal(elementType(field.type), value, at)}`)
}

function among(field: QueryField, value: unknown, at: string): Condition {
  const values = readList(value, at)
  const present = values.filter((it) => it !== null)
  const condition = shown(field, sql`= any(${literalList(elementType(field.type), present, at)})`)
  return present.length === values.length ? condition : sql`(${condition} or ${isNull(field.column)})`
}

/** Compares the value that the field shows. Only for comparisons that no missing value fulfils. */
function shown({ column, shownIf }: QueryField, comparison: RawBuilder<unknown>): Condition {
  return shownIf ? sql`(${shownIf.condition} and ${shownIf.column} ${comparison})` : sql`${column} ${comparison}`
}

function comparison(sign: RawBuilder<unknown>): Build {
  return ({ column, type }, value, at) => sql`${column} ${sign} ${literal(elementType(type), value, at)}`
}

/** From the first to the second of two values, both included. */
function between({ column, type }: QueryField, value: unknown, at: string): Condition {
  const values = readList(value, at)
  if (values.length !== 2) return refuseField(at, 'TYPE', 'must be a list of two values')
  const [from, to] = values.map((it, index) => literal(elementType(type), it, `${at}[${index}]`))
  return sql`${column} between ${from} and ${to}`
}

/** Matches part of a text, ignoring case; `%` and `_` are literal. */
function like(pattern: (text: string) => string): Build {
  return ({ column, lowered, isFolded }, value, at) => {
    const escaped = pattern(readText(value, at).replaceAll(/[\\%_]/g, '\\$&'))
    if (isFolded) return sql`${column} like (select folded(${escaped}::text))`
    // Equals `ilike`, without lowering each text again.
    if (lowered) return sql`${lowered} like (select lower(${escaped}::text))`
    return sql`${column}::text ilike ${escaped} escape '\\'`
  }
}

/** Compiles equality of a list: a single value tests membership, a list tests exactly these entries in order. */
function listEquals({ column, type }: QueryField, value: unknown, at: string): Condition {
  if (value === null) return isNull(column)
  const element = elementType(type)
  if (Array.isArray(value)) return sql`${column} = ${literalList(element, readList(value, at), at)}`
  return sql`${literal(element, value, at)} = any(${column})`
}

function overlaps({ column, type }: QueryField, value: unknown, at: string): Condition {
  return sql`${column} && ${literalList(elementType(type), readList(value, at), at)}`
}

function emptyList(column: RawBuilder<unknown>, type: FieldType): Condition {
  return type === 'items'
    ? sql`coalesce(jsonb_array_length(${column}), 0) = 0`
    : sql`coalesce(cardinality(${column}), 0) = 0`
}
