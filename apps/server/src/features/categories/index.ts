/** Categories of services. */
export { categoriesJobs } from './jobs.ts'
export { categoriesRoutes } from './routes.ts'
export { addCategory } from './steps/add-category.ts'
export { categoryExists } from './store.ts'
