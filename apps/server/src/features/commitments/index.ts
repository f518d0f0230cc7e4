/** What relies on a person, room, location or hours that change, and what becomes of it. */

export { commitmentsRoutes } from './routes.ts'
export { requireNoCommitments } from './steps/require-none.ts'
