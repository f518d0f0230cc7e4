/** Rate limits per visitor, account or network, counted in the database. */

export { limitsJobs } from './jobs.ts'
export { countBooking, countSubmission } from './operations/count-customer.ts'
export { maySendEmail } from './operations/may-send.ts'
export { takeAttempt } from './operations/take-attempt.ts'
export { emailKey } from './rules/email-key.ts'
export { networkOf, widerNetworkOf } from './rules/network.ts'
export { phoneKey } from './rules/phone-key.ts'
