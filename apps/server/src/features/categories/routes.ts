import type { RoutesOf } from '../../operation.ts'
import { createCategory } from './operations/create-category.ts'
import { deleteCategory } from './operations/delete-category.ts'
import { getCategory } from './operations/get-category.ts'
import { moveCategory } from './operations/move-category.ts'
import { countCategories, queryCategoriesV2 } from './operations/query-categories-v2.ts'
import { restoreCategory } from './operations/restore-category.ts'
import { updateCategory } from './operations/update-category.ts'

/** The operations on categories. */
export const categoriesRoutes: RoutesOf<'categories'> = {
  createCategory,
  getCategory,
  updateCategory,
  deleteCategory,
  restoreCategory,
  moveCategory,
  queryCategoriesV2,
  countCategories,
}
