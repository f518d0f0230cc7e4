import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { lockCategories, updateCategoryRow } from '../store.ts'
import { categoryView } from '../view.ts'
import { tellCategory } from './announce-category.ts'
import { demandRoom } from './order.ts'

export const restoreCategory: Operation<'restoreCategory'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const all = await lockCategories(tx, actor.siteId)
    const trashed = all.find(({ id, deleted_at }) => id === input.categoryId.toLowerCase() && deleted_at !== null)
    if (!trashed) return fail('CATEGORY_NOT_FOUND')
    demandRoom(all)
    const now = context.clock.now()
    const row = await updateCategoryRow(tx, actor.siteId, trashed.id, { deletedAt: null }, now)
    await tellCategory(tx, actor, { deed: 'created', operation: 'restoreCategory', row }, now)
    return { category: categoryView(row) }
  })
