/** Messages to customers and to the business: written from events, kept in the outbox, sent by the operator's server. */

export { notificationsJobs, notificationsSubscribers, notificationsTasks } from './jobs.ts'
export { lettersKeptAbout } from './operations/kept-about.ts'
export { listOutbox, type OutboxMessage } from './operations/list-outbox.ts'
export { writeFarewell } from './operations/write-farewell.ts'
export { writeInvitation } from './operations/write-invitation.ts'
export { signInLetters, writeStaffPasswordLink } from './operations/write-sign-in-letters.ts'
export { notificationsRoutes } from './routes.ts'
