import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { publishCategory } from '../steps/announce-category.ts'
import { requireCapacity } from '../steps/order.ts'
import { lockCategories, updateCategoryRow } from '../store.ts'
import { categoryView } from '../view.ts'

export const restoreCategory: Operation<'restoreCategory'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const all = await lockCategories(tx, actor.siteId)
    const trashed = all.find(({ id, deleted_at }) => id === input.categoryId.toLowerCase() && deleted_at !== null)
    if (!trashed) return fail('CATEGORY_NOT_FOUND')
    requireCapacity(all)
    const now = context.clock.now()
    const row = await updateCategoryRow(tx, actor.siteId, trashed.id, { deletedAt: null }, now)
    await publishCategory(tx, actor, { change: 'created', operation: 'restoreCategory', row }, now)
    return { category: categoryView(row) }
  })
