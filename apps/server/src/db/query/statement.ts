import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import { orderSql } from './keyset.ts'
import type { Condition } from './operators.ts'
import type { SortKey } from './sort.ts'
import { findField, type QuerySpec } from './spec.ts'

export function whereSql<DB, TB extends keyof DB, O>(
  base: SelectQueryBuilder<DB, TB, O>,
  condition: Condition | undefined,
): SelectQueryBuilder<DB, TB, O> {
  return condition ? base.where(condition) : base
}

export function orderBySql<DB, TB extends keyof DB, O>(
  base: SelectQueryBuilder<DB, TB, O>,
  keys: readonly SortKey[],
  backward: boolean,
): SelectQueryBuilder<DB, TB, O> {
  return keys.reduce((statement, key) => statement.orderBy(orderSql(key, backward)), base)
}

/** Returns the id column of a list. */
export function idColumn(spec: QuerySpec): RawBuilder<unknown> {
  return findField(spec.fields, spec.id)?.column ?? sql.ref(spec.id)
}

/**
 * The rows with these ids, in their order. What a row shows may be costly to read and to plan: a page is found by its
 * ids alone, and this statement has the same text for every page, so PostgreSQL plans it once per connection.
 */
export async function rowsWithIds<DB, TB extends keyof DB, O>(
  base: SelectQueryBuilder<DB, TB, O>,
  spec: QuerySpec,
  ids: readonly string[],
): Promise<O[]> {
  if (ids.length === 0) return []
  const id = idColumn(spec)
  const list = sql`${[...ids]}::uuid[]`
  const rows = await base
    .where(sql<SqlBool>`${id} = any(${list})`)
    .orderBy(sql`array_position(${list}, ${id})`)
    .execute()
  return rows as O[]
}

export async function countRows<DB, TB extends keyof DB, O>(all: SelectQueryBuilder<DB, TB, O>): Promise<number> {
  const row = await all.clearSelect().select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow()
  return (row as { count: number }).count
}
