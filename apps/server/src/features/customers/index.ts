export { customersRoutes } from './routes.ts'
