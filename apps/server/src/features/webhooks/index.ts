/** Webhooks: events of the business are delivered to receivers, signed and in order. Decision 0126. */

export { webhooksJobs } from './jobs.ts'
export type { WebhookPausedEmail, WebhooksPorts } from './ports.ts'
export { webhooksRoutes } from './routes.ts'
export { deliverDueWebhooks, startWebhookDelivery } from './steps/delivery-runner.ts'
export { webhooksFanOut } from './steps/fan-out.ts'
export { listWebhooksMadeBy, removeWebhooksMadeBy } from './steps/remove-webhook.ts'
