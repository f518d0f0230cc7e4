export { calendarsRoutes } from './routes.ts'
