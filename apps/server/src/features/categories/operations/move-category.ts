import type { InputOf } from '@kalends/contract'
import type { Operation } from '../../../operation.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { recordChange } from '../../audit/index.ts'
import { newSortOrders } from '../rules/positions.ts'
import { announceCategories } from '../steps/announce-category.ts'
import { placed } from '../steps/order.ts'
import { type CategoryRow, lockCategories, rankCategories } from '../store.ts'
import { categoryView } from '../view.ts'

export const moveCategory: Operation<'moveCategory'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const { position, after } = readPosition(input)
    const all = (await lockCategories(tx, actor.siteId)).filter(({ deleted_at }) => deleted_at === null)
    const before = findIn(all, input.categoryId)
    if (after) findIn(all, after)
    const sortOrders = newSortOrders(all.map(placed), before.id, position, after)
    if (sortOrders.size === 0) return { category: categoryView(before) }
    const now = context.clock.now()
    const moved = await rankCategories(tx, actor.siteId, sortOrders, now)
    const row = findIn(moved, before.id)
    await announceCategories(tx, actor, 'updated', moved, now)
    const change = { before: categoryView(before), after: categoryView(row), entityName: row.name }
    const entry = { operation: 'moveCategory', entityType: 'category', entityId: row.id }
    await recordChange(tx, actor.siteId, actor, { ...entry, ...change }, now)
    return { category: categoryView(row) }
  })

function findIn(rows: readonly CategoryRow[], wanted: string): CategoryRow {
  return rows.find(({ id }) => id === wanted.toLowerCase()) ?? fail('CATEGORY_NOT_FOUND')
}

/** Reads the target position; all fields are required. */
function readPosition({ categoryId, position, afterCategoryId }: InputOf<'moveCategory'>) {
  const required = (field: string, description: string) =>
    refuseFields([{ field, description, violatedRule: 'REQUIRED_FIELD', data: {} }])
  if (!position) return required('position', 'must be given')
  if (position !== 'AFTER_CATEGORY') return { position, after: undefined }
  if (!afterCategoryId) return required('afterCategoryId', 'must be given with AFTER_CATEGORY')
  if (afterCategoryId.toLowerCase() === categoryId.toLowerCase()) {
    const description = 'must be another category'
    return refuseFields([
      { field: 'afterCategoryId', description, violatedRule: 'OTHER', ruleName: 'AFTER_ITSELF', data: {} },
    ])
  }
  return { position, after: afterCategoryId.toLowerCase() }
}
