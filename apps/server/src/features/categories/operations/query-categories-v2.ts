import type { Operation } from '../../../operation.ts'
import { countCategoryRows, queryCategoryRows } from '../store.ts'
import { categoryView } from '../view.ts'

export const queryCategoriesV2: Operation<'queryCategoriesV2'> = async ({ input, actor }, { db }) => {
  const { rows, pagingMetadata } = await queryCategoryRows(db, actor.siteId, input.query)
  const { count, cursors, hasNext } = pagingMetadata
  return { categories: rows.map(categoryView), pagingMetadata: { count, cursors, hasNext } }
}

export const countCategories: Operation<'countCategories'> = async ({ input, actor }, { db }) => ({
  count: await countCategoryRows(db, actor.siteId, input.filter),
})
