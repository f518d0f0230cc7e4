/** Rate limits per visitor, account or network, counted in the database. */

export { limitsJobs } from './jobs.ts'
export { emailKey } from './rules/email-key.ts'
export { toNetwork, toWiderNetwork } from './rules/network.ts'
export { phoneKey } from './rules/phone-key.ts'
export { countAttempt } from './steps/count-attempt.ts'
export { countBooking, countSubmission, type Recipient } from './steps/count-customer.ts'
export { maySendEmail } from './steps/may-send.ts'
