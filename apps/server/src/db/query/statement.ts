import { type SelectQueryBuilder, sql } from 'kysely'
import { orderOf } from './keyset.ts'
import type { Condition } from './operators.ts'
import type { SortKey } from './sort.ts'

export function narrowed<DB, TB extends keyof DB, O>(
  base: SelectQueryBuilder<DB, TB, O>,
  condition: Condition | undefined,
): SelectQueryBuilder<DB, TB, O> {
  return condition ? base.where(condition) : base
}

export function ordered<DB, TB extends keyof DB, O>(
  base: SelectQueryBuilder<DB, TB, O>,
  keys: readonly SortKey[],
  backward: boolean,
): SelectQueryBuilder<DB, TB, O> {
  return keys.reduce((statement, key) => statement.orderBy(orderOf(key, backward)), base)
}

export async function countRows<DB, TB extends keyof DB, O>(all: SelectQueryBuilder<DB, TB, O>): Promise<number> {
  const row = await all.clearSelect().select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow()
  return (row as { count: number }).count
}
