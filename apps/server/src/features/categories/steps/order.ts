import { fail } from '../../../refusal.ts'
import type { Placed } from '../rules/positions.ts'
import type { CategoryRow } from '../store.ts'

/** Maximum number of categories of a business. */
const limit = 100

/** Refuses one more than there may be; those in the trash take no room. */
export function requireCapacity(all: readonly CategoryRow[]): void {
  if (all.filter(({ deleted_at }) => deleted_at === null).length >= limit) fail('CATEGORY_LIMIT_REACHED')
}

export function placed({ id, sort_order }: CategoryRow): Placed {
  return { id, sortOrder: Number(sort_order) }
}
