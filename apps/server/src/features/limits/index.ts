/** Rate limits: how often a visitor, an account or a network may do something. Their counters are kept in the database. */

export { limitsJobs } from './jobs.ts'
export { countBooking, countSubmission } from './operations/count-customer.ts'
export { maySendEmail } from './operations/may-send.ts'
export { takeAttempt } from './operations/take-attempt.ts'
export { networkOf } from './rules/network.ts'
