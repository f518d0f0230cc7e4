/** Categories of services. */
export { categoriesJobs } from './jobs.ts'
export { addCategory } from './operations/add-category.ts'
export { categoriesRoutes } from './routes.ts'
export { categoryExists } from './store.ts'
