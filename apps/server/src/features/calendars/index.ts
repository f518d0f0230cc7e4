/** The calendar of those who work here: what stands on it, and that it changed. Owns no table; reads through the other features. */
export { calendarsRoutes } from './routes.ts'
