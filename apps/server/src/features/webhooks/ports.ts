import type { Tx } from '../../db/database.ts'

/** A webhook that was paused because nothing could be delivered. */
export type WebhookPausedEmail = {
  siteId: string
  name: string
  url: string
  /** First failed attempt since the last success, in epoch milliseconds. */
  failingSince: number
}

/** What webhooks need from features that depend on them. */
export interface WebhooksPorts<Context> {
  /** Writes the email about a webhook that was paused automatically to the outbox, one for each owner. */
  sendWebhookPaused(context: Context, tx: Tx, email: WebhookPausedEmail): Promise<void>
}
