import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { listOwnerAddresses } from '../../users/index.ts'
import type { WebhookPausedEmail } from '../../webhooks/index.ts'
import { webhookPausedEmail } from '../view/webhook-email.ts'
import { postEmail, voiceFor } from './write-sign-in-emails.ts'

/** Writes the email about a webhook that was paused automatically to the outbox, one for each owner. */
export async function sendWebhookPaused(
  context: Context,
  tx: Tx,
  { siteId, ...facts }: WebhookPausedEmail,
): Promise<void> {
  const { business, voice } = await voiceFor(tx, siteId, undefined)
  const content = webhookPausedEmail(voice, { business, ...facts })
  for (const email of await listOwnerAddresses(tx, siteId)) {
    await postEmail(context, tx, { siteId, email, name: '', kind: 'webhook-paused', content })
  }
}
