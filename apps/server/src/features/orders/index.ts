/** Orders: purchases of plans, and the clock that starts, renews and ends them. */
export { ordersJobs } from './jobs.ts'
export type { BenefitCycle, BenefitOrder, PaymentFailedEmail } from './ports.ts'
export { ordersRoutes } from './routes.ts'
export { exportOrders } from './steps/export-orders.ts'
export { followOrderCharge, isChargeOfOwnOrder } from './steps/follow-charge.ts'
export { findOrderContact, startWithCard } from './steps/start-with-card.ts'
export { hasLivingOrder } from './store/orders.ts'
