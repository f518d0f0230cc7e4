/** Rate limits: how often a visitor, an account or a network may do something. Their counters are kept in the database. */

export { limitsJobs } from './jobs.ts'
export { countBooking, countSubmission } from './operations/count-customer.ts'
export { maySendEmail } from './operations/may-send.ts'
export { takeAttempt } from './operations/take-attempt.ts'
export { emailKey } from './rules/email-key.ts'
export { networkOf, widerNetworkOf } from './rules/network.ts'
export { phoneKey } from './rules/phone-key.ts'
