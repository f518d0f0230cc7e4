import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { findCategory } from '../store.ts'
import { categoryView } from '../view.ts'

export const getCategory: Operation<'getCategory'> = async ({ input, actor }, { db }) => {
  const category = await findCategory(db, actor.siteId, input.categoryId)
  return category ? { category: categoryView(category) } : fail('CATEGORY_NOT_FOUND')
}
