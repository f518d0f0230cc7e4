/** Rate limits per visitor, account or network, counted in the database. */

export { limitsJobs } from './jobs.ts'
export { countBooking, countSubmission } from './operations/count-customer.ts'
export { maySendEmail } from './operations/may-send.ts'
export { countAttempt } from './operations/take-attempt.ts'
export { emailKey } from './rules/email-key.ts'
export { toNetwork, toWiderNetwork } from './rules/network.ts'
export { phoneKey } from './rules/phone-key.ts'
