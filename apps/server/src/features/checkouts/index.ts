/** Carts and checkouts of bookings and plans, and what was ordered with them. */
export { checkoutsJobs } from './jobs.ts'
export { checkoutsRoutes } from './routes.ts'
export { checkoutPage } from './rules/checkout-page.ts'
export { adoptBaskets } from './steps/adopt-baskets.ts'
export { followBookingPayment, followCheckoutCharge, followCheckoutPlan } from './steps/approve-order.ts'
export { findBookedOrders } from './steps/find-booked-orders.ts'
export { hasCheckout } from './steps/show-checkout.ts'
export { moveCheckoutOrders } from './store/orders.ts'
