/** Privacy: erases people on request, wherever something about them is stored. */
export { privacyRoutes } from './routes.ts'
