/**
 * Messages to customers and the business: written from events, stored in an outbox, sent through the operator's mail
 * server.
 */

export { notificationsJobs, notificationsSubscribers, notificationsTasks } from './jobs.ts'
export { notificationsRoutes } from './routes.ts'
export { exportMessages } from './steps/collect-personal-data.ts'
export { listOutbox, type OutboxMessage } from './steps/list-outbox.ts'
export { moveBookingMessages } from './steps/move-booking-messages.ts'
export { sendsEmail } from './steps/open-mail.ts'
export { resendAsOperator } from './steps/resend-messages.ts'
export { sendCardRemoved } from './steps/write-card-removed.ts'
export { sendAccountDeleted, sendErased } from './steps/write-farewell.ts'
export { sendFeeFailed } from './steps/write-fee-failed.ts'
export { sendInvitation } from './steps/write-invitation.ts'
export { sendOrderNotice } from './steps/write-order-notice.ts'
export { sendPaymentFailed } from './steps/write-payment-failed.ts'
export { sendReceipt } from './steps/write-receipt.ts'
export {
  hasMessageFailed,
  sendPasswordLink,
  sendSignInCode,
  sendSignInMethodChange,
  sendStaffPasswordLink,
  signInCodeText,
} from './steps/write-sign-in-emails.ts'
export { sendWebhookPaused } from './steps/write-webhook-paused.ts'
