/** Messages to customers and to the business: written from events, kept in the outbox, sent by the operator's server. */

export { notificationsJobs, notificationsSubscribers, notificationsTasks } from './jobs.ts'
export { notificationsRoutes } from './routes.ts'
export { exportMessages } from './steps/collect-personal-data.ts'
export { listOutbox, type OutboxMessage } from './steps/list-outbox.ts'
export { sendAccountDeleted } from './steps/write-farewell.ts'
export { sendInvitation } from './steps/write-invitation.ts'
export {
  hasMessageFailed,
  sendPasswordLink,
  sendSignInCode,
  sendSignInMethodChange,
  sendStaffPasswordLink,
  signInCodeText,
} from './steps/write-sign-in-emails.ts'
