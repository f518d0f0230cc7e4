export { policiesRoutes } from './routes.ts'
