export { categoriesRoutes } from './routes.ts'
