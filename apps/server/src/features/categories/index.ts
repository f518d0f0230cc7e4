/** Categories: the headings services stand under. */
export { createCategory } from './operations/insert-category.ts'
export { categoriesRoutes } from './routes.ts'
export { categoryExists } from './store.ts'
