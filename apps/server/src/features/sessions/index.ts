export { sessionsRoutes } from './routes.ts'
