import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { publishCategory } from '../steps/announce-category.ts'
import { lockCategories, updateCategoryRow } from '../store.ts'

/** Deletes a category. Its services still refer to it and are hidden from customers until they get another one. */
export const deleteCategory: Operation<'deleteCategory'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const before = (await lockCategories(tx, actor.siteId)).find(
      ({ id, deleted_at }) => id === input.categoryId.toLowerCase() && deleted_at === null,
    )
    if (!before) return fail('CATEGORY_NOT_FOUND')
    const now = context.clock.now()
    const row = await updateCategoryRow(tx, actor.siteId, before.id, { deletedAt: now }, now)
    await publishCategory(tx, actor, { change: 'deleted', operation: 'deleteCategory', before, row }, now)
    return {}
  })
