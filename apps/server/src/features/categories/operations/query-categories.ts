import type { Operation } from '../../../operation.ts'
import { countCategoryRows, queryCategoryRows } from '../store.ts'
import { categoryView } from '../view.ts'

export const queryCategoriesV2: Operation<'queryCategoriesV2'> = async ({ input, actor }, { db }) => {
  const { rows, pagingMetadata } = await queryCategoryRows(db, actor.siteId, input.query)
  return { categories: rows.map(categoryView), pagingMetadata }
}

export const countCategories: Operation<'countCategories'> = async ({ input, actor }, { db }) => ({
  count: await countCategoryRows(db, actor.siteId, input.filter),
})
