/** Carts and checkouts of bookings and plans, and what was ordered with them. */
export { checkoutsJobs } from './jobs.ts'
export { checkoutsRoutes } from './routes.ts'
export { adoptBaskets } from './steps/adopt-baskets.ts'
