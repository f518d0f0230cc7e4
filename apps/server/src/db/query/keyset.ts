import { type RawBuilder, sql } from 'kysely'
import type { Condition } from './operators.ts'
import type { SortKey } from './sort.ts'
import type { FieldType } from './spec.ts'
import { elementType, isList, literal, literalList, readList } from './values.ts'

/** Writes the order; backwards it is inverted, with missing values first. */
export function orderSql({ field, descending }: SortKey, backward: boolean): RawBuilder<unknown> {
  const direction = descending === backward ? sql`asc` : sql`desc`
  if (field.required) return sql`${field.column} ${direction}`
  return sql`${field.column} ${direction} nulls ${backward ? sql`first` : sql`last`}`
}

/** The rows that come after the one with these values of the keys; before it, when read backwards. */
export function beyond(keys: readonly SortKey[], values: readonly unknown[], backward: boolean): Condition {
  return keys.reduceRight<Condition>((rest, key, index) => {
    const value = values[index] ?? null
    const further = isPast(key, value, backward)
    return index === keys.length - 1 ? further : sql`(${further} or (${isSame(key, value)} and ${rest}))`
  }, sql`false`)
}

function isPast(
  { field: { column, type, required }, descending }: SortKey,
  value: unknown,
  backward: boolean,
): Condition {
  if (value === null) return backward ? sql`${column} is not null` : sql`false`
  const sign = descending === backward ? sql`>` : sql`<`
  const past: Condition = sql`${column} ${sign} ${literalSql(type, value)}`
  return backward || required ? past : sql`(${past} or ${column} is null)`
}

function isSame({ field: { column, type } }: SortKey, value: unknown): Condition {
  return value === null ? sql`${column} is null` : sql`${column} = ${literalSql(type, value)}`
}

function literalSql(type: FieldType, value: unknown): RawBuilder<unknown> {
  const at = 'cursor'
  return isList(type) ? literalList(elementType(type), readList(value, at), at) : literal(elementType(type), value, at)
}
