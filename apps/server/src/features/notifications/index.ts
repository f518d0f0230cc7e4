/** Messages to customers and to the business: written from events, kept in the outbox, sent by the operator's server. */

export { notificationsJobs, notificationsSubscribers, notificationsTasks } from './jobs.ts'
export { exportMessages } from './operations/kept-about.ts'
export { listOutbox, type OutboxMessage } from './operations/list-outbox.ts'
export { sendAccountDeleted } from './operations/write-farewell.ts'
export { sendInvitation } from './operations/write-invitation.ts'
export {
  hasMessageFailed,
  sendPasswordLink,
  sendSignInCode,
  sendSignInMethodChange,
  sendStaffPasswordLink,
  signInCodeText,
} from './operations/write-sign-in-letters.ts'
export { notificationsRoutes } from './routes.ts'
