import { notBuilt } from '../../not-built.ts'
import type { RoutesOf } from '../../operation.ts'

/** The operations on categories. */
export const categoriesRoutes: RoutesOf<'categories'> = {
  createCategory: notBuilt,
  getCategory: notBuilt,
  updateCategory: notBuilt,
  deleteCategory: notBuilt,
  moveCategory: notBuilt,
  queryCategoriesV2: notBuilt,
  countCategories: notBuilt,
}
